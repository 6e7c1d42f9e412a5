/** What another page wants to be in the contact form when the visitor gets there. */
export type Handover = { subject: string; message: string };

const place = "contact-handover";

/** Leaves a subject and a message for the contact form. They stay in this tab and are read once. */
export function handOver({ subject, message }: Handover) {
  try {
    sessionStorage.setItem(place, JSON.stringify({ subject, message }));
  } catch {
    // Without storage the form is simply empty.
  }
}

export function takeHandover(): Handover | undefined {
  try {
    const left: unknown = JSON.parse(sessionStorage.getItem(place) ?? "null");
    sessionStorage.removeItem(place);
    return isHandover(left) ? left : undefined;
  } catch {
    return undefined;
  }
}

function isHandover(value: unknown): value is Handover {
  if (typeof value !== "object" || value === null) return false;
  return (
    "subject" in value &&
    typeof value.subject === "string" &&
    "message" in value &&
    typeof value.message === "string"
  );
}
