import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFakeWindow } from "./testing/fake-window.ts";
import {
  changeParams,
  changeUrl,
  currentEntry,
  discardPending,
  flushUrl,
  subscribeToUrl,
} from "./url-state.ts";

let fake: ReturnType<typeof createFakeWindow>;
let now = Date.now();
const search = () => fake.location.search;

beforeEach(() => {
  // A minute apart, so that no test counts against the limit of the next.
  now += 60_000;
  vi.useFakeTimers({ now });
  fake = createFakeWindow("https://midspan.example/portfolio?sort=title#main");
  vi.stubGlobal("window", fake);
});

afterEach(() => {
  discardPending();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a change counts at once and is written in a task of its own, as an entry of the history", () => {
  const listener = vi.fn();
  const unsubscribe = subscribeToUrl(listener);
  changeUrl({ search: "?category=Finance" });
  expect([listener.mock.calls.length, currentEntry().search, search()]).toEqual([
    1,
    "?category=Finance",
    "?sort=title",
  ]);
  vi.advanceTimersByTime(0);
  expect([search(), fake.location.hash, fake.history.length]).toEqual(["?category=Finance", "#main", 2]);
  fake.history.back();
  expect([listener.mock.calls.length, currentEntry().search]).toEqual([2, "?sort=title"]);
  unsubscribe();
});

test("typing is debounced into the current entry", () => {
  for (const text of ["l", "le", "led"]) changeUrl({ search: `?q=${text}` }, { replace: true, delayMs: 300 });
  vi.advanceTimersByTime(299);
  expect([currentEntry().search, search()]).toEqual(["?q=led", "?sort=title"]);
  vi.advanceTimersByTime(1);
  expect([search(), fake.history.length]).toEqual(["?q=led", 1]);
});

test("a choice made while typing is pending is an entry after what was typed", () => {
  changeUrl({ search: "?q=led" }, { replace: true, delayMs: 300 });
  changeUrl({ search: "?q=led&category=Finance" });
  changeUrl({ search: "?q=led&category=Finance&page=2" }, { replace: true });
  vi.advanceTimersByTime(0);
  expect([search(), fake.history.length]).toEqual(["?q=led&category=Finance&page=2", 2]);
  fake.history.back();
  expect(search()).toBe("?q=led");
});

test("parameters change one by one and leave the others and the fragment alone", () => {
  changeParams({ tab: "milestone" });
  changeParams({ sort: undefined, senior: "2" });
  flushUrl();
  expect([search(), fake.location.hash, fake.history.length]).toEqual([
    "?tab=milestone&senior=2",
    "#main",
    1,
  ]);
});

test("a write that is pending is dropped when the visitor goes back or to another page", () => {
  const unsubscribe = subscribeToUrl(() => {});
  changeUrl({ search: "?a" });
  vi.advanceTimersByTime(0);
  changeUrl({ search: "?b" }, { delayMs: 300 });
  fake.history.back();
  vi.advanceTimersByTime(300);
  expect(search()).toBe("?sort=title");
  changeUrl({ search: "?c" }, { delayMs: 300 });
  fake.history.pushState(null, "", "/about");
  vi.advanceTimersByTime(300);
  expect([fake.location.pathname, search(), currentEntry().search]).toEqual(["/about", "", ""]);
  unsubscribe();
});

test("more changes than a browser accepts are written later, the last one only", () => {
  for (let count = 1; count <= 250; count++) changeUrl({ search: `?count=${count}` });
  vi.advanceTimersByTime(0);
  expect([search(), currentEntry().search]).toEqual(["?count=180", "?count=250"]);
  vi.advanceTimersByTime(11_000);
  expect([search(), fake.history.length]).toEqual(["?count=250", 182]);
});

test("an entry that the browser refuses is tried again", () => {
  const refused = vi.spyOn(fake.history, "pushState").mockImplementationOnce(() => {
    throw new DOMException("Too many calls", "SecurityError");
  });
  changeUrl({ search: "?a" });
  vi.advanceTimersByTime(0);
  expect(search()).toBe("?sort=title");
  vi.advanceTimersByTime(1_000);
  expect([search(), refused.mock.calls.length]).toEqual(["?a", 2]);
});
