/** A heading and paragraphs at a readable line length. */
export function Prose({ title, paragraphs }: { title: string; paragraphs: readonly string[] }) {
  return (
    <section>
      <h2 className="type-h2">{title}</h2>
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
