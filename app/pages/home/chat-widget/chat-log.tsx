import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import { PhoneLink } from "#app/sections/phone-link.tsx";
import { clockText, hoursOfDay, visitorZone } from "#app/time/zone-clock.ts";
import { site } from "#content/site.ts";
import type { ChatMessage } from "./conversation.ts";

export function ChatLog({ messages }: { messages: readonly ChatMessage[] }) {
  const log = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is what scrolls the log.
  useEffect(() => {
    log.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  }, [messages.length]);

  return (
    <div
      ref={log}
      role="log"
      aria-label="Messages"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it.
      tabIndex={0}
      className="focus-inset min-h-0 grow overflow-y-auto px-4 pb-4"
    >
      {messages.map(({ id, sender, message, timestamp }) => (
        <div key={id} className={clsx("mt-4 flex flex-col", sender === "user" && "items-end")}>
          <p
            className={clsx(
              "max-w-[88%] rounded px-3.5 py-2.5 type-small [overflow-wrap:anywhere]",
              sender === "user" ? "bg-ink text-white" : "bg-hooghly-tint",
            )}
          >
            <span className="sr-only">{sender === "user" ? "You: " : "Assistant: "}</span>
            {sender === "agent" ? <WithPhoneLink text={message} /> : message}
          </p>
          <time dateTime={new Date(timestamp).toISOString()} className="mt-1 type-small text-steel">
            {clockText(hoursOfDay(new Date(timestamp), visitorZone))}
          </time>
        </div>
      ))}
    </div>
  );
}

function WithPhoneLink({ text }: { text: string }) {
  const [before, after] = text.split(site.phone, 2);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <PhoneLink className="text-link whitespace-nowrap" />
      {after}
    </>
  );
}
