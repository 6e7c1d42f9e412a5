import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stores, type TestStore } from "../testing/stores.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { readSite, type Site } from "./read-site.ts";

const files = {
  "client/index.html": "<h1>home</h1>",
  "client/about/index.html": "<h1>about</h1>",
  "client/404.html": "<h1>404</h1>",
  "client/portfolio/404.html": "<h1>no project</h1>",
  "client/case-studies/404.html": "<h1>no study</h1>",
  "client/404.data": "not found data",
  "client/services/404.data": "to the list",
  "client/about.data": "about data",
  "client/assets/app-Bx3.js": "run()",
  "client/_headers": "/*\n  X-Frame-Options: DENY\n",
  "client/_redirects": "/services/old /about 301\n",
  "client/feed.xml": "<feed/>",
  "client/sitemap.xml": "<urlset/>",
  "client/.well-known/security.txt": "Contact: mailto:us@example.com",
  "client/images/cover-640.0a1b2c3d.avif": "picture",
  "compressed/about/index.html.br": brotliCompressSync("<h1>about</h1>"),
  "compressed/about/index.html.gz": gzipSync("<h1>about</h1>"),
  "site.json": JSON.stringify({
    policies: {
      "index.html": {
        scripts: [],
        styles: [],
        frames: ["https://player.example"],
        connections: ["https://api.example"],
      },
      "about/index.html": {
        scripts: ["'sha256-script'"],
        styles: ["'sha256-style'"],
        frames: [],
        connections: [],
      },
    },
    redirects: [{ from: "/services/old", to: "/about" }],
  }),
};

let site: Site;
let fresh: TestStore;
let app: TestApp;
let serverOrigin: string;

/** The server on a small build. No request changes it, so all tests share it. */
beforeAll(async () => {
  const build = mkdtempSync(join(tmpdir(), "site-"));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(build, name)), { recursive: true });
    writeFileSync(join(build, name), content);
  }
  site = readSite(build);
  rmSync(build, { recursive: true });
  fresh = await stores.SQLite();
  app = testApp(fresh.store, { site });
  serverOrigin = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await app.close();
  await fresh.close();
});

type TestRequest = { method?: string; url: string; headers?: Record<string, string>; origin?: string };

/** Over a connection, and with the path exactly as given, which `fetch` would normalize. */
async function send({ method = "GET", url, headers = {}, origin = serverOrigin }: TestRequest) {
  const outgoing = request(origin, { method, path: url, headers });
  const received = once(outgoing, "response");
  outgoing.end();
  const [response]: IncomingMessage[] = await received;
  if (!response) throw new Error(`No response for ${url}`);
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode, headers: response.headers, body, text: body.toString() };
}

const get = (url: string, headers: Record<string, string> = {}) => send({ url, headers });

describe("a known path", () => {
  test("is sent as Brotli, gzip or uncompressed, by Accept-Encoding", async () => {
    const about = (encoding: string) => get("/about", { "accept-encoding": encoding });
    const brotli = await about("gzip, deflate, br");
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(brotli.body).toString()).toBe("<h1>about</h1>");
    for (const [accepted, sent] of [
      ["gzip", "gzip"],
      ["br;q=0, gzip", "gzip"],
      ["brotli, gzip ; q=0.5", "gzip"],
      ["BR; q=0.1, gzip", "br"],
      ["br ; q=0.00 , gzip;q=0", undefined],
    ] as const) {
      expect((await about(accepted)).headers["content-encoding"], accepted).toBe(sent);
    }
    const plain = await about("");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.text).toBe("<h1>about</h1>");
    expect(plain.headers.vary).toBe("Accept-Encoding");
  });

  test("is the same with a query", async () => {
    const { date: _, ...plain } = (await get("/about")).headers;
    const queried = await get("/about?utm_source=mail");
    expect(queried).toMatchObject({ status: 200, headers: plain, text: "<h1>about</h1>" });
    expect((await get(`/about?q=${"a".repeat(5_000)}`)).status).toBe(414);
  });

  test("has an ETag for each encoding", async () => {
    const etags = await Promise.all(
      ["", "gzip", "br"].map(
        async (encoding) => (await get("/about", { "accept-encoding": encoding })).headers.etag,
      ),
    );
    expect(new Set(etags).size).toBe(3);
    for (const etag of etags) expect(etag).toMatch(/^"[\w-]{22,}"$/);
  });

  test.each([
    ["the same ETag", (etag: string) => etag],
    ["a weak form of it", (etag: string) => `W/${etag}`],
    ["a list that contains it", (etag: string) => `"other", ${etag} , "more"`],
    ["any ETag", () => "*"],
  ])("is 304 without a body for If-None-Match with %s", async (_, header) => {
    const { etag = "", ...headers } = (await get("/about")).headers;
    const response = await get("/about", { "if-none-match": header(etag) });
    expect([response.status, response.text]).toEqual([304, ""]);
    expect(response.headers).toMatchObject({ etag, "cache-control": headers["cache-control"] });
  });

  test.each([
    ["another ETag", () => '"other"'],
    ["a list of others", () => '"other", W/"more"'],
    ["a prefix of it", (etag: string) => `${etag.slice(0, -2)}"`],
    ["the ETag without quotes", (etag: string) => etag.slice(1, -1)],
    ["nothing", () => ""],
  ])("is sent in full for If-None-Match with %s", async (_, header) => {
    const { etag = "" } = (await get("/about")).headers;
    const response = await get("/about", { "if-none-match": header(etag) });
    expect([response.status, response.text]).toEqual([200, "<h1>about</h1>"]);
  });

  test("is sent in full for the ETag of another encoding", async () => {
    const { etag = "" } = (await get("/about", { "accept-encoding": "br" })).headers;
    expect((await get("/about", { "if-none-match": etag, "accept-encoding": "gzip" })).status).toBe(200);
  });

  test("answers HEAD with the same headers and no body", async () => {
    const response = await send({ method: "HEAD", url: "/about" });
    expect(response.status).toBe(200);
    expect(response.headers["content-length"]).toBe("14");
    expect(response.text).toBe("");
  });

  test("is immutable with a hash in its name, revalidated if a page, and fresh for a minute otherwise", async () => {
    expect((await get("/assets/app-Bx3.js")).headers["cache-control"]).toBe(
      "public, max-age=31536000, immutable",
    );
    expect((await get("/images/cover-640.0a1b2c3d.avif")).headers["cache-control"]).toContain("immutable");
    expect((await get("/about")).headers["cache-control"]).toBe("no-cache");
    expect((await get("/about.data")).headers["cache-control"]).toBe("public, max-age=60");
    expect((await get("/nope.data")).headers["cache-control"]).toBe("no-cache");
  });

  test.each([
    ["/about", "text/html; charset=utf-8"],
    ["/feed.xml", "application/atom+xml; charset=utf-8"],
    ["/sitemap.xml", "application/xml; charset=utf-8"],
    ["/.well-known/security.txt", "text/plain; charset=utf-8"],
  ])("%s is sent as %s", async (path, type) => {
    expect((await get(path)).headers["content-type"]).toBe(type);
  });

  test("rejects every other method and lists the allowed ones", async () => {
    for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"] as const) {
      const response = await send({ method, url: "/about" });
      expect(response.status).toBe(405);
      expect(response.headers.allow).toBe("GET, HEAD");
    }
  });

  test("ignores Range headers", async () => {
    for (const range of ["bytes=5-1", "bytes=0-3", "bytes=-999999", "lines=1-2", "bytes=a-b"]) {
      const response = await get("/about", { range });
      expect(response.status).toBe(200);
      expect(response.text).toBe("<h1>about</h1>");
    }
  });
});

describe("an unknown path", () => {
  test.each([
    ["/nope", "404"],
    ["/portfolio/nope", "no project"],
    ["/case-studies/nope", "no study"],
    ["/portfolio/nope/deeper", "404"],
    ["/assets/nope.js", "404"],
    ["/404.html", "404"],
    ["/%", "404"],
    ["/%00", "404"],
    ["/..%2f..%2fetc/passwd", "404"],
    ["/%2e%2e/%2e%2e/package.json", "404"],
    ["/about/index.html", "404"],
    ["/_headers", "404"],
    ["/_redirects", "404"],
  ])("%s gets its not-found page with status 404", async (url, text) => {
    const response = await get(url);
    expect(response.status).toBe(404);
    expect(response.text).toBe(`<h1>${text}</h1>`);
  });

  test("is 404 whatever If-None-Match says", async () => {
    const response = await get("/nope", { "if-none-match": "*" });
    expect([response.status, response.text]).toEqual([404, "<h1>404</h1>"]);
  });

  test("of a service redirects to the list", async () => {
    const response = await get("/services/nope?from=mail");
    expect(response.status).toBe(302);
    expect(response.headers.location).toBe("/services");
  });

  test("gets a data response that React Router understands", async () => {
    const notFound = await get("/nope.data");
    expect([notFound.status, notFound.text, notFound.headers["x-remix-response"]]).toEqual([
      404,
      "not found data",
      "yes",
    ]);
    const service = await get("/services/nope.data?_routes=x");
    expect([service.status, service.text]).toEqual([202, "to the list"]);
  });
});

describe("a path that has moved", () => {
  test.each([
    ["/services/old", "/about"],
    ["/services/old?from=mail", "/about?from=mail"],
  ])("%s redirects permanently to %s", async (url, to) => {
    const response = await get(url);
    expect([response.status, response.headers.location]).toEqual([308, to]);
  });
});

describe("another spelling of a known path", () => {
  test.each([
    ["/About", "/about"],
    ["/about/", "/about"],
    ["/ABOUT//?q=A%2Fb", "/about?q=A%2Fb"],
    ["//about", "/about"],
  ])("%s redirects permanently to %s", async (url, to) => {
    const response = await get(url);
    expect(response.status).toBe(308);
    expect(response.headers.location).toBe(to);
  });

  test("of a built file is not looked for: the redirect would outlive the deployment", async () => {
    expect((await get("/assets/Gone-AbC.js")).status).toBe(404);
  });

  test.each([
    "//evil.example/",
    "/\\evil.example/",
    "///evil.example/%2e%2e/",
    "/%5cevil.example/",
    "/@evil.example/",
  ])("%s never redirects to another site", async (url) => {
    const { location = "/" } = (await get(url)).headers;
    expect(new URL(location, "http://site.test").host).toBe("site.test");
  });
});

describe("every response", () => {
  test("has the security headers, and a page the hashes of its own scripts", async () => {
    const { headers } = await get("/about");
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "x-frame-options": "DENY",
    });
    expect(headers["permissions-policy"]).toContain("camera=()");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'sha256-script'");
    expect(policy).toContain("style-src 'self' 'sha256-style'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    expect((await get("/about.data")).headers["content-security-policy"]).toContain("default-src 'none'");
  });

  test("allows frames only on pages whose build says so", async () => {
    expect((await get("/")).headers["content-security-policy"]).toContain(
      "frame-src https://player.example;",
    );
    expect((await get("/about")).headers["content-security-policy"]).not.toContain("frame-src");
  });

  test("allows connections to another host only where the form posts there", async () => {
    expect((await get("/")).headers["content-security-policy"]).toContain(
      "connect-src 'self' https://api.example;",
    );
    expect((await get("/about")).headers["content-security-policy"]).toContain("connect-src 'self';");
  });

  test("allows the challenge provider on every page, if there is one", async () => {
    expect((await get("/about")).headers["content-security-policy"]).not.toContain("https:");
    const challengeOrigin = "https://provider.example";
    const withProvider = testApp(fresh.store, { site, challengeOrigin });
    const { headers } = await withProvider.inject({ url: "/about" });
    for (const directive of ["script-src", "connect-src", "frame-src"])
      expect(headers["content-security-policy"]).toMatch(new RegExp(`${directive} [^;]*${challengeOrigin}`));
  });

  test("has HSTS only if the site is on https", async () => {
    const local = await get("/");
    expect(local.headers["strict-transport-security"]).toBeUndefined();
    const siteUrl = new URL("https://midspan.example");
    const live = testApp(fresh.store, { site, siteUrl });
    const origin = await live.listen({ port: 0, host: "127.0.0.1" });
    expect((await send({ url: "/", origin })).headers["strict-transport-security"]).toBe(
      "max-age=63072000; includeSubDomains",
    );
    await live.close();
  });

  test("never contains the requested Host", async () => {
    for (const host of ["evil.example", "evil.example:80", "[::1]", "a".repeat(300)]) {
      const response = await get("/About", { host });
      expect(JSON.stringify(response.headers)).not.toContain(host);
    }
  });
});

test("/healthz answers 200", async () => {
  const response = await get("/healthz");
  expect([response.status, response.text, response.headers["cache-control"]]).toEqual([
    200,
    "ok\n",
    "no-store",
  ]);
});
