import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { clientLogos } from "./index.ts";

test.each(clientLogos.all)(
  "the logo of $name is drawn, 40 high and as wide as it says",
  ({ imgUrl, width }) => {
    const svg = readFileSync(`public${imgUrl}`, "utf8");
    expect(svg).toContain(`width="${width}" height="40"`);
  },
);
