import { collectionOf } from "../collection.ts";
import { library } from "../library/library.ts";
import type { CaseStudy } from "./schema.ts";

export const caseStudies = collectionOf(
  library.caseStudies.map(
    ({ order: _, metadata: __, services, ...study }): CaseStudy => ({
      ...study,
      clientLogo: study.clientLogo ?? library.clientLogos.find(({ name }) => name === study.clientName)?.id,
      projectInfo: { client: study.clientName, industry: study.industry, services },
    }),
  ),
);
