import { afterAll, beforeAll, expect, test } from "vitest";
import { challengePath, contactPath } from "#contract/api.ts";
import { stores, type TestStore } from "../testing/stores.ts";
import { passing, post, type TestApp, testApp } from "../testing/test-app.ts";

const pages = "https://midspan.example";
const stranger = "https://evil.example";

let fresh: TestStore;
let closed: TestApp;
let open: TestApp;

beforeAll(async () => {
  fresh = await stores.SQLite();
  closed = testApp(fresh.store, { challenges: passing });
  open = testApp(fresh.store, { challenges: passing, allowedOrigins: [pages] });
});
afterAll(() => fresh.close());

function preflight(app: TestApp, url: string, origin: string) {
  const headers = { Origin: origin, "Access-Control-Request-Method": "POST" };
  return app.inject({ method: "OPTIONS", url, headers });
}

/** What a browser sends with a post from a page on another host. */
const from = (origin: string) => ({ Origin: origin, "Sec-Fetch-Site": "cross-site" });

test("an allowed origin may send the form's headers and read the response", async () => {
  const { statusCode, headers } = await preflight(open, contactPath, pages);
  expect(statusCode).toBe(204);
  expect(headers).toMatchObject({
    "access-control-allow-origin": pages,
    "access-control-allow-methods": "POST",
    "access-control-allow-headers": "Content-Type, Idempotency-Key, Challenge-Token",
    vary: "Origin",
  });
  expect(await post(open, { headers: from(pages) })).toMatchObject({
    status: 202,
    headers: { "access-control-allow-origin": pages },
  });
});

test("an allowed origin reads a refusal as well", async () => {
  expect(await post(open, { body: {}, headers: from(pages) })).toMatchObject({
    status: 422,
    headers: { "access-control-allow-origin": pages },
  });
});

test("an allowed origin may fetch a challenge", async () => {
  const real = testApp(fresh.store, { allowedOrigins: [pages] });
  const { statusCode, headers } = await real.inject({ url: challengePath, headers: from(pages) });
  expect([statusCode, headers["access-control-allow-origin"]]).toEqual([200, pages]);
});

test.each([contactPath, challengePath])("%s answers no preflight of any other origin", async (path) => {
  for (const [app, origin] of [
    [open, stranger],
    [open, "null"],
    [open, `${pages}.evil.example`],
    [closed, pages],
  ] as const) {
    const { statusCode, headers } = await preflight(app, path, origin);
    expect([statusCode, headers["access-control-allow-origin"]]).toEqual([405, undefined]);
  }
});

test("any other origin is refused as before", async () => {
  expect((await post(open, { headers: from(stranger) })).status).toBe(403);
  expect((await post(closed, { headers: from(pages) })).status).toBe(403);
});

test("without allowed origins no response varies by origin", async () => {
  expect((await post(closed)).headers.vary).toBeUndefined();
});
