import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#scripts/free-port.ts";
import { type Clock, clockVariable } from "./clock.ts";
import type { Figures, Question } from "./monitor.ts";
import { secret } from "./tokens.ts";

export type SiteOptions = {
  env?: Record<string, string>;
  port?: number;
  clock?: Omit<Clock, "since">;
  /** Whether the server tells of its event loop and its memory. */
  watched?: boolean;
};

/** Empty values keep whatever an `.env` of this folder says out of the trial. */
const nothingElse = Object.fromEntries(
  [
    "SITE_URL DATABASE_URL CONTACT_TO SMTP_URL TURNSTILE_SITE_KEY TURNSTILE_SECRET TURNSTILE_VERIFY_URL",
    "TURNSTILE_SCRIPT_URL TRUSTED_PROXIES MESSAGES_PER_MINUTE",
  ].flatMap((names) => names.split(" ").map((name) => [name, ""])),
);

/** Most trials are not about limits: each post comes from a client of its own, behind a proxy that we are. */
const unlimited = { TRUSTED_PROXIES: "127.0.0.1", MESSAGES_PER_MINUTE: "9999999" };

export type SiteServer = Awaited<ReturnType<typeof startSite>>;

/** The real server process, on the real build, as `npm start` runs it. */
export async function startSite(folder: string, options: SiteOptions = {}) {
  const { port = await freePort(), clock } = options;
  const preload = (name: string) => ["--import", new URL(name, import.meta.url).href];
  const child = spawn(
    process.execPath,
    [
      ...(clock ? preload("clock.ts") : []),
      ...(options.watched ? ["--expose-gc", ...preload("monitor.ts")] : []),
      "server/main.ts",
    ],
    {
      stdio: ["ignore", "pipe", "pipe", ...(options.watched ? ["ipc" as const] : [])],
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: join(tmpdir(), "midspan-compiled"),
        ...nothingElse,
        PORT: String(port),
        HOST: "127.0.0.1",
        DATA_DIR: join(folder, "data"),
        CHALLENGE_SECRET: secret,
        MAIL_FROM: "website@midspan.example",
        LOG_LEVEL: "warn",
        ...unlimited,
        ...(clock && { [clockVariable]: JSON.stringify({ since: Date.now(), ...clock }) }),
        ...options.env,
      },
    },
  );
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const output = collect(child);
  return {
    port,
    ended,
    output,
    pid: child.pid ?? 0,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async stop(signal: "SIGTERM" | "SIGKILL" = "SIGTERM") {
      child.kill(signal);
      return ended;
    },
    async ask(question: Question): Promise<Figures> {
      const answer = once(child, "message");
      child.send(question);
      return (await answer)[0];
    },
    tell: (question: Question) => void child.send(question),
    /** Until it listens. */
    async up() {
      const listening = () => output().includes("files at");
      while (!listening()) {
        const news = await Promise.race([once(child.stdout ?? child, "data"), ended]);
        if (!Array.isArray(news)) throw new Error(`The server did not start: ${output()}`);
      }
    },
  };
}

function collect({ stdout, stderr }: ChildProcess) {
  let output = "";
  for (const stream of [stdout, stderr]) stream?.setEncoding("utf8").on("data", (text) => (output += text));
  return () => output;
}
