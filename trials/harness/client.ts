import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { connect } from "node:net";
import { challengePath, challengeTokenHeader, contactPath, idempotencyKeyHeader } from "#contract/api.ts";
import { embeddedToken } from "#contract/challenge.ts";
import type { Message } from "#contract/message.ts";
import { createToken, solve } from "./tokens.ts";

type Target = { port: number };
export type Response = { status: number; headers: IncomingHttpHeaders; text: string; ms: number };

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** The address in the built pages, which is also where mail goes without CONTACT_TO. */
export function mailbox(): string {
  return JSON.parse(readFileSync("build/site.json", "utf8")).company.address;
}

export function aMessage(changes: Partial<Message> = {}): Message {
  const text = "Name: Ada\nEmail: ada@client.example\nSubject: A question\n\nMessage:\nCan you help?";
  return { from: "ada@client.example", to: mailbox(), subject: "A question", text, ...changes };
}

let clients = 0;

/** A new client address each time. */
export function nextClientAddress() {
  clients += 1;
  return `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`;
}

/** Tokens of messages that were rejected for another reason are still unused. */
const unused: string[] = [];

type Post = { body?: unknown; key?: string; token?: string; headers?: Record<string, string>; agent?: Agent };

/** Posts a message as the contact form does. */
export async function post(target: Target, options: Post = {}) {
  const { body = aMessage(), key = randomUUID() } = options;
  const token = options.token ?? unused.pop() ?? (await createToken());
  const headers = {
    "Content-Type": "application/json",
    "X-Forwarded-For": nextClientAddress(),
    [challengeTokenHeader]: token,
    [idempotencyKeyHeader]: key,
    ...options.headers,
  };
  const response = await send(target, "POST", contactPath, {
    headers,
    body: typeof body === "string" ? body : JSON.stringify(body),
    ...(options.agent && { agent: options.agent }),
  });
  if (options.token === undefined && [400, 422].includes(response.status)) unused.push(token);
  return response;
}

export function get(target: Target, path: string, headers: Record<string, string> = {}) {
  return send(target, "GET", path, { headers });
}

/** Requests a challenge and solves it, as the browser does. */
export async function solvedToken(target: Target) {
  const offer = await get(target, challengePath, { "X-Forwarded-For": nextClientAddress() });
  const { challenge } = JSON.parse(offer.text);
  return embeddedToken(challenge, await solve(challenge));
}

type Sending = { headers: Record<string, string>; body?: string; agent?: Agent };

export function send({ port }: Target, method: string, path: string, sending: Sending): Promise<Response> {
  const start = performance.now();
  const options = { host: "127.0.0.1", port, method, path, agent, timeout: 60_000, ...sending };
  return new Promise((resolve, reject) => {
    const outgoing = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const { statusCode: status = 0, headers } = response;
        const text = Buffer.concat(chunks).toString("utf8");
        resolve({ status, headers, text, ms: performance.now() - start });
      });
    });
    outgoing.on("timeout", () => outgoing.destroy(new Error("No response within a minute")));
    outgoing.on("error", (error) => reject(Object.assign(error, { reusedSocket: outgoing.reusedSocket })));
    outgoing.end(sending.body);
  });
}

/** Long enough for a response, which a client that disconnects does not get. */
const disconnectAfter = 250;

/** Sends raw bytes and returns everything received until the connection closes. */
export function sendRaw({ port }: Target, bytes: Buffer, timeout = 15_000): Promise<Buffer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    const disconnect = setTimeout(() => socket.end(), disconnectAfter);
    socket.setTimeout(timeout, () => socket.destroy());
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", () => {});
    socket.on("close", () => {
      clearTimeout(disconnect);
      resolve(Buffer.concat(chunks));
    });
  });
}

/** The statuses of all responses on one connection. */
export function statusesOf(response: Buffer) {
  return [...response.toString("latin1").matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) =>
    Number(status),
  );
}
