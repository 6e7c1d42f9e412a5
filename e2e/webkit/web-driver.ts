/** A client of the W3C WebDriver protocol: what the WebKit tests need of it. */
import { setTimeout as delay } from "node:timers/promises";

const elementKey = "element-6066-11e4-a52e-4f735466cecf";
const timeout = 30_000;

type Reference = { [elementKey]: string };

/** What arrives here of a value in the page: an element as a reference to it. */
type Received<Value> = Value extends Element ? Reference : Value;

export const keys = {
  escape: "\uE00C",
  enter: "\uE007",
  left: "\uE012",
  right: "\uE014",
};

/** Creates sessions at a driver, such as WebKitWebDriver. */
export async function openSession(driverUrl: string, capabilities: object) {
  const { sessionId } = await call<{ sessionId: string }>("POST", `${driverUrl}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  return new Session(`${driverUrl}/session/${sessionId}`);
}

export class Session {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  goto(url: string) {
    return this.#call("POST", "/url", { url });
  }

  url() {
    return this.#call<string>("GET", "/url");
  }

  back() {
    return this.#call("POST", "/back", {});
  }

  reload() {
    return this.#call("POST", "/refresh", {});
  }

  resize(width: number, height: number) {
    return this.#call("POST", "/window/rect", { width, height });
  }

  async screenshot() {
    return Buffer.from(await this.#call<string>("GET", "/screenshot"), "base64");
  }

  close() {
    return this.#call("DELETE", "");
  }

  /** Runs a function in the page. It sees nothing of this file but its arguments. */
  evaluate<Args extends unknown[], Value>(
    fn: (...args: Args) => Value,
    ...args: Args
  ): Promise<Received<Awaited<Value>>> {
    return this.#call("POST", "/execute/sync", { script: `return (${fn}).apply(null, arguments)`, args });
  }

  /** Waits until the function returns something true, and returns it. */
  async until<Args extends unknown[], Value>(
    what: string,
    fn: (...args: Args) => Value,
    ...args: Args
  ): Promise<NonNullable<Received<Awaited<Value>>>> {
    const end = performance.now() + timeout;
    for (;;) {
      const value = await this.evaluate(fn, ...args);
      if (value) return value;
      if (performance.now() > end) throw new Error(`Not seen after ${timeout / 1000} s: ${what}`);
      await delay(50);
    }
  }

  /** The first visible element with this selector, and this text or label where one is given, scrolled into view. */
  find(selector: string, name = "") {
    return this.until(`${selector} ${name}`, firstVisible, selector, name);
  }

  /** Tries again while the element moves, as one in an opening sheet does. */
  async click(selector: string, name?: string) {
    const end = performance.now() + timeout;
    for (;;) {
      const element = await this.find(selector, name);
      try {
        return await this.#call("POST", `/element/${element[elementKey]}/click`, {});
      } catch (error) {
        if (performance.now() > end || !/interactable|intercepted|stale/.test(String(error))) throw error;
      }
    }
  }

  async clickAt(x: number, y: number) {
    const actions = [
      { type: "pointerMove", x, y },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await this.#call("POST", "/actions", { actions: [{ type: "pointer", id: "mouse", actions }] });
  }

  async type(selector: string, text: string) {
    const element = await this.find(selector);
    await this.#call("POST", `/element/${element[elementKey]}/value`, { text });
  }

  async press(...pressed: string[]) {
    const actions = [
      ...pressed.map((value) => ({ type: "keyDown", value })),
      ...pressed.toReversed().map((value) => ({ type: "keyUp", value })),
    ];
    await this.#call("POST", "/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
  }

  #call<Value = null>(method: string, path: string, body?: object) {
    return call<Value>(method, this.#url + path, body);
  }
}

function firstVisible(selector: string, name: string) {
  const nameOf = (element: Element) =>
    element.ariaLabel ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent ?? "";
  const within = document.querySelector(":modal") ?? document;
  const found = [...within.querySelectorAll(selector)].find(
    (element) => element.checkVisibility() && nameOf(element).includes(name),
  );
  found?.scrollIntoView({ block: "center" });
  return found;
}

async function call<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
