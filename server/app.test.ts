import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { contactPath } from "#contract/api.ts";
import { stores } from "./testing/stores.ts";
import { aSiteOf, testApp } from "./testing/test-app.ts";

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function listen(options: Parameters<typeof testApp>[1]) {
  const { store, close } = await stores.SQLite();
  const app = testApp(store, options);
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  cleanups.push(close, () => app.close());
  return { app, open: () => connect(Number(port), "127.0.0.1") };
}

async function readAll(socket: Socket) {
  return Buffer.concat(await socket.toArray()).toString();
}

test("a body that stops arriving is answered with 408 after the request timeout", async () => {
  const { open } = await listen({ requestTimeout: 500 });
  const socket = open();
  const start = performance.now();
  socket.write(
    `POST ${contactPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
  );
  expect(await readAll(socket)).toMatch(/^HTTP\/1.1 408 /);
  expect(performance.now() - start).toBeGreaterThan(400);
});

test("a POST without a body is answered at once", async () => {
  const { open } = await listen({});
  for (const path of [contactPath, "/about"]) {
    const socket = open();
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n`,
    );
    expect(await readAll(socket)).toMatch(/^HTTP\/1.1 400 /);
  }
});

test("an idle connection is closed after the idle timeout", async () => {
  const { open } = await listen({ idleTimeout: 2_000 });
  const socket = open();
  const start = performance.now();
  socket.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
  expect(await readAll(socket)).toMatch(/^HTTP\/1.1 200 /);
  expect(performance.now() - start).toBeGreaterThan(1_900);
});

test("a connection whose client stops reading is closed after the idle timeout", async () => {
  const body = Buffer.alloc(64 * 1024 * 1024);
  const { app, open } = await listen({ idleTimeout: 2_000, site: aSiteOf({ "/large": body }) });
  const accepted = once(app.server, "connection");
  const socket = open().pause();
  socket.on("error", () => {});
  socket.write("GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const [connection]: Socket[] = await accepted;
  if (!connection) throw new Error("No connection");
  await once(connection, "close");
  expect(connection.bytesWritten).toBeGreaterThan(0);
  socket.destroy();
});
