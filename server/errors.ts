import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { Problem, type ProblemCode, problemBody, problems, sendProblem } from "./problem.ts";

export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Problem) return sendProblem(request, reply, error);
    const code = frameworkProblem(error);
    if (code === "internal") request.log.error({ err: error }, "unexpected error");
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

/** For what could not be parsed or timed out, and so never became a request. Logged without its contents. */
export function onClientError(this: FastifyInstance, error: Error & { code?: string }, socket: Socket) {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = socketProblems[error.code ?? ""] ?? "bad-request";
  const reqId = randomUUID();
  this.log.info({ reqId, method: "none", route: "none", status: problems[code].status });
  endWithProblem(socket, code, {}, reqId);
}

const lingerTime = 1_000;

export function endWithProblem(
  socket: Socket,
  code: ProblemCode,
  headers: Record<string, string> = {},
  reqId: string = randomUUID(),
) {
  const { status, title } = problems[code];
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const body = problemBody(code, reqId);
  // What the client still sends is discarded: unread data would reset the connection, and the response with it.
  socket
    .removeAllListeners("readable")
    .removeAllListeners("data")
    .on("data", () => {});
  socket.resume();
  setTimeout(() => socket.destroy(), lingerTime).unref();
  socket.end(
    `HTTP/1.1 ${status} ${title}\r\nContent-Type: application/problem+json\r\nCache-Control: no-store\r\n${lines.join("")}` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
