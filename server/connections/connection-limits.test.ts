import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { stores } from "../testing/stores.ts";
import { aSiteOf, testApp } from "../testing/test-app.ts";

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function listen(options: Parameters<typeof testApp>[1]) {
  const { store, close } = await stores.SQLite();
  const app = testApp(store, options);
  let requests = 0;
  app.addHook("onRequest", async () => {
    requests += 1;
  });
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  cleanups.push(close, () => app.close());
  async function open() {
    const socket = connect(Number(port), "127.0.0.1");
    cleanups.push(() => socket.destroy());
    await once(socket, "connect");
    return socket;
  }
  return { open, requests: () => requests };
}

const large = { site: aSiteOf({ "/large": Buffer.alloc(8 * 2 ** 20) }) };
const aRequest = "GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n";
const aSmallRequest = "HEAD /large HTTP/1.1\r\nHost: localhost\r\n\r\n";

async function answered(socket: Socket) {
  socket.write(aSmallRequest);
  const [data] = await once(socket, "data");
  return String(data).slice(9, 12);
}

test("pipelined requests whose responses are not read wait in the client", async () => {
  const { open, requests } = await listen(large);
  const greedy = await open();
  greedy.pause().write(aRequest.repeat(300));
  const other = await open();
  // The other client's requests take turns with the pipelined ones.
  for (let count = 0; count < 50; count += 1) expect(await answered(other)).toBe("200");
  expect(requests() - 50).toBeLessThanOrEqual(10);
});

test("all pipelined requests of a client that reads are answered, also after its last byte", async () => {
  const { open } = await listen(large);
  const socket = await open();
  socket.end(aSmallRequest.repeat(300));
  expect((await text(socket)).match(/^HTTP\/1.1 200 /gm)).toHaveLength(300);
});

test("a client that pipelines too many requests is closed", async () => {
  const { open, requests } = await listen(large);
  const socket = await open();
  // What the server has not read resets the connection.
  const closed = new Promise((resolve) => socket.on("error", () => {}).once("close", resolve));
  socket.resume().write(aSmallRequest.repeat(3_000));
  await closed;
  expect(requests()).toBeLessThanOrEqual(10);
});

test("a request in many pieces and one with an unknown expectation are answered", async () => {
  const { open } = await listen(large);
  const socket = await open();
  for (const byte of `HEAD /large HTTP/1.1\r\nHost: localhost\r\nExpect: more\r\nX: ${"x".repeat(900)}\r\n\r\n`)
    socket.write(byte);
  socket.end();
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 /);
});

test("one client has at most half of all connections, others get 503", async () => {
  const { open } = await listen({ maxConnections: 4, ...large });
  const first = await open();
  for (const socket of [first, await open()]) expect(await answered(socket)).toBe("200");
  const refused = await text(await open());
  expect(refused).toMatch(/^HTTP\/1.1 503 .*Retry-After: 5\r\n.*"code":"overloaded"/s);
  first.end();
  await once(first, "close");
  expect(await answered(await open())).toBe("200");
});

test("a trusted proxy may use all connections", async () => {
  const { open } = await listen({ maxConnections: 4, trustedProxies: ["127.0.0.0/8"], ...large });
  for (let count = 0; count < 4; count += 1) expect(await answered(await open())).toBe("200");
  expect(await text(await open())).toMatch(/^HTTP\/1.1 503 /);
});
