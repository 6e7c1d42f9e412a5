import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { elementsOf } from "./document.ts";
import { inlineHashes } from "./inline-hashes.ts";

function hashOf(text: string) {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

test("inline scripts and styles are allowed by hash, files and data are not listed", () => {
  const html = `<head><style>b{}</style><script>one()</script><script src="/a.js"></script></head>
    <body><script type="text/x-deferred">two()</script><script type="application/ld+json">{}</script></body>`;
  expect(inlineHashes(elementsOf(html))).toEqual({
    scripts: [hashOf("one()"), hashOf("two()")],
    styles: [hashOf("b{}")],
  });
});
