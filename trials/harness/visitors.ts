import { Agent } from "node:http";
import { aMessage, get, post } from "./client.ts";
import { pause } from "./measure.ts";
import type { Random } from "./random.ts";
import { mintToken } from "./tokens.ts";

const retryAfter = 50;

type Options = { port: number; random: Random; writers: number; readers: number; everyMs: number };

/** Visitors who go on writing messages and reading pages, whatever happens to the server. */
export function startVisitors({ port, random, writers, readers, everyMs }: Options) {
  /** The marks of the messages that the server has thanked for. */
  const accepted = new Set<string>();
  /** Requests that had begun and were not answered. */
  const failures: string[] = [];
  const tokens: string[] = [];
  let requests = 0;
  let notBegun = 0;
  let going = true;

  async function visit(work: (agent: Agent) => Promise<void>) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (going) {
      try {
        await work(agent);
        requests += 1;
      } catch (error) {
        if (hadBegun(error)) failures.push(error instanceof Error ? error.message : String(error));
        else {
          notBegun += 1;
          await pause(retryAfter);
        }
      }
      await pause(everyMs * (0.5 + random.next()));
    }
    agent.destroy();
  }

  async function write(agent: Agent) {
    const mark = `mark-${random.word(16)}`;
    const body = aMessage({ text: `Name: Ada\n\nMessage:\n${mark}` });
    const token = tokens.pop() ?? (await mintToken());
    const { status } = await post({ port }, { body, agent, token }).catch((error) => {
      if (!hadBegun(error)) tokens.push(token);
      throw error;
    });
    if (status === 202) accepted.add(mark);
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
    notBegun: () => notBegun,
    async stop() {
      going = false;
      await Promise.all(all);
    },
  };
}

/**
 * Nobody listened, or the connection that was kept from the last time had been closed before the request was read.
 * Browsers try again in either case, and so do visitors here.
 */
function hadBegun(error: unknown) {
  if (!(error instanceof Error)) return true;
  const neverConnected = "syscall" in error && error.syscall === "connect";
  const keptTooLong = "reusedSocket" in error && error.reusedSocket === true;
  return !neverConnected && !keptTooLong;
}
