import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { showResult } from "#app/focus/show-result.ts";
import { takePrefill } from "#app/lib/contact-prefill.ts";
import { removeFailures, showToast } from "#app/ui/toast/toast-queue.ts";
import { countEvent } from "#app/visits/count-event.ts";
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
import { originText } from "#contract/origin.ts";
import type { SecurityCheck } from "./check/security-check.ts";
import { type Draft, freshDraft, newKey, prefill, readDraft, removeDraft, saveDraft } from "./draft.ts";
import { type Notice, notices } from "./notices.ts";
import { sendMessage } from "./send-message.ts";
import { prefillFor } from "./topics.ts";
import { visitOrigin, writtenFrom } from "./visit-origin.ts";

/** Where the result of an attempt to send is shown, and where focus goes. */
export const resultIds = { faults: "fault-list", notice: "notice", noServer: "no-server", sent: "sent" };

export type Sent = { reference: string; at: number };

export function useContactForm(check: SecurityCheck) {
  const { pathname, search, key } = useLocation();
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
    if (!check.state().ticked) return showNotice("unverified");
    const values = cleanForm(draft.values);
    const found = validate(values);
    if (Object.keys(found).length > 0) return showFaults(found);
    setFaults({});
    // The notice with Retry stays until there is another result: the button in it may have focus.
    if (notice === "unverified") setNotice(undefined);
    setSending(true);
    await send(values);
  }

  async function send(values: ContactValues) {
    const proof = await check.proof();
    if (!proof) return showNotice(notice ?? "unverified");
    // The origin of the first attempt stays, so that a retry from elsewhere is the same message.
    const origin = draft.origin ?? originText(visitOrigin(), writtenFrom(pathname));
    const body = JSON.stringify(composeMessage(values, site.email, origin));
    // An unchanged message keeps its idempotency key, so that a retry can never send it twice.
    const key = draft.triedBody === undefined || draft.triedBody === body ? draft.key : newKey();
    const tried = { ...draft, key, triedBody: body, origin };
    setDraft(tried);
    saveDraft(tried);
    const result = await sendMessage(body, key, proof);
    if (result === "no-server") return showResult(resultIds.noServer, endWithoutServer);
    if (result === "failed") {
      check.renew();
      return showNotice("failed");
    }
    if (__COUNTS_VISITS__) countEvent("Message sent");
    removeFailures();
    showToast({ ...notices.sent, silent: true });
    removeDraft();
    check.reset();
    showResult(resultIds.sent, () => {
      setSending(false);
      setNotice(undefined);
      setSent({ reference: referenceOf(key), at: Date.now() });
      setDraft(freshDraft());
    });
  }

  function showFaults(found: FieldErrors) {
    showResult(resultIds.faults, () => {
      setFaults(found);
      setNotice(undefined);
    });
  }

  function endWithoutServer() {
    setSending(false);
    setNotice(undefined);
    check.end();
  }

  function showNotice(kind: Notice) {
    showToast({ ...notices[kind], silent: true });
    showResult(resultIds.notice, () => {
      setSending(false);
      setNotice(kind);
    });
  }

  return { form, values: draft.values, faults, sending, notice, sent, change, submit };
}

function readFormValues(form: HTMLFormElement | null): Partial<ContactValues> {
  const data = new FormData(form ?? undefined);
  const typed = contactFields.map((field) => [field, data.get(field)]);
  return Object.fromEntries(typed.filter(([, value]) => value));
}
