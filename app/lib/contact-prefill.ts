/** What another page wants to be in the contact form when the visitor gets there. */
export type Prefill = { subject: string; message: string };

const place = "contact-handover";

/** Leaves a subject and a message for the contact form. They stay in this tab and are read once. */
export function prefillContactForm({ subject, message }: Prefill) {
  try {
    sessionStorage.setItem(place, JSON.stringify({ subject, message }));
  } catch {
    // Without storage the form is simply empty.
  }
}

export function takePrefill(): Prefill | undefined {
  try {
    const left: unknown = JSON.parse(sessionStorage.getItem(place) ?? "null");
    sessionStorage.removeItem(place);
    return isPrefill(left) ? left : undefined;
  } catch {
    return undefined;
  }
}

function isPrefill(value: unknown): value is Prefill {
  if (typeof value !== "object" || value === null) return false;
  return (
    "subject" in value &&
    typeof value.subject === "string" &&
    "message" in value &&
    typeof value.message === "string"
  );
}
