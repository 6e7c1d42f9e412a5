import { useEffect, useState, useSyncExternalStore } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { type ContactField, isRequired } from "#contract/contact-fields.ts";
import { fieldLimits, lengthOf } from "#contract/limits.ts";
import { CheckPanel } from "./check/check-panel.tsx";
import type { CheckState } from "./check/check-store.ts";
import { createSecurityCheck } from "./check/security-check.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { faultText, labels } from "./field-texts.ts";
import { MailLink } from "./mail-link.tsx";
import { NoServer } from "./no-server.tsx";
import { NoticeBox } from "./notice-box.tsx";
import { OriginNote } from "./origin-note.tsx";
import { SentPanel } from "./sent-panel.tsx";
import { resultIds, useContactForm } from "./use-contact-form.ts";

/** Input types and autocomplete tokens. */
const controls = {
  name: { type: "text", autoComplete: "name" },
  email: { type: "email", autoComplete: "email", inputMode: "email" },
  phone: { type: "tel", autoComplete: "tel" },
  company: { type: "text", autoComplete: "organization" },
  subject: { autoComplete: "off" },
} as const;

export function ContactForm() {
  const [check] = useState(createSecurityCheck);
  const state = useSyncExternalStore(check.subscribe, check.state, check.state);
  useEffect(() => () => check.end("idle"), [check]);
  const { form, values, faults, sending, notice, sent, change, submit } = useContactForm(check);

  function hint() {
    if (sending) return "Your message is on its way.";
    if (state.status === "verified" && Object.values(faults).some(Boolean))
      return "Put the marked fields right, then send.";
    return hints[state.status];
  }

  function field(name: ContactField) {
    const fault = faults[name];
    return (
      <Field
        id={name}
        label={labels[name]}
        optional={!isRequired(name)}
        length={lengthOf(values[name])}
        limit={fieldLimits[name]}
        error={fault && faultText(name, fault)}
      >
        {(control) => {
          const shared = {
            ...control,
            name,
            value: values[name],
            required: isRequired(name),
            readOnly: sending,
          };
          if (name === "message")
            return <textarea {...shared} rows={8} onChange={(event) => change(name, event.target.value)} />;
          return (
            <input {...shared} {...controls[name]} onChange={(event) => change(name, event.target.value)} />
          );
        }}
      </Field>
    );
  }

  return (
    <div>
      {sent && <SentPanel id={resultIds.sent} sent={sent} />}
      <form
        ref={form}
        // The browser's validation does not know our limits and has its own messages.
        noValidate
        aria-label="Contact form"
        onFocus={check.touch}
        onInput={check.touch}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="noscript:hidden"
      >
        <ErrorSummary id={resultIds.faults} faults={faults} />
        <div className="grid gap-x-6 gap-y-6 sm:grid-cols-2">
          {field("name")}
          {field("email")}
          {field("phone")}
          {field("company")}
          <div className="sm:col-span-2">{field("subject")}</div>
          <div className="sm:col-span-2">{field("message")}</div>
        </div>
        {state.status === "no-server" ? (
          <NoServer id={resultIds.noServer} values={values} />
        ) : (
          <CheckPanel
            check={check}
            state={state}
            fallbackAction={<MailLink values={values}>Email us with what you typed</MailLink>}
          />
        )}
        {notice && (
          <NoticeBox
            id={resultIds.notice}
            notice={notice}
            values={values}
            onRetry={() => form.current?.requestSubmit()}
          />
        )}
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button
            type="submit"
            size="lg"
            aria-disabled={sending || state.status !== "verified"}
            aria-describedby="why-disabled"
            className="w-full sm:w-auto"
          >
            {sending ? "Sending..." : "Send Message"}
          </Button>
          <p id="why-disabled" className="type-small text-steel">
            {hint()}
          </p>
        </div>
        <OriginNote />
      </form>
    </div>
  );
}

/** Why the button is disabled, or that it is not. */
const hints: Record<CheckState["status"], string> = {
  idle: "Complete the security check to send.",
  loading: "The security check is loading.",
  ready: "Complete the security check to send.",
  working: "The security check is running.",
  verified: "Ready to send.",
  expired: "The security check has expired. It renews itself when you carry on.",
  failed: "The security check could not run. Try it again or email us.",
  "no-server": "Messages cannot be sent from here.",
};
