import type { Project } from "#content/projects/schema.ts";

/** The results in figures, before the text that explains them. */
export function Outcomes({ outcomes }: Pick<Project, "outcomes">) {
  if (outcomes.length === 0) return null;
  return (
    <dl className="mt-6 grid gap-x-6 sm:grid-cols-2">
      {outcomes.map(({ figure, text }) => (
        <div key={text} className="flex flex-col-reverse justify-end border-t-4 border-taxi py-4">
          <dt className="max-w-[21em]">{text}</dt>
          <dd className="type-figure">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
