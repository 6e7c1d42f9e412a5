import { ArrowDown, ArrowUp } from "lucide";
import { Icon } from "#app/ui/icon.tsx";

type Props = { label: string; index: number; count: number; onMove: (to: number) => void };

const classes =
  "grid size-8 place-items-center rounded text-steel hover:bg-fog hover:text-ink aria-disabled:opacity-30";

/** They stay in place at the ends of the list, so that the one in use keeps the focus. */
export function MoveButtons({ label, index, count, onMove }: Props) {
  const isFirst = index === 0;
  const isLast = index === count - 1;
  return (
    <>
      <button
        type="button"
        className={classes}
        aria-label={`Move up: ${label}`}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove(index - 1)}
      >
        <Icon shape={ArrowUp} className="size-4" />
      </button>
      <button
        type="button"
        className={classes}
        aria-label={`Move down: ${label}`}
        aria-disabled={isLast}
        onClick={() => !isLast && onMove(index + 1)}
      >
        <Icon shape={ArrowDown} className="size-4" />
      </button>
    </>
  );
}
