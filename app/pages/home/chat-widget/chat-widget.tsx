import { MessageSquare, X } from "lucide";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { useLazyComponent } from "#app/lib/use-lazy-component.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** A button in the corner of the screen. Hover and focus prefetch the panel that it opens. */
export function ChatWidget() {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { Component: Panel, load, prefetch } = useLazyComponent(loadPanel);
  // Before hydration the button would do nothing.
  if (!useHydrated()) return null;

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  const show = () => {
    setOpen(true);
    load().catch(() => window.location.assign("/contact"));
  };

  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === "Escape" && open) close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears Escape for the controls inside.
    <div
      className="chat-widget screen-only fixed right-4 bottom-4 z-30 flex flex-col items-end md:right-6 md:bottom-6"
      onKeyDown={closeOnEscape}
    >
      {Panel && <Panel id={id} open={open} />}
      <Button
        ref={button}
        size="lg"
        onClick={open ? close : show}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        aria-expanded={open}
        aria-controls={Panel && id}
        aria-haspopup="dialog"
        className="shadow"
      >
        <Icon shape={open ? X : MessageSquare} className="size-5" />
        <span className="max-md:sr-only">{open ? "Close chat" : "Chat"}</span>
      </Button>
    </div>
  );
}

async function loadPanel() {
  const { ChatPanel } = await import("./chat-panel.tsx");
  return ChatPanel;
}
