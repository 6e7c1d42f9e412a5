import { RFC_EMAIL_REGEX } from "valibot";
import { fieldLimits, lengthOf } from "./limits.ts";
import type { Message } from "./message.ts";
import { toLines, toOneLine } from "./text.ts";

/** What a visitor fills in. The order is that of the form, of the error summary and of the mail. */
export const contactFields = ["name", "email", "phone", "company", "subject", "message"] as const;

export type ContactField = (typeof contactFields)[number];
export type ContactForm = Record<ContactField, string>;

/** What is wrong with a field: nothing in it, more than its limit, or not an address. */
export type FieldFault = "missing" | "too-long" | "not-an-email";
export type FieldFaults = Partial<Record<ContactField, FieldFault>>;

const required: readonly ContactField[] = ["name", "email", "subject", "message"];

export const emptyForm: ContactForm = {
  name: "",
  email: "",
  phone: "",
  company: "",
  subject: "",
  message: "",
};

export function isRequired(field: ContactField) {
  return required.includes(field);
}

/** What the visitor meant, without what a keyboard or a clipboard added. */
export function cleanForm(form: ContactForm): ContactForm {
  const entries = contactFields.map((field) => [
    field,
    field === "message" ? toLines(form[field]) : toOneLine(form[field]),
  ]);
  return { ...emptyForm, ...Object.fromEntries(entries) };
}

/** The faults of a cleaned form, by the rules that the server has for what is made from it. */
export function faultsOf(form: ContactForm): FieldFaults {
  const faults: FieldFaults = {};
  for (const field of contactFields) {
    const fault = faultOf(field, form[field]);
    if (fault) faults[field] = fault;
  }
  return faults;
}

function faultOf(field: ContactField, value: string): FieldFault | undefined {
  if (value === "") return isRequired(field) ? "missing" : undefined;
  if (lengthOf(value) > fieldLimits[field]) return "too-long";
  if (field === "email" && !RFC_EMAIL_REGEX.test(value)) return "not-an-email";
  return undefined;
}

/** The message that a cleaned form without faults becomes. */
export function composeMessage(form: ContactForm, to: string): Message {
  return { from: form.email, to, subject: form.subject, text: composeText(form) };
}

/** Labelled lines, the message last because it has lines of its own. Empty optional fields are left out. */
export function composeText({ name, email, phone, company, subject, message }: ContactForm) {
  const lines = { Name: name, Email: email, Phone: phone, Company: company, Subject: subject };
  const labelled = Object.entries(lines).flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  return `${labelled.join("\n")}\n\nMessage:\n${message}`;
}
