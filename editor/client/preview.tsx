import { clsx } from "clsx";
import { ExternalLink, RotateCw } from "lucide";
import { useEffect, useRef, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { useSize } from "./use-size.ts";

const widths = { Phone: 390, Desktop: 1280 } as const;
const names = ["Phone", "Desktop"] as const;

/** The real page, as wide as on a phone or a desktop, in the size that fits. */
export function Preview({ page, version }: { page: string; version: number }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const size = useSize(place);
  const [name, setName] = useState<(typeof names)[number]>("Desktop");
  const [isLoaded, setLoaded] = useState(false);
  const width = widths[name];
  const scale = Math.min(1, size.width / width) || 1;

  const left = useRef<string>(undefined);
  useEffect(() => {
    left.current = show(frame.current, page, version);
  }, [page, version]);

  /** A page that Vite reloads while it is being left has to be left again. */
  function onLoad() {
    const shown = addressIn(frame.current);
    setLoaded(shown !== undefined);
    if (shown !== undefined && shown === left.current) left.current = show(frame.current, page, 0);
    else left.current = undefined;
  }

  return (
    <section aria-label="Page" className="grid min-w-0 grid-rows-[auto_1fr] bg-fog">
      <div className="flex items-center gap-2 border-b border-line bg-white px-4 py-2 type-small">
        <span className="min-w-0 grow truncate text-steel">{page}</span>
        {names.map((other) => (
          <button
            key={other}
            type="button"
            aria-pressed={name === other}
            className={clsx("rounded px-2.5 py-1.5", name === other ? "bg-ink text-white" : "hover:bg-fog")}
            onClick={() => setName(other)}
          >
            {other}
          </button>
        ))}
        <button
          type="button"
          aria-label="Load the page again"
          className="grid size-8 place-items-center rounded hover:bg-fog"
          onClick={() => frame.current?.contentWindow?.location.reload()}
        >
          <Icon shape={RotateCw} className="size-4" />
        </button>
        <a
          href={page}
          target="_blank"
          rel="noreferrer"
          aria-label="Open the page in a new tab"
          className="grid size-8 place-items-center rounded hover:bg-fog"
        >
          <Icon shape={ExternalLink} className="size-4" />
        </a>
      </div>
      <div ref={place} className="relative overflow-hidden">
        {!isLoaded && <p className="p-6 text-steel">Loading the page ...</p>}
        <iframe
          ref={frame}
          title="The page on the site"
          className={clsx("absolute top-0 origin-top-left bg-white", !isLoaded && "opacity-0")}
          onLoad={onLoad}
          style={{
            width,
            height: size.height / scale,
            left: (size.width - width * scale) / 2,
            transform: `scale(${scale})`,
          }}
        />
      </div>
    </section>
  );
}

/** The same page is loaded again, so that it stays where the reader was. Of another, the address that is left. */
function show(frame: HTMLIFrameElement | null, page: string, version: number): string | undefined {
  const shown = addressIn(frame);
  if (version > 0 && shown === page) {
    frame?.contentWindow?.location.reload();
    return undefined;
  }
  if (frame) frame.src = page;
  return shown === page ? undefined : shown;
}

/** Undefined before the first page. */
function addressIn(frame: HTMLIFrameElement | null): string | undefined {
  const location = frame?.contentWindow?.location;
  return location && location.href !== "about:blank" ? location.pathname + location.search : undefined;
}
