import { afterEach, expect, test, vi } from "vitest";
import { createMapTo503, Problem } from "../problem.ts";

afterEach(() => vi.useRealTimers());

test("an outage is logged once for each reason, and again when it comes back", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const lines: unknown[] = [];
  const note = (fields: unknown, text?: unknown) => void lines.push({ ...Object(fields), text });
  const mapTo503 = createMapTo503({ info: note, warn: note, error: note });
  const fail = async (code: string) => {
    const failure = mapTo503(Promise.reject(Object.assign(new Error(), { code })));
    await expect(failure).rejects.toBeInstanceOf(Problem);
  };
  for (let count = 0; count < 100; count += 1) {
    await fail("57P03");
    vi.advanceTimersByTime(1_000);
  }
  for (let count = 0; count < 100; count += 1) await fail("ECONNREFUSED");
  vi.advanceTimersByTime(3_600_000);
  await fail("ECONNREFUSED");
  const text = "the store is unavailable";
  expect(lines).toMatchObject([
    { reason: "it is starting up or shutting down (57P03)", text },
    { reason: "nothing listens there (ECONNREFUSED)", text },
    { reason: "nothing listens there (ECONNREFUSED)", text },
  ]);
});
