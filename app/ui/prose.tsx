import type { ReactNode } from "react";

type Props = { title: string; paragraphs: readonly string[]; children?: ReactNode };

/** A heading and paragraphs at a readable line length; `children` stand between them. */
export function Prose({ title, paragraphs, children }: Props) {
  return (
    <section>
      <h2 className="type-h2">{title}</h2>
      {children}
      <Paragraphs paragraphs={paragraphs} />
    </section>
  );
}

export function Paragraphs({ paragraphs }: { paragraphs: readonly string[] }) {
  return paragraphs.map((paragraph) => (
    <p key={paragraph} className="mt-5 measure text-graphite">
      {paragraph}
    </p>
  ));
}
