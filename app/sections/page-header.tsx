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

/** Over a picture the subtitle is below the title, otherwise beside it: the content begins sooner. */
export function PageHeader({ title, subtitle, background, above, children }: Props) {
  return (
    <header className={clsx("relative border-b border-line", background && "on-dark bg-ink text-white")}>
      {background && <div className="screen-only absolute inset-0 overflow-hidden">{background}</div>}
      <div
        className={clsx(
          "relative page-width grid gap-x-6 lg:grid-cols-12",
          background ? "pt-12 pb-14 md:pt-20 md:pb-20" : "items-end pt-10 pb-10 md:pt-14 md:pb-12",
        )}
      >
        {above && <div className="mb-8 lg:col-span-12">{above}</div>}
        <h1 className={clsx("type-h1", background ? "lg:col-span-8" : "lg:col-span-6")}>{title}</h1>
        {subtitle && (
          <p
            className={clsx(
              "measure type-lead max-lg:mt-6",
              background
                ? "text-mist max-lg:max-w-[26rem] lg:col-span-5 lg:mt-6"
                : "text-graphite lg:col-span-6",
            )}
          >
            {subtitle}
          </p>
        )}
        {children && (
          <div
            className={clsx(
              "mt-8 flex flex-wrap gap-3",
              background ? "lg:col-span-12" : "lg:col-span-6 lg:col-start-7 lg:mt-6",
            )}
          >
            {children}
          </div>
        )}
      </div>
    </header>
  );
}
