import { beforeEach, expect, test, vi } from "vitest";
import { prefillContactForm, takePrefill } from "./contact-prefill.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});

test("the contact form reads a prefill once", () => {
  prefillContactForm({ subject: "Estimate", message: "Web: $3,500" });
  expect(takePrefill()).toEqual({ subject: "Estimate", message: "Web: $3,500" });
  expect(takePrefill()).toBeUndefined();
});

test("any other stored value is ignored", () => {
  for (const value of ["{", "null", "[]", '{"subject":1,"message":"x"}']) {
    stored.set("contact-prefill", value);
    expect(takePrefill()).toBeUndefined();
  }
});

test("a browser without storage leaves the form empty", () => {
  vi.stubGlobal("sessionStorage", undefined);
  prefillContactForm({ subject: "a", message: "b" });
  expect(takePrefill()).toBeUndefined();
});
