import { afterEach, beforeEach, expect, test, vi } from "vitest";

const stored = new Map<string, string>();
let reloads: (() => void)[] = [];

beforeEach(() => {
  stored.clear();
  reloads = [];
  vi.resetModules();
  vi.stubGlobal("addEventListener", (_: string, reload: () => void) => reloads.push(reload));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

/** The modules of a page that has just been loaded. */
async function openPage() {
  return { ...(await import("./shortlist.ts")), ...(await import("./change-shortlist.ts")) };
}

test("a page is added, is on the list after a reload, and is removed", async () => {
  const first = await openPage();
  expect(first.toggleShortlisted("/portfolio/retail-nexus")).toBe(true);
  vi.resetModules();
  const second = await openPage();
  expect(second.currentShortlist()).toEqual(["/portfolio/retail-nexus"]);
  second.toggleShortlisted("/portfolio/retail-nexus");
  expect(second.currentShortlist()).toEqual([]);
});

test.each([
  ["not JSON", "{"],
  ["null", "null"],
  ["another version", JSON.stringify({ version: 2, paths: ["/portfolio/a"] })],
  ["no list", JSON.stringify({ version: 1, paths: "/portfolio/a" })],
])("%s counts as an empty list", async (_, text) => {
  stored.set("shortlist", text);
  expect((await openPage()).currentShortlist()).toEqual([]);
});

test("of a stored list that has been changed by hand, only paths are read, each once", async () => {
  const paths = ["/portfolio/a", 7, null, "/portfolio/a", "https://elsewhere.example/a/b", "/a/b?c", "//x/y"];
  stored.set("shortlist", JSON.stringify({ version: 1, paths }));
  expect((await openPage()).currentShortlist()).toEqual(["/portfolio/a"]);
});

test("two tabs do not undo each other's changes, and each is notified of the other's", async () => {
  const one = await openPage();
  const listener = vi.fn();
  one.subscribeToShortlist(listener);
  vi.resetModules();
  const other = await openPage();
  other.currentShortlist();
  one.toggleShortlisted("/portfolio/a");
  other.toggleShortlisted("/portfolio/b");
  expect(other.currentShortlist()).toEqual(["/portfolio/a", "/portfolio/b"]);
  for (const reload of reloads) reload();
  expect(one.currentShortlist()).toEqual(["/portfolio/a", "/portfolio/b"]);
  expect(listener).toHaveBeenCalled();
});

test("where nothing can be stored, the list lasts as long as the page, and the caller gets false", async () => {
  vi.stubGlobal("localStorage", undefined);
  const page = await openPage();
  expect(page.toggleShortlisted("/portfolio/a")).toBe(false);
  expect(page.toggleShortlisted("/portfolio/b")).toBe(false);
  expect(page.currentShortlist()).toEqual(["/portfolio/a", "/portfolio/b"]);
});

test("the oldest makes room for the twenty-fifth", async () => {
  const page = await openPage();
  for (let number = 1; number <= 25; number++) page.toggleShortlisted(`/portfolio/p${number}`);
  expect(page.currentShortlist()).toHaveLength(24);
  expect(page.currentShortlist()[0]).toBe("/portfolio/p2");
});
