import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createDelivery } from "./deliver-page.ts";
import { elementsOf } from "./document.ts";
import { inlineHashes } from "./inline-hashes.ts";

const client = mkdtempSync(join(tmpdir(), "midspan-delivery-"));
const files = {
  "assets/root-1.css": "@font-face{font-family:a}.shown{color:red}.named{color:red}.other{color:red}",
  "assets/root-1.js": 'const a="named"',
  "assets/entry.client-1.js": "",
};
const page = `<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/entry.client-1.js"/><link rel="modulepreload" href="/assets/root-1.js"/><link rel="stylesheet" href="/assets/root-1.css"/></head><body><p class="shown">text</p><script>context()</script><script type="module" async="">window.__reactRouterRouteModules={};</script></body></html>`;

beforeAll(() => {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(client, file)), { recursive: true });
    writeFileSync(join(client, file), content);
  }
});
afterAll(() => rmSync(client, { recursive: true }));

function deliver(setting: string) {
  vi.stubEnv("DELIVERY", setting);
  const { deliver: rewrite, sharedFiles } = createDelivery(client, "boot()");
  const { html, hashes } = rewrite(page, "index.html");
  const shared = sharedFiles();
  vi.unstubAllEnvs();
  return { html, hashes, shared };
}

test("a delivered page carries the rules it can need, and links the full stylesheet for later", () => {
  const { html, shared } = deliver("");
  const [, style = ""] = html.match(/<style>(.*?)<\/style>/s) ?? [];
  expect(style).toContain(".shown");
  expect(style).toContain(".named");
  expect(style).toContain("@font-face");
  expect(style).not.toContain(".other");
  expect(html).toContain('<link rel="stylesheet" href="/assets/root-1.css" disabled/>');
  expect(shared).toEqual({ "assets/root-1.css": expect.stringMatching(/^\.shown.*\.other/) });
});

test("a delivered page names the modules that it starts with later", () => {
  const { html } = deliver("");
  expect(html).not.toContain('modulepreload" href');
  expect(html).not.toContain('type="module"');
  expect(html).toContain(
    '<script type="text/x-deferred" data-modules="/assets/entry.client-1.js /assets/root-1.js">window.__reactRouterRouteModules={};</script>',
  );
  expect(html).toContain('<p class="shown">text</p><script>context()</script>');
});

test("the boot script comes after the fonts are named and before anything that could block it", () => {
  const { html } = deliver("");
  const order = ["@font-face", "</style>", "<script>boot()", 'rel="stylesheet"'].map((text) =>
    html.indexOf(text),
  );
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(Math.min(...order)).toBeGreaterThan(0);
});

test("a plain build leaves the page as React Router wrote it", () => {
  expect(deliver("plain")).toMatchObject({ html: page, shared: {} });
});

test.each(["", "plain"])("every inline script and style of a page is hashed (DELIVERY=%s)", (setting) => {
  const { html, hashes } = deliver(setting);
  const inPage = inlineHashes(elementsOf(html));
  expect(inPage.scripts.length).toBeGreaterThan(1);
  expect(hashes.scripts.toSorted()).toEqual(inPage.scripts.toSorted());
  expect(hashes.styles.toSorted()).toEqual(inPage.styles.toSorted());
});
