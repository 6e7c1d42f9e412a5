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
import { type Message, messageSchema, notAscii } from "#contract/message.ts";
import { allowOrigins } from "../api/cross-origin.ts";
import { challengeLimits, clientLimits, type RateLimit, totalLimits } from "../api/rate-limit.ts";
import { allow, postChecks, rejectBadHost } from "../api/request-checks.ts";
import type { ClientAddress } from "../client-address.ts";
import { createMapTo503, Problem, unavailable } from "../problem.ts";
import { type Challenges, offerChallenge, verifyToken } from "./challenge/challenge.ts";
import type { MessageStore } from "./message-store.ts";

export type ContactDependencies = {
  messages: MessageStore;
  challenges: Challenges;
  limit: RateLimit;
  messagesPerMinute: number;
  /** The mail goes to the configured mailboxes, whatever recipient the message names. */
  publishedAddress: string;
  siteUrl: URL;
  allowedOrigins: readonly string[];
  clientAddress: ClientAddress;
  onAccepted: () => void;
};

/** Checks run in the order in which they are listed. */
export function registerContactRoutes(app: FastifyInstance, deps: ContactDependencies) {
  const { messages, challenges, limit, publishedAddress, siteUrl, allowedOrigins, clientAddress } = deps;
  const total = totalLimits(deps.messagesPerMinute);
  const mapTo503 = createMapTo503(app.log);
  const inFlight = new Set<string>();

  app.route({
    url: contactPath,
    method: app.supportedMethods,
    bodyLimit,
    onRequest: [...postChecks(siteUrl, allowedOrigins), async (request) => mapTo503(limitClient(request))],
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
      allowOrigins(allowedOrigins, "GET"),
      allow("GET", "HEAD"),
      rejectBadHost,
      async (request) => mapTo503(limit(clientAddress(request.raw), challengeLimits)),
    ],
    async handler(request, reply) {
      const wantsEmbedded = new URLSearchParams(request.url.split("?")[1]).get("kind") === "embedded";
      const offer = await offerChallenge(challenges, wantsEmbedded);
      if (challenges.turnstile && offer.kind === "embedded")
        request.log.warn("Turnstile does not answer: the built-in check is used in its place");
      return reply.header("Cache-Control", "no-store").send(offer);
    },
  });

  /** Every post counts for its client, also a malformed one. A repeat of an accepted message is not limited. */
  async function limitClient(request: FastifyRequest) {
    const key = headerOf(request, idempotencyKeyHeader);
    if (key && isIdempotencyKey(key) && (await messages.isAccepted(key.toLowerCase()))) return;
    await limit(clientAddress(request.raw), clientLimits);
  }

  function parseMessage(body: unknown): Message {
    const parsed = v.safeParse(messageSchema, body);
    if (!parsed.success) {
      const isInternational = parsed.issues.some(({ message }) => message === notAscii);
      throw new Problem(isInternational ? "address-not-ascii" : "not-valid");
    }
    if (parsed.output.to !== publishedAddress) throw new Problem("wrong-recipient");
    return parsed.output;
  }

  async function accept(message: Message, key: string, request: FastifyRequest) {
    if (await isRepeat(message, key)) return;
    const token = headerOf(request, challengeTokenHeader);
    if (!token) throw new Problem("challenge-missing");
    if (token.length > challengeTokenLimit) throw new Problem("challenge-failed");
    const verdict = await verifyToken(challenges, token, key);
    if (verdict === "failed") throw new Problem("challenge-failed");
    if (verdict === "unavailable") throw unavailable();
    // Only a message that could be accepted counts for everyone.
    if (await mapTo503(messages.isChallengeUsed(verdict.nonce))) {
      // By the same message, which another server has accepted meanwhile.
      if (await isRepeat(message, key)) return;
      throw new Problem("challenge-used");
    }
    await mapTo503(limit(clientAddress(request.raw), total));
    const outcome = await mapTo503(messages.accept(message, key, verdict));
    if (outcome === "full") throw unavailable();
    if (outcome !== "accepted") throw new Problem(outcome);
    deps.onAccepted();
  }

  async function isRepeat(message: Message, key: string) {
    const duplicate = await mapTo503(messages.findDuplicate(key, message));
    if (duplicate === "key-reused") throw new Problem("key-reused");
    return duplicate === "accepted";
  }
}

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
