import type { Log } from "../log.ts";
import { reasonFor } from "./reason.ts";
import { StoreError } from "./store.ts";

/** After this long without a failure the next one is news. */
const quietTime = 60_000;

/** One line for each reason, however many requests fail. */
export function createOutageLog(log: Log, text: string) {
  let last = { reason: "", at: Number.NEGATIVE_INFINITY };
  return (error: unknown) => {
    const reason = reasonFor(error);
    const at = performance.now();
    const fields = error instanceof StoreError ? { reason } : { reason, err: error };
    if (reason !== last.reason || at - last.at > quietTime) log.error(fields, text);
    last = { reason, at };
  };
}
