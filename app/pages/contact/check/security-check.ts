import { challengePath } from "#contract/api.ts";
import { type ChallengeOffer, embeddedQuery } from "#contract/challenge.ts";
import { createCheckStore } from "./check-store.ts";
import { solveEmbedded } from "./embedded.ts";
import { mountTurnstile, type TurnstileWidget } from "./turnstile.ts";

export type SecurityCheck = ReturnType<typeof createSecurityCheck>;

/** An offer is fetched at the first touch, to know which check to show. An old one is replaced before use. */
const offerFreshFor = 60_000;

/** A proof ends a little earlier here than on the server, so that none ends on the way. */
const margin = 30_000;

type Parts = { ask: typeof askForOffer; solve: typeof solveEmbedded; mount: typeof mountTurnstile };

/** The security check as the form sees it. Which of the two implementations runs is decided by the server. */
export function createSecurityCheck(
  { ask, solve, mount }: Parts = { ask: askForOffer, solve: solveEmbedded, mount: mountTurnstile },
) {
  const { state, set, subscribe, settled } = createCheckStore();
  let token: string | undefined;
  let offered: { offer: ChallengeOffer; at: number } | undefined;
  let widget: TurnstileWidget | undefined;
  let expiry: ReturnType<typeof setTimeout> | undefined;
  let run = new AbortController();

  return {
    state,
    subscribe,
    touch,
    tick,
    attach,
    switchToEmbedded,
    retry,
    proof,
    renew,
    reset,
    stop,
  };

  /** The visitor does something in the form: the check gets ready, and an expired one renews itself. */
  function touch() {
    if (state().status === "idle") load();
    if (state().status === "expired") renew();
  }

  function tick(ticked: boolean) {
    begin();
    set({ ticked, status: state().status === "idle" ? "idle" : "ready" });
    if (state().status === "idle") load();
    else if (ticked) solveOffer();
  }

  /** Puts the provider's widget into an element; the result takes it out again. */
  function attach(container: HTMLElement) {
    const offer = state().turnstile;
    const { signal } = run;
    if (!offer) return () => {};
    mount(container, offer, {
      onToken: verified,
      onExpired: () => set({ status: "expired" }),
      onFailed: () => set({ status: "failed", canSwitch: true }),
    }).then(
      (mounted) => {
        if (signal.aborted) return mounted.remove();
        widget = mounted;
      },
      () => !signal.aborted && set({ status: "failed", canSwitch: true }),
    );
    return () => {
      widget?.remove();
      widget = undefined;
    };
  }

  function switchToEmbedded() {
    begin();
    set({ turnstile: undefined, canSwitch: false, ticked: true });
    load(embeddedQuery);
  }

  function retry() {
    begin();
    set({ turnstile: undefined, canSwitch: false });
    load();
  }

  /** The proof to send, renewed first if it has expired; nothing if the check has not been passed. */
  async function proof() {
    if (state().status === "expired") renew();
    if (state().status === "working" || state().status === "loading") await settled();
    return state().status === "verified" ? token : undefined;
  }

  /** A proof may be used once. After an attempt that failed nobody knows whether it was, so there is a new one. */
  function renew() {
    if (widget) {
      set({ status: "working" });
      widget.reset();
    } else if (state().ticked) solveOffer();
  }

  function reset() {
    begin();
    set({ status: state().turnstile ? "working" : "ready", ticked: false });
    widget?.reset();
  }

  function stop() {
    begin();
    set({ status: "idle" });
  }

  async function load(query = "") {
    set({ status: "loading" });
    const { signal } = run;
    try {
      offered = { offer: await ask(query), at: Date.now() };
    } catch {
      return signal.aborted || set({ status: "failed" });
    }
    if (signal.aborted) return;
    if (offered.offer.kind === "turnstile") return set({ status: "working", turnstile: offered.offer });
    set({ status: "ready" });
    if (state().ticked) solveOffer();
  }

  async function solveOffer() {
    begin();
    set({ status: "working" });
    const { signal } = run;
    try {
      const fresh =
        offered && Date.now() - offered.at < offerFreshFor ? offered.offer : await ask(embeddedQuery);
      offered = undefined;
      if (fresh.kind !== "embedded") throw new Error("Not the embedded check");
      const solved = await solve(fresh, signal);
      if (signal.aborted) return;
      verified(solved);
      expiry = setTimeout(() => set({ status: "expired" }), fresh.expiresInSeconds * 1000 - margin);
    } catch {
      if (!signal.aborted) set({ status: "failed" });
    }
  }

  function verified(proof: string) {
    token = proof;
    set({ status: "verified", canSwitch: false });
  }

  /** Whatever was under way no longer counts. */
  function begin() {
    run.abort();
    run = new AbortController();
    clearTimeout(expiry);
    token = undefined;
  }
}

async function askForOffer(query: string): Promise<ChallengeOffer> {
  const response = await fetch(challengePath + query, { cache: "no-store" });
  if (!response.ok) throw new Error("No challenge");
  return response.json();
}
