import { challengeTokenHeader, contactPath, idempotencyKeyHeader } from "#contract/api.ts";

/** Longer than the server ever takes, so that a timeout means that the network is down. */
const timeoutMs = 30_000;

/** Only the status counts, as specified. There is no automatic retry: the visitor decides. */
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
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok;
  } catch {
    return false;
  }
}
