/** Where focus goes when a filter is removed. */
export const listCountId = "list-count";

/** How many entries are shown, as a live region. */
export function ListCount({
  shown,
  total,
  noun,
}: {
  shown: number;
  total: number;
  noun: [one: string, many: string];
}) {
  const name = total === 1 ? noun[0] : noun[1];
  return (
    <p id={listCountId} role="status" className="type-small text-steel">
      {shown < total ? `Showing ${shown} of ${total} ${name}` : `${total} ${name}`}
    </p>
  );
}
