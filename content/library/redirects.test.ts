import { expect, test } from "vitest";
import { sentence } from "./mistake.ts";
import { checkRedirects, destination, type Redirect } from "./redirects.ts";

const pages = new Set(["/", "/services", "/services/apps"]);

test("an address that has moved twice leads to where it is now", () => {
  const redirects = [
    { from: "/services/phones", to: "/services/mobile-apps" },
    { from: "/services/mobile-apps", to: "/services/apps" },
  ];
  expect(told(redirects)).toEqual([]);
  expect(destination(redirects, "/services/phones")).toBe("/services/apps");
});

test.each([
  [[{ from: "/old", to: "/nowhere" }], "redirects.0.to leads to /nowhere, where there is no page"],
  [
    [{ from: "/projects/pill-box", to: "/" }],
    "redirects.0.from is no address: projects have the address /portfolio/pill-box",
  ],
  [[{ from: "/services", to: "/" }], "redirects.0.from is a page that is still there: /services"],
  [
    [
      { from: "/a", to: "/b" },
      { from: "/b", to: "/a" },
    ],
    "redirects.0.to leads back to /a",
  ],
  [
    [
      { from: "/a", to: "/" },
      { from: "/a", to: "/services" },
    ],
    "redirects.1.from stands there twice: /a",
  ],
])("%j is a mistake", (redirects, mistake) => {
  expect(told(redirects)).toContain(`content/redirects.yaml: field ${mistake}`);
});

function told(redirects: readonly Redirect[]) {
  return checkRedirects(redirects, pages).map(sentence);
}
