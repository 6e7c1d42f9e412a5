import { StudyCard } from "#app/sections/study-card.tsx";
import { Section } from "#app/ui/section.tsx";
import type { StudyCardData } from "#content/case-studies/card.ts";

export function RelatedWork({ title, studies }: { title: string; studies: readonly StudyCardData[] }) {
  return (
    <div className="screen-only">
      <Section title={title} tone="fog">
        <ul className="aligned-cards grid gap-x-6 gap-y-12 md:grid-cols-3">
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
