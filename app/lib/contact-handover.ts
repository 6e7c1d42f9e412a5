export type Handover = { subject: string; message: string };

const key = "contact-handover";

/** Leaves subject and message for the contact form, which opens with them. Without storage it opens empty. */
export function handOver(handover: Handover) {
  try {
    sessionStorage.setItem(key, JSON.stringify(handover));
  } catch {
    // Storage may be switched off or full: the visitor can still write.
  }
}
