import { clsx } from "clsx";
import type { ReactNode } from "react";

type Props = {
  title: string;
  subtitle?: string;
  /** A picture behind the text, which is then light on dark. */
  background?: ReactNode;
  /** Above the title, such as a breadcrumb. */
  above?: ReactNode;
  /** Buttons under the subtitle. */
  children?: ReactNode;
};

export function PageHeader({ title, subtitle, background, above, children }: Props) {
  return (
    <header className={clsx("relative border-b border-line", background && "on-dark bg-ink text-white")}>
      {background && <div className="absolute inset-0 overflow-hidden">{background}</div>}
      <div className="relative page-width grid gap-x-6 pt-12 pb-14 md:pt-20 md:pb-20 lg:grid-cols-12">
        {above && <div className="mb-8 lg:col-span-12">{above}</div>}
        <h1 className="type-h1 lg:col-span-8">{title}</h1>
        {subtitle && (
          <p
            className={clsx(
              "mt-6 measure type-lead",
              background ? "text-mist max-lg:max-w-[26rem] lg:col-span-5" : "text-graphite lg:col-span-7",
            )}
          >
            {subtitle}
          </p>
        )}
        {children && <div className="mt-8 flex flex-wrap gap-3 lg:col-span-12">{children}</div>}
      </div>
    </header>
  );
}
