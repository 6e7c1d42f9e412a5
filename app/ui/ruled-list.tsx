import type { ReactNode } from "react";

type Row = { title: string; description: string };

/** Title on the left, text on the right, a hairline between rows: our alternative to a grid of cards. */
export function RuledList({ rows, numbered = false }: { rows: readonly Row[]; numbered?: boolean }) {
  const List = numbered ? "ol" : "ul";
  return (
    <List className="border-t border-current/25">
      {rows.map((row, index) => (
        <RuledRow key={row.title} title={row.title} lead={numbered ? String(index + 1) : undefined}>
          <p className="measure">{row.description}</p>
        </RuledRow>
      ))}
    </List>
  );
}

function RuledRow({
  title,
  lead,
  children,
}: {
  title: ReactNode;
  lead?: string | undefined;
  children: ReactNode;
}) {
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-current/25 py-6 md:grid-cols-12 md:py-7">
      <h3 className="flex gap-4 type-h3 md:col-span-5">
        {lead && (
          <span aria-hidden="true" className="w-8 shrink-0 text-steel [font-stretch:75%]">
            {lead}
          </span>
        )}
        {title}
      </h3>
      <div className="md:col-span-7">{children}</div>
    </li>
  );
}
