import { contactPath } from "#contract/api.ts";
import { aMessage, post, sendRaw, statusesOf } from "./harness/client.ts";
import { formatCount, formatMegabytes, mapConcurrent, tally } from "./harness/measure.ts";
import type { Random } from "./harness/random.ts";
import { createToken } from "./harness/tokens.ts";
import type { Trial } from "./harness/trial.ts";

const maxGrowth = 20 * 2 ** 20;
const batches = 20;

export const mutatedRequests: Trial = {
  id: "4",
  title: "mutated raw requests (seeded)",
  expected: "10,000 tried, 0 crashes, 0 responses with 500, memory growth < 20 MB, next valid request 202",
  async run(context) {
    const { random, counts } = context;
    const store = context.sqlite();
    const server = await context.startServer(store, { monitored: true });
    const token = await createToken();
    const mutated = () => mutate(random, Buffer.from(random.pick(templates(random, token))));
    const attack = (count: number) =>
      mapConcurrent(Array.from({ length: count }, mutated), 32, (bytes) => sendRaw(server, bytes));
    // The first requests make the server compile code and allocate memory that it keeps.
    await attack(counts.mutatedRequests / batches);
    const before = await server.metrics("metrics after gc");
    const responses: Buffer[] = [];
    let after = before;
    // Garbage is not a leak.
    while (responses.length < counts.mutatedRequests) {
      responses.push(...(await attack(counts.mutatedRequests / batches)));
      after = await server.metrics("metrics after gc");
    }
    const statuses = responses.flatMap((response): (number | string)[] => {
      const found = statusesOf(response);
      return found.length > 0 ? found : ["closed"];
    });
    const next = (await post(server)).status;
    const growth = after.resident - before.resident;
    const failed = statuses.filter((status) => status === 500).length;
    const measured = `${formatCount(counts.mutatedRequests)} tried (${tally(statuses)}), ${server.isRunning() ? 0 : 1} crashes, ${failed} responses with 500, resident memory grew ${formatMegabytes(growth)}, next ${next}`;
    const passed = server.isRunning() && failed === 0 && growth < maxGrowth && next === 202;
    return [{ store: store.name, measured, passed }];
  },
};

/** Valid requests, each from another client, so that rate limits do not apply. */
function templates(random: Random, mintedToken: string) {
  const body = JSON.stringify(aMessage());
  const client = `X-Forwarded-For: 10.${random.int(0, 256)}.${random.int(0, 256)}.${random.int(1, 255)}`;
  const head = (lines: string[]) =>
    [...lines, "Host: localhost", client, "Connection: close", "", ""].join("\r\n");
  const posted = [`POST ${contactPath} HTTP/1.1`, "Content-Type: application/json"];
  const token = `Challenge-Token: ${mintedToken}`;
  const chunked = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  return [
    head(["GET / HTTP/1.1", "Accept-Encoding: br"]),
    head(["GET /api/challenge HTTP/1.1"]),
    head(["HEAD /about HTTP/1.1", 'If-None-Match: "x"', "Range: bytes=0-9"]),
    head(["GET /portfolio/nope?a=b HTTP/1.1", "Cookie: a=b"]),
    head([...posted, token, `Content-Length: ${body.length}`]) + body,
    head([...posted, token, "Transfer-Encoding: chunked"]) + chunked,
    `${head([...posted, "Idempotency-Key: 7f3a91c2-0000-4000-8000-000000000001", "Content-Length: 2"])}{}`,
  ];
}

const pieces = [
  "\r\n",
  "\n",
  "\0",
  ": ",
  "Transfer-Encoding: chunked\r\n",
  "Content-Length: -1\r\n",
  "Content-Length: 99999999999999999999\r\n",
  "Content-Length: 5\r\nContent-Length: 6\r\n",
  "Expect: 100-continue\r\n",
  "Upgrade: websocket\r\nConnection: Upgrade\r\n",
  "Content-Encoding: gzip\r\n",
  "Host: a b\r\n",
  "Idempotency-Key: \u00e9\r\n",
  `X-Long: ${"x".repeat(20_000)}\r\n`,
  "HTTP/9.9",
  "%ff%00%2e%2e",
  "../../",
  "{{[[",
  "\ud83d\ude00",
];

function mutate(random: Random, request: Buffer): Buffer {
  let bytes = request;
  for (let count = random.pick([1, 1, 1, 2, 4]); count > 0; count -= 1) {
    // Half of the mutations are in the body: a malformed head is rejected first.
    const at = random.int(random.next() < 0.5 ? 0 : bytes.indexOf("\r\n\r\n") + 1, bytes.length + 1);
    const end = Math.min(bytes.length, at + random.int(1, 40));
    const [head, middle, tail] = [bytes.subarray(0, at), bytes.subarray(at, end), bytes.subarray(end)];
    bytes = random.pick([
      () => Buffer.concat([head, random.bytes(middle.length), tail]),
      () => Buffer.concat([head, tail]),
      () => Buffer.concat([head, middle, middle, tail]),
      () => Buffer.concat([head, Buffer.from(random.pick(pieces)), middle, tail]),
      () => Buffer.concat([head, Buffer.from(random.pick(pieces)), middle, tail]),
      () => (random.next() < 0.3 ? head : bytes),
    ])();
  }
  return bytes;
}
