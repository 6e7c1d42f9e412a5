import { defineCollection } from "../collection.ts";
import { inkwellMedia } from "./ai-seo-blog-generator.ts";
import { brightfeed } from "./ai-social-content-automation.ts";
import { contractorLink } from "./contractorlink-workforce-platform.ts";
import { creativeFolio } from "./creativefolio-showcase-platform.ts";
import { donorLedgerAlliance } from "./donorledger-transparency-platform.ts";
import { loomAndLane } from "./ecommerce-conversion-optimization.ts";
import { ecoRestorationTrust } from "./ecorestoration-management-platform.ts";
import { healthMatrix } from "./healthmatrix-medical-records.ts";
import { hopeHarbor } from "./hope-harbor-charity-platform.ts";
import { learnPortal } from "./learnportal-education-platform.ts";
import { outreachPro } from "./outreach-pro-email-platform.ts";
import { caseStudySchema } from "./schema.ts";
import { shopWave } from "./shopwave-ecommerce-platform.ts";

export const caseStudies = defineCollection("case-studies", caseStudySchema, [
  hopeHarbor,
  shopWave,
  healthMatrix,
  learnPortal,
  loomAndLane,
  brightfeed,
  ecoRestorationTrust,
  outreachPro,
  creativeFolio,
  contractorLink,
  inkwellMedia,
  donorLedgerAlliance,
]);
