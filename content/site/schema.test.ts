import * as v from "valibot";
import { expect, test } from "vitest";
import { siteSchema } from "./schema.ts";

const { formEndpoint } = siteSchema.entries;

test("the form posts to a host, to one on this machine to try it, or to that of its page", () => {
  for (const host of [
    undefined,
    "https://api.midspan.example",
    "https://api.midspan.example:8443",
    "http://localhost:3001",
  ])
    expect(v.safeParse(formEndpoint, host).success).toBe(true);
});

test.each([
  "api.midspan.example",
  "http://api.midspan.example",
  "https://api.midspan.example/",
  "https://api.midspan.example/api",
  "https://api.midspan.example; script-src *",
])("the form does not post to %s", (address) => {
  expect(v.safeParse(formEndpoint, address).success).toBe(false);
});
