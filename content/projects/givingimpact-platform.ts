import type { Project } from "./schema.ts";

export const givingimpact = {
  id: "givingimpact-platform",
  updated: "2026-11-15",
  title: "GivingImpact",
  description:
    "A giving site where each donor follows one gift, rupee by rupee, to the meals, books or medicines it paid for.",
  fullDescription: [
    "Every gift has a page of its own. Rehana gave 2,000 rupees on 3 August. By 12 September her page lists 31 school meals at 40, 20 exercise books at 28, 120 for transport and 80 for payment and running costs. Behind each line lie the supplier's bill and a photograph of the delivery.",
    "The other side of the product belongs to the partners. A kitchen manager photographs a bill, checks the total and names the programme. It takes about two minutes, usually between lunch and the washing-up.",
  ],
  challenge: [
    "Charity money is pooled, so no single note buys a single plate. The first draft pretended that it did, and the foundation's accountant sent it back. Bills were harder still. They came from 34 partners in Bengali, Hindi and English, some of them ten weeks after the purchase.",
  ],
  solution: [
    "Gifts meet bills in order of arrival within the programme that the donor chose: first in, first spent. Two sentences on each gift page explain the rule. A bill may be divided among dozens of gifts, exact to the paisa. Nobody can edit a split afterwards; a correction is a new line with a reason.",
    "Text recognition proposes the date, supplier and total of a bill, and a person confirms all three. Photographs of children are refused. The form asks for the sacks, the stove, the shelf. Some gift pages move people less for it, and the foundation decided that this was the right price.",
  ],
  results: [
    "The average wait from a gift to its first bill was 71 days in 2023. It came down to 19 days by December 2024, the third month after launch. About 9% of that quarter's gifts still had no bill after 60 days, and their pages say so.",
    "Donors who opened their page gave again within 90 days in 38% of cases, the others in 21%. The two groups differ in more than the page, so the foundation reads the gap as a hint.",
  ],
  client: "GivingImpact Foundation",
  clientDescription:
    "A Kolkata foundation that pools small gifts for 34 partner schools, clinics and kitchens.",
  image: {
    id: "projects/givingimpact-platform/cover",
    alt: "Rehana's gift page on 12 September 2024: ₹2,000 splits into 31 drawn school meals, 20 exercise books, ₹120 for a van and ₹80 costs; a phone beside it shows the supplier's bill of ₹12,400, next to a sack of rice.",
  },
  gallery: [
    {
      id: "projects/givingimpact-platform/cover",
      alt: "Rehana's gift page on 12 September 2024: ₹2,000 splits into 31 drawn school meals, 20 exercise books, ₹120 for a van and ₹80 costs; a phone beside it shows the supplier's bill of ₹12,400, next to a sack of rice.",
    },
    {
      id: "projects/givingimpact-platform/partner-bill",
      alt: "Handwritten grocery bill beside a partner's phone, joined by lines: supplier Maa Tara Stores and 9 September 2024 confirmed with ticks, the total of ₹18,640 still waiting for a yes, programme School meals.",
    },
    {
      id: "projects/givingimpact-platform/first-in-first-spent",
      alt: "Flow diagram: five gifts of 4 to 8 August flow through the School meals pool into one bill of ₹18,640, the last gift is part spent with ₹360 left, and a correction of 14 September, ₹640, appears as a new line.",
    },
    {
      id: "projects/givingimpact-platform/days-to-first-bill",
      alt: "Step chart of average days from gift to first bill, July to December 2024: 68, 66, 44, 33, 24, 19, with the September launch marked, the 2023 average of 71 days as a dotted line, and one gift with no bill after 62 days.",
    },
  ],
  category: "Non-profit",
  tags: ["donations", "transparency", "document reading"],
  technologies: ["Next.js", "TypeScript", "Python", "PostgreSQL", "Cloudflare"],
  year: 2024,
  duration: "4 months",
  services: ["web-development", "ai-automation"],
  nextProject: "harvest-direct",
  prevProject: "healthvault-emr",
  awardWinning: false,
  date: "2024-09",
  featured: false,
} satisfies Project;
