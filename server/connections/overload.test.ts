import { expect, test, vi } from "vitest";
import { createOverloadCheck } from "./overload.ts";

test("requests are refused while the heap is nearly full, or too much waits for clients", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  let heap = 0.5;
  let waiting = 0;
  const isOverloaded = createOverloadCheck(
    () => waiting,
    () => heap,
  );
  const later = () => {
    vi.advanceTimersByTime(1_000);
    return isOverloaded();
  };
  expect(later()).toBe(false);
  heap = 0.9;
  expect(later()).toBe(true);
  heap = 0.5;
  expect(later()).toBe(false);
  waiting = 2 ** 30;
  expect(later()).toBe(true);
  vi.useRealTimers();
});
