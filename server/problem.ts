import type { FastifyReply, FastifyRequest } from "fastify";
import { type ProblemCode, problems } from "#contract/problem.ts";

/** A refusal with its reason. Thrown anywhere in a request, answered in one place. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly headers: Record<string, string>;

  constructor(code: ProblemCode, headers: Record<string, string> = {}) {
    super(code);
    this.code = code;
    this.headers = headers;
  }
}

/** Asks the client to come back after some time. */
export function tryLater(code: "too-many" | "unavailable", seconds: number) {
  return new Problem(code, { "Retry-After": String(Math.max(1, Math.ceil(seconds))) });
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem) {
  const { status } = problems[problem.code];
  reply.code(status).headers({ "Cache-Control": "no-store", ...problem.headers });
  // Whatever is left of a refused body is not worth reading: the connection ends with this answer.
  if (!request.raw.complete) reply.header("Connection", "close");
  return reply.type("application/problem+json").send(problemBody(problem.code, request.id));
}

/** Never holds anything of the request. */
export function problemBody(code: ProblemCode, requestId: string) {
  const { status, title } = problems[code];
  return JSON.stringify({ type: "about:blank", title, status, code, requestId });
}
