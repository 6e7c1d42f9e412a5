import type { FastifyReply, FastifyRequest } from "fastify";
import type { Log } from "./log.ts";
import { createOutageLog } from "./store/outage-log.ts";

/** RFC 9457. */
export const problems = {
  "bad-request": { status: 400, title: "The request could not be read" },
  "bad-host": { status: 400, title: "The Host header is not valid" },
  "not-json": { status: 400, title: "The body is not JSON" },
  "challenge-missing": { status: 403, title: "The security check is missing" },
  "challenge-failed": { status: 403, title: "The security check did not pass" },
  "challenge-used": { status: 403, title: "The security check was used before" },
  "foreign-origin": { status: 403, title: "Messages are accepted from this site only" },
  "method-not-allowed": { status: 405, title: "The method is not allowed here" },
  timeout: { status: 408, title: "The request took too long to arrive" },
  "in-flight": { status: 409, title: "The same message is being handled" },
  "too-large": { status: 413, title: "The body is too large" },
  "uri-too-long": { status: 414, title: "The address is too long" },
  "not-supported": { status: 415, title: "The content type is not supported" },
  "not-valid": { status: 422, title: "The message is not valid" },
  "address-not-ascii": {
    status: 422,
    title:
      "The email address has letters outside ASCII: write its domain in the xn-- form, or use another address",
  },
  "wrong-recipient": { status: 422, title: "The recipient is not ours" },
  "key-not-valid": { status: 422, title: "The idempotency key is not valid" },
  "key-reused": { status: 422, title: "The key was used for another message" },
  "too-many": { status: 429, title: "Too many requests" },
  "headers-too-large": { status: 431, title: "The headers are too large" },
  internal: { status: 500, title: "Something went wrong on our side" },
  overloaded: { status: 503, title: "The server is busy" },
  unavailable: { status: 503, title: "Messages cannot be accepted at the moment" },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof problems;

export class Problem extends Error {
  readonly code: ProblemCode;
  readonly headers: Record<string, string>;

  constructor(code: ProblemCode, headers: Record<string, string> = {}) {
    super(code);
    this.code = code;
    this.headers = headers;
  }
}

export function retryAfter(code: "too-many" | "overloaded" | "unavailable", seconds: number) {
  return new Problem(code, { "Retry-After": String(Math.max(1, Math.ceil(seconds))) });
}

/** Turns the failure of a store into 503: it is not the client's fault, and a retry may succeed. */
export function createMapTo503(log: Log) {
  const logOutage = createOutageLog(log, "the store is unavailable");
  return async function mapTo503<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (error instanceof Problem) throw error;
      logOutage(error);
      throw unavailable();
    }
  };
}

export function unavailable() {
  return retryAfter("unavailable", 30);
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem) {
  const { status } = problems[problem.code];
  reply.code(status).headers({ "Cache-Control": "no-store", ...problem.headers });
  // The rest of a refused body is not read: the connection closes with this response.
  if (!request.raw.complete) reply.header("Connection", "close");
  return reply.type("application/problem+json").send(problemBody(problem.code, request.id));
}

/** Never contains anything from the request. */
export function problemBody(code: ProblemCode, requestId: string) {
  const { status, title } = problems[code];
  return JSON.stringify({ type: "about:blank", title, status, code, requestId });
}
