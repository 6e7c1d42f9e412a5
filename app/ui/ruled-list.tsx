type Row = { title: string; description: string };

/** Title on the left, text on the right, a rule between rows: in place of a grid of cards. */
export function RuledList({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className="border-t border-current/25">
      {rows.map(({ title, description }) => (
        <li
          key={title}
          className="grid gap-x-6 gap-y-2 border-b border-current/25 py-6 md:grid-cols-12 md:py-7"
        >
          <h3 className="type-h3 md:col-span-5">{title}</h3>
          <p className="measure md:col-span-7">{description}</p>
        </li>
      ))}
    </ul>
  );
}
