import { Section } from "#app/ui/section.tsx";
import type { About } from "#content/about/schema.ts";

export function Goals({ goals }: Pick<About, "goals">) {
  return (
    <Section title="Our Goals">
      <dl>
        {goals.map(({ title, description }) => (
          <div
            key={title}
            className="grid gap-x-6 gap-y-2 border-t border-line-strong py-6 last:border-b md:grid-cols-12 md:items-baseline md:py-7"
          >
            <dt className="type-h3 md:col-span-5">{title}</dt>
            <dd className="measure type-lead text-pretty text-graphite md:col-span-7">{description}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
