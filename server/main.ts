import { setImmediate as aTurn, setTimeout as aWhile } from "node:timers/promises";
import { createApp } from "./app.ts";
import { ConfigError, parseConfig, readEnvironment } from "./config.ts";
import { createProofOfWork } from "./contact/challenge/pow.ts";
import { keptSecret } from "./contact/challenge/secret.ts";
import { createTurnstile } from "./contact/challenge/turnstile.ts";
import { createInbox } from "./contact/inbox.ts";
import { createRateLimit } from "./contact/rate-limit.ts";
import { createHealth } from "./health.ts";
import { loggerOptions } from "./log.ts";
import { createMailQueue } from "./outbox/mail-queue.ts";
import { createMailer } from "./outbox/mailer.ts";
import { startOutbox } from "./outbox/outbox.ts";
import { shutDoor } from "./shut-door.ts";
import { BuildError, readSite } from "./site/read-site.ts";
import { openStore } from "./store/open.ts";
import { startRetention } from "./store/retention.ts";
import { StoreError } from "./store/store.ts";

/** While stopping, answers close their connections: for this long before the door shuts, and again after it. */
const drainFor = 250;
const stopWithin = 45_000;

await start().catch((error) => {
  if (!isOperators(error)) throw error;
  console.error(`Cannot start: ${error.message}`);
  process.exit(1);
});

async function start() {
  const config = parseConfig(readEnvironment());
  const { siteUrl } = config;
  const site = await readSite("build");
  const store = await openStore(config);
  const secret = config.challengeSecret ?? keptSecret(config.dataDir);
  const mailbox = config.contactTo ?? site.mailbox;
  const health = createHealth(store);

  const app = createApp({
    site,
    siteUrl,
    health,
    trustedProxies: config.trustedProxies,
    logger: loggerOptions(config.logLevel),
    challengeOrigin: config.turnstile?.scriptUrl.origin,
    contact: {
      inbox: createInbox(store),
      limit: createRateLimit(store, secret),
      messagesPerMinute: config.messagesPerMinute,
      challenges: {
        embedded: createProofOfWork(secret),
        ...(config.turnstile && { turnstile: createTurnstile(config.turnstile, siteUrl) }),
      },
      mailbox,
      siteUrl,
      onAccepted: () => outbox?.nudge(),
    },
  });
  const outbox =
    config.smtpUrl &&
    startOutbox({
      queue: createMailQueue(store),
      mailer: createMailer(config.smtpUrl, { from: config.mailFrom ?? mailbox, to: mailbox }),
      log: app.log,
    });
  const retention = startRetention(store, (error) => app.log.error({ err: error }, "clean-up failed"));

  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, stop);
  await app.listen({ port: config.port, host: config.host });
  console.log(`${site.files.size} files at http://localhost:${config.port}`);
  if (!outbox) console.log("No SMTP_URL: messages are kept, npm run inbox shows them");
  if (mailbox !== site.mailbox)
    console.warn(
      `CONTACT_TO is not ${site.mailbox}, which the pages send to: their messages will be refused`,
    );
  if (siteUrl.protocol === "https:" && siteUrl.origin !== site.builtFor)
    console.warn(
      `SITE_URL is ${siteUrl.origin}, but the pages name ${site.builtFor}: build them with the same SITE_URL`,
    );
  if (config.databaseUrl && !config.challengeSecret)
    console.warn(
      "Without CHALLENGE_SECRET, servers that do not share DATA_DIR refuse each other's challenges",
    );

  async function stop() {
    setTimeout(() => process.exit(1), stopWithin).unref();
    health.stop();
    await aWhile(drainFor);
    await shutDoor(app.server);
    await aWhile(drainFor);
    // A connection that was busy until now is idle once it has its answer. What has arrived is read before this
    // runs, so nothing that waits to be read is taken for idle.
    const sweep = setInterval(() => setImmediate(() => app.server.closeIdleConnections()), 50);
    await aTurn();
    await app.close();
    clearInterval(sweep);
    await outbox?.stop();
    await retention.stop();
    await store.close();
    process.exit(0);
  }
}

/** What the operator can put right: one line says it, a stack would hide it. */
function isOperators(error: unknown): error is Error {
  if ([BuildError, ConfigError, StoreError].some((kind) => error instanceof kind)) return true;
  return (
    error instanceof Error && "syscall" in error && ["listen", "getaddrinfo"].includes(String(error.syscall))
  );
}
