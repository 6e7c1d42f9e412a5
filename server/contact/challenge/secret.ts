import { randomBytes, randomUUID } from "node:crypto";
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { createDataFolder, errorCode } from "../../store/data-folder.ts";
import { StoreError } from "../../store/store.ts";

export const minSecretLength = 32;

/** The first one signs. The others are accepted while one replaces another. */
export type Secrets = readonly [string, ...string[]];

export function loadOrCreateSecrets(folder: string): Secrets {
  const file = join(folder, "challenge-secret");
  createDataFolder(folder);
  try {
    return parse(file, read(file) ?? create(file));
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError(`${file} cannot be used (${errorCode(error)})`);
  }
}

function parse(file: string, text: string): Secrets {
  const [first = "", ...others] = text.trim().split(/\s*\n\s*/);
  if ([first, ...others].some((secret) => secret.length < minSecretLength))
    throw new StoreError(
      `${file} needs ${minSecretLength} characters or more on each line: delete it and start again to get a new one`,
    );
  return [first, ...others];
}

/** Complete also after a power cut. Of two processes, maybe with one id in two containers, the first wins. */
function create(file: string) {
  const temporary = `${file}.${randomUUID()}`;
  try {
    writeDurably(temporary, randomBytes(32).toString("hex"));
    linkSync(temporary, file);
    syncFolder(dirname(file));
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
  return readFileSync(file, "utf8");
}

function writeDurably(file: string, text: string) {
  const descriptor = openSync(file, "wx", 0o600);
  try {
    writeSync(descriptor, `${text}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function syncFolder(folder: string) {
  const descriptor = openSync(folder, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}

function read(file: string) {
  try {
    const text = readFileSync(file, "utf8");
    chmodSync(file, 0o600);
    return text;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}
