import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { TrialContext } from "./trial.ts";

/** A folder on a file system that can be filled and emptied. */
export type SmallDisk = { folder: string; fill(pid: number): void; empty(pid: number): void };

/**
 * A tmpfs of a few megabytes if this user may mount one. Otherwise `prlimit` keeps the server's files from growing, which
 * fails in the same way. Undefined if neither works.
 */
export function smallDisk(context: TrialContext): SmallDisk | undefined {
  const folder = context.temporaryFolder();
  if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=8m", "tmpfs", folder]).status === 0) {
    context.onCleanup(() => spawnSync("umount", [folder]));
    const filler = join(folder, "filler");
    return { folder, fill: () => fillDisk(filler), empty: () => rmSync(filler) };
  }
  const limit = (pid: number, size: string) =>
    spawnSync("prlimit", ["--pid", String(pid), `--fsize=${size}:unlimited`]).status === 0;
  if (!limit(process.pid, "unlimited")) return undefined;
  const log = join(folder, "data", "midspan.sqlite-wal");
  return {
    folder,
    fill: (pid) => void limit(pid, String(statSync(log).size)),
    empty: (pid) => void limit(pid, "unlimited"),
  };
}

function fillDisk(file: string) {
  const handle = openSync(file, "w");
  try {
    for (let size = 64 * 1024; size >= 1; ) {
      try {
        writeSync(handle, Buffer.alloc(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  } finally {
    closeSync(handle);
  }
}
