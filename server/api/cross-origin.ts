import type { FastifyReply, FastifyRequest } from "fastify";
import { challengeTokenHeader, idempotencyKeyHeader } from "#contract/api.ts";

const formHeaders = ["Content-Type", idempotencyKeyHeader, challengeTokenHeader].join(", ");

const preflightSeconds = 600;

export function allowOrigins(origins: readonly string[], allowedMethod: "GET" | "POST") {
  return async ({ method, headers: { origin = "" } }: FastifyRequest, reply: FastifyReply) => {
    if (origins.length === 0) return;
    reply.header("Vary", "Origin");
    if (!origins.includes(origin)) return;
    reply.header("Access-Control-Allow-Origin", origin);
    if (method !== "OPTIONS") return;
    reply.headers({
      "Access-Control-Allow-Methods": allowedMethod,
      "Access-Control-Allow-Headers": formHeaders,
      "Access-Control-Max-Age": String(preflightSeconds),
    });
    return reply.code(204).send();
  };
}
