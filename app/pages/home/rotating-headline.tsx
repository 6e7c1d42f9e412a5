import { clsx } from "clsx";
import { Pause, Play } from "lucide";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { Highlight } from "#app/ui/highlight.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Home } from "#content/home/schema.ts";
import { useRotation } from "./use-rotation.ts";

type Phrases = { phrases: readonly string[]; shown: number };

/** The heading whose last words change. Screen readers get all of them once, in one sentence. */
export function RotatingHeadline({ headline, rotating }: Pick<Home["hero"], "headline" | "rotating">) {
  const { index, paused, toggle } = useRotation(rotating.length);
  return (
    <>
      <h1 className="type-display">
        {headline}{" "}
        <span className="sr-only">
          {rotating.slice(0, -1).join(", ")} and {rotating.at(-1)}
        </span>
        <PhraseLine phrases={rotating} shown={index} />
      </h1>
      <RotationControl phrases={rotating} shown={index} paused={paused} onToggle={toggle} />
    </>
  );
}

/**
 * All phrases are in one grid cell, so the line is as wide as the longest and nothing else moves when they change.
 * The longest is 7.25 em wide: on the narrowest phones the font gets smaller, and wider letters wrap.
 */
function PhraseLine({ phrases, shown }: Phrases) {
  const before = (shown + phrases.length - 1) % phrases.length;
  return (
    <span
      aria-hidden="true"
      className="grid w-fit text-[length:min(1em,calc((100vw-2*var(--side))/7.6))] [clip-path:inset(0_-1em_-0.2em)]"
    >
      {phrases.map((phrase, index) => (
        <span
          key={phrase}
          data-phrase={index === shown ? "shown" : index === before ? "gone" : "waiting"}
          className="col-start-1 row-start-1 not-data-[phrase=shown]:invisible data-[phrase=gone]:-translate-y-[130%] data-[phrase=waiting]:translate-y-[130%] motion-safe:not-data-[phrase=waiting]:transition-[translate,visibility] motion-safe:not-data-[phrase=waiting]:duration-500"
        >
          <Highlight>{phrase}</Highlight>
        </span>
      ))}
    </span>
  );
}

/** A bar for each phrase, the current one dark, and the button that pauses the rotation. */
function RotationControl({
  phrases,
  shown,
  paused,
  onToggle,
}: Phrases & { paused: boolean; onToggle: () => void }) {
  const hydrated = useHydrated();
  return (
    <div
      className={clsx(
        "screen-only mt-2 flex items-center gap-2 motion-reduce:hidden",
        !hydrated && "invisible",
      )}
    >
      <button
        type="button"
        onClick={onToggle}
        aria-label={paused ? "Play the changing headline" : "Pause the changing headline"}
        className="-ml-3 grid size-11 place-items-center rounded text-steel transition-colors hover:text-ink"
      >
        <Icon shape={paused ? Play : Pause} className="size-5" />
      </button>
      <span aria-hidden="true" className="flex gap-1">
        {phrases.map((phrase, index) => (
          <span
            key={phrase}
            className={clsx("h-1 w-7 transition-colors", index === shown ? "bg-ink" : "bg-line")}
          />
        ))}
      </span>
    </div>
  );
}
