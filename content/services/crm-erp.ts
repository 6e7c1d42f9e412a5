import type { Service } from "./schema.ts";

export const crmErp = {
  id: "crm-erp",
  updated: "2026-11-15",
  title: "CRM & ERP",
  description:
    "We fit Odoo or Zoho to the way an order moves through your company and build the missing piece. Old records come across counted, table by table.",
  icon: "Palette",
  link: "/services/crm-erp",
  features: [
    {
      title: "CRM",
      description:
        "Enquiries, quotes and follow-ups in one list per salesperson. The next action has a date; overdue ones are on top.",
    },
    {
      title: "ERP",
      description:
        "Purchase, stock, production and GST invoicing on Odoo. We customise only the steps where your company is unlike others.",
    },
    {
      title: "Migrations",
      description:
        "We clean spreadsheets, Tally exports and old databases and load them in rehearsals. Finance signs the totals of each.",
    },
    {
      title: "Integrations",
      description:
        "Bank files, couriers, marketplaces and your website, joined by services that retry. A failed record waits with its reason.",
    },
    {
      title: "Reporting",
      description: "Stock ageing, receivables and margin per order, straight from the ledger.",
    },
    {
      title: "Training",
      description: "Sessions by role on your own data. One person per department learns to teach the others.",
    },
  ],
  technologies: ["Odoo", "Zoho", "PostgreSQL", "Node.js"],
  process: [
    {
      title: "Map the process",
      description:
        "We follow a real order from enquiry to payment. The map shows who waits for whom, and for how many days.",
    },
    {
      title: "Configure",
      description:
        "We set up screens, roles and documents in short rounds. The clerk who will use them tries each.",
    },
    {
      title: "Migrate",
      description:
        "Rehearsals on a copy until every count agrees, then the real load over a weekend. The old system stays readable for 90 days.",
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
      description: "Each order, customer and stock figure lives in one place and has one owner.",
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
      description: "Each change keeps who made it, when, and the value before.",
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
