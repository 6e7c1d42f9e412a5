import { type ChallengeOffer, embeddedQuery } from "#contract/challenge.ts";
import { NoServerError } from "./api-response.ts";
import { createCheckStore } from "./check-store.ts";
import { solveEmbedded } from "./embedded.ts";
import { fetchOffer } from "./fetch-offer.ts";
import { mountTurnstile, type TurnstileWidget } from "./turnstile.ts";

export type SecurityCheck = ReturnType<typeof createSecurityCheck>;

/** An offer is fetched at the first interaction, to know which check to show. An old one is replaced before use. */
const offerMaxAgeMs = 60_000;

/** A proof expires a little earlier here than on the server, so that none expires on the way. */
const expiryMarginMs = 30_000;

type Parts = { requestOffer: typeof fetchOffer; solve: typeof solveEmbedded; mount: typeof mountTurnstile };

/** The security check as the form sees it. Which of the two implementations runs is decided by the server. */
export function createSecurityCheck({
  requestOffer = fetchOffer,
  solve = solveEmbedded,
  mount = mountTurnstile,
}: Partial<Parts> = {}) {
  const { state, update, subscribe, settled } = createCheckStore();
  let token: string | undefined;
  let offered: { offer: ChallengeOffer; at: number } | undefined;
  let widget: TurnstileWidget | undefined;
  let expiry: ReturnType<typeof setTimeout> | undefined;
  let run = new AbortController();

  return { state, subscribe, touch, tick, attach, switchToEmbedded, retry, proof, renew, reset, end };

  /** The visitor interacts with the form: the check loads, and an expired one is renewed. */
  function touch() {
    if (state().status === "idle") load();
    if (state().status === "expired") renew();
  }

  function tick(ticked: boolean) {
    update({ ticked });
    const { status } = state();
    if (status === "idle") load();
    if (status === "idle" || status === "loading") return;
    cancel();
    update({ status: "ready" });
    if (ticked) solveOffer();
  }

  /** Mounts the provider's widget; returns a function that removes it. */
  function attach(container: HTMLElement) {
    const offer = state().turnstile;
    const { signal } = run;
    if (!offer) return () => {};
    mount(container, offer, {
      onToken: verified,
      onExpired: () => update({ status: "expired" }),
      onFailed: () => update({ status: "failed", canSwitch: true }),
    }).then(
      (mounted) => {
        if (signal.aborted) return mounted.remove();
        widget = mounted;
      },
      () => !signal.aborted && update({ status: "failed", canSwitch: true }),
    );
    return () => {
      widget?.remove();
      widget = undefined;
    };
  }

  function switchToEmbedded() {
    cancel();
    update({ turnstile: undefined, canSwitch: false, ticked: true });
    load(embeddedQuery);
  }

  function retry() {
    cancel();
    update({ turnstile: undefined, canSwitch: false });
    load();
  }

  /** The proof to send, renewed first if it has expired or could not be made; undefined if the check is not passed. */
  async function proof() {
    if (state().status === "expired" || state().status === "failed") renew();
    if (state().status === "working" || state().status === "loading") await settled();
    return state().status === "verified" ? token : undefined;
  }

  /** A proof may be used once. After a failed attempt it may have been, so a new one is made. */
  function renew() {
    if (widget) {
      update({ status: "working" });
      widget.reset();
    } else if (state().ticked) solveOffer();
  }

  function reset() {
    cancel();
    update({ status: state().turnstile ? "working" : "ready", ticked: false });
    widget?.reset();
  }

  async function load(query = "") {
    update({ status: "loading" });
    const { signal } = run;
    try {
      offered = { offer: await requestOffer(query), at: Date.now() };
    } catch (error) {
      return signal.aborted || fail(error);
    }
    if (signal.aborted) return;
    if (offered.offer.kind === "turnstile") {
      // The server reaches the provider, so it does not let the embedded check stand in for it.
      if (query) return update({ status: "failed", ticked: false });
      return update({ status: "working", turnstile: offered.offer });
    }
    if (state().ticked) solveOffer();
    else update({ status: "ready" });
  }

  async function solveOffer() {
    cancel();
    update({ status: "working" });
    const { signal } = run;
    try {
      const fresh =
        offered && Date.now() - offered.at < offerMaxAgeMs
          ? offered.offer
          : await requestOffer(embeddedQuery);
      offered = undefined;
      if (fresh.kind !== "embedded") throw new Error("Not the embedded check");
      const solved = await solve(fresh, signal);
      if (signal.aborted) return;
      verified(solved);
      const lifetimeMs = fresh.expiresInSeconds * 1000 - expiryMarginMs;
      expiry = setTimeout(() => update({ status: "expired" }), lifetimeMs);
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
  }

  function fail(error: unknown) {
    update({ status: error instanceof NoServerError ? "no-server" : "failed" });
  }

  /** Messages cannot be sent from this host, where there is nothing to check, or the form is gone. */
  function end(status: "no-server" | "idle" = "no-server") {
    cancel();
    update({ status });
  }

  function verified(proof: string) {
    token = proof;
    update({ status: "verified", ticked: true, canSwitch: false });
  }

  /** Cancels what is in progress. */
  function cancel() {
    run.abort();
    run = new AbortController();
    clearTimeout(expiry);
    token = undefined;
  }
}
