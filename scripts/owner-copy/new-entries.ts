import type { Editor } from "./edit-content.ts";

export async function addEntries(editor: Editor, service: string, technology: string) {
  const { addPicture, write } = editor;
  const shared = { updated: "2026-11-16", services: [service], technologies: [technology] };

  const study = "case-studies/riverbank-ferry-tickets";
  for (const name of ["cover", "one", "two", "three"]) await addPicture(`${study}/${name}.png`, 1200, 750);
  write(`${study}.yaml`, {
    ...shared,
    title: "Ferry tickets without a queue",
    category: "Transport",
    clientName: "Riverbank",
    industry: "Public transport",
    summary: sentences("summary", 1).join(" "),
    keyResults: ["42% fewer people in the queue", "3 minutes saved on a crossing", "No cash at the counter"],
    coverImage: { file: "cover.png", alt: alt("first") },
    challenge: sentences("challenge", 15),
    analysis: sentences("analysis", 15),
    solution: sentences("solution", 15),
    keyFeatures: [{ title: "Tickets on a phone", description: sentences("feature", 1).join(" ") }],
    results: sentences("result", 15),
    galleryImages: ["one", "two", "three"].map((name) => ({
      file: `${name}.png`,
      alt: alt(name),
      caption: `The counter, screen ${name}.`,
    })),
  });

  const project = "projects/riverbank-boarding";
  for (const name of ["cover", "gate"]) await addPicture(`${project}/${name}.png`, 1200, 750);
  write(`${project}.yaml`, {
    ...shared,
    title: "Riverbank Boarding",
    date: "2026-10",
    duration: "3 months",
    category: "Transport",
    client: "Riverbank",
    clientDescription: "A ferry line with two boats",
    tags: ["boarding"],
    description: sentences("boarding", 1).join(" "),
    fullDescription: sentences("gate", 2),
    challenge: sentences("pier", 2),
    solution: sentences("boat", 2),
    results: sentences("river", 2),
    image: { file: "cover.png", alt: alt("boarding") },
    gallery: [{ file: "gate.png", alt: alt("gate") }],
  });

  await addPicture("testimonials/grace-hill/grace.png", 240, 240);
  write("testimonials/grace-hill.yaml", {
    name: "Grace Hill",
    role: "Director, Riverbank",
    rating: 5,
    quote: "They watched the queue before they drew a screen.",
    photo: { file: "grace.png" },
  });

  await addPicture("client-logos/riverbank/logo.png", 300, 120);
  write("client-logos/riverbank.yaml", { name: "Riverbank", file: "logo.png" });
}

/** No sentence stands twice, as the rules of the content ask. */
function sentences(subject: string, count: number): string[] {
  return Array.from(
    { length: count },
    (_, index) => `On day ${index + 1} of the ${subject} we counted the people at the counter.`,
  );
}

function alt(name: string) {
  return `Ticket counter of a ferry with the ${name} screen open and two people waiting`;
}
