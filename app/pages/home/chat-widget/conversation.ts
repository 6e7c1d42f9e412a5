import { chat } from "#content/chat.ts";

const replyDelayMs = 1000;

export type ChatMessage = { id: string; sender: "agent" | "user"; message: string; timestamp: number };

/** All that has to be remembered: the rest of a conversation follows from it and from the time. */
export type Conversation = {
  openedAt: number;
  sent: readonly { message: string; timestamp: number }[];
};

/** What has been said until `now`: the greeting, each message, and a reply to each once its time has come. */
export function saidUntil(now: number, { openedAt, sent }: Conversation): ChatMessage[] {
  const greeting = agentSays("greeting", chat.greeting, openedAt);
  const messages = sent.map(
    (message, index): ChatMessage => ({ id: `sent ${index}`, sender: "user", ...message }),
  );
  const replies = sent
    .map(({ timestamp }, index) => agentSays(`reply ${index}`, chat.reply, timestamp + replyDelayMs))
    .filter(({ timestamp }) => timestamp <= now);
  return [greeting, ...[...messages, ...replies].sort((a, b) => a.timestamp - b.timestamp)];
}

/** When the next reply is due, if one is. */
export function nextReplyAfter(now: number, { sent }: Conversation): number | undefined {
  return sent.map(({ timestamp }) => timestamp + replyDelayMs).find((due) => due > now);
}

/** An empty or blank message is not sent. */
export function withMessage(conversation: Conversation, text: string, timestamp: number): Conversation {
  const message = text.trim();
  if (message === "") return conversation;
  return { ...conversation, sent: [...conversation.sent, { message, timestamp }] };
}

function agentSays(id: string, message: string, timestamp: number): ChatMessage {
  return { id, sender: "agent", message, timestamp };
}
