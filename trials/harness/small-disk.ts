import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { Lab } from "./lab.ts";

/** A folder on a disk that can be filled up and emptied again. */
export type SmallDisk = { folder: string; fill(pid: number): void; empty(pid: number): void };

/**
 * A disk of a few megabytes in memory where this user may mount one. Otherwise the server is forbidden to make its
 * files any larger, which fails at the same place. Undefined where neither can be had.
 */
export function smallDisk(lab: Lab): SmallDisk | undefined {
  const folder = lab.folder();
  if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=8m", "tmpfs", folder]).status === 0) {
    lab.atEnd(() => spawnSync("umount", [folder]));
    const filler = join(folder, "filler");
    return { folder, fill: () => fillWith(filler), empty: () => rmSync(filler) };
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

function fillWith(file: string) {
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
