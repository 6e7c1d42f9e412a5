import { type AddressError, toAsciiDomain, validateAddress } from "./email-address.ts";
import { fieldLimits, lengthOf } from "./limits.ts";
import type { Message } from "./message.ts";
import { toLines, toOneLine } from "./text.ts";

/** In the order of the form, the error summary and the mail. */
export const contactFields = ["name", "email", "phone", "company", "subject", "message"] as const;

export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;

export type FieldError = "missing" | "too-long" | AddressError;
export type FieldErrors = Partial<Record<ContactField, FieldError>>;

const required: readonly ContactField[] = ["name", "email", "subject", "message"];

export const emptyForm: ContactValues = {
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

export function cleanForm(values: ContactValues): ContactValues {
  const entries = contactFields.map((field) => [
    field,
    field === "message" ? toLines(values[field]) : toOneLine(values[field]),
  ]);
  const clean: ContactValues = { ...emptyForm, ...Object.fromEntries(entries) };
  return { ...clean, email: toAsciiDomain(clean.email) };
}

export function validate(cleaned: ContactValues): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of contactFields) {
    const error = validateField(field, cleaned[field]);
    if (error) errors[field] = error;
  }
  return errors;
}

function validateField(field: ContactField, value: string): FieldError | undefined {
  if (value === "") return isRequired(field) ? "missing" : undefined;
  if (lengthOf(value) > fieldLimits[field]) return "too-long";
  return field === "email" ? validateAddress(value) : undefined;
}

export function composeMessage(values: ContactValues, to: string, origin: string): Message {
  return { from: values.email, to, subject: values.subject, text: `${composeText(values)}\n\n${origin}` };
}

export function composeText({ name, email, phone, company, subject, message }: ContactValues) {
  const lines = { Name: name, Email: email, Phone: phone, Company: company, Subject: subject };
  const labelled = Object.entries(lines).flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  return `${labelled.join("\n")}\n\nMessage:\n${message}`;
}
