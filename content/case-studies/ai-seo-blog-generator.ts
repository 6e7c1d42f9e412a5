import type { CaseStudy } from "./schema.ts";

export const inkwellMedia = {
  id: "ai-seo-blog-generator",
  title: "Research-backed articles with editors in control",
  category: "Content Marketing",
  clientName: "Inkwell Media",
  clientLogo: "inkwell-media",
  coverImage: {
    id: "case-studies/ai-seo-blog-generator/cover",
    alt: "An editor's desk: a galley titled “When the invoice is late” with one sentence struck out in red pencil, and its claim sheet with 19 of 21 claims accepted. One claim waits with its source open and the rule “8% plus the Bank of England base rate” marked in it.",
  },
  summary:
    "Inkwell Media runs four advice sites for small firms in Britain. A batch of cheap machine-written posts had cost it readers and a public correction. We helped it clear out a third of its archive, then built a research desk that drafts only from sources an editor has accepted.",
  keyResults: [
    "120% more organic visits in nine months, from 84,000 to 184,800 a month",
    "65% lower cost per article over a quarter, from £420 to £147",
    "Every claim sourced: 1,012 of 1,012 in an audit of fifty new articles",
  ],
  challenge: [
    "In June a bookkeeper in Hull wrote to Inkwell about its guide to paying yourself from a company. It gave the dividend allowance as £2,000, two months after the figure had dropped to £1,000. The guide was one of 160 posts made with an off-the-shelf text generator that spring. Nobody on the staff could say where the number came from.",
    "Then a search engine's August update reached the four sites. Organic visits fell from 133,000 a month to 84,000 in October. Moira Kinnear, the editorial director, had already switched the generator off. Going back to freelancers meant £420 for a finished article, and her budget bought twenty-two a month. She asked us for a hundred.",
  ],
  analysis: [
    "What was already published came first. Two Inkwell editors and one of our analysts drew fifty articles at random and listed 941 claims that could be checked. Of these, 132 (14%) had no source and 57 (6%) were wrong or out of date. The surprise lay in who wrote those. Human writers accounted for 19 of the 57, so banning the machine would not have cured the problem.",
    "For three weeks freelancers and editors also logged their hours. Research took 46% of the £420, drafting 31% and editing 23%. A faster writer, human or machine, would touch less than a third of the cost. Search data settled the question of volume. Of 612 articles, 90 brought in 81% of visits, and 143 competed with a sister page for the same query. We advised Ms Kinnear against the hundred.",
  ],
  solution: [
    "Our first release published nothing. Over six weeks the editors merged or removed 208 articles, each with a redirect, working from a Semrush export of overlapping queries. The drafting tool followed. It searches 340 approved sources, among them HMRC manuals and Companies House guidance, and fills a claim sheet: statement, passage, date. An editor accepts or strikes each line, and the draft is written from accepted lines alone.",
    "Training a model on the archive was the obvious shortcut. It would have learned the archive's mistakes. Retrieval keeps figures current, but its weak point is meaning. In a trial of 200 claims our citation check passed nine sentences that reversed their source, most by losing a “not”. A second model now tests whether the passage supports the sentence. It caught eight of the nine. Because of the ninth, an editor still opens every source.",
    "That rule is slow. An article takes two hours and fifty minutes of an editor's day, and output settled at 34 a month, a third of the first request. Interviews and opinion stay with human writers. Each drafted article says at its foot how it was made.",
  ],
  keyFeatures: [
    {
      title: "Claim sheet",
      description:
        "Every statement sits beside the passage it rests on, with the source's date and the editor's initials.",
    },
    {
      title: "Publish lock",
      description: "A sentence holding a figure, a date or a rule cannot go live without an accepted source.",
    },
    {
      title: "Support test",
      description:
        "A language-inference model compares sentence with passage and flags doubtful pairs before editing.",
    },
    {
      title: "Lapse dates",
      description: "Tax rates expire each April. Articles that use them return to the queue until rechecked.",
    },
    {
      title: "Overlap guard",
      description:
        "A new brief is compared with existing pages and their queries before anyone starts on it.",
    },
  ],
  results: [
    "The desk opened in January. We compared the following October with the October before, both well away from the January tax rush. Search Console counted 184,800 organic visits against 84,000, a rise of 120% after nine months. Part of that is recovery: measured from the 133,000 before the August fall, the gain is 39%. Of the extra 100,800 visits, 41,300 landed on merged pages and 59,500 on new articles.",
    "Between July and September 102 articles cost £147 each on average, 65% below £420. Editing takes £108 of it, an outside specialist's reading £35, and models and source licences £4. In September Inkwell's editors repeated their audit on fifty new articles. All 1,012 claims carried a source. Eleven were wrong even so, seven because the source itself was. Inkwell corrected those within a day and dropped two publishers from the approved list.",
  ],
  galleryImages: [
    {
      id: "case-studies/ai-seo-blog-generator/support-test",
      alt: "A flagged pair of sentences: the draft reads “Client entertaining is deductible”, the source “Client entertaining is not deductible” with a magnifying glass over the word not. The test says 94% contradiction; the editor may strike, rewrite or overrule.",
      caption: "Nine reversals like this one slipped past the first citation check in a trial of 200 claims.",
    },
    {
      id: "case-studies/ai-seo-blog-generator/article-path",
      alt: "A band of paper runs over rollers from brief to page: overlap guard, 340 approved sources, claim sheet, the editor accepts, draft, support test, the editor reads, publish lock. An arrow marked April takes a tax rate from the page back to the claim sheet.",
      caption: "An editor decides at two points, and neither can be switched off.",
    },
    {
      id: "case-studies/ai-seo-blog-generator/visits-explained",
      alt: "Waterfall chart of monthly visits from search, rolled in ink: 84,000 in October 2023, plus 41,300 on merged pages, plus 59,500 on new articles, giving 184,800 in October 2024. A dashed line marks the 133,000 before the August fall.",
      caption: "Two fifths of the growth came from pages that were merged before a new one was written.",
    },
  ],
  projectInfo: {
    client: "Inkwell Media",
    industry: "Publishing",
    services: ["ai-automation", "digital-marketing"],
  },
  technologies: ["Python", "FastAPI", "LangChain", "Hugging Face", "PostgreSQL", "Semrush"],
  industry: "Publishing",
} satisfies CaseStudy;
