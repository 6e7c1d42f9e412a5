import { describe, expect, test } from "vitest";
import { createHealth } from "./health.ts";
import { storeNames, stores } from "./testing/stores.ts";
import { passing, post, testApp } from "./testing/test-app.ts";

describe.each(storeNames)("readiness, on %s", (name) => {
  test("reports waiting and dead mails, messages that nobody has dealt with, and an unavailable store", async () => {
    const { store, close } = await stores[name]();
    let now = Date.now();
    const app = testApp(store, { challenges: passing, now: () => now });
    await post(app);
    now += 90_000;
    const ready = await app.inject({ url: "/readyz" });
    expect([ready.statusCode, ready.json()]).toEqual([
      200,
      {
        ready: true,
        store: "writable",
        waiting: 1,
        dead: 0,
        unhandled: 1,
        oldestWaitingSeconds: 90,
        mail: "ready",
      },
    ]);
    await store.db.updateTable("outbox").set({ state: "dead" }).execute();
    now += 2_000;
    expect((await app.inject({ url: "/readyz" })).json()).toMatchObject({
      waiting: 0,
      dead: 1,
      unhandled: 1,
    });
    await store.db.updateTable("messages").set({ done_at: now }).execute();
    now -= 3_600_000;
    expect((await app.inject({ url: "/readyz" })).json()).toMatchObject({ dead: 0, unhandled: 0 });
    await close();
    now += 2_000;
    const gone = await app.inject({ url: "/readyz" });
    expect([gone.statusCode, gone.json()]).toEqual([
      503,
      { ready: false, store: "unavailable", reason: expect.stringMatching(/./), mail: "ready" },
    ]);
    expect((await app.inject({ url: "/healthz" })).statusCode).toBe(200);
    const refused = await post(app);
    expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "30"]);
  });
});

test("no mail waits for less than no time, after the clock was set back", async () => {
  const { store, close } = await stores.SQLite();
  await post(testApp(store, { challenges: passing }));
  const health = createHealth(
    store,
    () => "ready",
    () => Date.now() - 3_600_000,
  );
  expect(await health.report()).toMatchObject({ waiting: 1, oldestWaitingSeconds: 0 });
  await close();
});

test("a server that is shutting down is not ready", async () => {
  const { store, close } = await stores.SQLite();
  const health = createHealth(store, () => "ready");
  health.stop();
  expect(await health.report()).toMatchObject({ ready: false, store: "writable" });
  await close();
});
