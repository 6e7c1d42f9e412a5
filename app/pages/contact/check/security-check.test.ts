import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ChallengeOffer } from "#contract/challenge.ts";
import { createSecurityCheck } from "./security-check.ts";
import type { TurnstileEvents } from "./turnstile.ts";

const embedded: ChallengeOffer = {
  kind: "embedded",
  expiresInSeconds: 1200,
  challenge: {
    parameters: { algorithm: "", nonce: "", salt: "", cost: 1, keyLength: 1, keyPrefix: "" },
  },
};
const turnstile: ChallengeOffer = {
  kind: "turnstile",
  siteKey: "key",
  scriptUrl: "https://x.example",
  action: "contact",
};

/** A check whose server, worker and provider do as they are told. */
function staged(
  answers: Partial<{ ask: (query: string) => Promise<ChallengeOffer>; solve: () => Promise<string> }> = {},
) {
  const ask = vi.fn(answers.ask ?? (async () => embedded));
  let count = 0;
  const solve = vi.fn(
    answers.solve ??
      (async () => {
        count += 1;
        return `proof ${count}`;
      }),
  );
  const widget = { reset: vi.fn(), remove: vi.fn() };
  let events: TurnstileEvents | undefined;
  const mount = vi.fn(async (...[, , given]: [HTMLElement, ChallengeOffer, TurnstileEvents]) => {
    events = given;
    return widget;
  });
  return {
    check: createSecurityCheck({ ask, solve, mount }),
    ask,
    solve,
    mount,
    widget,
    events: () => events,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const soon = () => vi.advanceTimersByTimeAsync(0);

test("does nothing until the form is touched, and solves nothing until the box is ticked", async () => {
  const { check, ask, solve } = staged();
  expect(check.state().status).toBe("idle");
  check.touch();
  check.touch();
  await soon();
  expect([check.state().status, ask.mock.calls.length, solve.mock.calls.length]).toEqual(["ready", 1, 0]);
  expect(await check.proof()).toBeUndefined();
  check.tick(true);
  await soon();
  expect(check.state().status).toBe("verified");
  expect(await check.proof()).toBe("proof 1");
  check.tick(false);
  expect(await check.proof()).toBeUndefined();
});

test("works when the box is the first thing that is touched", async () => {
  const { check } = staged();
  check.tick(true);
  await soon();
  expect(await check.proof()).toBe("proof 1");
});

test("expires, and renews itself at the next touch", async () => {
  const { check } = staged();
  check.tick(true);
  await vi.advanceTimersByTimeAsync(1200_000);
  expect(check.state().status).toBe("expired");
  check.touch();
  await soon();
  expect([check.state().status, await check.proof()]).toEqual(["verified", "proof 2"]);
});

test("renews an expired proof when it is asked for", async () => {
  const { check } = staged();
  check.tick(true);
  await vi.advanceTimersByTimeAsync(1200_000);
  expect(await check.proof()).toBe("proof 2");
});

test("never gives the same proof for a second attempt", async () => {
  const { check } = staged();
  check.tick(true);
  await soon();
  check.renew();
  expect(await check.proof()).toBe("proof 2");
  check.reset();
  expect([check.state().status, check.state().ticked, await check.proof()]).toEqual([
    "ready",
    false,
    undefined,
  ]);
});

test("says so when it cannot run, and can be tried again", async () => {
  let broken = true;
  const { check } = staged({ ask: async () => (broken ? Promise.reject(new Error("down")) : embedded) });
  check.tick(true);
  await soon();
  expect(check.state().status).toBe("failed");
  broken = false;
  check.retry();
  await soon();
  expect(check.state().status).toBe("verified");
});

test("fails when the browser cannot do the work", async () => {
  const { check } = staged({ solve: () => Promise.reject(new Error("no worker")) });
  check.tick(true);
  await soon();
  expect(check.state().status).toBe("failed");
});

test("leaves the check to a provider where the server says so", async () => {
  const { check, widget, events } = staged({ ask: async () => turnstile });
  check.touch();
  await soon();
  expect(check.state().turnstile).toEqual(turnstile);
  check.attach({} as HTMLElement);
  await soon();
  events()?.onToken("turnstile.abc");
  expect(await check.proof()).toBe("turnstile.abc");
  events()?.onExpired();
  expect(check.state().status).toBe("expired");
  const again = check.proof();
  expect(widget.reset).toHaveBeenCalled();
  events()?.onToken("turnstile.def");
  expect(await again).toBe("turnstile.def");
});

test("offers the embedded check when the provider does not come up", async () => {
  const { check, mount } = staged({ ask: async (query) => (query ? embedded : turnstile) });
  mount.mockRejectedValueOnce(new Error("blocked"));
  check.touch();
  await soon();
  check.attach({} as HTMLElement);
  await soon();
  expect(check.state()).toMatchObject({ status: "failed", canSwitch: true });
  check.switchToEmbedded();
  await soon();
  expect(await check.proof()).toBe("proof 1");
});
