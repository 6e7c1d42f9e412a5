import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { codeOf, makeDataFolder } from "../../store/data-folder.ts";

/** Reads the secret that signs challenges from the data folder, and makes one when there is none yet. */
export function keptSecret(folder: string) {
  const file = join(folder, "challenge-secret");
  makeDataFolder(folder);
  return read(file) ?? make(file);
}

/** Two processes may start together: the first to link its file wins, the other reads that one. */
function make(file: string) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString("hex"), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, "utf8").trim();
}

function read(file: string) {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}
