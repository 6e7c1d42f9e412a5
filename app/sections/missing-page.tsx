import type { ReactNode } from "react";
import { BrokenBridge } from "#app/bridge/broken-bridge.tsx";

/** The content of every not-found page. */
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
    <section className="bridge-band mb-16 lg:[--midspan:calc(50vw+var(--thousand)*0.42)]">
      <div className="relative z-10 page-width grid pt-14 md:pt-24 lg:grid-cols-12 lg:pb-12">
        <div className="lg:col-span-6">
          <h1 className="type-h1">{title}</h1>
          <p className="mt-6 max-w-[28rem] type-lead text-graphite">{text}</p>
          <div className="mt-8 flex flex-wrap gap-3">{children}</div>
        </div>
      </div>
      <BrokenBridge />
    </section>
  );
}
