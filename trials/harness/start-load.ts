import { fork } from "node:child_process";
import { once } from "node:events";
import type { Lab } from "./lab.ts";
import type { Load, LoadReport } from "./load-client.ts";

/** Starts the load client; it is under way when this returns, and `report` waits for its end. */
export async function startLoad(lab: Lab, load: Load) {
  const child = fork(new URL("load-client.ts", import.meta.url));
  lab.atEnd(() => child.kill("SIGKILL"));
  child.send(load);
  await once(child, "message");
  return { report: once(child, "message").then(([report]): LoadReport => report) };
}
