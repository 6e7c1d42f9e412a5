import type { Conversation } from "./conversation.ts";

const key = "chat";

/** The conversation of this tab, or a new one. It lives as long as the tab: over other pages and reloads. */
export function recall(): Conversation {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    if (isConversation(kept)) return kept;
  } catch {
    // No storage, or something else in it: begin anew.
  }
  return { openedAt: Date.now(), sent: [] };
}

export function remember(conversation: Conversation) {
  try {
    sessionStorage.setItem(key, JSON.stringify(conversation));
  } catch {
    // Without storage the conversation ends with the page.
  }
}

function isConversation(value: unknown): value is Conversation {
  return (
    isRecord(value) &&
    typeof value.openedAt === "number" &&
    Array.isArray(value.sent) &&
    value.sent.every(
      (item) => isRecord(item) && typeof item.message === "string" && typeof item.timestamp === "number",
    )
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
