import { clsx } from "clsx";
import { ArrowUpDown, Plus } from "lucide";
import { useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import type { ChangeResponse, CollectionSummary, Overview } from "../protocol.ts";
import { ask } from "./api.ts";
import { useDrafts } from "./drafts.ts";
import { MoveButtons } from "./move-buttons.tsx";
import { moved } from "./moved.ts";

type Props = {
  overview: Overview;
  file: string;
  onWritten: (message: string) => void;
};

/** Every collection under the heading of its group. */
export function Sidebar({ overview, file, onWritten }: Props) {
  const groups = Map.groupBy(overview.collections, ({ group }) => group);
  return (
    <nav aria-label="Content" className="relative overflow-y-auto bg-fog px-3 py-5">
      <p className="mb-5 flex items-center gap-2 px-2 font-display text-lg leading-tight font-bold">
        <img src="/icon.svg" alt="" className="size-6" />
        Content editor
      </p>
      {[...groups].map(([group, collections]) => (
        <section key={group} className="mb-4">
          <h2 className="px-2 pb-1 type-small font-semibold text-steel">{group}</h2>
          <ul>
            {collections.map((collection) => (
              <li key={collection.name}>
                {collection.noun ? (
                  <Folder collection={collection} file={file} onWritten={onWritten} />
                ) : (
                  <EntryLinks entries={collection.entries} file={file} />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function Folder({
  collection,
  file,
  onWritten,
}: Omit<Props, "overview"> & { collection: CollectionSummary }) {
  const { name, label, noun, ordered, entries } = collection;
  const [isSorting, setSorting] = useState(false);

  async function move(from: number, to: number) {
    const files = moved(entries, from, to).map((entry) => entry.file);
    await ask<ChangeResponse>("/order", { collection: name, files });
    onWritten("Order saved");
  }

  const isCurrent = file.startsWith(`content/${name}/`);
  return (
    <details open={isCurrent || undefined}>
      <summary className="cursor-pointer rounded px-2 py-1 hover:bg-white">
        {label} <span className="type-small text-steel tabular-nums">{entries.length}</span>
      </summary>
      <div className="mb-2 ml-2 border-l border-line pl-2">
        <EntryLinks entries={entries} file={file} {...(isSorting && { onMove: move })} />
        <a href={`#content/${name}/.yaml`} className={linkClasses(file === `content/${name}/.yaml`)}>
          <Icon shape={Plus} className="size-4 shrink-0" />
          New {noun}
        </a>
        {ordered && entries.length > 1 && (
          <button
            type="button"
            aria-pressed={isSorting}
            className={clsx(linkClasses(isSorting), "w-full text-left")}
            onClick={() => setSorting(!isSorting)}
          >
            <Icon shape={ArrowUpDown} className="size-4 shrink-0" />
            Change the order
          </button>
        )}
      </div>
    </details>
  );
}

type LinksProps = {
  entries: CollectionSummary["entries"];
  file: string;
  onMove?: (from: number, to: number) => void;
};

function EntryLinks({ entries, file, onMove }: LinksProps) {
  const drafts = useDrafts();
  return (
    <ul>
      {entries.map((entry, index) => (
        <li key={entry.file} className="flex items-center">
          <a
            href={`#${entry.file}`}
            aria-current={entry.file === file ? "page" : undefined}
            className={clsx(linkClasses(entry.file === file), "min-w-0 grow")}
          >
            <span className="truncate" title={entry.title}>
              {entry.title}
            </span>
            {drafts.has(entry.file) && (
              <span className="ml-auto size-2 shrink-0 rounded bg-sindoor">
                <span className="sr-only">, not saved</span>
              </span>
            )}
          </a>
          {onMove && (
            <MoveButtons
              label={entry.title}
              index={index}
              count={entries.length}
              onMove={(to) => onMove(index, to)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function linkClasses(isCurrent: boolean) {
  return clsx(
    "flex items-center gap-2 rounded px-2 py-1",
    isCurrent ? "bg-taxi font-semibold" : "hover:bg-white",
  );
}
