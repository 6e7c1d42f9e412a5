/** Installs the packages of a folder where they are missing or older than its lockfile: `install-package.ts bench`. */
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

const [folder = ""] = process.argv.slice(2);
// npm writes this file last, so an install that broke off is seen.
const installed = join(folder, "node_modules/.package-lock.json");
const lockfile = join(folder, "package-lock.json");

if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lockfile).mtimeMs) {
  console.log(`Installing the packages of ${folder}/`);
  process.exitCode = spawnSync("npm", ["ci"], { cwd: folder, stdio: "inherit" }).status ?? 1;
}
