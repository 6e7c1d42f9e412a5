import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { parse } from "yaml";
import { generatedEntries } from "./generated-entries.ts";

/** What a build does not read. */
const leftOut = [".env", ".git", "artwork", "bench", "build", "data", "e2e", "node_modules", "trials"];

const buildTimeout = 15 * 60_000;

export type MultipliedProject = { folder: string; buildSeconds: number; remove: () => void };

/** A temporary copy of the project with `factor` times the projects and case studies, built. */
export async function buildMultiplied(factor: number): Promise<MultipliedProject> {
  const folder = mkdtempSync(join(tmpdir(), `midspan-growth-${factor}-`));
  for (const name of readdirSync("."))
    if (!leftOut.includes(name)) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  for (const collection of ["projects", "case-studies"]) multiply(folder, collection, factor);

  const start = performance.now();
  try {
    await build(folder);
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  const buildSeconds = (performance.now() - start) / 1_000;
  return { folder, buildSeconds, remove: () => rmSync(folder, { recursive: true }) };
}

/** JSON is YAML too. */
function multiply(folder: string, collection: string, factor: number) {
  const place = join(folder, "content", collection);
  const files = readdirSync(place).filter((name) => name.endsWith(".yaml"));
  const entries = files.map((name) => ({
    id: basename(name, ".yaml"),
    ...parse(readFileSync(join(place, name), "utf8")),
  }));
  for (const { id, ...entry } of generatedEntries(entries, factor))
    writeFileSync(join(place, `${id}.yaml`), JSON.stringify(entry));
}

/** In a process group of its own, so that a timeout also ends the processes that the build started. */
function build(folder: string) {
  const child = spawn("npm", ["run", "build"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output = (output + chunk).slice(-4_000);
    });
  const killGroup = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid);
  };
  process.once("exit", killGroup);
  const timer = setTimeout(killGroup, buildTimeout);
  return new Promise<void>((done, fail) => {
    child.on("error", fail);
    child.on("exit", (code) => {
      clearTimeout(timer);
      process.off("exit", killGroup);
      if (code === 0) done();
      else fail(new Error(`The build failed or took too long:\n${output}`));
    });
  });
}
