import { formatNumber } from "#app/lib/format.ts";
import type { ContactField, FieldError } from "#contract/contact-fields.ts";
import { fieldLimits } from "#contract/limits.ts";

export const labels: Record<ContactField, string> = {
  name: "Name",
  email: "Email",
  phone: "Phone",
  company: "Company",
  subject: "Subject",
  message: "Message",
};

const missing: Record<ContactField, string> = {
  name: "Enter your name",
  email: "Enter your email address",
  phone: "Enter your phone number",
  company: "Enter your company",
  subject: "Enter a subject",
  message: "Write a message",
};

export function faultText(field: ContactField, fault: FieldError) {
  if (fault === "missing") return missing[field];
  if (fault === "not-an-email") return "Enter an email address such as ada@client.com";
  if (fault === "not-ascii") return "Use only the letters a to z, digits and symbols before the @";
  return `${labels[field]}: keep to ${formatNumber(fieldLimits[field])} characters`;
}
