import { createStore } from "#app/lib/create-store.ts";
import type { TurnstileOffer } from "#contract/challenge.ts";

export type CheckState = {
  /** Verified is the only state in which a message can be sent. Expired and failed are both unverified; no-server is final. */
  status: "idle" | "loading" | "ready" | "working" | "verified" | "expired" | "failed" | "no-server";
  /** The visitor has ticked the box, or passed the provider's check. */
  ticked: boolean;
  /** Set while the provider's widget does the check. */
  turnstile?: TurnstileOffer | undefined;
  /** The provider's widget did not load, so the embedded check is offered. */
  canSwitch: boolean;
};

const initial: CheckState = { status: "idle", ticked: false, canSwitch: false };

export function createCheckStore() {
  const { get, set, subscribe } = createStore(initial);

  function update(change: Partial<CheckState>) {
    set({ ...get(), ...change });
  }

  /** Resolves when the check is neither loading nor working. */
  function settled() {
    return new Promise<void>((resolve) => {
      const unsubscribe = subscribe(() => {
        const { status } = get();
        if (status === "working" || status === "loading") return;
        unsubscribe();
        resolve();
      });
    });
  }

  return { state: get, update, subscribe, settled };
}
