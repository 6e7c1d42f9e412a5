import type { ReactNode } from "react";

/** One of the lists side by side at the end of the page. */
export function Column({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-6 type-h2">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** `children` is a number or an icon in front of the text. */
export function Line({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <li className="flex flex-wrap gap-x-4 border-b border-line-strong py-3">
      {children}
      <div className="flex-[1_1_9rem]">
        <h3 className="type-h3">{title}</h3>
        <p className="mt-1 text-graphite">{text}</p>
      </div>
    </li>
  );
}
