import type { ReactNode } from "react";

/** Text with a yellow stroke behind its lower part. */
export function Highlight({ children }: { children: ReactNode }) {
  return (
    <span className="bg-[linear-gradient(var(--color-taxi),var(--color-taxi))] bg-size-[100%_0.28em] bg-position-[0_88%] bg-no-repeat">
      {children}
    </span>
  );
}
