import { Bands } from "#app/layout/bands.tsx";
import { revalidateOnPathChange } from "#app/lib/revalidation.ts";
import { pageMeta } from "#app/lib/seo.ts";
import { ChosenFilters } from "#app/lists/chosen-filters.tsx";
import { ListCount } from "#app/lists/list-count.tsx";
import { previewOf } from "#app/lists/list-index.ts";
import { ListSection } from "#app/lists/list-section.tsx";
import { PagedList } from "#app/lists/paged-list.tsx";
import { type List, useList } from "#app/lists/use-list.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { StudyCard } from "#app/sections/study-card.tsx";
import type { StudyCardData } from "#content/case-studies/card.ts";
import { caseStudies } from "#content/case-studies/index.ts";
import { tagsMetadata } from "#content/metadata-for.ts";
import type { Route } from "./+types/case-studies";
import { studyDefinition } from "./study-definition.ts";
import { StudyFilters } from "./study-filters.tsx";
import { studyList } from "./study-list.ts";

export function loader() {
  return { metadata: tagsMetadata("/case-studies"), preview: previewOf(studyDefinition, caseStudies.all) };
}

export const shouldRevalidate = revalidateOnPathChange;

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function CaseStudiesPage({ loaderData: { preview } }: Route.ComponentProps) {
  const list = useList(studyList, preview);
  return (
    <Bands>
      <PageHeader
        title="Case Studies"
        subtitle="What was wrong, what we found, what we built, and how the result was measured."
      />
      <ListSection label="Case studies" list={list} controls={<Controls list={list} />}>
        <PagedList list={list} titles="/case-studies/titles/1" words={words} className={layout}>
          {(study, index) => (
            <StudyCard
              study={study}
              lead={isAlone(index, list.shown.length)}
              sizes={isAlone(index, list.shown.length) ? wide : narrow}
              first={index === 0}
              moves
            />
          )}
        </PagedList>
      </ListSection>
      <CallToAction
        title="The next figures could be yours"
        text="Tell us what is going wrong and how you know. We will tell you what we would look at first."
        to="/contact"
        label="Discuss Your Project"
      />
    </Bands>
  );
}

function Controls({ list }: { list: List<StudyCardData> }) {
  return (
    <>
      <StudyFilters list={list} />
      <ChosenFilters list={list} labels={{ technology: "Technology", service: "Service" }} />
      <div className="mt-8 mb-6">
        <ListCount list={list} noun={["case study", "case studies"]} />
      </div>
    </>
  );
}

const words = {
  more: "Load more case studies",
  loading: "Loading case studies...",
  end: "You've viewed all our case studies",
  nothing: "No case studies found",
  showAll: "Clear all filters",
  titles: "All case studies by title",
};

/** The first has the full width, the others are two in a row. A last one that is alone has the full width too. */
const layout =
  "grid gap-x-6 gap-y-12 md:grid-cols-2 lg:gap-y-16 md:*:first:col-span-2 md:*:last:nth-[even]:col-span-2";
const isAlone = (index: number, shown: number) => index === 0 || (index === shown - 1 && shown % 2 === 0);
const wide = "(min-width: 1440px) 756px, (min-width: 1024px) 54vw, calc(100vw - 2.5rem)";
const narrow = "(min-width: 1440px) 644px, (min-width: 768px) 46vw, calc(100vw - 2.5rem)";
