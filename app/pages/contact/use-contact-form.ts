import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { takePrefill } from "#app/lib/contact-prefill.ts";
import { showToast } from "#app/ui/toast/toast-queue.ts";
import { site } from "#content/site.ts";
import { referenceOf } from "#contract/api.ts";
import {
  type ContactField,
  type ContactValues,
  cleanForm,
  composeMessage,
  contactFields,
  emptyForm,
  type FieldErrors,
  validate,
} from "#contract/contact-fields.ts";
import type { SecurityCheck } from "./check/security-check.ts";
import { type Draft, freshDraft, newKey, prefill, readDraft, removeDraft, saveDraft } from "./draft.ts";
import { type Notice, notices } from "./notices.ts";
import { sendMessage } from "./send-message.ts";
import { prefillFor } from "./topics.ts";

export type Sent = { reference: string; at: number };

/** The state of the form and its submission. */
export function useContactForm(check: SecurityCheck) {
  const { search, key } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<Draft>({ values: emptyForm, key: "" });
  const [faults, setFaults] = useState<FieldErrors>({});
  const [sending, setSending] = useState(false);
  const [notice, setNotice] = useState<Notice>();
  const [sent, setSent] = useState<Sent>();

  useEffect(() => {
    const taken = takePrefill();
    const stored = prefill(readDraft(), taken, { append: true });
    // What was typed before hydration is in the inputs only.
    const restored = { ...stored, values: { ...stored.values, ...readFormValues(form.current) } };
    if (taken) saveDraft(restored);
    setDraft(restored);
    if (taken) return;

    let cancelled = false;
    prefillFor(search).then(
      (found) => {
        if (!found || cancelled) return;
        setDraft((current) => {
          const filled = prefill(current, found);
          saveDraft(filled);
          return filled;
        });
      },
      // Without the search index the form stays empty.
      () => {},
    );
    return () => {
      cancelled = true;
    };
  }, [search]);

  // The search or the shortlist in the header can prefill the form while it is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a navigation can bring a prefill.
  useEffect(() => {
    const taken = takePrefill();
    if (!taken) return;
    const next = prefill(draft, taken, { append: true });
    setDraft(next);
    saveDraft(next);
    setSent(undefined);
  }, [key]);

  function change(field: ContactField, value: string) {
    const next = { ...draft, values: { ...draft.values, [field]: value } };
    setDraft(next);
    saveDraft(next);
    setSent(undefined);
    // A shown error is cleared as soon as the value is valid; typing shows no new ones.
    if (faults[field]) setFaults({ ...faults, [field]: validate(cleanForm(next.values))[field] });
  }

  async function submit() {
    if (sending) return;
    const { status } = check.state();
    if (status !== "verified" && status !== "expired") return showNotice("unverified");
    const values = cleanForm(draft.values);
    const found = validate(values);
    setFaults(found);
    setNotice(undefined);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    await send(values);
    setSending(false);
  }

  async function send(values: ContactValues) {
    const proof = await check.proof();
    if (!proof) return showNotice("unverified");
    const body = JSON.stringify(composeMessage(values, site.email));
    // An unchanged message keeps its idempotency key, so that a retry can never send it twice.
    const key = draft.triedBody === undefined || draft.triedBody === body ? draft.key : newKey();
    const tried = { ...draft, key, triedBody: body };
    setDraft(tried);
    saveDraft(tried);
    const result = await sendMessage(body, key, proof);
    if (result === "no-server") return check.end();
    if (result === "failed") {
      check.renew();
      return showNotice("failed");
    }
    showToast(notices.sent);
    setSent({ reference: referenceOf(key), at: Date.now() });
    setDraft(freshDraft());
    removeDraft();
    check.reset();
  }

  function showNotice(kind: Notice) {
    showToast(notices[kind]);
    setNotice(kind);
  }

  return { form, values: draft.values, faults, sending, notice, sent, change, submit };
}

function readFormValues(form: HTMLFormElement | null): Partial<ContactValues> {
  const data = new FormData(form ?? undefined);
  const typed = contactFields.map((field) => [field, data.get(field)]);
  return Object.fromEntries(typed.filter(([, value]) => value));
}
