import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { Readable } from "node:stream";
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from "fastify";
import { type ContactParts, takeMessages } from "./contact/contact.ts";
import { readJson } from "./contact/read-json.ts";
import { answerBrokenConnection, answerErrors } from "./errors.ts";
import { type Health, reportHealth } from "./health.ts";
import { logAnswer, logAnswers } from "./log.ts";
import { Problem } from "./problem.ts";
import type { Site } from "./site/read-site.ts";
import { closedPolicy, commonHeaders } from "./site/security-headers.ts";
import { fileSender, filesFirst, serveSite } from "./site/static-site.ts";

/** A request has this long to arrive. The connections are looked through often enough for it to be true. */
const requestsArriveWithin = 10_000;

/**
 * How long a connection may rest, and how long a client may leave off reading an answer. Longer than a proxy in front
 * keeps a resting one, or it would send a request to one that is just closing.
 */
const connectionsRestFor = 72_000;

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
  restFor?: number;
};

export function createApp(parts: Dependencies) {
  const { arriveWithin = requestsArriveWithin, restFor = connectionsRestFor, challengeOrigin } = parts;
  const { isStopping } = parts.health;
  const common = { ...commonHeaders(parts.siteUrl), "Content-Security-Policy": closedPolicy };
  const sendFile = fileSender({ common, challengeOrigin, isStopping });

  const app: FastifyInstance = fastify({
    serverFactory: (otherwise) =>
      createServer(
        {
          requestTimeout: arriveWithin,
          headersTimeout: arriveWithin,
          connectionsCheckingInterval: arriveWithin / 10,
          // The timeout below is set once for each connection, where this one would be with each answer.
          keepAliveTimeout: 0,
          // Most requests have no body, and need no stream for it.
          optimizeEmptyRequests: true,
        },
        filesFirst(parts.site, sendFile, { otherwise, onAnswer: (answer) => logAnswer(app.log, answer) }),
      ).setTimeout(restFor),
    ...(parts.logger && { logger: parts.logger }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: parts.trustedProxies.length > 0 ? [...parts.trustedProxies] : false,
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

  app.addHook("onRequest", (request, _reply, done) => {
    done(request.url.length > longestAddress ? new Problem("uri-too-long") : undefined);
  });
  // A request without a body has no stream either, and the parser would wait for its end.
  app.addHook("preParsing", ({ raw }, _reply, payload, done) => {
    done(null, raw.readableEnded ? Readable.from([]) : payload);
  });
  app.addHook("onSend", (_request, reply, payload, done) => {
    reply.headers(common);
    // The last answer on each connection, so that none is cut off while the server stops.
    if (isStopping()) reply.header("Connection", "close");
    done(null, payload);
  });

  reportHealth(app, parts.health);
  takeMessages(app, parts.contact);
  serveSite(app, parts.site, sendFile);
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
