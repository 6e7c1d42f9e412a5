import { expect, test } from "vitest";
import { addStructuredData } from "./add-structured-data.ts";

test("structured data is at the end of the body and cannot end its script", () => {
  const html = addStructuredData("<body><p>text</p></body>", { name: "</script><script>alert(1)</script>" });
  expect(html).toBe(
    '<body><p>text</p><script type="application/ld+json">{"name":"\\u003c/script>\\u003cscript>alert(1)\\u003c/script>"}</script></body>',
  );
});
