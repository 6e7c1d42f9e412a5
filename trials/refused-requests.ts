import { contactPath } from "#contract/api.ts";
import { sendRaw, statusesOf } from "./harness/client.ts";
import { formatCount, mapConcurrent, tally, waitUntil } from "./harness/measure.ts";
import type { Trial } from "./harness/trial.ts";

/** What is sent, and the expected status. Each contains a string that must not be logged. */
const requests: [number, (canary: string) => string[]][] = [
  [400, (canary) => ["GET / HTTP/1.1", "Host: localhost", `Host: ${canary}`]],
  [400, (canary) => [`POST ${contactPath}?${canary} HTTP/1.1`, "Host: localhost", "host: localhost"]],
  [400, (canary) => [`GET /${canary} HTTP/1.1`]],
  [400, (canary) => [`GET /${canary}`]],
  [400, (canary) => [`${canary} / HTTP/1.1`, "Host: localhost"]],
  [400, (canary) => [`GET http://${canary}@localhost/ HTTP/1.1`, "Host: localhost"]],
  [400, (canary) => ["GET / HTTP/1.1", "Host: localhost", `${canary}\u0001: x`]],
  [431, (canary) => ["GET / HTTP/1.1", "Host: localhost", `X-Long: ${canary.repeat(1_000)}`]],
  [414, (canary) => [`GET /${canary.repeat(300)} HTTP/1.1`, "Host: localhost"]],
  // A full address is a valid target.
  [200, (canary) => [`GET http://${canary}.example/contact?${canary} HTTP/1.1`, "Host: localhost"]],
];

export const refusedRequests: Trial = {
  id: "31",
  title: "two Host lines, full addresses, requests that cannot be parsed",
  expected: "400, 200, 400 or 431; each has a line in the log, none its content",
  async run(context) {
    const { random, counts } = context;
    const store = context.sqlite();
    const server = await context.startServer(store, { env: { LOG_LEVEL: "info" } });
    const canary = `canary${random.word(12)}`;
    const cases = Array.from({ length: counts.refused }, () => random.pick(requests));
    const statuses = await mapConcurrent(cases, 8, async ([, lines]) => {
      const text = `${[...lines(canary), "Connection: close"].join("\r\n")}\r\n\r\n`;
      return statusesOf(await sendRaw(server, Buffer.from(text)))[0] ?? 0;
    });
    const wrong = statuses.filter((status, index) => status !== cases[index]?.[0]).length;
    const logged = () => [...server.output().matchAll(/"status":(\d+)/g)].map(([, status]) => Number(status));
    await waitUntil(() => logged().length >= cases.length, 5_000);
    const same = tally(logged()) === tally(statuses);
    const leaked = server.output().includes(canary);
    const measured = `${formatCount(cases.length)} tried (${tally(statuses)}), ${wrong} unexpected; the log ${same ? "has the same counts" : `has ${tally(logged())}`}, ${leaked ? "and their content" : "0 with their content"}`;
    return [{ store: store.name, measured, passed: wrong === 0 && same && !leaked }];
  },
};
