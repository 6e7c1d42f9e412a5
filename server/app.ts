import { randomUUID } from "node:crypto";
import fastify, { type FastifyServerOptions, LogController } from "fastify";
import { type ContactParts, takeMessages } from "./contact/contact.ts";
import { readJson } from "./contact/read-json.ts";
import { answerBrokenConnection, answerErrors } from "./errors.ts";
import { type Health, reportHealth } from "./health.ts";
import { logAnswers } from "./log.ts";
import { Problem } from "./problem.ts";
import type { Site } from "./site/read-site.ts";
import { closedPolicy, commonHeaders } from "./site/security-headers.ts";
import { serveSite } from "./site/static-site.ts";

/** A request has this long to arrive. The connections are looked through often enough for it to be true. */
const requestsArriveWithin = 10_000;

const longestAddress = 4_096;

type Dependencies = {
  site: Site;
  siteUrl: URL;
  contact: ContactParts;
  health: Health;
  trustedProxies: readonly string[];
  logger: FastifyServerOptions["logger"];
  /** Where the provider of the security check is reached from a page, if there is one. */
  challengeOrigin: string | undefined;
  arriveWithin?: number;
};

export function createApp(parts: Dependencies) {
  const { arriveWithin = requestsArriveWithin } = parts;
  const app = fastify({
    ...(parts.logger && { logger: parts.logger }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: parts.trustedProxies.length > 0 ? [...parts.trustedProxies] : false,
    requestTimeout: arriveWithin,
    http: { headersTimeout: arriveWithin, connectionsCheckingInterval: arriveWithin / 10 },
    clientErrorHandler: answerBrokenConnection,
    // A path that cannot be decoded is an unknown path, not an error.
    rewriteUrl: ({ url = "/" }) => (isDecodable(url) ? url : "/undecodable"),
    forceCloseConnections: "idle",
    return503OnClosing: false,
  });
  logAnswers(app);
  answerErrors(app);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "buffer" },
    async (_request: unknown, body: Buffer) => readJson(body),
  );

  const headers = { ...commonHeaders(parts.siteUrl), "Content-Security-Policy": closedPolicy };
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headers);
    // The last answer on each connection, so that none is cut off while the server stops.
    if (parts.health.isStopping()) reply.header("Connection", "close");
    if (request.url.length > longestAddress) throw new Problem("uri-too-long");
  });

  reportHealth(app, parts.health);
  takeMessages(app, parts.contact);
  serveSite(app, parts.site, parts.challengeOrigin);
  return app;
}

function isDecodable(url: string) {
  try {
    decodeURI(url);
    return true;
  } catch {
    return false;
  }
}
