import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from "fastify";
import type { Config } from "./config.ts";

export type Log = Pick<FastifyBaseLogger, "info" | "warn" | "error">;

/** Errors are told by kind and place. Their messages may quote what a visitor wrote, so they stay out. */
export function loggerOptions(level: Config["logLevel"]): FastifyServerOptions["logger"] {
  return { level, base: null, serializers: { err: describe } };
}

function describe(error: Error & { code?: unknown }) {
  const stack = error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  return { type: error.name, code: String(error.code ?? ""), message: "", stack: stack?.join("\n") ?? "" };
}

/** One line per answer: the pattern of its route and not the address, no query, nothing of the client. */
export function logAnswers(app: FastifyInstance) {
  app.addHook("onResponse", (request, reply, done) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? "none",
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
    done();
  });
}
