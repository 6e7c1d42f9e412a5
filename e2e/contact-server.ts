import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { freePort } from "#scripts/free-port.ts";
import { test as visitorTest } from "./visitor.ts";

/** The other end of the contact form: a server of its own, and the mailbox that its mails arrive in. */
export type Company = { url: string; mails: string[]; stop(): Promise<void> };

type Environment = Record<string, string>;

async function startCompany(environment: (url: string) => Environment = () => ({})): Promise<Company> {
  const mails: string[] = [];
  const mailbox = await startMailbox(mails);
  const folder = mkdtempSync(join(tmpdir(), "midspan-company-"));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ["server/main.ts"], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      SITE_URL: url,
      DATA_DIR: folder,
      LOG_LEVEL: "warn",
      SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
      // Tests come from one address; each says who it is, so that no test uses up another's limit.
      TRUSTED_PROXIES: "127.0.0.1,::1",
      ...environment(url),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await listening(server);
  return {
    url,
    mails,
    async stop() {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGTERM");
      await ended;
      await mailbox.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Journeys that write to a company with this environment. */
export function writingTo(environment?: (url: string) => Environment) {
  return visitorTest.extend<object, { company: Company }>({
    company: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names in this pattern.
      async ({}, use) => {
        const company = await startCompany(environment);
        await use(company);
        await company.stop();
      },
      { scope: "worker" },
    ],
    baseURL: ({ company }, use) => use(company.url),
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    extraHTTPHeaders: ({}, use) =>
      use({ "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` }),
  });
}

async function startMailbox(mails: string[]) {
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk) => chunks.push(chunk));
      stream.on("end", () => {
        mails.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return { port, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

function listening(server: ChildProcess) {
  return new Promise<void>((resolve, reject) => {
    server.stdout?.on("data", (chunk) => String(chunk).includes("files at") && resolve());
    server.once("exit", () => reject(new Error("The server did not start")));
  });
}

/** A stand-in of the provider's script and of its siteverify call. */
export async function startProvider() {
  const asked: Record<string, string>[] = [];
  const script = `window.turnstile = {
    render(slot, options) {
      slot.dataset.sitekey = options.sitekey;
      const button = slot.appendChild(document.createElement("button"));
      button.type = "button";
      button.textContent = "Stand-in widget";
      button.onclick = () => options.callback("token-" + Math.random());
      this.options = options;
      return "widget";
    },
    reset() {},
    remove() {},
  };`;
  const server = createServer(async (request, response) => {
    if (request.method === "GET") return response.setHeader("Content-Type", "text/javascript").end(script);
    const question = JSON.parse(Buffer.concat(await request.toArray()).toString());
    asked.push(question);
    return response.end(JSON.stringify({ success: true, hostname: "localhost", action: "contact" }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { asked, url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
