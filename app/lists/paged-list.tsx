import { type ReactNode, useRef } from "react";
import { TrussLoader } from "#app/bridge/truss-loader.tsx";
import { showResult } from "#app/focus/show-result.ts";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { listCountId } from "./list-count.tsx";
import { useFocusOnNew } from "./use-focus-on-new.ts";
import { useInfiniteScroll } from "./use-infinite-scroll.ts";
import type { List } from "./use-list.ts";

type Entry = { id: string };

type Words = { more: string; loading: string; end: string; nothing: string; showAll: string; titles: string };

/** A button for everyone who does not scroll; without JavaScript, a link to the titles of all entries. */
export function PagedList<E extends Entry>({
  list,
  titles,
  words,
  className,
  children,
}: {
  list: List<E>;
  /** The path of the page with the titles of all entries. */
  titles: string;
  words: Words;
  className: string;
  children: (entry: E, index: number) => ReactNode;
}) {
  const { shown, request, status } = list;
  const loading = request === "loading";
  const hasMore = list.hasMore && status === "ready";
  const items = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const more = () => {
    if (hasMore && !loading) list.loadNextPage();
  };
  const leadToNew = useFocusOnNew(items, shown.length, () => {
    if (request !== "failed") more();
    return hasMore && request !== "failed";
  });
  useInfiniteScroll(end, list.config.nearPixels, `${list.selection} ${shown.length} ${status}`, more);

  if (shown.length === 0) return <Nothing words={words} onShowAll={list.clear} />;
  return (
    <>
      <ul ref={items} aria-busy={loading || status === "loading"} className={className}>
        {shown.map((entry, index) => (
          <li key={entry.id}>{children(entry, index)}</li>
        ))}
      </ul>
      <div
        ref={end}
        className="screen-only mt-16 flex min-h-20 flex-wrap items-center gap-x-6 gap-y-4 border-t border-line pt-6 md:mt-20 noscript:hidden"
      >
        {hasMore && (
          <Button {...leadToNew} variant="outline" aria-disabled={loading} onClick={more}>
            {words.more}
          </Button>
        )}
        <div role="status" className="flex items-center gap-4 text-steel">
          {loading && (
            <>
              <TrussLoader className="w-28 text-ink" />
              {words.loading}
            </>
          )}
          {status === "ready" && !hasMore && words.end}
        </div>
      </div>
      <noscript>
        <p className="mt-16 border-t border-line pt-6">
          <Link to={titles} className="inline-flex min-h-9 items-center text-link">
            {words.titles}
          </Link>
        </p>
      </noscript>
    </>
  );
}

function Nothing({ words, onShowAll }: { words: Words; onShowAll: () => void }) {
  return (
    <div className="border-t border-line py-16">
      <h2 className="type-h2">{words.nothing}</h2>
      <Button className="mt-6" onClick={() => showResult(listCountId, onShowAll)}>
        {words.showAll}
      </Button>
    </div>
  );
}
