import { clsx } from "clsx";

/**
 * A drawing from public/marks.svg: a file of its own, so that its path data is not also part of the script. Hidden
 * from screen readers where it has no label.
 */
export function FooterMark({ name, label, className }: { name: string; label?: string; className?: string }) {
  return (
    <svg
      className={clsx("fill-current", className)}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={!label}
      focusable="false"
    >
      <use href={`/marks.svg#${name}`} />
    </svg>
  );
}
