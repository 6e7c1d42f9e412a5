import type { TurnstileOffer } from "#contract/challenge.ts";

export type CheckState = {
  /** Verified is the only state in which a message can be sent. Expired and failed are both unverified. */
  status: "idle" | "loading" | "ready" | "working" | "verified" | "expired" | "failed";
  /** Whether the box of the embedded check is ticked. */
  ticked: boolean;
  /** Set while a provider's widget is in charge. */
  turnstile?: TurnstileOffer | undefined;
  /** The provider does not come up, so the embedded check is offered. */
  canSwitch: boolean;
};

const initial: CheckState = { status: "idle", ticked: false, canSwitch: false };

/** Where the check stands, and who wants to know. */
export function createCheckStore() {
  let state = initial;
  const listeners = new Set<() => void>();

  function set(change: Partial<CheckState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  /** When nothing is under way any more. */
  function settled() {
    return new Promise<void>((resolve) => {
      const leave = subscribe(() => {
        if (state.status === "working" || state.status === "loading") return;
        leave();
        resolve();
      });
    });
  }

  return { state: () => state, set, subscribe, settled };
}
