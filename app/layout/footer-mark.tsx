import { clsx } from "clsx";

/** A drawing from public/marks.svg: a file of its own, so that its path data is not also part of the script. */
export function FooterMark({ name, className }: { name: string; className?: string }) {
  return (
    <svg className={clsx("fill-current", className)} aria-hidden="true" focusable="false">
      <use href={`/marks.svg#${name}`} />
    </svg>
  );
}
