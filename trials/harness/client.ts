import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { connect } from "node:net";
import { challengePath, challengeTokenHeader, contactPath, idempotencyKeyHeader } from "#contract/api.ts";
import { embeddedToken } from "#contract/challenge.ts";
import type { Message } from "#contract/message.ts";
import { mintToken, solve } from "./tokens.ts";

type Target = { port: number };
export type Answer = { status: number; headers: IncomingHttpHeaders; text: string; ms: number };

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** The address that the built pages send to. */
export function mailbox(): string {
  return JSON.parse(readFileSync("build/site.json", "utf8")).mailbox;
}

export function aMessage(changes: Partial<Message> = {}): Message {
  const text = "Name: Ada\nEmail: ada@client.example\nSubject: A question\n\nMessage:\nCan you help?";
  return { from: "ada@client.example", to: mailbox(), subject: "A question", text, ...changes };
}

let clients = 0;

/** Another visitor each time. */
function nextClient() {
  clients += 1;
  return `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`;
}

/** Tokens that were sent with a message which was refused for another reason are as good as new. */
const unused: string[] = [];

type Post = { body?: unknown; key?: string; token?: string; headers?: Record<string, string>; agent?: Agent };

/** A message as the contact form sends it, unless told otherwise. */
export async function post(target: Target, options: Post = {}) {
  const { body = aMessage(), key = randomUUID() } = options;
  const token = options.token ?? unused.pop() ?? (await mintToken());
  const headers = {
    "Content-Type": "application/json",
    "X-Forwarded-For": nextClient(),
    [challengeTokenHeader]: token,
    [idempotencyKeyHeader]: key,
    ...options.headers,
  };
  const answer = await send(target, "POST", contactPath, {
    headers,
    body: typeof body === "string" ? body : JSON.stringify(body),
    ...(options.agent && { agent: options.agent }),
  });
  if (options.token === undefined && [400, 422].includes(answer.status)) unused.push(token);
  return answer;
}

export function get(target: Target, path: string, headers: Record<string, string> = {}) {
  return send(target, "GET", path, { headers });
}

/** Asks for a challenge and solves it, as the visitor's browser does. */
export async function solvedToken(target: Target) {
  const offer = await get(target, challengePath, { "X-Forwarded-For": nextClient() });
  const { challenge } = JSON.parse(offer.text);
  return embeddedToken(challenge, await solve(challenge));
}

type Sending = { headers: Record<string, string>; body?: string; agent?: Agent };

export function send({ port }: Target, method: string, path: string, sending: Sending): Promise<Answer> {
  const began = performance.now();
  const options = { host: "127.0.0.1", port, method, path, agent, timeout: 60_000, ...sending };
  return new Promise((resolve, reject) => {
    const asked = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const { statusCode: status = 0, headers } = response;
        const text = Buffer.concat(chunks).toString("utf8");
        resolve({ status, headers, text, ms: performance.now() - began });
      });
    });
    asked.on("timeout", () => asked.destroy(new Error("No answer in a minute")));
    asked.on("error", (error) => reject(Object.assign(error, { reusedSocket: asked.reusedSocket })));
    asked.end(sending.body);
  });
}

/** Time enough for an answer. Whoever hangs up before it gets none. */
const hangUpAfter = 250;

/** Sends bytes as they are and returns all that comes back until the connection ends. */
export function sendRaw({ port }: Target, bytes: Buffer, within = 15_000): Promise<Buffer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    const hangUp = setTimeout(() => socket.end(), hangUpAfter);
    socket.setTimeout(within, () => socket.destroy());
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", () => {});
    socket.on("close", () => {
      clearTimeout(hangUp);
      resolve(Buffer.concat(chunks));
    });
  });
}

/** The statuses of all answers in what came back over one connection. */
export function statusesOf(answer: Buffer) {
  return [...answer.toString("latin1").matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}
