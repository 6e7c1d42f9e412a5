import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readdirSync, rmSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { opened } from "../store/open.ts";
import { createSqlite } from "../store/sqlite.ts";
import { aMessage, passing, post, testApp } from "../testing/test-app.ts";

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "midspan-damaged-"));
  const store = await opened(createSqlite(folder, "server"));
  const app = testApp(store, { challenges: passing });
  for (let count = 0; count < 50; count += 1)
    await post(app, { body: aMessage({ text: "x".repeat(4_000) }) });
  await store.close();
  overwriteEnd(join(folder, "midspan.sqlite"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function overwriteEnd(file: string) {
  const { size } = statSync(file);
  const handle = openSync(file, "r+");
  writeSync(handle, Buffer.alloc(size / 2, 0xff), 0, size / 2, size / 2);
  closeSync(handle);
}

function run(...command: string[]) {
  const program = resolve(import.meta.dirname, "../inbox/main.ts");
  const env = { PATH: process.env.PATH, DATA_DIR: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...command], { env, cwd: folder });
  return { status, stdout: stdout.toString(), stderr: stderr.toString() };
}

test("a store that fails is told in one line", () => {
  expect(run("list")).toEqual({
    status: 1,
    stdout: "",
    stderr: "The store cannot be used: database disk image is malformed\n",
  });
});

test("a backup that fails is told in one line and leaves no file", () => {
  const copy = join(folder, "copy.sqlite");
  const failed = {
    status: 1,
    stdout: "",
    stderr: `${copy} was not written: database disk image is malformed\n`,
  };
  expect(run("backup", copy)).toEqual(failed);
  expect(run("backup", copy)).toEqual(failed);
  expect(readdirSync(folder)).not.toContain("copy.sqlite");
});
