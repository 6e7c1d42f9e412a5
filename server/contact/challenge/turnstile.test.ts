import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTurnstile } from "./turnstile.ts";

/** A fake of the provider's siteverify endpoint. */
const provider = createServer((request, response) => respond(request, response));
let respond: RequestListener;
let requests: unknown[] = [];
let now = Date.now();
let config: Parameters<typeof createTurnstile>[0];
let turnstile: ReturnType<typeof createTurnstile>;
const origin = new URL("https://midspan.example");

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  const { port } = provider.address() as AddressInfo;
  const address = new URL(`http://127.0.0.1:${port}/siteverify`);
  config = { siteKey: "site key", secret: "secret", verifyUrl: address, scriptUrl: address };
  turnstile = createTurnstile(config, origin, () => now);
});
beforeEach(() => {
  requests = [];
});
afterAll(() => provider.close());

function respondWith(body: unknown, status = 200): RequestListener {
  return async (request, response) => {
    // The script of the page, not the check.
    if (request.method === "GET") return void response.end();
    requests.push(JSON.parse(Buffer.concat(await request.toArray()).toString()));
    response.writeHead(status).end(typeof body === "string" ? body : JSON.stringify(body));
  };
}

const yes = { success: true, hostname: "midspan.example", action: "contact" };

test("passes when the provider reports success for this site and this form", async () => {
  respond = respondWith(yes);
  expect(await turnstile.verify("token", "key")).toMatchObject({ nonce: expect.any(String) });
  expect(requests).toEqual([{ secret: "secret", response: "token", idempotency_key: "key" }]);
});

test("derives the nonce from the token, so that it can be used once", async () => {
  respond = respondWith(yes);
  const [first, again, other] = await Promise.all(
    ["token", "token", "another"].map((token) => turnstile.verify(token, "key")),
  );
  expect(first).toMatchObject({ nonce: (again as { nonce: string }).nonce });
  expect(other).not.toMatchObject({ nonce: (again as { nonce: string }).nonce });
});

test.each([
  ["an invalid token", { success: false, "error-codes": ["invalid-input-response"] }],
  ["a used token", { success: false, "error-codes": ["timeout-or-duplicate"] }],
  ["another site", { ...yes, hostname: "evil.example" }],
  ["another form", { ...yes, action: "login" }],
  ["no hostname", { success: true }],
])("fails on %s", async (_, body) => {
  respond = respondWith(body);
  expect(await turnstile.verify("token", "key")).toBe("failed");
});

test.each([
  ["status 500", respondWith(yes, 500)],
  ["success with status 400", respondWith(yes, 400)],
  ["HTML", respondWith("<html>")],
  ["success as a string", respondWith({ ...yes, success: "true" })],
  ["an error in our configuration", respondWith({ success: false, "error-codes": ["invalid-input-secret"] })],
  ["an internal error", respondWith({ success: false, "error-codes": ["internal-error"] })],
  [
    "a redirect",
    (_: unknown, response: Parameters<RequestListener>[1]) =>
      response.writeHead(302, { Location: "/" }).end(),
  ],
  ["a closed connection", (request: Parameters<RequestListener>[0]) => request.destroy()],
] as [string, RequestListener][])("is unavailable on %s", async (_, behaviour) => {
  respond = behaviour;
  expect(await turnstile.verify("token", "key")).toBe("unavailable");
});

/** Looks again each time: what was found is kept for half a minute. */
function isAway() {
  now += 31_000;
  return turnstile.isAway();
}

test.each([
  ["it rejects the probe", respondWith({ success: false, "error-codes": ["invalid-input-response"] })],
  ["it rejects with 400", respondWith({ success: false, "error-codes": ["invalid-input-response"] }, 400)],
  ["our secret is wrong", respondWith({ success: false, "error-codes": ["invalid-input-secret"] })],
  ["it passes everything", respondWith(yes)],
])("is not away when %s", async (_, behaviour) => {
  respond = behaviour;
  expect(await isAway()).toBe(false);
});

test.each([
  ["it answers 500", respondWith(yes, 500)],
  ["it answers HTML", respondWith("<html>")],
  ["it has an internal error", respondWith({ success: false, "error-codes": ["internal-error"] })],
  ["it closes the connection", (request) => void request.destroy()],
  ["it hangs", () => {}],
  [
    "its script is missing",
    (request, response) =>
      request.method === "GET" ? response.writeHead(503).end() : respondWith(yes)(request, response),
  ],
] as [string, RequestListener][])("is away when %s", async (_, behaviour) => {
  respond = behaviour;
  expect(await isAway()).toBe(true);
  provider.closeAllConnections();
});

test("is asked once in half a minute, also after the clock was set back", async () => {
  respond = respondWith(yes);
  expect(await isAway()).toBe(false);
  respond = respondWith(yes, 500);
  expect(await turnstile.isAway()).toBe(false);
  expect(await isAway()).toBe(true);
  respond = respondWith(yes);
  now -= 3_600_000;
  expect(await turnstile.isAway()).toBe(false);
});

test("is unavailable after the timeout when the provider hangs", async () => {
  respond = () => {};
  const impatient = createTurnstile(config, origin, () => now, 500);
  expect(await impatient.verify("token", "key")).toBe("unavailable");
  provider.closeAllConnections();
});
