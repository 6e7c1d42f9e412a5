import { Steps } from "#app/sections/steps.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Titled } from "#content/fields.ts";

/** The short form of the process. */
export function DeliveryBand({ steps, intro }: { steps: readonly Titled[]; intro: string }) {
  return (
    <Section title="How a project runs" intro={intro} tone="ink">
      <Steps steps={steps} dark />
      <ButtonLink to="/process" variant="secondary" size="lg" className="mt-12 max-sm:w-full">
        See the full process
      </ButtonLink>
    </Section>
  );
}
