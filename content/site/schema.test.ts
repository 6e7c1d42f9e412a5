import * as v from "valibot";
import { expect, test } from "vitest";
import { playerOf, siteSchema } from "./schema.ts";

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

const counter = {
  kind: "plausible",
  script: "https://counter.example/js/script.js",
  site: "midspan.example",
};

test.each([
  { kind: "analytics" },
  { script: "http://counter.example/script.js" },
  { script: "https://counter.example/script.js; script-src *" },
  { script: "https://counter.example/" },
  { site: 'x" onload="y' },
  { reportsTo: "https://gateway.umami.is/api" },
  { cookies: true },
])("a counter of visits with %j is a mistake", (wrong) => {
  const { visitCounter } = siteSchema.entries;
  expect(v.safeParse(visitCounter, { ...counter, reportsTo: "https://gateway.umami.is" }).success).toBe(true);
  expect(v.safeParse(visitCounter, { ...counter, ...wrong }).success).toBe(false);
});

const youtube = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0";

test.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10s", youtube],
  ["https://youtu.be/dQw4w9WgXcQ?si=abc", youtube],
  ["https://www.youtube.com/shorts/dQw4w9WgXcQ", youtube],
  ["https://vimeo.com/123456789", "https://player.vimeo.com/video/123456789?autoplay=1&dnt=1"],
  [
    "https://vimeo.com/123456789/a1b2c3",
    "https://player.vimeo.com/video/123456789?h=a1b2c3&autoplay=1&dnt=1",
  ],
  ["https://www.youtube.com/@midspan/videos", undefined],
  ["https://www.youtube.com/playlist?list=PL0123456789", undefined],
  ["https://vimeo.com/channels/staffpicks", undefined],
  ["https://films.example/dQw4w9WgXcQ", undefined],
])("%s is played by %s", (url, player) => {
  expect(playerOf(url)).toBe(player);
});
