import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from "fastify";
import type { Config } from "./config.ts";

export type Log = Pick<FastifyBaseLogger, "info" | "warn" | "error">;

/** An error's message may quote what a visitor wrote, so it is left out. */
export function loggerOptions(level: Config["logLevel"]): FastifyServerOptions["logger"] {
  return { level, base: null, serializers: { err: serializeError } };
}

function serializeError(error: Error & { code?: unknown }) {
  const stack = error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  return { type: error.name, code: String(error.code ?? ""), message: "", stack: stack?.join("\n") ?? "" };
}

/** Nothing about the client: the pattern of the route instead of the URL, and no query. */
export function logRequests(app: FastifyInstance) {
  app.addHook("onResponse", ({ log, method, routeOptions }, { statusCode, elapsedTime }, done) => {
    const ms = Math.round(elapsedTime * 10) / 10;
    log.info({ method, route: routeOptions.url ?? "none", status: statusCode, ms });
    done();
  });
}
