import { sentence } from "#content/library/mistake.ts";
import type { Remark } from "../protocol.ts";
import { ask } from "./api.ts";

type Props = { remarks: readonly Remark[] | undefined; onWordAdded: () => void };

/** What the check says of the whole content. Spelling, style and letters only hold up publishing. */
export function Report({ remarks, onWordAdded }: Props) {
  async function add(word: string) {
    await ask("/word", { word });
    onWordAdded();
  }
  return (
    <section aria-labelledby="report" className="m-6 grid gap-2 border-t border-line pt-6">
      <h2 id="report" className="type-label">
        Content check
      </h2>
      <div role="status" className="type-small">
        {remarks === undefined
          ? "Reading everything, with spelling and links ..."
          : remarks.length === 0
            ? "All well."
            : `${remarks.length} to put right:`}
      </div>
      <ul className="grid gap-1 type-small">
        {(remarks ?? []).map((remark) => (
          <li key={sentence(remark)}>
            {remark.file.endsWith(".yaml") ? (
              <a href={`#${remark.file}`} className="text-link">
                {textOf(remark)}
              </a>
            ) : (
              textOf(remark)
            )}{" "}
            {remark.unknownWord && (
              <button
                type="button"
                className="text-link font-semibold"
                onClick={() => add(remark.unknownWord ?? "")}
              >
                Add {remark.unknownWord} to the dictionary
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function textOf(remark: Remark): string {
  return remark.title ? `${remark.file}: ${remark.title} ${remark.problem}` : sentence(remark);
}
