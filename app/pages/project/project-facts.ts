import type { Fact } from "#app/sections/facts.tsx";
import type { Project } from "#content/projects/schema.ts";

type Named = { id: string; title: string };

/** Each service and each technology links to the projects that share it. */
export function projectFacts(
  {
    client,
    clientDescription,
    duration,
    year,
    award,
    technologies,
  }: Pick<Project, "client" | "clientDescription" | "duration" | "year" | "award" | "technologies">,
  services: readonly Named[],
): Fact[] {
  return [
    { label: "Client", values: [client, clientDescription] },
    { label: "Timeline", values: [`${duration}, ${year}`] },
    ...(award ? [{ label: "Award", values: [`${award.name} ${award.year}`, award.giver] }] : []),
    {
      label: "Services",
      values: services.map(({ id, title }) => ({ text: title, to: `/portfolio?service=${id}` })),
    },
    {
      label: "Technologies",
      values: technologies.map((name) => ({
        text: name,
        to: `/portfolio?${new URLSearchParams({ technology: name })}`,
      })),
    },
  ];
}
