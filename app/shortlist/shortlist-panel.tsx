import entries from "virtual:search-index";
import { X } from "lucide";
import { useEffect, useLayoutEffect, useState } from "react";
import { useNavigate } from "react-router";
import { TrussDivider } from "#app/bridge/truss-divider.tsx";
import { moveFocus } from "#app/focus/move-focus.ts";
import { showResult } from "#app/focus/show-result.ts";
import { prefillContactForm } from "#app/lib/contact-prefill.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { PanelProps } from "#app/ui/lazy-dialog.tsx";
import { Link } from "#app/ui/link.tsx";
import { setShortlist } from "./change-shortlist.ts";
import { useShortlist } from "./shortlist.ts";
import { shortlistMessage } from "./shortlist-message.ts";

const headingId = "shortlist";

/** The shortlist: each page can be opened or removed, and all can be sent with a message. */
export function ShortlistPanel({ close }: PanelProps) {
  const navigate = useNavigate();
  const [cleared, setCleared] = useState<readonly string[]>([]);
  const paths = useShortlist((paths) => paths);
  const items = paths.flatMap((path) => entries.find(({ to }) => to === path) ?? []);

  useLayoutEffect(() => moveFocus(document.getElementById(headingId)), []);

  // Pages that are no longer on the site are removed.
  useEffect(() => {
    if (items.length < paths.length) setShortlist(items.map(({ to }) => to));
  }, [items, paths]);

  /** The pressed button disappears, so focus moves to the heading. */
  function change(next: readonly string[], undo: readonly string[] = []) {
    showResult(headingId, () => {
      setShortlist(next);
      setCleared(undo);
    });
  }

  function send() {
    prefillContactForm(shortlistMessage(items, window.location.origin));
    close();
    navigate("/contact");
  }

  return (
    <>
      <h2 id={headingId} className="flex min-h-16 items-center pr-16 pl-5 type-h3">
        Your shortlist
      </h2>
      <TrussDivider className="shrink-0" />
      {items.length > 0 ? (
        <ul className="min-h-0 grow divide-y divide-line overflow-y-auto">
          {items.map(({ to, title, group, note }) => (
            <li key={to} className="flex items-center px-3 py-2">
              <Link to={to} onClick={close} className="group grow p-2">
                <span className="block font-semibold group-hover:underline">{title}</span>
                <span className="type-small text-steel">
                  {group === "Projects" ? "Project" : "Case study"}, {note}
                </span>
              </Link>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Take ${title} off the shortlist`}
                onClick={() => change(paths.filter((path) => path !== to))}
                className="shrink-0"
              >
                <Icon shape={X} className="size-5" />
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <Empty onLeave={close} />
      )}
      <div className="flex shrink-0 flex-wrap items-center gap-3 border-t border-line px-5 py-4">
        {items.length > 0 && (
          <>
            <Button onClick={send}>Send with a message</Button>
            <Button variant="destructive" onClick={() => change([], paths)}>
              Clear
            </Button>
          </>
        )}
        {cleared.length > 0 && (
          <Button variant="outline" onClick={() => change(cleared)}>
            Undo
          </Button>
        )}
        <p className="ml-auto type-small text-steel">Kept in this browser only.</p>
      </div>
    </>
  );
}

function Empty({ onLeave }: { onLeave: () => void }) {
  return (
    <div className="grow px-5 py-6">
      <h3 className="type-h3">Nothing on it yet</h3>
      <p className="mt-3 measure text-graphite">
        The bookmark on a project or a case study puts it here. Send us the list, and we will know what you
        have in mind.
      </p>
      <p className="mt-5 flex flex-wrap gap-x-6">
        <Link to="/portfolio" onClick={onLeave} className="inline-flex min-h-11 items-center text-link">
          Portfolio
        </Link>
        <Link to="/case-studies" onClick={onLeave} className="inline-flex min-h-11 items-center text-link">
          Case studies
        </Link>
      </p>
    </div>
  );
}
