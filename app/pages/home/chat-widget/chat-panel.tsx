import { SendHorizontal, X } from "lucide";
import { type FormEvent, useEffect, useEffectEvent, useRef } from "react";
import { prefillContactForm } from "#app/lib/contact-prefill.ts";
import { lockScroll } from "#app/lib/lock-scroll.ts";
import { mobileView } from "#app/lib/mobile-view.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { site } from "#content/site.ts";
import { ChatLog } from "./chat-log.tsx";
import { conversationMessage } from "./conversation.ts";
import { useConversation } from "./use-conversation.ts";

/** As in styles/overlays.css. */
const smallScreen = `${mobileView} or (height < 30rem)`;

/** Modal where it covers the screen. Beside the page it closes when it would cover what has focus. */
export function ChatPanel({ id, open, onClose }: { id: string; open: boolean; onClose: () => void }) {
  const { conversation, messages, send } = useConversation();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!open) return;
    const small = window.matchMedia(smallScreen);
    const closeOnEscape = ({ key }: KeyboardEvent) => key === "Escape" && close();
    const closeOver = ({ target }: FocusEvent) => covers(dialog.current, target) && close();
    if (small.matches) dialog.current?.showModal();
    else dialog.current?.show();
    lockScroll(small.matches);
    dialog.current?.scrollIntoView({ block: "nearest" });
    input.current?.focus();
    small.addEventListener("change", close);
    document.addEventListener("keydown", closeOnEscape);
    document.addEventListener("focusin", closeOver);
    return () => {
      small.removeEventListener("change", close);
      document.removeEventListener("keydown", closeOnEscape);
      document.removeEventListener("focusin", closeOver);
      lockScroll(false);
      // The browser returns focus to the button.
      dialog.current?.close();
    };
  }, [open]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!input.current) return;
    send(input.current.value);
    input.current.value = "";
    input.current.focus();
  };

  const asked = conversation.sent.length > 0;
  const takeAlong = () => prefillContactForm(conversationMessage(conversation, window.location.href));

  return (
    <dialog ref={dialog} id={id} aria-labelledby={`${id}-title`} onClose={onClose} className="chat">
      <div className="on-dark flex items-center justify-between bg-ink px-5 py-3.5 text-white">
        <div>
          <h2 id={`${id}-title`} className="type-label">
            Chat with {site.name}
          </h2>
          <p className="type-small text-mist">Automated assistant</p>
        </div>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Close chat"
          onClick={onClose}
          className="chat-close -mr-3 text-white hover:text-ink"
        >
          <Icon shape={X} />
        </Button>
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
        {asked ? "Nobody has read this yet. " : "For a person, "}
        <Link
          to="/contact"
          onClick={asked ? takeAlong : undefined}
          className="inline-flex min-h-6 items-center text-link"
        >
          {asked ? "Continue in the contact form" : "use the contact form"}
        </Link>
      </p>
    </dialog>
  );
}

function covers(panel: Element | null, target: EventTarget | null) {
  if (!panel || !(target instanceof Element) || panel.contains(target)) return false;
  const over = panel.getBoundingClientRect();
  const under = target.getBoundingClientRect();
  return (
    under.left < over.right && under.right > over.left && under.top < over.bottom && under.bottom > over.top
  );
}
