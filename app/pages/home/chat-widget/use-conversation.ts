import { useEffect, useState } from "react";
import { nextReplyAfter, saidUntil, withMessage } from "./conversation.ts";
import { recall, remember } from "./tab-memory.ts";

/** The conversation of this tab. Its time only moves forward, whatever the clock of the machine does. */
export function useConversation() {
  const [conversation, setConversation] = useState(recall);
  const [now, setNow] = useState(Date.now);
  const due = nextReplyAfter(now, conversation);

  useEffect(() => remember(conversation), [conversation]);

  useEffect(() => {
    if (due === undefined) return;
    const timer = setTimeout(() => setNow(due), due - now);
    return () => clearTimeout(timer);
  }, [due, now]);

  const send = (text: string) => {
    const at = Math.max(now, Date.now());
    setNow(at);
    setConversation(withMessage(conversation, text, at));
  };

  return { messages: saidUntil(now, conversation), send };
}
