import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const port = Number(process.env.E2E_PORT ?? "3100") + 9;

const copied = [
  ..."app content contract delivery editor public scripts".split(" "),
  ..."cspell.json package.json react-router.config.ts tsconfig.json vite.config.ts".split(" "),
];

export type EditorCopy = { url: string; folder: string; stop(): void };

/** A copy of the project in which the editor may write, with `npm run edit` running in it. */
export async function startEditor(): Promise<EditorCopy> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "editor-")));
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true });
  // Packages are shared, but not what Vite keeps beside them.
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync("node_modules").filter((name) => name === ".bin" || !name.startsWith(".")))
    symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name));
  const server = spawn("npm", ["run", "edit", "--", "--port", String(port)], {
    cwd: folder,
    env: { ...process.env, BROWSER: "none", NO_COLOR: "1", FORCE_COLOR: undefined },
    // A group of its own, because npm starts further processes.
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = () => {
    if (server.pid) process.kill(-server.pid);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  return { url: await addressOf(server), folder, stop };
}

function addressOf({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolveAddress, reject) => {
    let output = "";
    stdout?.setEncoding("utf8");
    stdout?.on("data", (text: string) => {
      output += text;
      const address = /Local:\s+(http:\/\/[^/\s]+)/.exec(output)?.[1];
      if (address) resolveAddress(address);
    });
    stdout?.on("end", () => reject(new Error(`npm run edit has ended:\n${output}`)));
  });
}
