import { MessageSquare, X } from "lucide";
import { useId, useState } from "react";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { useLazyComponent } from "#app/lib/use-lazy-component.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** What gets focus is scrolled clear of the button by the scroll padding of the page. */
export function ChatWidget() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { Component: Panel, load, prefetch } = useLazyComponent(loadPanel);

  // Before hydration the button would do nothing.
  if (!useHydrated()) return null;

  const toggle = () => {
    setOpen(!open);
    if (!Panel) load().catch(() => window.location.assign("/contact"));
  };

  return (
    // It sticks from the start of the page, whose position does not depend on what is loaded below.
    <div className="screen-only pointer-events-none absolute inset-0 z-30">
      <div className="pointer-events-auto sticky top-[calc(100dvh-1rem)] h-0 md:top-[calc(100dvh-1.5rem)]">
        <div className="absolute right-4 bottom-0 flex flex-col items-end md:right-6">
          {Panel && <Panel id={id} open={open} onClose={() => setOpen(false)} />}
          <Button
            size="lg"
            onClick={toggle}
            onPointerEnter={prefetch}
            onFocus={prefetch}
            aria-expanded={open}
            aria-controls={Panel && id}
            className="border-2 border-white shadow"
          >
            <Icon shape={open ? X : MessageSquare} className="size-5" />
            <span className="max-md:sr-only">{open ? "Close chat" : "Chat"}</span>
          </Button>
        </div>
      </div>
    </div>
  );
}

async function loadPanel() {
  const { ChatPanel } = await import("./chat-panel.tsx");
  return ChatPanel;
}
