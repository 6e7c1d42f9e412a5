import { type Mistake, sentence } from "#content/library/mistake.ts";

/** What the check says of the whole content. It keeps nothing from being saved, but publishing waits for it. */
export function Report({ remarks }: { remarks: readonly Mistake[] | undefined }) {
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
                {sentence(remark)}
              </a>
            ) : (
              sentence(remark)
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
