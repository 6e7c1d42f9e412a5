import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { type ProblemCode, problems } from "#contract/problem.ts";
import { Problem, problemBody, sendProblem } from "./problem.ts";

/** Every refusal and every failure leaves here, in one form. */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Problem) return sendProblem(request, reply, error);
    const code = frameworkProblem(error);
    if (code === "internal") request.log.error({ err: error }, "unexpected");
    return sendProblem(request, reply, new Problem(code));
  });
}

function frameworkProblem(error: unknown): ProblemCode {
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : 500;
  if (status === 413) return "too-large";
  if (status === 415) return "not-supported";
  return typeof status === "number" && status >= 400 && status < 500 ? "bad-request" : "internal";
}

const socketProblems: Record<string, ProblemCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: "timeout",
  HPE_HEADER_OVERFLOW: "headers-too-large",
};

/** What never became a request: the parser or the clock gave up on it. */
export function answerBrokenConnection(error: Error & { code?: string }, socket: Socket) {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = socketProblems[error.code ?? ""] ?? "bad-request";
  const { status, title } = problems[code];
  const body = problemBody(code, randomUUID());
  socket.end(
    `HTTP/1.1 ${status} ${title}\r\nContent-Type: application/problem+json\r\nCache-Control: no-store\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
