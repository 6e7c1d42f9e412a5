import { useEffect, useState } from "react";
import { addMessage, messagesUntil, nextReplyTime } from "./conversation.ts";
import { loadConversation, saveConversation } from "./stored-conversation.ts";

/** The conversation of this tab. Its time never runs backwards, even if the system clock does. */
export function useConversation() {
  const [conversation, setConversation] = useState(loadConversation);
  const [now, setNow] = useState(Date.now);
  const due = nextReplyTime(now, conversation);

  useEffect(() => saveConversation(conversation), [conversation]);

  useEffect(() => {
    if (due === undefined) return;
    const timer = setTimeout(() => setNow(due), due - now);
    return () => clearTimeout(timer);
  }, [due, now]);

  const send = (text: string) => {
    const at = Math.max(now, Date.now());
    setNow(at);
    setConversation(addMessage(conversation, text, at));
  };

  return { conversation, messages: messagesUntil(now, conversation), send };
}
