import type { Prefill } from "#app/lib/contact-prefill.ts";
import { type ContactForm, contactFields, emptyForm } from "#contract/contact-form.ts";

/** What outlives a reload: the fields, the key of the message, and what was filled in for the visitor. */
export type Draft = {
  values: ContactForm;
  key: string;
  /** The body that was last tried with this key. A changed message needs a new key. */
  triedBody?: string | undefined;
  opening?: Prefill | undefined;
};

const place = "contact-draft";

export function readDraft(): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(place) ?? "null");
    if (isDraft(stored)) return { ...stored, values: { ...emptyForm, ...stored.values } };
  } catch {
    // A draft that cannot be read is no draft.
  }
  return freshDraft();
}

export function freshDraft(): Draft {
  return { values: emptyForm, key: newKey() };
}

/** Storage may be full or forbidden. The form then works without a draft. */
export function keepDraft(draft: Draft) {
  try {
    sessionStorage.setItem(place, JSON.stringify(draft));
  } catch {}
}

export function dropDraft() {
  try {
    sessionStorage.removeItem(place);
  } catch {}
}

/**
 * Fills in a subject and a message, but never over something that the visitor wrote. What the visitor has `sent`
 * here from another page comes after it.
 */
export function prefill(draft: Draft, opening: Prefill | undefined, sent = false): Draft {
  if (!opening) return draft;
  const { values, opening: earlier } = draft;
  const untouched = (field: keyof Prefill) =>
    values[field].trim() === "" || values[field] === earlier?.[field];
  const written = `${values.message.trimEnd()}\n\n${opening.message}`;
  return {
    ...draft,
    opening,
    values: {
      ...values,
      ...(untouched("subject") && { subject: opening.subject }),
      ...(untouched("message") ? { message: opening.message } : sent && { message: written }),
    },
  };
}

/** `crypto.randomUUID` is missing where the page was not loaded securely; `getRandomValues` is always there. */
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
