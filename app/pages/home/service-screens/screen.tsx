import { clsx } from "clsx";
import type { ReactNode } from "react";

type Props = { colour: string; shown: boolean; children: ReactNode };

/** A drawing on a coloured background. Elements with the class `part` are animated: see styles/home.css. */
export function Screen({ colour, shown, children }: Props) {
  return (
    <svg
      viewBox="0 0 480 540"
      data-shown={shown || undefined}
      className={clsx("service-screen col-start-1 row-start-1 w-full font-display", colour)}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
