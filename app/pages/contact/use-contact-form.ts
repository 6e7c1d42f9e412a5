import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { takePrefill } from "#app/lib/contact-prefill.ts";
import { showToast } from "#app/ui/toast/toast-queue.ts";
import { site } from "#content/site.ts";
import { referenceOf } from "#contract/api.ts";
import {
  type ContactField,
  type ContactForm,
  cleanForm,
  composeMessage,
  contactFields,
  emptyForm,
  type FieldFaults,
  faultsOf,
} from "#contract/contact-form.ts";
import type { SecurityCheck } from "./check/security-check.ts";
import { type Draft, dropDraft, freshDraft, keepDraft, newKey, prefill, readDraft } from "./draft.ts";
import { type Notice, notices } from "./notices.ts";
import { sendMessage } from "./send-message.ts";
import { openingFor } from "./topics.ts";

export type Sent = { reference: string; at: number };

/** What the form holds and does, from the first keystroke to the answer. */
export function useContactForm(check: SecurityCheck) {
  const { search, key } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<Draft>({ values: emptyForm, key: "" });
  const [faults, setFaults] = useState<FieldFaults>({});
  const [sending, setSending] = useState(false);
  const [notice, setNotice] = useState<Notice>();
  const [sent, setSent] = useState<Sent>();

  useEffect(() => {
    const handed = takePrefill();
    const kept = prefill(readDraft(), handed, true);
    // Whatever was typed before this script had started is in the page and nowhere else.
    const found = { ...kept, values: { ...kept.values, ...readFormValues(form.current) } };
    if (handed) keepDraft(found);
    setDraft(found);
    if (handed) return;

    let left = false;
    openingFor(search).then(
      (opening) => {
        if (!opening || left) return;
        setDraft((current) => {
          const opened = prefill(current, opening);
          keepDraft(opened);
          return opened;
        });
      },
      // A form without a subject is a form still.
      () => {},
    );
    return () => {
      left = true;
    };
  }, [search]);

  // The visitor may send something here from the bar while the form is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation can bring something, typing cannot.
  useEffect(() => {
    const handed = takePrefill();
    if (!handed) return;
    const next = prefill(draft, handed, true);
    setDraft(next);
    keepDraft(next);
    setSent(undefined);
  }, [key]);

  function change(field: ContactField, value: string) {
    const next = { ...draft, values: { ...draft.values, [field]: value } };
    setDraft(next);
    keepDraft(next);
    setSent(undefined);
    // Once a fault is shown it goes as soon as it is put right; no new ones come while typing.
    if (faults[field]) setFaults({ ...faults, [field]: faultsOf(cleanForm(next.values))[field] });
  }

  async function submit() {
    if (sending) return;
    const { status } = check.state();
    if (status !== "verified" && status !== "expired") return tell("unverified");
    const values = cleanForm(draft.values);
    const found = faultsOf(values);
    setFaults(found);
    setNotice(undefined);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    await send(values);
    setSending(false);
  }

  async function send(values: ContactForm) {
    const proof = await check.proof();
    if (!proof) return tell("unverified");
    const body = JSON.stringify(composeMessage(values, site.email));
    // The key stays the same for as long as the message does, so that trying again can never send it twice.
    const key = draft.triedBody === undefined || draft.triedBody === body ? draft.key : newKey();
    const tried = { ...draft, key, triedBody: body };
    setDraft(tried);
    keepDraft(tried);
    if (!(await sendMessage(body, key, proof))) {
      check.renew();
      return tell("failed");
    }
    showToast(notices.sent);
    setSent({ reference: referenceOf(key), at: Date.now() });
    setDraft(freshDraft());
    dropDraft();
    check.reset();
  }

  function tell(kind: Notice) {
    showToast(notices[kind]);
    setNotice(kind);
  }

  return { form, values: draft.values, faults, sending, notice, sent, change, submit };
}

function readFormValues(form: HTMLFormElement | null): Partial<ContactForm> {
  const data = new FormData(form ?? undefined);
  const typed = contactFields.map((field) => [field, data.get(field)]);
  return Object.fromEntries(typed.filter(([, value]) => value));
}
