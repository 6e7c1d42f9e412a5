import { describe, expect, test } from "vitest";
import type { UrlEntry } from "#app/url-state/url-state.ts";
import { parseEntry, toEntry, toUrl } from "./estimator-state.ts";
import { mobile, web } from "./testing/calculators.ts";

const calculators = [web, mobile];
const answers = ["deposit", "ownership"];
const nothing = { web: [], mobile: [] };

describe("what a URL shows", () => {
  test.each([
    ["no query", { search: "" }, "web", {}],
    [
      "a shared link",
      { search: "?tab=web&o=corporate.cms.seo" },
      "web",
      { web: ["corporate", "cms", "seo"] },
    ],
    ["options in another order", { search: "?tab=web&o=seo.cms.seo" }, "web", { web: ["cms", "seo"] }],
    ["options without a tab", { search: "?o=shop" }, "web", { web: ["shop"] }],
    ["unknown options", { search: "?tab=mobile&o=nope.ios..IOS.cms" }, "mobile", { mobile: ["ios"] }],
    ["an unknown tab", { search: "?tab=nope&o=cms" }, "web", { web: ["cms"] }],
    ["names every object has", { search: "?tab=constructor&o=toString.__proto__" }, "web", {}],
    ["options on a tab that has none", { search: "?tab=faq&o=cms" }, "faq", {}],
    ["the custom quote", { search: "?tab=quote" }, "quote", {}],
    ["an answer without a tab", { search: "", hash: "#deposit" }, "faq", {}],
    [
      "an answer from another tab",
      { search: "?tab=mobile&o=push", hash: "#deposit" },
      "faq",
      { mobile: ["push"] },
    ],
    ["another fragment", { search: "", hash: "#main" }, "web", {}],
  ] as const)("%s", (_, entry, tab, selections) => {
    expect(read(entry)).toMatchObject({ tab, selections: { ...nothing, ...selections } });
  });
});

test("the URL names the tab and its options, the state of the entry has the others", () => {
  const state = {
    tab: "mobile",
    selections: { ...nothing, web: ["corporate", "seo"], mobile: ["ios", "push"] },
  };
  expect(toUrl(state)).toBe("?tab=mobile&o=ios.push");
  expect(toUrl({ tab: "mobile", selections: nothing })).toBe("?tab=mobile");
  expect(toUrl({ ...state, tab: "faq" })).toBe("?tab=faq");
  expect(read(toEntry(state))).toEqual(state);
});

test("an answer has a URL, and its URL leads to it", () => {
  const state = { tab: "faq", selections: { ...nothing, web: ["seo"] }, answer: "deposit" };
  expect(toUrl(state)).toBe("?tab=faq#deposit");
  expect(read(toEntry(state))).toEqual(state);
});

test("an entry without selections leaves those of the other tabs as they were", () => {
  const before = { ...nothing, web: ["seo"], mobile: ["ios"] };
  const entry = { search: "?tab=web", hash: "#main", state: null };
  expect(parseEntry(entry, calculators, answers, before).selections).toEqual({
    ...nothing,
    mobile: ["ios"],
  });
});

test("where the URL and the state of the entry differ, the URL counts", () => {
  const state = { selections: { web: "seo", mobile: "ios" } };
  expect(read({ search: "?tab=web", state })).toEqual({
    tab: "web",
    selections: { ...nothing, mobile: ["ios"] },
  });
});

test.each([null, "text", 7, { selections: null }, { selections: { mobile: 7 } }, { selections: "web" }])(
  "an unknown state (%j) is ignored",
  (state) => {
    expect(read({ search: "?tab=web", state })).toEqual({ tab: "web", selections: nothing });
  },
);

function read(entry: Partial<UrlEntry>) {
  return parseEntry({ search: "", hash: "", state: null, ...entry }, calculators, answers);
}
