import { useNavigate } from "react-router";
import { showResult } from "#app/focus/show-result.ts";
import { prefillContactForm } from "#app/lib/contact-prefill.ts";
import { Button } from "#app/ui/button.tsx";
import { NumberField } from "#app/ui/number-field.tsx";
import { Section } from "#app/ui/section.tsx";
import { changeParams } from "#app/url-state/url-state.ts";
import { useUrlParams } from "#app/url-state/use-url-params.ts";
import { LocalCostField } from "./local-cost-field.tsx";
import { planMessage } from "./plan-message.ts";
import { PlanSheet, planId } from "./plan-sheet.tsx";
import { type Level, limits, readPlan, sumsOf, type TeamPlan, writePlan } from "./team-plan.ts";

const nobody: TeamPlan = { people: {}, months: 6, localCost: undefined };

/** Lets a visitor check the claim of this page with their own figures. */
export function TeamPlanner({ levels }: { levels: readonly (Level & { note: string })[] }) {
  const navigate = useNavigate();
  const plan = readPlan(useUrlParams(), levels);
  const change = (changed: Partial<TeamPlan>) => changeParams(writePlan({ ...plan, ...changed }, levels));
  const empty = sumsOf(plan, levels).people === 0;

  /** The plan says what is missing. */
  function showPlan(changed: Partial<TeamPlan> = {}) {
    showResult(planId, () => change(changed));
  }

  function send() {
    if (empty) return showPlan();
    prefillContactForm(planMessage(plan, levels, window.location.href));
    navigate("/contact");
  }

  return (
    <Section
      title="Plan your team"
      intro="Choose people and months, then add what the same roles cost you locally to check our claim."
      tone="fog"
    >
      <p className="hidden noscript:block">
        The planner needs JavaScript. You can also add up the prices above by hand.
      </p>
      <div className="grid items-start gap-x-6 gap-y-10 lg:grid-cols-12 noscript:hidden">
        <fieldset className="border-t-4 border-ink lg:col-span-7 lg:mr-10">
          <legend className="sr-only">Your team</legend>
          {levels.map(({ id, title, note }) => (
            <NumberField
              key={id}
              label={title}
              note={note}
              value={plan.people[id] ?? 0}
              {...limits.people}
              onChange={(count) => change({ people: { ...plan.people, [id]: count } })}
            />
          ))}
          <NumberField
            label="Months"
            value={plan.months}
            {...limits.months}
            onChange={(months) => change({ months })}
          />
          <LocalCostField value={plan.localCost} onChange={(localCost) => change({ localCost })} />
        </fieldset>
        <div className="lg:col-span-5 lg:col-start-8 lg:h-full">
          <PlanSheet plan={plan} levels={levels}>
            <Button onClick={send} aria-disabled={empty}>
              Send this plan
            </Button>
            <Button variant="outline" onClick={() => showPlan(nobody)} aria-disabled={empty}>
              Start again
            </Button>
          </PlanSheet>
        </div>
      </div>
    </Section>
  );
}
