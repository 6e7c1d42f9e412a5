import { fork } from "node:child_process";
import { once } from "node:events";
import type { Load, LoadReport } from "./load-client.ts";
import type { TrialContext } from "./trial.ts";

/** Starts the load client. `report` resolves at its end. */
export async function startLoad(context: TrialContext, load: Load) {
  const child = fork(new URL("load-client.ts", import.meta.url));
  context.onCleanup(() => child.kill("SIGKILL"));
  child.send(load);
  await once(child, "message");
  return { report: once(child, "message").then(([report]): LoadReport => report) };
}
