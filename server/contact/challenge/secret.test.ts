import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterEach, beforeEach, expect, test } from "vitest";
import { StoreError } from "../../store/store.ts";
import { loadOrCreateSecrets } from "./secret.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "midspan-secret-"));
  file = join(folder, "challenge-secret");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("creates a private file with one secret, and reads it from then on", () => {
  const secrets = loadOrCreateSecrets(folder);
  expect(secrets).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(["challenge-secret"]);
  expect(loadOrCreateSecrets(folder)).toEqual(secrets);
});

test.each(["", "\n", "short", `${"x".repeat(64)}\nshort`])("%j is not a secret", (text) => {
  writeFileSync(file, text);
  expect(() => loadOrCreateSecrets(folder)).toThrow(StoreError);
  expect(() => loadOrCreateSecrets(folder)).toThrow(
    /challenge-secret needs 32 characters or more on each line/,
  );
  expect(readFileSync(file, "utf8")).toBe(text);
});

test("a file that cannot be read is an error in one line", () => {
  mkdirSync(file);
  expect(() => loadOrCreateSecrets(folder)).toThrow(/challenge-secret cannot be used \(EISDIR\)$/);
});

test("the first line signs, and the others are accepted", () => {
  writeFileSync(file, `${"n".repeat(32)}\n${"o".repeat(32)}\n`);
  expect(loadOrCreateSecrets(folder)).toEqual(["n".repeat(32), "o".repeat(32)]);
});

test("files and folders that others could read become private", () => {
  writeFileSync(file, "x".repeat(32));
  chmodSync(file, 0o644);
  chmodSync(folder, 0o755);
  loadOrCreateSecrets(folder);
  expect([statSync(file).mode & 0o777, statSync(folder).mode & 0o777]).toEqual([0o600, 0o700]);
});

test("a folder of many users is refused and keeps its mode", () => {
  chmodSync(folder, 0o1777);
  expect(() => loadOrCreateSecrets(folder)).toThrow(/is shared with other users/);
  expect(statSync(folder).mode & 0o7777).toBe(0o1777);
});

test("starts at the same time agree on one secret", async () => {
  const code = `import("${import.meta.resolve("./secret.ts")}").then(({ loadOrCreateSecrets }) =>
    require("node:worker_threads").parentPort.postMessage(loadOrCreateSecrets(${JSON.stringify(folder)})[0]))`;
  const secrets = await Promise.all(
    Array.from({ length: 8 }, () => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      new Worker(code, { eval: true }).once("message", resolve).once("error", reject);
      return promise;
    }),
  );
  expect(new Set(secrets).size).toBe(1);
  expect(readdirSync(folder)).toEqual(["challenge-secret"]);
});
