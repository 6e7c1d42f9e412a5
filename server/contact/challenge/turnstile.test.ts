import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTurnstile } from "./turnstile.ts";

/** A stand-in of the provider's siteverify endpoint. */
const provider = createServer((request, response) => answer(request, response));
let answer: RequestListener;
let asked: unknown[] = [];
const deadline = 1_000;
let turnstile: ReturnType<typeof createTurnstile>;

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  const { port } = provider.address() as AddressInfo;
  const address = new URL(`http://127.0.0.1:${port}/siteverify`);
  const config = { siteKey: "site key", secret: "secret", verifyUrl: address, scriptUrl: address };
  turnstile = createTurnstile(config, new URL("https://midspan.example"), Date.now, deadline);
});
beforeEach(() => {
  asked = [];
});
afterAll(() => provider.close());

function saying(body: unknown, status = 200): RequestListener {
  return async (request, response) => {
    const chunks = await request.toArray();
    asked.push(JSON.parse(Buffer.concat(chunks).toString()));
    response.writeHead(status).end(typeof body === "string" ? body : JSON.stringify(body));
  };
}

const yes = { success: true, hostname: "midspan.example", action: "contact" };

test("passes when the provider says yes for this site and this form", async () => {
  answer = saying(yes);
  expect(await turnstile.verify("token", "key")).toMatchObject({ nonce: expect.any(String) });
  expect(asked).toEqual([{ secret: "secret", response: "token", idempotency_key: "key" }]);
});

test("makes the same nonce for the same token, so that it counts as used", async () => {
  answer = saying(yes);
  const [first, again, other] = await Promise.all(
    ["token", "token", "another"].map((token) => turnstile.verify(token, "key")),
  );
  expect(first).toMatchObject({ nonce: (again as { nonce: string }).nonce });
  expect(other).not.toMatchObject({ nonce: (again as { nonce: string }).nonce });
});

test.each([
  ["a refusal", { success: false, "error-codes": ["invalid-input-response"] }],
  ["a used token", { success: false, "error-codes": ["timeout-or-duplicate"] }],
  ["another site", { ...yes, hostname: "evil.example" }],
  ["another form", { ...yes, action: "login" }],
  ["no site", { success: true }],
])("fails on %s", async (_, body) => {
  answer = saying(body);
  expect(await turnstile.verify("token", "key")).toBe("failed");
});

test.each([
  ["status 500", saying(yes, 500)],
  ["HTML", saying("<html>")],
  ["success as text", saying({ ...yes, success: "true" })],
  ["a fault of ours", saying({ success: false, "error-codes": ["invalid-input-secret"] })],
  ["a fault of its own", saying({ success: false, "error-codes": ["internal-error"] })],
  [
    "a redirect",
    (_: unknown, response: Parameters<RequestListener>[1]) =>
      response.writeHead(302, { Location: "/" }).end(),
  ],
  ["a broken connection", (request: Parameters<RequestListener>[0]) => request.destroy()],
] as [string, RequestListener][])("is unavailable on %s", async (_, behaviour) => {
  answer = behaviour;
  expect(await turnstile.verify("token", "key")).toBe("unavailable");
});

test("is unavailable at the deadline when the provider hangs", async () => {
  answer = () => {};
  const before = performance.now();
  expect(await turnstile.verify("token", "key")).toBe("unavailable");
  expect(performance.now() - before).toBeLessThan(2 * deadline);
  provider.closeAllConnections();
});
