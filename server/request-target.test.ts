import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contactPath } from "#contract/api.ts";
import { originForm } from "./request-target.ts";
import { stores, type TestStore } from "./testing/stores.ts";
import { aSiteOf, type TestApp, testApp } from "./testing/test-app.ts";

let fresh: TestStore;
let app: TestApp;
let port: number;
beforeAll(async () => {
  fresh = await stores.SQLite();
  const site = aSiteOf({ "/about": Buffer.from("about us"), "/": Buffer.from("home") });
  app = testApp(fresh.store, { site });
  port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(async () => {
  await app.close();
  await fresh.close();
});

/** Sends the lines as they are and returns the response. */
async function send(...lines: string[]) {
  const socket = connect(port, "127.0.0.1");
  socket.write(`${[...lines, "Connection: close"].join("\r\n")}\r\n\r\n`);
  return Buffer.concat(await socket.toArray()).toString();
}

test.each([
  ["two Host lines", ["GET /about HTTP/1.1", "Host: localhost", "Host: evil.example"]],
  ["two equal Host lines", ["GET /about HTTP/1.1", "Host: localhost", "host: localhost"]],
  ["two Host lines for the form", [`POST ${contactPath} HTTP/1.1`, "Host: localhost", "Host: localhost"]],
  ["no Host line", ["GET /about HTTP/1.1"]],
  ["a target without a path", ["GET about HTTP/1.1", "Host: localhost"]],
  ["a full address without a host", ["GET http:///about HTTP/1.1", "Host: localhost"]],
  ["the address of a file", ["GET file:///about HTTP/1.1", "Host: localhost"]],
])("%s is 400", async (_, lines) => {
  expect(await send(...lines)).toMatch(/^HTTP\/1.1 400 .*"code":"bad-/s);
});

test.each([
  ["GET http://localhost/about HTTP/1.1", "about us"],
  ["GET HTTPS://Midspan.example:443/about?from=proxy HTTP/1.1", "about us"],
  ["GET http://[::1]:3000 HTTP/1.1", "home"],
  ["GET http://localhost?query HTTP/1.1", "home"],
])("%s is served", async (line, body) => {
  expect(await send(line, "Host: localhost")).toMatch(new RegExp(`^HTTP/1.1 200 .*${body}$`, "s"));
});

test("HTTP/1.0 needs no Host line", async () => {
  expect(await send("GET /about HTTP/1.0")).toMatch(/^HTTP\/1.1 200 /);
});

test("the form takes a full address as well", async () => {
  expect(await send(`GET http://localhost${contactPath} HTTP/1.1`, "Host: localhost")).toMatch(
    /^HTTP\/1.1 405 /,
  );
});

test.each([
  ["/about?next=http://evil.example/", "/about?next=http://evil.example/"],
  ["//evil.example/about", "//evil.example/about"],
  ["http://user@evil.example/about", undefined],
])("%s has the path %s", (target, path) => {
  expect(originForm(target)).toBe(path);
});
