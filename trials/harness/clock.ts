/**
 * Preloaded into the server: makes its clock and timers faster, or sets the clock ahead. All threads and processes of a
 * trial agree, because they are given the same start.
 */
import { Socket } from "node:net";
import { promisify } from "node:util";

export type Clock = { since: number; speed: number; ahead: number };

export const clockVariable = "TRIAL_CLOCK";

const given = process.env[clockVariable];
if (given) patchClock(JSON.parse(given));

function patchClock({ since, speed, ahead }: Clock) {
  const real = Date.now;
  const now = () => Math.round(since + ahead + (real() - since) * speed);
  globalThis.Date = new Proxy(Date, {
    construct: (target, parameters) =>
      Reflect.construct(target, parameters.length > 0 ? parameters : [now()]),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
  const { setTimeout, setInterval } = globalThis;
  const faster = <T extends typeof setTimeout | typeof setInterval>(timer: T) =>
    new Proxy(timer, {
      apply: (target, self, [work, delay = 0, ...rest]) =>
        Reflect.apply(target, self, [work, delay / speed, ...rest]),
      get: (target, name) =>
        name === promisify.custom
          ? (delay: number, value: unknown) => promisify(setTimeout)(delay / speed, value)
          : Reflect.get(target, name),
    });
  globalThis.setTimeout = faster(setTimeout);
  globalThis.setInterval = faster(setInterval);
  // Sockets have timers of their own.
  Socket.prototype.setTimeout = new Proxy(Socket.prototype.setTimeout, {
    apply: (target, socket, [delay, ...rest]) => Reflect.apply(target, socket, [delay / speed, ...rest]),
  });
}
