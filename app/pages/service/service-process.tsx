import { Steps } from "#app/sections/steps.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Service } from "#content/services/schema.ts";

/** A service without fixed steps has the heading and nothing under it. */
export function ServiceProcess({ process }: Pick<Service, "process">) {
  if (process.length === 0) return <Section title="Our Process" tone="fog" />;
  return (
    <Section title="How We Deliver Results" tone="fog">
      <Steps steps={process} />
    </Section>
  );
}
