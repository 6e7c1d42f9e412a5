import { type TurnstileOffer, turnstileToken } from "#contract/challenge.ts";

/** The part of the provider's script that is used here. */
type Turnstile = {
  render(
    container: HTMLElement,
    options: {
      sitekey: string;
      action: string;
      callback: (token: string) => void;
      "expired-callback": () => void;
      "error-callback": () => void;
    },
  ): string;
  reset(widget: string): void;
  remove(widget: string): void;
};

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

export type TurnstileEvents = { onToken(token: string): void; onExpired(): void; onFailed(): void };
export type TurnstileWidget = { reset(): void; remove(): void };

/** A script that has not loaded by then may be blocked: the form then offers the embedded check. */
const scriptTimeoutMs = 8_000;

export async function mountTurnstile(
  container: HTMLElement,
  { scriptUrl, siteKey, action }: TurnstileOffer,
  { onToken, onExpired, onFailed }: TurnstileEvents,
): Promise<TurnstileWidget> {
  const turnstile = await loadScript(scriptUrl);
  const widget = turnstile.render(container, {
    sitekey: siteKey,
    action,
    callback: (token) => onToken(turnstileToken(token)),
    "expired-callback": onExpired,
    "error-callback": onFailed,
  });
  return { reset: () => turnstile.reset(widget), remove: () => turnstile.remove(widget) };
}

function loadScript(address: string): Promise<Turnstile> {
  return new Promise((resolve, reject) => {
    if (window.turnstile) return resolve(window.turnstile);
    const script = document.createElement("script");
    script.src = `${address}?render=explicit`;
    script.async = true;
    script.onload = () => (window.turnstile ? resolve(window.turnstile) : reject(new Error("No Turnstile")));
    script.onerror = () => reject(new Error("Turnstile did not load"));
    setTimeout(() => reject(new Error("Turnstile did not load in time")), scriptTimeoutMs);
    document.head.append(script);
  });
}
