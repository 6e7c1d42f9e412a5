import { expect, test } from "vitest";
import { commonHeaders, contentSecurityPolicy } from "#contract/response-headers.ts";
import { hostHeaders, hostRedirects } from "./host-files.ts";
import { hostRules } from "./testing/host-rules.ts";

const siteUrl = new URL("https://midspan.example");
const policy = { scripts: ["'sha256-script'"], styles: ["'sha256-style'"], frames: [], connections: [] };
const policies = {
  "404.html": policy,
  "index.html": { ...policy, frames: ["https://player.example"] },
  "services/index.html": policy,
  "services/web3/index.html": policy,
};
const files = [
  ...Object.keys(policies),
  "services.data",
  "assets/app-Bx3.js",
  "images/logos/client.svg",
  "images/projects/one/cover-640.0a1b2c3d.avif",
  "images/projects/two/cover-640.0a1b2c3d.avif",
  "images/brand/scene.0a1b2c3d.webp",
  "images/brand/mark.svg",
];
const headersFor = hostRules(hostHeaders(siteUrl, policies, files));

test("every path has the headers that the server sends with everything", () => {
  expect(headersFor("/services/")).toMatchObject(commonHeaders(siteUrl));
  expect(headersFor("/services/")["strict-transport-security"]).toContain("max-age");
});

test("each page has its own content security policy, once", () => {
  for (const [path, file] of [
    ["/", "index.html"],
    ["/services/", "services/index.html"],
    ["/services/web3/", "services/web3/index.html"],
  ] as const) {
    expect(headersFor(path)["Content-Security-Policy"], path).toBe(contentSecurityPolicy(policies[file]));
    expect(headersFor(path)["Cache-Control"], path).toBe("no-cache");
  }
});

test("folders of hashed names are immutable, and no other file is", () => {
  const immutable = files.filter((file) => headersFor(`/${file}`)["Cache-Control"]?.includes("immutable"));
  expect(immutable).toEqual([
    "assets/app-Bx3.js",
    "images/projects/one/cover-640.0a1b2c3d.avif",
    "images/projects/two/cover-640.0a1b2c3d.avif",
  ]);
});

test("data is fresh for a minute, and not marked as a response of the router", () => {
  expect(headersFor("/services.data")["Cache-Control"]).toBe("public, max-age=60");
  expect(headersFor("/services.data")).not.toHaveProperty("x-remix-response");
});

test("an address that has moved redirects permanently, with or without a slash", () => {
  expect(hostRedirects([{ from: "/services/old", to: "/services/web3" }])).toBe(
    "/services/old /services/web3 301\n/services/old/ /services/web3 301\n",
  );
  expect(hostRedirects([])).toBe("");
});
