import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createDataFolder, errorCode } from "../../store/data-folder.ts";

/** Reads the secret that signs challenges from the data folder, or creates it. */
export function loadOrCreateSecret(folder: string) {
  const file = join(folder, "challenge-secret");
  createDataFolder(folder);
  return read(file) ?? create(file);
}

/** Two processes may start at the same time: the first to link its file wins, the other reads it. */
function create(file: string) {
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, randomBytes(32).toString("hex"), { mode: 0o600 });
  try {
    linkSync(temporary, file);
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  } finally {
    rmSync(temporary);
  }
  return readFileSync(file, "utf8").trim();
}

function read(file: string) {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}
