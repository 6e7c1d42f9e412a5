import type { ComponentProps } from "react";
import { StudyCard } from "#app/sections/study-card.tsx";
import { Section } from "#app/ui/section.tsx";

type Study = ComponentProps<typeof StudyCard>["study"];

export function RelatedWork({ title, studies }: { title: string; studies: readonly Study[] }) {
  return (
    <div className="screen-only">
      <Section title={title} tone="fog">
        <ul className="grid gap-x-6 gap-y-12 md:grid-cols-3">
          {studies.map((study) => (
            <li key={study.id}>
              <StudyCard
                study={study}
                sizes="(min-width: 1440px) 421px, (min-width: 768px) 30vw, calc(100vw - 2.5rem)"
                level="h3"
              />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
