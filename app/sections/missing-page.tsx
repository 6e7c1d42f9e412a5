import type { ReactNode } from "react";
import { Bridge } from "#app/sections/bridge.tsx";

/** The body of every page that says that something is not there. */
export function MissingPage({
  title,
  text,
  children,
}: {
  title: ReactNode;
  text: string;
  children: ReactNode;
}) {
  return (
    <section className="page-width grid items-center gap-x-6 gap-y-12 py-16 md:py-24 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <h1 className="type-h1">{title}</h1>
        <p className="mt-6 type-lead text-graphite">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">{children}</div>
      </div>
      <Bridge className="w-full lg:col-span-7" />
    </section>
  );
}
