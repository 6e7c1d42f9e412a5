import type { ReactNode } from "react";
import { ButtonLink, type Destination } from "#app/ui/button.tsx";

type Props = { title: string; text: string; label: string; children?: ReactNode } & Destination;

/** The dark section at the end of a page, with one link that stands out; `children` are others. */
export function CallToAction({ title, text, label, children, ...destination }: Props) {
  return (
    <section className="screen-only on-dark bg-hooghly-deep text-white">
      <div className="page-width grid items-end gap-8 py-14 md:py-20 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 className="type-h2">{title}</h2>
          <p className="mt-4 measure type-lead text-mist">{text}</p>
        </div>
        <div className="flex flex-wrap gap-4 wrap-anywhere max-sm:*:grow max-sm:*:px-3 lg:col-span-5 lg:grid lg:justify-self-end">
          {children}
          <ButtonLink {...destination} size="lg" variant="glow">
            {label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
