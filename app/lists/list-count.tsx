import type { List } from "./use-list.ts";

/** Where focus goes when a filter is removed. */
export const listCountId = "list-count";

export type Noun = [one: string, many: string];

/** How many entries are shown, as a live region. */
export function ListCount<Card>({ list, noun }: { list: List<Card>; noun: Noun }) {
  const { shown, total, status } = list;
  const name = total === 1 ? noun[0] : noun[1];
  const count = shown.length < total ? `Showing ${shown.length} of ${total} ${name}` : `${total} ${name}`;
  return (
    <p id={listCountId} role="status" className="type-small text-steel">
      {status === "loading" ? `Loading ${noun[1]}...` : count}
    </p>
  );
}
