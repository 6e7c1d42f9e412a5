import { defineContent } from "../collection.ts";
import { claims, site } from "../site.ts";
import { aboutSchema } from "./schema.ts";

export const about = defineContent("about/index.ts", aboutSchema, {
  mission: {
    statement: "We build the middle of the bridge: the part where your team and ours stand on the same deck.",
    paragraphs: [
      `Midspan was founded in ${site.foundedIn} in ${site.city}, India. Since then we have worked with ${claims.companies} companies, some for one launch and some for years.`,
      "Clients come to us with a product half built, a system nobody dares to touch or a place in the team that stays empty. We start where they stand.",
      "Our prices are on the site and our code is in the client's repository. Whoever leaves us should be able to carry on the next morning.",
    ],
  },
  city: {
    id: "brand/city",
    alt: "Kolkata on a clear day: Howrah Bridge over the Hooghly, a ferry and a country boat on the water, umbrellas on the steps of a ghat, old houses with shutters, paper kites, and on the road a tram and a yellow taxi.",
  },
  goals: [
    {
      title: "Innovation",
      description: "We try new tools on our own software for a quarter before a client pays for them.",
    },
    {
      title: "Excellence",
      description:
        "We measure every release for speed and accessibility, and the client reads the report unedited.",
    },
    {
      title: "Collaboration",
      description: "Our developers join the client's stand-up. There is no account manager in between.",
    },
    {
      title: "Integrity",
      description: "We say what will not work and what we do not know, before the contract is signed.",
    },
    {
      title: "Adaptability",
      description: "Plans are reopened every two weeks. Dropping a feature is as normal as adding one.",
    },
    {
      title: "Timeliness",
      description: `${claims.onTimeDelivery} of our deliveries were on time, counted against the date in the plan. Late ones are announced early.`,
    },
  ],
  expertise: [
    {
      service: "web-development",
      description: "Sites and browser applications that open quickly on an ordinary phone.",
    },
    {
      service: "mobile-apps",
      description: "Apps for iPhone and Android that keep working where the signal stops.",
    },
    {
      service: "web3",
      description: "Contracts whose rules can be read, tested and audited by the other side.",
    },
    {
      service: "ai-automation",
      description: "Repeated work handed to a machine, with its error rate known and a person in charge.",
    },
    {
      service: "digital-marketing",
      description: "Search and content that are judged by the enquiries they bring.",
    },
    {
      service: "crm-erp",
      description: "Odoo and Zoho set up around the way an order is really handled.",
    },
  ],
});
