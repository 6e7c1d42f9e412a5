import { expect, test } from "vitest";
import { delayStart, inlineSources } from "./page-html.ts";

const page = `<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/a.js"/><style>b{}</style></head>
<body><!--$--><p>text</p><script>one()</script><script type="module" async="">import "/a.js";window.__reactRouterRouteModules = {};</script></body></html>`;

test("a finished page has no preloads, and its start-up script waits", () => {
  const finished = delayStart(page, "index.html");
  expect(finished).not.toContain("modulepreload");
  expect(finished).toContain('<script type="start">import "/a.js";');
  expect(finished).toContain("<!--$--><p>text</p>");
});

test("a page of another shape stops the build and is named", () => {
  expect(() => delayStart("<html><head></head></html>", "about/index.html")).toThrow("about/index.html");
});

test("inline scripts and styles are found as the browser hashes them", () => {
  const { scripts, styles } = inlineSources(delayStart(page, "index.html"));
  expect(scripts).toEqual(["one()", 'import "/a.js";window.__reactRouterRouteModules = {};']);
  expect(styles).toEqual(["b{}"]);
});
