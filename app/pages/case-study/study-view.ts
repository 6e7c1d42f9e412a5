import { studyCard } from "#content/case-studies/card.ts";
import { caseStudies } from "#content/case-studies/index.ts";
import type { CaseStudy } from "#content/case-studies/schema.ts";
import { studyLogo } from "#content/client-logos/index.ts";
import { people } from "#content/people/index.ts";
import { sizedOr } from "#content/pictures.ts";
import { namedServices } from "#content/services/named.ts";
import { fallbackPictures } from "#content/site.ts";
import { testimonialOf } from "#content/testimonials/index.ts";
import { relatedStudies } from "./related-studies.ts";

/** The loader data of a study: its text, its pictures with their files, and the cards of three others. */
export function studyView(entry: CaseStudy) {
  const { coverImage, galleryImages, clientLogo, lead, ...study } = entry;
  const testimonial = testimonialOf(study.clientName);
  return {
    study,
    lead: lead ? { name: lead, role: people.all.find(({ name }) => name === lead)?.role } : undefined,
    quote: testimonial && { text: testimonial.quote, name: testimonial.name, role: testimonial.role },
    services: namedServices(study.projectInfo.services),
    cover: sizedOr(coverImage, fallbackPictures.study),
    logo: clientLogo && studyLogo(clientLogo),
    shots: galleryImages.map((picture, position) => {
      const fallback = galleryFallback(position);
      return { ...sizedOr(picture, fallback), fallbacks: [fallback] };
    }),
    related: relatedStudies(entry, caseStudies.all).map(studyCard),
  };
}

function galleryFallback(position: number) {
  const { gallery } = fallbackPictures;
  return gallery[position % gallery.length] ?? gallery[0];
}
