export type Actions = {
  /** Selects the elements to click, in turn, or the field to type into. */
  targets: string;
  typed?: boolean;
  /** The clicked element matches this once the page has responded; without it the next frame counts. */
  becomes?: string;
  /** This exists once the page has responded. */
  appears?: string;
  /** Clicked after each action to restore the state. Not timed. */
  undo?: string;
};

/** Runs in the page. Each action starts with a frame, so that waiting for one is not part of the figure. */
export async function timeActions({ targets, typed, becomes, appears, undo }: Actions) {
  const actions = undo ? 24 : 48;
  const letters = "mobile app";
  const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  if (find(targets).length === 0) throw new Error(`Nothing matches ${targets}`);

  const act = (element: HTMLElement, turn: number) => {
    if (!typed || !(element instanceof HTMLInputElement)) return element.click();
    // React tracks the element's own setter; through the prototype's the change counts as the visitor's.
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    setter?.call(element, letters.slice(0, (turn % letters.length) + 1));
    element.dispatchEvent(new InputEvent("input", { bubbles: true }));
  };

  const timed = (turn: number) =>
    new Promise<number>((resolve, reject) => {
      const elements = find(targets);
      const element = elements[turn % elements.length];
      if (!element) return reject(new Error(`${targets} is gone`));
      const responded = () =>
        (!becomes || element.matches(becomes)) && (!appears || document.querySelector(appears) !== null);
      const frameDone = new MessageChannel();
      let start = 0;
      frameDone.port1.onmessage = () => {
        if (responded()) return resolve(performance.now() - start);
        if (performance.now() - start > 10_000) return reject(new Error(`No response from ${targets}`));
        requestAnimationFrame(() => frameDone.port2.postMessage(undefined));
      };
      requestAnimationFrame(() => {
        start = performance.now();
        // The first task after this frame, ahead of those that the action schedules.
        frameDone.port2.postMessage(undefined);
        act(element, turn);
      });
    });

  const times: number[] = [];
  // From the second on: the first is often selected already.
  for (let turn = 1; turn <= actions; turn++) {
    await delay(typed ? 120 : 60);
    times.push(await timed(turn));
    if (!undo) continue;
    await delay(500);
    find(undo)[0]?.click();
    await delay(400);
  }
  return times;
}
