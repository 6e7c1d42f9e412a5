export type Actions = {
  /** What is pressed, in turn; or the field that is typed into. */
  targets: string;
  typed?: boolean;
  /** What the pressed element is once the page has answered; without it the page answers at once. */
  becomes?: string;
  /** What there is once the page has answered. */
  appears?: string;
  /** Pressed after each, to be where we were. Not part of the figure. */
  undo?: string;
};

/**
 * Runs in the page, so it stands on its own. Times each action until the frame that shows the answer is done. An
 * action falls at the start of a frame, so that waiting for the screen is not part of the figure.
 */
export async function timeActions({ targets, typed, becomes, appears, undo }: Actions) {
  const actions = undo ? 24 : 48;
  const letters = "mobile app";
  const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  if (find(targets).length === 0) throw new Error(`Nothing here is ${targets}`);

  const act = (element: HTMLElement, turn: number) => {
    if (!typed || !(element instanceof HTMLInputElement)) return element.click();
    // React takes a value that was set in the ordinary way for its own.
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    setter?.call(element, letters.slice(0, (turn % letters.length) + 1));
    element.dispatchEvent(new InputEvent("input", { bubbles: true }));
  };

  const timed = (turn: number) =>
    new Promise<number>((resolve, reject) => {
      const elements = find(targets);
      const element = elements[turn % elements.length];
      if (!element) return reject(new Error(`${targets} has gone`));
      const answered = () =>
        (!becomes || element.matches(becomes)) && (!appears || document.querySelector(appears) !== null);
      const frameDone = new MessageChannel();
      let start = 0;
      frameDone.port1.onmessage = () => {
        if (answered()) return resolve(performance.now() - start);
        if (performance.now() - start > 10_000) return reject(new Error(`${targets} gets no answer`));
        requestAnimationFrame(() => frameDone.port2.postMessage(undefined));
      };
      requestAnimationFrame(() => {
        start = performance.now();
        // The first task after this frame, ahead of those that the action leaves for later.
        frameDone.port2.postMessage(undefined);
        act(element, turn);
      });
    });

  const times: number[] = [];
  // From the second on: the first is often chosen already.
  for (let turn = 1; turn <= actions; turn++) {
    await wait(typed ? 120 : 60);
    times.push(await timed(turn));
    if (!undo) continue;
    await wait(500);
    find(undo)[0]?.click();
    await wait(400);
  }
  return times;
}
