import type { Service } from "./schema.ts";

export const crmErp = {
  id: "crm-erp",
  title: "CRM & ERP",
  description:
    "We fit Odoo or Zoho to the way an order moves through your company, and build the missing piece beside it. Old records come across with a count for every table, so a lost one is noticed.",
  icon: "Palette",
  link: "/services/crm-erp",
  features: [
    {
      title: "CRM",
      description:
        "Enquiries, quotes and follow-ups in one list per salesperson. The next action carries a date, and the overdue ones are on top.",
    },
    {
      title: "ERP",
      description:
        "Purchase, stock, production and GST invoicing on Odoo. We customise only the steps where your company is unlike its neighbours.",
    },
    {
      title: "Migrations",
      description:
        "Spreadsheets, Tally exports and old databases are cleaned and loaded in rehearsals. Finance signs the totals of each one.",
    },
    {
      title: "Integrations",
      description:
        "Bank files, couriers, marketplaces and the website, joined by small services that retry. A failed record waits in a queue with its reason.",
    },
    {
      title: "Reporting",
      description:
        "Stock ageing, receivables and margin per order, straight from the ledger. One figure keeps one name on every report.",
    },
    {
      title: "Training",
      description:
        "Sessions by role on your own data, with a written guide of a few pages. One person per department learns to teach the others.",
    },
  ],
  technologies: ["Odoo", "Zoho", "PostgreSQL", "Node.js"],
  process: [
    {
      title: "Map the process",
      description:
        "We follow a real order from enquiry to payment and draw each hand-over. The map shows who waits for whom, and for how many days.",
    },
    {
      title: "Configure",
      description:
        "Screens, roles and documents are set up in short rounds. The clerk who will use them tries every round.",
    },
    {
      title: "Migrate",
      description:
        "Two rehearsals on a copy, then the real load over a weekend. The old system stays readable for a year.",
    },
    {
      title: "Train & support",
      description:
        "One of us sits with your team through the first week. Each question becomes a line in the guide.",
    },
  ],
  benefits: [
    {
      title: "One source of truth",
      description: "Order, customer and stock figure each live in one place and have one owner.",
    },
    {
      title: "Fewer spreadsheets",
      description: "We count the sheets in use at the start and retire them by name.",
    },
    {
      title: "Role-based access",
      description: "The storekeeper sees stock and the accountant sees money. Salaries stay with HR.",
    },
    {
      title: "Audit trail",
      description:
        "Each change keeps who made it, when, and the value before. An auditor can read a year unaided.",
    },
  ],
  image: {
    id: "services/crm-erp/main",
    alt: "A hand-drawn process map of eleven steps from enquiry to payment, on paper notes, and over it an order screen whose six tabs carry the same step names.",
  },
  secondaryImage: {
    id: "services/crm-erp/detail",
    alt: "Check sheet of a data migration: 4,812 customers in and 4,655 out after 157 duplicates merged, 236 open orders in and out, stock value equal to the rupee, three signatures; two cards clipped together as one customer.",
  },
} satisfies Service;
