import type { Fact } from "#app/sections/facts.tsx";
import type { CaseStudy } from "#content/case-studies/schema.ts";

type Named = { id: string; title: string };
type Lead = { name: string; role: string | undefined };

/** Each service, technology and industry links to the studies that share it. */
export function studyFacts(
  { projectInfo, technologies }: Pick<CaseStudy, "projectInfo" | "technologies">,
  services: readonly Named[],
  lead: Lead | undefined,
): Fact[] {
  return [
    { label: "Client", values: [projectInfo.client] },
    { label: "Industry", values: [linked("industry", projectInfo.industry)] },
    {
      label: "Services Provided",
      values: services.map(({ id, title }) => ({ text: title, to: `/case-studies?service=${id}` })),
    },
    { label: "Technologies Used", values: technologies.map((name) => linked("technology", name)) },
    { label: "Told by", values: lead ? [nameOf(lead)] : [] },
  ];
}

function linked(filter: string, value: string) {
  return { text: value, to: `/case-studies?${new URLSearchParams({ [filter]: value })}` };
}

/** Who is on the about page is linked to it. */
function nameOf({ name, role }: Lead) {
  return role ? { text: `${name}, ${role}`, to: "/about#people" } : name;
}
