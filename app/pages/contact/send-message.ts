import { challengeTokenHeader, contactPath, idempotencyKeyHeader } from "#contract/api.ts";

/** Longer than the server takes in any case, so that giving up means that the network is gone. */
const patience = 30_000;

/** Only the status counts, as specified. Nothing is tried again by itself: that is for the visitor to decide. */
export async function sendMessage(body: string, key: string, token: string): Promise<boolean> {
  try {
    const response = await fetch(contactPath, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        [idempotencyKeyHeader]: key,
        [challengeTokenHeader]: token,
      },
      body,
      signal: AbortSignal.timeout(patience),
    });
    return response.ok;
  } catch {
    return false;
  }
}
