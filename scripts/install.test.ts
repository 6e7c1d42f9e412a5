import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

type Locked = {
  version: string;
  integrity?: string;
  os?: string | string[];
  cpu?: string | string[];
  libc?: string | string[];
  hasInstallScript?: boolean;
};

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));

/** What npm installs on Linux with glibc, on either processor. */
function installed(folder: string): [string, Locked][] {
  const { packages }: { packages: Record<string, Locked> } = readJson(join(folder, "package-lock.json"));
  const fits = (allowed: string | string[] = [], ...names: string[]) =>
    allowed.length === 0 || names.some((name) => [allowed].flat().includes(name));
  return Object.entries(packages).filter(
    ([path, { os, cpu, libc }]) =>
      path !== "" && fits(os, "linux") && fits(cpu, "x64", "arm64") && fits(libc, "glibc"),
  );
}

const nameOf = (path: string) => path.replace(/^.*node_modules\//, "");

describe.each([".", "bench", "artwork"])("what npm installs in %s", (folder) => {
  test("is in the lockfile with its hash", () => {
    const entries = installed(folder);
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"))).toEqual([]);
  });

  test("runs the listed install scripts and no others", () => {
    const scripts = installed(folder).filter(([, { hasInstallScript }]) => hasInstallScript);
    const { allowScripts = {} } = readJson(join(folder, "package.json"));
    expect(scripts.map(([path]) => nameOf(path)).sort()).toEqual(Object.keys(allowScripts).sort());
    expect(readFileSync(join(folder, ".npmrc"), "utf8")).toMatch(/^strict-allow-scripts=true$/m);
  });

  test("has an exact version", () => {
    const { dependencies, devDependencies, optionalDependencies } = readJson(join(folder, "package.json"));
    const versions = Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))).toEqual([]);
  });
});

test("the Node that runs this is the one in the lockfile", () => {
  const runtimes = installed(".").filter(([path]) => /^node-linux-/.test(nameOf(path)));
  expect(runtimes.map(([, { version }]) => version)).toEqual([process.versions.node, process.versions.node]);
});
