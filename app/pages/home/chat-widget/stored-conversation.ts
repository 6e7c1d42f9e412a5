import { readJson, writeJson } from "#app/lib/json-storage.ts";
import type { Conversation } from "./conversation.ts";

const storageKey = "chat";

/** The conversation of this tab, or a new one. It survives navigation and reloads. */
export function loadConversation(): Conversation {
  const stored = readJson("sessionStorage", storageKey);
  return isConversation(stored) ? stored : { openedAt: Date.now(), sent: [] };
}

/** Where nothing can be stored, the conversation ends with the page. */
export function saveConversation(conversation: Conversation) {
  writeJson("sessionStorage", storageKey, conversation);
}

function isConversation(value: unknown): value is Conversation {
  const { openedAt, sent } = Object(value);
  return typeof openedAt === "number" && Array.isArray(sent) && sent.every(isSentMessage);
}

function isSentMessage(value: unknown) {
  const { message, timestamp } = Object(value);
  return typeof message === "string" && typeof timestamp === "number";
}
