/**
 * Runs after an install, on whatever Node the machine has. Where npm leaves out a package for another system, it also
 * removes the link to that package's command, and all of ours are called `node`: so the link is made here. The C++ headers
 * and the history beside the binary are 68 MB that nothing uses.
 */
import { chmodSync, readdirSync, rmSync, symlinkSync } from "node:fs";

const runtime = readdirSync("node_modules").find((name) => /^node-(bin-)?(darwin|linux)-/.test(name));

if (runtime) {
  for (const part of ["CHANGELOG.md", "include", "share"])
    rmSync(`node_modules/${runtime}/${part}`, { recursive: true, force: true });
  chmodSync(`node_modules/${runtime}/bin/node`, 0o755);
  rmSync("node_modules/.bin/node", { force: true });
  symlinkSync(`../${runtime}/bin/node`, "node_modules/.bin/node");
}
