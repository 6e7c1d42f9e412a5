import type { Prefill } from "#app/lib/contact-prefill.ts";
import { readJson, removeJson, writeJson } from "#app/lib/json-storage.ts";
import { type ContactValues, contactFields, emptyForm } from "#contract/contact-fields.ts";

/** What survives a reload: the fields, the idempotency key of the message, and what was prefilled. */
export type Draft = {
  values: ContactValues;
  key: string;
  /** The body that was last tried with this key. A changed message needs a new key. */
  triedBody?: string | undefined;
  /** Where the message came from, as it was last tried. */
  origin?: string | undefined;
  prefilled?: Prefill | undefined;
};

const storageKey = "contact-draft";

export function readDraft(): Draft {
  const stored = readJson("sessionStorage", storageKey);
  return isDraft(stored) ? { ...stored, values: { ...emptyForm, ...stored.values } } : freshDraft();
}

export function freshDraft(): Draft {
  return { values: emptyForm, key: newKey() };
}

/** Where nothing can be stored, the form works without a draft. */
export function saveDraft(draft: Draft) {
  writeJson("sessionStorage", storageKey, draft);
}

export function removeDraft() {
  removeJson("sessionStorage", storageKey);
}

/** Never over something that the visitor wrote; with `append`, after it. */
export function prefill(draft: Draft, prefilled: Prefill | undefined, { append = false } = {}): Draft {
  if (!prefilled) return draft;
  const { values, prefilled: earlier } = draft;
  const untouched = (field: keyof Prefill) =>
    values[field].trim() === "" || values[field] === earlier?.[field];
  const appended = `${values.message.trimEnd()}\n\n${prefilled.message}`;
  return {
    ...draft,
    prefilled,
    values: {
      ...values,
      ...(untouched("subject") && { subject: prefilled.subject }),
      ...(untouched("message") ? { message: prefilled.message } : append && { message: appended }),
    },
  };
}

/** A UUID. `crypto.randomUUID` exists in secure contexts only, `getRandomValues` everywhere. */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, "0");
  });
  return hex.join("").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null || !("key" in value) || !("values" in value)) return false;
  const { key, values } = value;
  if (typeof key !== "string" || typeof values !== "object" || values === null) return false;
  return contactFields.every((field) => typeof Reflect.get(values, field) === "string");
}
