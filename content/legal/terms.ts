import { defineContent } from "../collection.ts";
import { ownershipSentence, policies, site } from "../site.ts";
import { legalDocumentSchema } from "./schema.ts";

export const termsOfService = defineContent("legal/terms.ts", legalDocumentSchema, {
  id: "terms-of-service",
  title: "Terms & Conditions",
  subtitle: "The rules for using this website, and the terms that apply to every engagement.",
  lastUpdated: "2025-05-10",
  sections: [
    {
      id: "acceptance",
      title: "Acceptance",
      paragraphs: [
        `By using this website you accept these terms. If you act for a company, you confirm that you may do so. “We” means ${site.name}; “you” means the visitor or client.`,
      ],
    },
    {
      id: "changes",
      title: "Changes",
      paragraphs: [
        "We may change these terms. The new version applies from the date shown at the top, and a signed contract keeps the version it was signed under.",
      ],
    },
    {
      id: "services",
      title: "Services",
      paragraphs: [
        "What you read here is information about our work. A contract exists once both sides have signed a written scope with a price.",
        `Figures from the price calculator are estimates, not offers. A final quote is normally within ${policies.estimateTolerance}% of the estimate, up or down, but the signed figure is the one that counts.`,
        `Unless the contract says otherwise, a deposit of ${policies.deposit} is due before work starts, and about ${policies.maintenanceDays} days of basic maintenance follow the launch.`,
      ],
    },
    {
      id: "user-responsibilities",
      title: "User Responsibilities",
      paragraphs: ["While you use the site, please:"],
      points: [
        "give true contact details when you write to us;",
        "send only material that you are allowed to share;",
        "respect the security check and the request limits;",
        "keep the site’s pictures and text out of your own marketing.",
      ],
    },
    {
      id: "intellectual-property",
      title: "Intellectual Property",
      paragraphs: [
        ownershipSentence,
        "Where your deliverables contain parts that we keep, you receive a permanent licence to use and change them there, free of charge. Open-source parts remain under their own licences.",
        "The name, the mark and the content of this website belong to us or to the clients shown.",
      ],
    },
    {
      id: "limitation-of-liability",
      title: "Limitation of Liability",
      paragraphs: [
        "We take care to keep the site correct and online, but we cannot promise that it will always be available or free of errors.",
        "For an engagement, our liability is limited to the amount paid for it in the twelve months before the claim. Lost profit is excluded. Nothing here limits any liability that cannot be limited by law.",
      ],
    },
    {
      id: "termination",
      title: "Termination",
      paragraphs: [
        "We may block access to the site for anyone who abuses it.",
        `A monthly engagement ends with ${policies.noticeDays} days’ notice from either side. A milestone project can be ended after any milestone; work approved up to then is paid for and handed over.`,
      ],
    },
    {
      id: "governing-law",
      title: "Governing Law",
      paragraphs: [
        "The law of India applies. The courts of Kolkata decide disputes that we cannot settle between us within 30 days.",
      ],
    },
    {
      id: "contact",
      title: "Contact",
      paragraphs: [`Questions about these terms? Write to ${site.email}.`],
    },
  ],
});
