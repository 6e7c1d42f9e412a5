import { cpSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";

const left = new Set(["node_modules", ".git", "build", ".react-router", "data", "test-results"]);

export function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), "owner-copy-"));
  cpSync(".", root, { recursive: true, filter: (path) => !left.has(basename(path)) });
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  return root;
}
