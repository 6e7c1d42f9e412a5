import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ChallengeOffer } from "#contract/challenge.ts";
import { NoServerError } from "./api-response.ts";
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

/** A check with a fake server, worker and provider. */
function createTestCheck(
  answers: Partial<{
    requestOffer: (query: string) => Promise<ChallengeOffer>;
    solve: () => Promise<string>;
  }> = {},
) {
  const requestOffer = vi.fn(answers.requestOffer ?? (async () => embedded));
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
    check: createSecurityCheck({ requestOffer, solve, mount }),
    requestOffer,
    solve,
    mount,
    widget,
    events: () => events,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settle = () => vi.advanceTimersByTimeAsync(0);

test("does nothing before the first interaction, and solves nothing before the box is ticked", async () => {
  const { check, requestOffer, solve } = createTestCheck();
  expect(check.state().status).toBe("idle");
  check.touch();
  check.touch();
  await settle();
  expect([check.state().status, requestOffer.mock.calls.length, solve.mock.calls.length]).toEqual([
    "ready",
    1,
    0,
  ]);
  expect(await check.proof()).toBeUndefined();
  check.tick(true);
  await settle();
  expect(check.state().status).toBe("verified");
  expect(await check.proof()).toBe("proof 1");
  check.tick(false);
  expect(await check.proof()).toBeUndefined();
});

test.each([
  ["the embedded check", embedded, "verified"],
  ["the provider's check", turnstile, "working"],
] as const)("the box can be ticked while %s is on its way", async (_, offer, status) => {
  const { check, requestOffer } = createTestCheck({ requestOffer: async () => offer });
  check.touch();
  check.tick(true);
  await settle();
  expect([check.state().status, requestOffer.mock.calls.length]).toEqual([status, 1]);
});

test("a proof that is on its way is waited for, and one that could not be made is made again", async () => {
  let online = true;
  const { check } = createTestCheck({
    requestOffer: async () => {
      if (!online) throw new TypeError("Failed to fetch");
      return embedded;
    },
  });
  check.tick(true);
  expect(await check.proof()).toBe("proof 1");
  online = false;
  check.renew();
  expect(await check.proof()).toBeUndefined();
  expect(check.state().status).toBe("failed");
  online = true;
  expect(await check.proof()).toBe("proof 2");
});

test("works when the box is the first thing that is used", async () => {
  const { check } = createTestCheck();
  check.tick(true);
  await settle();
  expect(await check.proof()).toBe("proof 1");
});

test("expires, and is renewed at the next interaction", async () => {
  const { check } = createTestCheck();
  check.tick(true);
  await vi.advanceTimersByTimeAsync(1200_000);
  expect(check.state().status).toBe("expired");
  check.touch();
  await settle();
  expect([check.state().status, await check.proof()]).toEqual(["verified", "proof 2"]);
});

test("renews an expired proof on request", async () => {
  const { check } = createTestCheck();
  check.tick(true);
  await vi.advanceTimersByTimeAsync(1200_000);
  expect(await check.proof()).toBe("proof 2");
});

test("never gives the same proof for a second attempt", async () => {
  const { check } = createTestCheck();
  check.tick(true);
  await settle();
  check.renew();
  expect(await check.proof()).toBe("proof 2");
  check.reset();
  expect([check.state().status, check.state().ticked, await check.proof()]).toEqual([
    "ready",
    false,
    undefined,
  ]);
});

test("fails when there is no challenge, and can be retried", async () => {
  let broken = true;
  const { check } = createTestCheck({
    requestOffer: async () => (broken ? Promise.reject(new Error("down")) : embedded),
  });
  check.tick(true);
  await settle();
  expect(check.state().status).toBe("failed");
  broken = false;
  check.retry();
  await settle();
  expect(check.state().status).toBe("verified");
});

test("is over where no server answers", async () => {
  const { check } = createTestCheck({ requestOffer: () => Promise.reject(new NoServerError()) });
  check.tick(true);
  await settle();
  expect([check.state().status, await check.proof()]).toEqual(["no-server", undefined]);
});

test("fails when the challenge cannot be solved", async () => {
  const { check } = createTestCheck({ solve: () => Promise.reject(new Error("no worker")) });
  check.tick(true);
  await settle();
  expect(check.state().status).toBe("failed");
});

test("uses the provider's widget where the server says so", async () => {
  const { check, widget, events } = createTestCheck({ requestOffer: async () => turnstile });
  check.touch();
  await settle();
  expect(check.state().turnstile).toEqual(turnstile);
  check.attach({} as HTMLElement);
  await settle();
  events()?.onToken("turnstile.abc");
  expect(await check.proof()).toBe("turnstile.abc");
  events()?.onExpired();
  expect(check.state().status).toBe("expired");
  const again = check.proof();
  expect(widget.reset).toHaveBeenCalled();
  events()?.onToken("turnstile.def");
  expect(await again).toBe("turnstile.def");
});

test("says so when the server insists on the provider, and a retry starts with its widget", async () => {
  const { check, mount } = createTestCheck({ requestOffer: async () => turnstile });
  mount.mockRejectedValueOnce(new Error("blocked"));
  check.touch();
  await settle();
  check.attach({} as HTMLElement);
  await settle();
  check.switchToEmbedded();
  await settle();
  expect(check.state()).toMatchObject({ status: "failed", canSwitch: false, ticked: false });
  check.retry();
  await settle();
  expect(check.state()).toMatchObject({ status: "working", turnstile });
});

test("offers the embedded check when the provider's widget does not load", async () => {
  const { check, mount } = createTestCheck({ requestOffer: async (query) => (query ? embedded : turnstile) });
  mount.mockRejectedValueOnce(new Error("blocked"));
  check.touch();
  await settle();
  check.attach({} as HTMLElement);
  await settle();
  expect(check.state()).toMatchObject({ status: "failed", canSwitch: true });
  check.switchToEmbedded();
  await settle();
  expect(await check.proof()).toBe("proof 1");
});
