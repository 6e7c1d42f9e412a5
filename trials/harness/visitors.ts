import { Agent } from "node:http";
import { aMessage, get, post } from "./client.ts";
import { delay } from "./measure.ts";
import type { Random } from "./random.ts";
import { createToken } from "./tokens.ts";

const retryDelay = 50;

type Options = { port: number; random: Random; writers: number; readers: number; interval: number };

/** Clients that keep posting messages and requesting pages while the server restarts. */
export function startVisitors({ port, random, writers, readers, interval }: Options) {
  /** The markers of accepted messages. */
  const accepted = new Set<string>();
  /** Requests that were sent and not answered. */
  const failures: string[] = [];
  const tokens: string[] = [];
  let requests = 0;
  let refused = 0;
  let running = true;

  async function visit(work: (agent: Agent) => Promise<void>) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (running) {
      try {
        await work(agent);
        requests += 1;
      } catch (error) {
        if (wasSent(error)) failures.push(error instanceof Error ? error.message : String(error));
        else {
          refused += 1;
          await delay(retryDelay);
        }
      }
      await delay(interval * (0.5 + random.next()));
    }
    agent.destroy();
  }

  async function write(agent: Agent) {
    const marker = `marker-${random.word(16)}`;
    const body = aMessage({ text: `Name: Ada\n\nMessage:\n${marker}` });
    const token = tokens.pop() ?? (await createToken());
    const { status } = await post({ port }, { body, agent, token }).catch((error) => {
      if (!wasSent(error)) tokens.push(token);
      throw error;
    });
    if (status === 202) accepted.add(marker);
    else failures.push(String(status));
  }

  async function read() {
    const { status } = await get({ port }, random.pick(["/", "/about", "/contact"]));
    if (status !== 200) failures.push(String(status));
  }

  const all = [
    ...Array.from({ length: writers }, () => visit(write)),
    ...Array.from({ length: readers }, () => visit(read)),
  ];
  return {
    accepted,
    failures,
    requests: () => requests,
    refused: () => refused,
    async stop() {
      running = false;
      await Promise.all(all);
    },
  };
}

/**
 * False if nothing listened, or if a kept-alive connection was closed before the request was read. Browsers retry in both
 * cases, and so do these clients.
 */
function wasSent(error: unknown) {
  if (!(error instanceof Error)) return true;
  const neverConnected = "syscall" in error && error.syscall === "connect";
  const wasStale = "reusedSocket" in error && error.reusedSocket === true;
  return !neverConnected && !wasStale;
}
