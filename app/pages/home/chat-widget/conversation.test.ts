import { expect, test } from "vitest";
import { chat } from "#content/chat.ts";
import {
  addMessage,
  type Conversation,
  conversationMessage,
  messagesUntil,
  nextReplyTime,
} from "./conversation.ts";

const opened: Conversation = { openedAt: 0, sent: [] };
const asked = addMessage(opened, "Do you build apps?", 5000);

test("starts with one greeting", () => {
  expect(messagesUntil(0, opened)).toEqual([
    { id: "greeting", sender: "agent", message: chat.greeting, timestamp: 0 },
  ]);
  expect(nextReplyTime(0, opened)).toBeUndefined();
});

test("answers a message one second after it was sent, once", () => {
  expect(nextReplyTime(5000, asked)).toBe(6000);
  expect(messagesUntil(5999, asked).map(({ sender }) => sender)).toEqual(["agent", "user"]);
  expect(messagesUntil(6000, asked).at(-1)).toMatchObject({ sender: "agent", message: chat.reply });
  expect(nextReplyTime(6000, asked)).toBeUndefined();
  expect(messagesUntil(99_000, asked)).toHaveLength(3);
});

test("answers each of two quick messages in its turn", () => {
  const both = addMessage(asked, "And websites?", 5400);
  expect(messagesUntil(6400, both).map(({ timestamp }) => timestamp)).toEqual([0, 5000, 5400, 6000, 6400]);
  expect(nextReplyTime(6000, both)).toBe(6400);
});

test("two questions do not get the same reply", () => {
  const both = messagesUntil(99_000, addMessage(asked, "And websites?", 7000));
  const replies = both.filter(({ id }) => id.startsWith("reply")).map(({ message }) => message);
  expect(replies[0]).toBe(chat.reply);
  expect(new Set(replies).size).toBe(2);
});

test("all questions go into the contact form, with the page they were asked on", () => {
  const both = addMessage(asked, "And websites?", 7000);
  const { message } = conversationMessage(both, "https://midspan.example/");
  expect(message).toBe(
    "Do you build apps?\n\nAnd websites?\n\n(Asked in the chat on https://midspan.example/)\n",
  );
});

test("tells two messages of the same moment apart", () => {
  const both = addMessage(asked, "And websites?", 5000);
  expect(new Set(messagesUntil(6000, both).map(({ id }) => id)).size).toBe(5);
});

test("does not send an empty or blank message", () => {
  for (const blank of ["", "   ", "\n\t "]) expect(addMessage(opened, blank, 1)).toBe(opened);
});

test("sends a message without the space around it", () => {
  expect(addMessage(opened, "  Hello ", 1).sent).toEqual([{ message: "Hello", timestamp: 1 }]);
});
