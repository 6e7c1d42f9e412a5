import { readJson, removeJson, writeJson } from "./json-storage.ts";

export type Prefill = { subject: string; message: string };

const storageKey = "contact-prefill";

/** Stored in this tab and read once. Where nothing can be stored, the form stays empty. */
export function prefillContactForm({ subject, message }: Prefill) {
  writeJson("sessionStorage", storageKey, { subject, message });
}

export function takePrefill(): Prefill | undefined {
  const stored = readJson("sessionStorage", storageKey);
  removeJson("sessionStorage", storageKey);
  return isPrefill(stored) ? stored : undefined;
}

function isPrefill(value: unknown): value is Prefill {
  const { subject, message } = Object(value);
  return typeof subject === "string" && typeof message === "string";
}
