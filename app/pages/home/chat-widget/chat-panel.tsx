import { SendHorizontal } from "lucide";
import { type FormEvent, useEffect, useRef } from "react";
import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { site } from "#content/site.ts";
import { ChatLog } from "./chat-log.tsx";
import { useConversation } from "./use-conversation.ts";

/** A non-modal dialog: the page behind it stays usable, so it does not trap focus. */
export function ChatPanel({ id, open }: { id: string; open: boolean }) {
  const { messages, send } = useConversation();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (open) input.current?.focus();
  }, [open]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!input.current) return;
    send(input.current.value);
    input.current.value = "";
    input.current.focus();
  };

  return (
    <div
      id={id}
      role="dialog"
      aria-labelledby={`${id}-title`}
      hidden={!open}
      className="mb-3 flex h-[34rem] max-h-[calc(100dvh-var(--header-height)-6.5rem)] w-[min(23.5rem,100vw-2rem)] flex-col overflow-hidden rounded bg-white shadow forced-colors:border transition-[opacity,translate] duration-240 motion-reduce:transition-none starting:translate-y-3 starting:opacity-0"
    >
      <div className="bg-ink px-5 py-3.5 text-white">
        <h2 id={`${id}-title`} className="type-label">
          Chat with {site.name}
        </h2>
        <p className="type-small text-mist">Automated assistant</p>
      </div>
      <ChatLog messages={messages} />
      <form onSubmit={submit} className="flex gap-2 border-t border-line px-4 pt-4">
        <input
          ref={input}
          name="message"
          aria-label="Your message"
          placeholder="Write a message"
          autoComplete="off"
          className="min-h-11 min-w-0 grow rounded border border-line-strong px-3 placeholder:text-steel"
        />
        <Button type="submit" size="icon" aria-label="Send" className="shrink-0">
          <Icon shape={SendHorizontal} className="size-5" />
        </Button>
      </form>
      <p className="px-4 pt-2 pb-3 type-small text-steel">
        For a person,{" "}
        <Link to="/contact" prefetch="intent" className="inline-flex min-h-6 items-center text-link">
          use the contact form
        </Link>
      </p>
    </div>
  );
}
