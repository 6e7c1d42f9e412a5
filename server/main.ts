import type { AddressInfo } from "node:net";
import { setTimeout as delay, setImmediate as nextTick } from "node:timers/promises";
import { createRateLimit } from "./api/rate-limit.ts";
import { createApp } from "./app.ts";
import { ConfigError, loadEnvironment, parseConfig } from "./config.ts";
import { createProofOfWork } from "./contact/challenge/pow.ts";
import { loadOrCreateSecrets } from "./contact/challenge/secret.ts";
import { createTurnstile } from "./contact/challenge/turnstile.ts";
import { createMessageStore } from "./contact/message-store.ts";
import { handOverOnSignal, reportReady } from "./hand-over.ts";
import { createHealth, reportUnhandled } from "./health.ts";
import { loggerOptions } from "./log.ts";
import { createMailQueue } from "./outbox/mail-queue.ts";
import { createMailer } from "./outbox/mailer.ts";
import { type Outbox, startOutbox } from "./outbox/outbox.ts";
import { BuildError, readSite } from "./site/read-site.ts";
import { stopAccepting } from "./stop-accepting.ts";
import { createStore, openEventually } from "./store/open.ts";
import { type Retention, startRetention } from "./store/retention.ts";
import { StoreError } from "./store/store.ts";
import { createVitalsStore } from "./vitals/vitals-store.ts";

/** Responses close their connections for this long before the server stops listening, and after it. */
const drainTime = 250;
const mailTimeout = 25_000;
const shutdownTimeout = 45_000;

await start().catch((error) => {
  if (!isStartupError(error)) throw error;
  console.error(`Cannot start: ${error.message}`);
  process.exit(1);
});

async function start() {
  const config = parseConfig(loadEnvironment());
  const { siteUrl } = config;
  const site = readSite("build");
  const unopened = createStore(config);
  const { store } = unopened;
  const secrets = config.challengeSecrets ?? loadOrCreateSecrets(config.dataDir);
  const health = createHealth(
    store,
    () => outbox?.status() ?? (mailer ? "not checked yet" : "not configured"),
  );

  let outbox: Outbox | undefined;
  let retention: Retention | undefined;
  const app = createApp({
    site,
    siteUrl,
    health,
    vitals: config.vitals ? createVitalsStore(store) : undefined,
    trustedProxies: config.trustedProxies,
    maxConnections: config.maxConnections,
    logger: loggerOptions(config.logLevel),
    challengeOrigin: config.turnstile?.scriptUrl.origin,
    contact: {
      messages: createMessageStore(store, { acknowledge: config.acknowledge }),
      limit: createRateLimit(store, secrets[0]),
      messagesPerMinute: config.messagesPerMinute,
      challenges: {
        embedded: createProofOfWork(secrets),
        ...(config.turnstile && { turnstile: createTurnstile(config.turnstile, siteUrl) }),
      },
      publishedAddress: site.company.address,
      siteUrl,
      allowedOrigins: config.allowedOrigins,
      onAccepted: () => outbox?.wake(),
    },
  });
  const { mailFrom: from = site.company.address, contactTo: to = [site.company.address] } = config;
  const mailer = config.smtp && createMailer(config.smtp, { from, to }, site.company);
  openEventually(unopened, app.log, () => {
    if (health.isStopping()) return;
    if (mailer) outbox = startOutbox({ queue: createMailQueue(store), mailer, log: app.log });
    retention = startRetention(store, app.log);
    void reportUnhandled(health, app.log);
  });

  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, stop);
  const { listenFd, port, host } = config;
  // For its default host Fastify would look for further addresses to listen on.
  const passed = { fd: listenFd, host: "0.0.0.0" };
  await app.listen(listenFd === undefined ? { port, host } : passed);
  // The address of a TCP server is an object.
  const { port: actualPort } = app.server.address() as AddressInfo;
  if (listenFd !== undefined) handOverOnSignal(listenFd, app.log, stop);
  await reportReady(app.log);
  // Standard output is the log.
  if (!mailer) console.warn("No SMTP_URL: messages are stored, npm run inbox shows them");
  if (siteUrl.protocol === "https:" && siteUrl.origin !== site.builtFor)
    console.warn(
      `SITE_URL is ${siteUrl.origin}, but the pages name ${site.builtFor}: build them with the same SITE_URL`,
    );
  if (config.vitals !== site.sendsVitals)
    console.warn(
      `VITALS is ${config.vitals}, but the pages were built with ${site.sendsVitals}: build them with the same VITALS`,
    );
  if (config.databaseUrl && !config.challengeSecrets)
    console.warn(
      "Without CHALLENGE_SECRET, servers that do not share DATA_DIR reject each other's challenges",
    );
  console.warn(`${site.files.size} files at http://localhost:${actualPort}`);

  async function stop() {
    if (health.isStopping()) return;
    setTimeout(giveUp, shutdownTimeout).unref();
    health.stop();
    store.release();
    // The mails that are being sent come first, because new requests are still accepted meanwhile.
    const background = Promise.all([outbox?.stop(), retention?.stop()]);
    await delay(drainTime);
    await Promise.race([background, delay(mailTimeout)]);
    await stopAccepting(app.server);
    await delay(drainTime);
    // Received data is parsed before an immediate runs, so an unread request keeps its connection.
    const closeIdle = setInterval(() => setImmediate(() => app.server.closeIdleConnections()), 50);
    await nextTick();
    await app.close();
    clearInterval(closeIdle);
    await background;
    await store.close();
    process.exit(0);
  }

  function giveUp() {
    app.log.error(`the server did not stop within ${shutdownTimeout / 1_000} s`);
    process.exit(1);
  }
}

function isStartupError(error: unknown): error is Error {
  if ([BuildError, ConfigError, StoreError].some((kind) => error instanceof kind)) return true;
  return (
    error instanceof Error && "syscall" in error && ["listen", "getaddrinfo"].includes(String(error.syscall))
  );
}
