import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as v from "valibot";
import {
  challengePath,
  challengeTokenHeader,
  challengeTokenLimit,
  contactPath,
  idempotencyKeyHeader,
  isIdempotencyKey,
} from "#contract/api.ts";
import { bodyLimit } from "#contract/limits.ts";
import { type Message, messageSchema } from "#contract/message.ts";
import { Problem, tryLater } from "../problem.ts";
import { type Challenges, verifyToken } from "./challenge/challenge.ts";
import type { Inbox } from "./inbox.ts";
import { challengeLimits, messageLimits, type RateLimit } from "./rate-limit.ts";
import { allow, refuseBadHost, refuseForeignOrigin, refuseUnreadable } from "./request-checks.ts";

export type ContactParts = {
  inbox: Inbox;
  challenges: Challenges;
  limit: RateLimit;
  messagesPerMinute: number;
  mailbox: string;
  siteUrl: URL;
  /** Told after each accepted message, so that its mail leaves at once. */
  onAccepted: () => void;
};

const retryAfterSeconds = 30;

/** The two calls of the contact form. Checks run in the order in which they stand here. */
export function takeMessages(app: FastifyInstance, parts: ContactParts) {
  const { inbox, challenges, limit, mailbox, siteUrl } = parts;
  const limits = messageLimits(parts.messagesPerMinute);
  const inFlight = new Set<string>();

  app.route({
    url: contactPath,
    method: app.supportedMethods,
    bodyLimit,
    onRequest: [
      allow("POST"),
      refuseBadHost,
      refuseUnreadable,
      refuseForeignOrigin(siteUrl),
      async (request) => orUnavailable(limit(request.ip, limits)),
    ],
    async handler(request, reply) {
      const message = parseMessage(request.body);
      const key = parseKey(request);
      if (inFlight.has(key)) throw new Problem("in-flight");
      inFlight.add(key);
      try {
        await accept(message, key, request);
      } finally {
        inFlight.delete(key);
      }
      return reply.code(202).header("Cache-Control", "no-store").send();
    },
  });

  app.route({
    url: challengePath,
    method: app.supportedMethods,
    onRequest: [
      allow("GET", "HEAD"),
      refuseBadHost,
      async (request) => orUnavailable(limit(request.ip, challengeLimits)),
    ],
    async handler(request, reply) {
      const wantsEmbedded = new URLSearchParams(request.url.split("?")[1]).get("kind") === "embedded";
      const challenge = (!wantsEmbedded && challenges.turnstile) || challenges.embedded;
      return reply.header("Cache-Control", "no-store").send(await challenge.offer());
    },
  });

  function parseMessage(body: unknown): Message {
    const parsed = v.safeParse(messageSchema, body);
    if (!parsed.success) throw new Problem("not-valid");
    if (parsed.output.to !== mailbox) throw new Problem("wrong-recipient");
    return parsed.output;
  }

  async function accept(message: Message, key: string, request: FastifyRequest) {
    const earlier = await orUnavailable(inbox.earlier(key, message));
    if (earlier === "key-reused") throw new Problem("key-reused");
    if (earlier === "accepted") return;
    const token = headerOf(request, challengeTokenHeader);
    if (!token) throw new Problem("challenge-missing");
    if (token.length > challengeTokenLimit) throw new Problem("challenge-failed");
    const verdict = await verifyToken(challenges, token, key);
    if (verdict === "failed") throw new Problem("challenge-failed");
    if (verdict === "unavailable") throw tryLater("unavailable", retryAfterSeconds);
    const outcome = await orUnavailable(inbox.accept(message, key, verdict));
    if (outcome === "full") throw tryLater("unavailable", retryAfterSeconds);
    if (outcome !== "accepted") throw new Problem(outcome);
    parts.onAccepted();
  }

  /** A store that does not answer is not the visitor's fault, and trying again later helps. */
  async function orUnavailable<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (error instanceof Problem) throw error;
      app.log.error({ err: error }, "the store does not answer");
      throw tryLater("unavailable", retryAfterSeconds);
    }
  }
}

/** Without a key each post counts as a message of its own. */
function parseKey(request: FastifyRequest) {
  const key = headerOf(request, idempotencyKeyHeader);
  if (key === undefined) return randomUUID();
  if (!isIdempotencyKey(key)) throw new Problem("key-not-valid");
  return key.toLowerCase();
}

function headerOf(request: FastifyRequest, name: string) {
  const value = request.headers[name.toLowerCase()];
  return Array.isArray(value) ? value.join(",") : value;
}
