import { spawnSync } from "node:child_process";
import type { TrialStore } from "./stores.ts";

/** The operator's command, beside a running server. */
export function inbox({ env }: TrialStore, ...parameters: string[]) {
  return spawnSync(process.execPath, ["server/inbox/main.ts", ...parameters], {
    env: { PATH: process.env.PATH, ...env },
    encoding: "utf8",
  });
}
