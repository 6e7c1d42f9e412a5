import type { CaseStudy } from "./schema.ts";

export const outreachPro = {
  id: "outreach-pro-email-platform",
  updated: "2026-11-15",
  title: "E-mail outreach that reaches the inbox",
  category: "Marketing",
  clientName: "OutreachPro",
  clientLogo: "outreachpro",
  coverImage: {
    id: "case-studies/outreach-pro-email-platform/cover",
    alt: "OutreachPro sending overview for the week of 18 November 2024: 98.8% inbox placement from 250 test mailboxes, listed for Gmail, Outlook, Yahoo and Zoho with 247 in the inbox and 3 in spam. A card in front follows one mailbox on day 14 of its 25-day warm-up, held at 24 messages a day after bounces reached 2.1%.",
  },
  summary:
    "OutreachPro lets 640 sales and recruitment teams write to strangers politely, at volume. In spring 2024 nearly one test message in five missed the inbox. We rebuilt how the product sends, and let customers check each figure against the log.",
  keyResults: [
    "34% more replies per 1,000 e-mails, 47 against 35 over twelve weeks each",
    "98.6% inbox placement over twelve weeks of seed tests, up from 81.3%",
    "Warm-up automated: 1,125 of 1,134 mailboxes finished it without a person",
  ],
  challenge: [
    "Customers noticed before OutreachPro did. In February 2024 Gmail and Yahoo began to enforce rules for bulk senders: signed mail, one-click unsubscribing, few complaints. In March a recruiter in Lisbon sent one campaign through OutreachPro and again from a plain mailbox. The plain mailbox drew twice the answers. She wrote to Sofia Alvarez, Head of Growth, and 14 other accounts asked the same within a month.",
    "The dashboard could not answer them. It said “delivered”, which only means that the receiving server took the message, perhaps to file it as spam. New mailboxes were warmed up by support staff from a spreadsheet, at 40 minutes each, and the queue stood at nine days.",
  ],
  analysis: [
    "To learn where mail lands, you need mailboxes of your own. We opened 250, with Gmail, Outlook, Yahoo and Zoho, and added them to real campaigns once a week. From 1 April to 23 June 2024, 2,439 of 3,000 messages reached the inbox. Outlook was worst, at 73.0%. Meanwhile we read the DNS records of all 412 sending domains.",
    "Three faults stood out. All customers shared one domain for tracked links, and three careless senders had put it on a blocklist. On 157 domains, 38%, the signature did not match the sender's address. A new mailbox could send 200 messages on its first day. Wording, which everyone had blamed, hardly mattered. Templates that spam checkers marked down landed within a point of the others.",
  ],
  solution: [
    "Each customer now tracks links on a domain of its own, so a bad week stays with the sender who had it. A check of the DNS records comes before the first message and names the one that is wrong. Every receiving provider gets a separate queue and pace. Our first pace, tuned on Gmail, reached only 91% at Outlook in the August pilot.",
    "Many tools warm up a mailbox by trading invented replies among robots. That is quick and cheap. We advised against it, because receivers forbid it and the customer's own domain pays when they notice. OutreachPro sends real campaigns slowly, from eight messages on the first working day to 50 on the 25th. New customers wait five weeks for full volume, and some dislike it.",
    "The first safety rule was too nervous. One complaint in 40 messages broke the limit, and after a week 212 mailboxes stood paused. Complaints are now judged over a domain's last 1,000 messages. Bounces still count from the first.",
  ],
  keyFeatures: [
    {
      title: "Warm-up by real mail",
      description:
        "The daily allowance climbs over 25 working days, and holds when bounces pass 2% or complaints 0.2%.",
    },
    {
      title: "DNS check in plain words",
      description: "Shows the record as it is, the record as it should be, and a button to test again.",
    },
    {
      title: "List check",
      description: "Addresses are verified on import. A list with more than 5% dead ones is refused.",
    },
    {
      title: "Unsubscribe in one click",
      description:
        "The header that Gmail and Yahoo ask for; the address leaves all campaigns within a minute.",
    },
    {
      title: "Open numbers",
      description:
        "Any figure on the dashboard opens the log rows it was counted from, for export as a CSV file.",
    },
  ],
  results: [
    "From 2 September to 24 November 2024 the 250 seed mailboxes took another 3,000 messages, and 2,958 landed in the inbox. Yahoo is now the weakest, at 96.7%. Seeds never answer or complain, so we put more weight on replies. Across 180 accounts active in both periods, 47 of every 1,000 messages were answered, up from 35. Out-of-office notes are left out.",
    "Sofia Alvarez's team ran both queries on its own copy of the log before it published them. In the same twelve weeks 1,134 mailboxes went through warm-up and nine needed a person, so the queue is gone. Some of this was paid for in volume. Mail to dead addresses no longer goes out, and the 180 accounts sent 12% fewer messages than in spring. Their replies in total rose 18%. Eleven of the 640 accounts left after a list was refused, and OutreachPro let them go.",
  ],
  galleryImages: [
    {
      id: "case-studies/outreach-pro-email-platform/placement-by-provider",
      alt: "Inbox placement by provider, spring against autumn 2024, twelve weeks each. Gmail: 972 then 1,192 of 1,200. Outlook: 701 then 944 of 960. Yahoo: 432 then 464 of 480. Zoho: 334 then 358 of 360. All: 81.3% then 98.6% of 3,000.",
      caption: "Outlook moved furthest, from 73.0 to 98.3%, once it had a pace of its own.",
    },
    {
      id: "case-studies/outreach-pro-email-platform/dns-check",
      alt: "DNS check for a customer's domain. SPF passes. DKIM fails, with the key of a former provider on the left and the record to publish on the right, ready to copy. DMARC waits for DKIM, and “Start warm-up” stays disabled.",
      caption: "In April 2024, 157 of 412 domains would have stopped at this screen.",
    },
    {
      id: "case-studies/outreach-pro-email-platform/sending-path",
      alt: "The path of a message: list check, customer's own link domain, warm-up allowance, then four separate queues for Gmail, Outlook, Yahoo and Zoho. Bounces and complaints run back along a second line to the allowance. Dotted in grey, the old path: one shared link domain and one queue.",
      caption:
        "The return line sets tomorrow's allowance, so a bad list slows down the mailbox that sent it.",
    },
  ],
  projectInfo: {
    client: "OutreachPro",
    industry: "SaaS",
    services: ["web-development", "digital-marketing"],
  },
  technologies: ["TypeScript", "Node.js", "React", "PostgreSQL", "Cloudflare"],
  industry: "SaaS",
} satisfies CaseStudy;
