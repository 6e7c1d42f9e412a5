import { beforeEach, expect, test, vi } from "vitest";
import { handOver, takeHandover } from "./contact-handover.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});

test("what one page leaves, the contact form takes once", () => {
  handOver({ subject: "Estimate", message: "Web: $3,500" });
  expect(takeHandover()).toEqual({ subject: "Estimate", message: "Web: $3,500" });
  expect(takeHandover()).toBeUndefined();
});

test("anything else in its place is no handover", () => {
  for (const value of ["{", "null", "[]", '{"subject":1,"message":"x"}']) {
    stored.set("contact-handover", value);
    expect(takeHandover()).toBeUndefined();
  }
});

test("a browser without storage leaves the form empty", () => {
  vi.stubGlobal("sessionStorage", undefined);
  handOver({ subject: "a", message: "b" });
  expect(takeHandover()).toBeUndefined();
});
