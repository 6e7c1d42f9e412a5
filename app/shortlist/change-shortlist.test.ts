import { afterEach, beforeEach, expect, test, vi } from "vitest";

const kept = new Map<string, string>();
let followers: (() => void)[] = [];

beforeEach(() => {
  kept.clear();
  followers = [];
  vi.resetModules();
  vi.stubGlobal("addEventListener", (_: string, follow: () => void) => followers.push(follow));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

/** The modules of a page that has just been loaded. */
async function openPage() {
  return { ...(await import("./shortlist.ts")), ...(await import("./change-shortlist.ts")) };
}

test("a page is put on the list, is there after a reload, and is taken off", async () => {
  const first = await openPage();
  expect(first.toggleShortlisted("/portfolio/retail-nexus")).toBe(true);
  vi.resetModules();
  const second = await openPage();
  expect(second.shortlisted()).toEqual(["/portfolio/retail-nexus"]);
  second.toggleShortlisted("/portfolio/retail-nexus");
  expect(second.shortlisted()).toEqual([]);
});

test.each([
  ["not JSON", "{"],
  ["null", "null"],
  ["another version", JSON.stringify({ version: 2, paths: ["/portfolio/a"] })],
  ["no list", JSON.stringify({ version: 1, paths: "/portfolio/a" })],
])("%s counts as an empty list", async (_, text) => {
  kept.set("shortlist", text);
  expect((await openPage()).shortlisted()).toEqual([]);
});

test("of a list that somebody has changed, only paths are taken, each once", async () => {
  const paths = ["/portfolio/a", 7, null, "/portfolio/a", "https://elsewhere.example/a/b", "/a/b?c", "//x/y"];
  kept.set("shortlist", JSON.stringify({ version: 1, paths }));
  expect((await openPage()).shortlisted()).toEqual(["/portfolio/a"]);
});

test("two tabs do not undo each other's choices, and each hears of the other", async () => {
  const one = await openPage();
  const heard = vi.fn();
  one.onShortlist(heard);
  vi.resetModules();
  const other = await openPage();
  other.shortlisted();
  one.toggleShortlisted("/portfolio/a");
  other.toggleShortlisted("/portfolio/b");
  expect(other.shortlisted()).toEqual(["/portfolio/a", "/portfolio/b"]);
  for (const follow of followers) follow();
  expect(one.shortlisted()).toEqual(["/portfolio/a", "/portfolio/b"]);
  expect(heard).toHaveBeenCalled();
});

test("where nothing can be stored, the list lasts as long as the page, and the caller is told", async () => {
  vi.stubGlobal("localStorage", undefined);
  const page = await openPage();
  expect(page.toggleShortlisted("/portfolio/a")).toBe(false);
  expect(page.toggleShortlisted("/portfolio/b")).toBe(false);
  expect(page.shortlisted()).toEqual(["/portfolio/a", "/portfolio/b"]);
});

test("the oldest makes room for the twenty-fifth", async () => {
  const page = await openPage();
  for (let number = 1; number <= 25; number++) page.toggleShortlisted(`/portfolio/p${number}`);
  expect(page.shortlisted()).toHaveLength(24);
  expect(page.shortlisted()[0]).toBe("/portfolio/p2");
});
