import { randomInt } from "node:crypto";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { sendsVitals } from "#content/vitals.ts";
import { freePort } from "#server/testing/free-port.ts";
import { startServer } from "#server/testing/start-server.ts";
import { test as visitorTest } from "./visitor.ts";

/** A server for the contact form, and the mailbox that its mails are delivered to. */
export type ContactServer = { url: string; mails: string[]; stop(): Promise<void> };

type Environment = Record<string, string>;

export async function startContactServer(
  environment: Environment,
  usedPort?: number,
): Promise<ContactServer> {
  const mails: string[] = [];
  const mailbox = await startMailbox(mails);
  const port = usedPort ?? (await freePort());
  const url = `http://localhost:${port}`;
  const server = await startServer({
    port,
    env: {
      SITE_URL: url,
      LOG_LEVEL: "warn",
      VITALS: String(sendsVitals),
      SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
      // All tests come from one address. Each names another client, so that none uses up another's rate limit.
      TRUSTED_PROXIES: "127.0.0.1,::1",
      ...environment,
    },
  });
  return {
    url,
    mails,
    async stop() {
      await server.stop();
      await mailbox.close();
    },
  };
}

/** Tests that send messages to a server of their own, with this environment. */
export function testWithServer(environment: Environment = {}) {
  return visitorTest.extend<object, { contactServer: ContactServer }>({
    contactServer: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names in this pattern.
      async ({}, use) => {
        const contactServer = await startContactServer(environment);
        await use(contactServer);
        await contactServer.stop();
      },
      { scope: "worker" },
    ],
    baseURL: ({ contactServer }, use) => use(contactServer.url),
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
