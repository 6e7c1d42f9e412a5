import { connect } from "node:net";
import { expect, test } from "vitest";
import { contactPath } from "#contract/api.ts";
import { stores } from "./testing/stores.ts";
import { testApp } from "./testing/test-app.ts";

test("a body that stops coming is answered with 408 when its time is up", async () => {
  const { store, close } = await stores.SQLite();
  const app = testApp(store, { arriveWithin: 500 });
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  const socket = connect(Number(port), "127.0.0.1");
  const began = performance.now();
  socket.write(
    `POST ${contactPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
  );
  const answer = Buffer.concat(await socket.toArray()).toString();
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(performance.now() - began).toBeGreaterThan(400);
  await app.close();
  await close();
});

test("a post that says nothing of a body is answered at once", async () => {
  const { store, close } = await stores.SQLite();
  const app = testApp(store);
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  for (const path of [contactPath, "/about"]) {
    const socket = connect(Number(port), "127.0.0.1");
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n`,
    );
    const answer = Buffer.concat(await socket.toArray()).toString();
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
  }
  await app.close();
  await close();
});

test("a connection that has been answered and rests is closed when its time is up", async () => {
  const { store, close } = await stores.SQLite();
  const app = testApp(store, { restFor: 500 });
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  const socket = connect(Number(port), "127.0.0.1");
  const began = performance.now();
  socket.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const answer = Buffer.concat(await socket.toArray()).toString();
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
  expect(performance.now() - began).toBeGreaterThan(400);
  await app.close();
  await close();
});
