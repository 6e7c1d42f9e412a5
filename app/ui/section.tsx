import { clsx } from "clsx";
import { type ReactNode, useId } from "react";

const tones = {
  white: "bg-white",
  fog: "bg-fog",
  ink: "on-dark bg-ink text-white",
  deep: "on-dark bg-hooghly-deep text-white",
  taxi: "bg-taxi",
} as const;

type Props = {
  title: string;
  /** One or two sentences beside the title. */
  intro?: string;
  tone?: keyof typeof tones;
  children?: ReactNode;
};

/** A section of a page: heading on the left, its introduction on the right, then the content. */
export function Section({ title, intro, tone = "white", children }: Props) {
  const id = useId();
  const dark = tone === "ink" || tone === "deep";
  return (
    <section aria-labelledby={id} className={clsx("section-space", tones[tone])}>
      <div className="page-width">
        <div className="grid break-after-avoid gap-x-6 gap-y-4 lg:grid-cols-12">
          <h2 id={id} className="type-h2 lg:col-span-7">
            {title}
          </h2>
          {intro && (
            <p className={clsx("type-lead lg:col-span-5", dark ? "text-mist" : "text-graphite")}>{intro}</p>
          )}
        </div>
        {children && <div className="mt-10 md:mt-14 print:mt-4">{children}</div>}
      </div>
    </section>
  );
}
