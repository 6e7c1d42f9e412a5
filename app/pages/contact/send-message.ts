import { formEndpoint } from "#content/site.ts";
import { challengeTokenHeader, contactPath, idempotencyKeyHeader } from "#contract/api.ts";
import { NoServerError, rejectStaticHost } from "./check/api-response.ts";

/** Longer than the server ever takes, so that a timeout means that the network is down. */
const timeoutMs = 30_000;

/** Only the status of the server counts, as specified. There is no automatic retry: the visitor decides. */
export async function sendMessage(
  body: string,
  key: string,
  token: string,
): Promise<"sent" | "failed" | "no-server"> {
  try {
    const response = await fetch(formEndpoint + contactPath, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        [idempotencyKeyHeader]: key,
        [challengeTokenHeader]: token,
      },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    rejectStaticHost(response);
    return response.ok ? "sent" : "failed";
  } catch (error) {
    return error instanceof NoServerError ? "no-server" : "failed";
  }
}
