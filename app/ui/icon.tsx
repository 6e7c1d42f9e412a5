import type { IconNode } from "lucide";
import { createElement } from "react";

type Props = { shape: IconNode; className?: string | undefined };

/** One of Lucide's drawings in the line of this house. It decorates: the words beside it carry the meaning. */
export function Icon({ shape, className }: Props) {
  return (
    <svg
      aria-hidden="true"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {shape.map(([tag, attributes]) =>
        createElement(tag, { key: JSON.stringify(attributes), ...attributes }),
      )}
    </svg>
  );
}
