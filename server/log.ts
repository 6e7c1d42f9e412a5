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

/**
 * What is told of an answer: the pattern of its route and not the address, no query, nothing of the client. A
 * file that leaves before the framework has taken no time to speak of, so none is told.
 */
export type Answer = { method: string; route: string; status: number };

export function logAnswer(log: Log, answer: Answer & { ms?: number }) {
  log.info(answer);
}

/** One line per answer that the framework gives. */
export function logAnswers(app: FastifyInstance) {
  app.addHook("onResponse", ({ log, method, routeOptions }, { statusCode, elapsedTime }, done) => {
    const ms = Math.round(elapsedTime * 10) / 10;
    logAnswer(log, { method, route: routeOptions.url ?? "none", status: statusCode, ms });
    done();
  });
}
