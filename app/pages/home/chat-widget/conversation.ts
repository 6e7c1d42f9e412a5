import type { Prefill } from "#app/lib/contact-prefill.ts";
import { chat } from "#content/chat.ts";

const replyDelayMs = 1000;

export type ChatMessage = { id: string; sender: "agent" | "user"; message: string; timestamp: number };

/** All that is stored: replies follow from it and from the time. */
export type Conversation = {
  openedAt: number;
  sent: readonly { message: string; timestamp: number }[];
};

/** The greeting, each message, and a reply to each once it is due. */
export function messagesUntil(now: number, { openedAt, sent }: Conversation): ChatMessage[] {
  const greeting = agentMessage("greeting", chat.greeting, openedAt);
  const messages = sent.map(
    (message, index): ChatMessage => ({ id: `sent ${index}`, sender: "user", ...message }),
  );
  const replies = sent
    .map(({ timestamp }, index) => agentMessage(`reply ${index}`, replyTo(index), timestamp + replyDelayMs))
    .filter(({ timestamp }) => timestamp <= now);
  return [greeting, ...[...messages, ...replies].sort((a, b) => a.timestamp - b.timestamp)];
}

/** The first reply says how to reach a person; the others are taken in turn, so that none follows itself. */
function replyTo(index: number) {
  const { reply, furtherReplies } = chat;
  return (index === 0 ? undefined : furtherReplies[(index - 1) % furtherReplies.length]) ?? reply;
}

/** When the next reply is due, if one is. */
export function nextReplyTime(now: number, { sent }: Conversation): number | undefined {
  return sent.map(({ timestamp }) => timestamp + replyDelayMs).find((due) => due > now);
}

/** An empty or blank message is not sent. */
export function addMessage(conversation: Conversation, text: string, timestamp: number): Conversation {
  const message = text.trim();
  if (message === "") return conversation;
  return { ...conversation, sent: [...conversation.sent, { message, timestamp }] };
}

/** The prefill of the contact form for a visitor who goes on from the chat. */
export function conversationMessage({ sent }: Conversation, page: string): Prefill {
  const questions = sent.map(({ message }) => message).join("\n\n");
  return { subject: "A question from the chat", message: `${questions}\n\n(Asked in the chat on ${page})\n` };
}

function agentMessage(id: string, message: string, timestamp: number): ChatMessage {
  return { id, sender: "agent", message, timestamp };
}
