import { Bands } from "#app/layout/bands.tsx";
import { pageMeta } from "#app/lib/seo.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Section } from "#app/ui/section.tsx";
import { capitalised, counted } from "#content/count-words.ts";
import { tagsMetadata } from "#content/metadata-for.ts";
import { processSteps } from "#content/process/index.ts";
import type { Route } from "./+types/process";
import { SpanLine } from "./span-line.tsx";

export function loader() {
  const steps = capitalised(counted(processSteps.all.length, ["step", "steps"]));
  return {
    metadata: tagsMetadata("/process"),
    subtitle: `${steps} from the first conversation to the work after launch. Each one ends with something you can hold us to.`,
    steps: processSteps.all,
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function ProcessPage({ loaderData: { subtitle, steps } }: Route.ComponentProps) {
  return (
    <Bands>
      <PageHeader title="Our Process" subtitle={subtitle} />
      <Section title="How We Work">
        <SpanLine steps={steps} />
      </Section>
      <CallToAction
        title="Start with step one"
        text="Tell us what you need. You get a plan and a price before you decide anything."
        to="/contact"
        label="Discuss Your Project"
      />
    </Bands>
  );
}
