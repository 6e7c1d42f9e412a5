import { Menu, X } from "lucide";
import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Logo } from "#app/layout/logo.tsx";
import { MainLinks } from "#app/layout/main-links.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Sheet, sheetButton, useSheet } from "#app/ui/sheet.tsx";
import { site } from "#content/site.ts";

/** The navigation of small screens. Where the browser supports `command`, it opens before hydration too. */
export function MobileMenu() {
  const sheet = useSheet();
  const { key } = useLocation();

  const shownOn = useRef(key);

  // A navigation closes the menu, before focus moves; hydration does not, since it may be open by then.
  useLayoutEffect(() => {
    if (shownOn.current === key) return;
    shownOn.current = key;
    sheet.ref.current?.close();
  }, [key, sheet.ref]);

  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Open menu"
        aria-haspopup="dialog"
        className="wide:hidden"
        {...sheetButton(sheet, "show-modal")}
      >
        <Icon shape={Menu} />
      </Button>
      <Sheet control={sheet} label="Menu">
        <div className="flex items-center justify-between border-b border-line px-(--side) py-4">
          <Logo />
          <Button variant="ghost" size="icon" aria-label="Close menu" {...sheetButton(sheet, "close")}>
            <Icon shape={X} />
          </Button>
        </div>
        <nav aria-label="Menu" className="flex grow flex-col overflow-y-auto px-(--side) pt-2 pb-6">
          <MainLinks
            className="divide-y divide-line"
            linkClassName="state-bar flex min-h-13 items-center type-h3 after:bottom-0"
          />
          <ButtonLink href={site.schedulingUrl} size="lg" className="mt-auto w-full">
            Get Started
          </ButtonLink>
        </nav>
      </Sheet>
    </>
  );
}
