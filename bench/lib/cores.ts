import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";

const cores = availableParallelism();
const canPin = cores > 1 && spawnSync("taskset", ["-V"]).status === 0;

/** Before the command of a server: it has one core, and the load generator has the others. */
export const onServerCore = canPin ? ["taskset", "-c", "0"] : [];
export const onOtherCores = canPin ? ["taskset", "-c", `1-${cores - 1}`] : [];
