import type { IconNode } from "lucide";
import { createElement } from "react";

type Props = { shape: IconNode; className?: string | undefined };

/** An icon of Lucide in our stroke width. It is decorative: the text beside it has the meaning. */
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
