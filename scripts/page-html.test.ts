import { expect, test } from "vitest";
import { addData, delayStart, inlineSources, withStyles } from "./page-html.ts";

const start = { stylesheet: "/assets/site.css", inOrder: (modules: string[]) => modules };

const page = `<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/a.js"/><style>b{}</style></head>
<body><!--$--><p>text</p><script>one()</script><script type="module" async="">import "/a.js";
import * as route0 from "/b.js";

  window.__reactRouterRouteModules = {};</script></body></html>`;

test("a finished page has no preloads, and its start-up script waits and runs in steps", () => {
  const { html: finished } = delayStart(page, "index.html", start);
  expect(finished).not.toContain('<link rel="modulepreload"');
  expect(finished).toContain('<script type="text/x-start">const m=["/assets/a.js"]');
  expect(finished).toContain('await import("/a.js");const route0=await import("/b.js");window.__react');
  expect(finished).toContain("<!--$--><p>text</p>");
});

test("a page of another shape stops the build and is named", () => {
  expect(() => delayStart("<html><head></head></html>", "about/index.html", start)).toThrow(
    "about/index.html",
  );
});

test("inline scripts and styles are found as the browser hashes them", () => {
  const { scripts, styles } = inlineSources(delayStart(page, "index.html", start).html);
  expect(scripts).toEqual(["one()", expect.stringContaining("window.__reactRouterRouteModules = {};")]);
  expect(styles).toEqual(["b{}"]);
});

test("a page keeps the styles for the classes that it has or that its modules name", () => {
  const html =
    "<head><style>a{}</style></head><p class='one [&amp;>b]:two'><b class=\"one\"></b></p><noscript><i class='three'></i></noscript>";
  const cut = (css: string, classes: Set<string>) => `${css}/${[...classes].join(" ")}`;
  expect(withStyles(html, 'x("one",`four {y}five`)', cut)).toBe(
    html.replace("a{}", "a{}/one [&>b]:two three x( , four y five )"),
  );
});

test("data stands at the end of the page, cannot end its script and needs no hash", () => {
  const finished = addData(page, { name: "</script><script>alert(1)</script>" });
  expect(finished).toContain(
    '{"name":"\\u003c/script>\\u003cscript>alert(1)\\u003c/script>"}</script></body>',
  );
  expect(inlineSources(finished)).toEqual(inlineSources(page));
});
