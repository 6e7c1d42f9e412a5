import { UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  locationState,
  pushEntry,
  replaceEntry,
  savedScrollPosition,
  scrollStorageKey,
} from "./router-history.ts";
import { createFakeWindow } from "./testing/fake-window.ts";

let fake: ReturnType<typeof createFakeWindow>;

/** The history of React Router itself, in the window that `router-history.ts` writes to. */
function startRouter() {
  // The router takes a whole window and uses these parts of it.
  return createBrowserHistory({ window: fake as unknown as Window });
}

beforeEach(() => {
  fake = createFakeWindow("https://midspan.example/pricing");
  vi.stubGlobal("window", fake);
});
afterEach(() => vi.unstubAllGlobals());

test("React Router keeps what it knows of an entry in `usr`, `key`, `idx` and `masked`", () => {
  const router = startRouter();
  router.push("/about", { wanted: "/x" });
  expect(Object.keys(Object(fake.history.state)).sort()).toEqual(["idx", "key", "masked", "usr"]);
  expect(locationState()).toEqual({ wanted: "/x" });
});

test("the router reads an entry that was pushed without it, and counts on from there", () => {
  const router = startRouter();
  router.push("/pricing", null);
  const { key } = router.location;
  pushEntry("/pricing?tab=ai", { selections: {} });
  expect(router.location).toMatchObject({ search: "?tab=ai", key, state: { selections: {} } });
  router.push("/about", null);
  expect(fake.history.state).toMatchObject({ idx: 3 });
  fake.history.back();
  expect(router.location.search).toBe("?tab=ai");
});

test("a replaced entry keeps its place and its key", () => {
  const router = startRouter();
  router.push("/pricing", null);
  const { key } = router.location;
  replaceEntry("/pricing?tab=faq", undefined);
  expect(router.location).toMatchObject({ search: "?tab=faq", key });
  expect(fake.history.state).toMatchObject({ idx: 1 });
});

test("the scroll position of an entry is the one under its key", () => {
  const router = startRouter();
  router.push("/portfolio", null);
  const stored = JSON.stringify({ [router.location.key]: 420 });
  vi.stubGlobal("sessionStorage", { getItem: (name: string) => (name === scrollStorageKey ? stored : null) });
  expect(savedScrollPosition()).toBe(420);
  vi.stubGlobal("sessionStorage", { getItem: () => "{" });
  expect(savedScrollPosition()).toBeUndefined();
});
