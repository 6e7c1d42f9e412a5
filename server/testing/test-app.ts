import { randomUUID } from "node:crypto";
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { challengePath, challengeTokenHeader, contactPath, idempotencyKeyHeader } from "#contract/api.ts";
import { embeddedToken } from "#contract/challenge.ts";
import type { Message } from "#contract/message.ts";
import { createRateLimit, type RateLimit } from "../api/rate-limit.ts";
import { createApp } from "../app.ts";
import type { Challenges } from "../contact/challenge/challenge.ts";
import { createProofOfWork } from "../contact/challenge/pow.ts";
import { createMessageStore } from "../contact/message-store.ts";
import { createHealth } from "../health.ts";
import type { Company, Site, SiteFile } from "../site/read-site.ts";
import type { Store } from "../store/store.ts";
import { createVitalsStore } from "../vitals/vitals-store.ts";

export const publishedAddress = "hello@midspan.example";
export const company: Company = { name: "Midspan", address: publishedAddress, replyWithinHours: 24 };
const secret = "a secret for tests that is long enough";

type Options = {
  challenges?: Challenges;
  /** None by default: most tests are not about limits. */
  limit?: "real" | "none";
  now?: () => number;
  acknowledge?: boolean;
  onAccepted?: () => void;
  vitals?: boolean;
  trustedProxies?: readonly string[];
  site?: Site;
  siteUrl?: URL;
  allowedOrigins?: readonly string[];
  challengeOrigin?: string;
  maxConnections?: number;
  requestTimeout?: number;
  idleTimeout?: number;
};

const unlimited: RateLimit = async () => {};

export function aSiteOf(files: Record<string, Buffer>): Site {
  const entries = Object.entries(files).map(([path, body]): [string, SiteFile] => {
    const variants: SiteFile["variants"] = [
      { encoding: "identity", body: () => body, length: body.length, etag: '"test"' },
    ];
    return [path, { status: 200, type: "text/plain", immutable: false, variants }];
  });
  return {
    files: new Map(entries),
    notFoundPages: new Map(),
    redirects: new Map(),
    company,
    builtFor: "",
    sendsVitals: false,
  };
}

export function testApp(store: Store, options: Options = {}) {
  const { now = Date.now, limit = "none", onAccepted = () => {} } = options;
  const { site = aSiteOf({}), siteUrl = new URL("http://localhost:3000") } = options;
  return createApp({
    site,
    siteUrl,
    health: createHealth(store, () => "ready", now),
    vitals: options.vitals ? createVitalsStore(store, now) : undefined,
    trustedProxies: options.trustedProxies ?? [],
    logger: false,
    challengeOrigin: options.challengeOrigin,
    ...(options.maxConnections && { maxConnections: options.maxConnections }),
    ...(options.requestTimeout && { requestTimeout: options.requestTimeout }),
    ...(options.idleTimeout && { idleTimeout: options.idleTimeout }),
    contact: {
      messages: createMessageStore(store, { now, acknowledge: options.acknowledge ?? false }),
      limit: limit === "real" ? createRateLimit(store, secret, now) : unlimited,
      messagesPerMinute: 60,
      challenges: options.challenges ?? { embedded: createProofOfWork([secret], now) },
      publishedAddress,
      siteUrl,
      allowedOrigins: options.allowedOrigins ?? [],
      onAccepted,
    },
  });
}

export type TestApp = ReturnType<typeof testApp>;

export const passing: Challenges = {
  embedded: {
    offer: () => Promise.reject(new Error("No challenge to offer")),
    verify: async () => ({ nonce: randomUUID(), expiresAt: Date.now() + 60_000 }),
  },
};

export function aMessage(changes: Partial<Message> = {}): Message {
  return {
    from: "ada@client.example",
    to: publishedAddress,
    subject: "A question",
    text: "Name: Ada\nEmail: ada@client.example\nSubject: A question\n\nMessage:\nCan you help?",
    ...changes,
  };
}

type Post = { body?: unknown; key?: string; token?: string; headers?: Record<string, string> };

export async function post(
  app: TestApp,
  { body = aMessage(), key, token = "embedded.any", headers }: Post = {},
) {
  const response = await app.inject({
    method: "POST",
    url: contactPath,
    headers: {
      "Content-Type": "application/json",
      ...(key && { [idempotencyKeyHeader]: key }),
      ...(token && { [challengeTokenHeader]: token }),
      ...headers,
    },
    payload: typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body),
  });
  return { status: response.statusCode, headers: response.headers, text: response.body };
}

export async function solvedToken(app: TestApp) {
  return solve((await app.inject({ url: challengePath })).json());
}

export async function solve({ challenge }: { challenge: Challenge }) {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error("The challenge has no solution");
  return embeddedToken(challenge, solution);
}
