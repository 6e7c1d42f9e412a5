import type { CaseStudy } from "./schema.ts";

export const brightfeed = {
  id: "ai-social-content-automation",
  updated: "2026-11-15",
  title: "Social content drafted by AI, approved by people",
  category: "Social Media",
  clientName: "Brightfeed",
  clientLogo: "brightfeed",
  coverImage: {
    id: "case-studies/ai-social-content-automation/cover",
    alt: "Brightfeed approval desk: a queue of drafts from six magazines, and one open draft about saving for school fees. Its article stands alongside, with the three sentences the draft came from highlighted. Below it, Instagram, Facebook and X versions and a button reading “Sign and schedule, 18:30”.",
  },
  summary:
    "Brightfeed publishes six online magazines and had hands enough to post a third of what they wrote. Drafts now come out of the articles themselves, and an editor signs each post before it leaves. Drafting a post fell from 25 minutes to five in four months.",
  keyResults: [
    "80% less drafting time per post, five minutes in September 2024 against 25 in May",
    "3x publishing cadence, 138 posts a week over 13 weeks, up from 46",
    "Every post human-approved: 1,794 of 1,794 carry an editor's signature",
  ],
  challenge: [
    "A match report is worth sharing for about four hours, and at Brightfeed it often waited six. Four editors in Gurugram wrote the posts by hand for Instagram, Facebook and X, in English, Hindi and Bengali, and managed 46 a week. The magazines, from cricket to parenting, ran 150 articles in that time, and about 100 never got a post.",
    "The desk had tried a general chat tool early in 2024. Then a post for the money magazine gave a fixed-deposit rate of 8.1%. The article said 7.1%. A bank complained, and editor-in-chief Farah Merchant banned the tool the same day. She let us start on one condition: a named person reads whatever goes out.",
  ],
  analysis: [
    "The editors kept a stopwatch diary for two weeks in May 2024, over 92 posts. A draft took 25 minutes on average and its approval four. Writing was only nine of the 25. The rest went on rereading the article, hunting for a quotation and cutting one text to three lengths.",
    "We then scored 200 trial drafts against their articles. Seven, or 3.5%, held a number, name or quotation that the article did not. Four of the seven were in cricket posts, where scores crowd together. After the deposit rate, Farah Merchant set the target at none.",
    "Language split the same sample. Editors would have used 71% of the English drafts after light edits and 64% of the Hindi. For Bengali it was 31%; those read like a government notice. A pilot in June agreed. Editors threw out 58% of the Bengali drafts, and we switched the language off.",
  ],
  solution: [
    "A draft is made from extracts. The system picks sentences from the article, writes from those alone, and ties each clause to its sentence. Plain code then looks up every number, name and quotation in the source. A draft that fails is never shown. We tried a second model as the judge first. Asked twice about the same 50 drafts, it changed its mind on six.",
    "The approval is a lock at the very end. The service that posts to the networks refuses any text without an editor's signature over those exact words. Alter a comma and the signature lapses. In the third week two editors asked for a bulk-approve button. Farah Merchant said no, and so did we.",
  ],
  keyFeatures: [
    {
      title: "Evidence beside the draft",
      description: "Point at a clause and the sentence behind it is marked in the article.",
    },
    {
      title: "Fact lookup",
      description:
        "Stops a draft whose figures, names or quotations are missing from the source: 61 of 2,167 in 13 weeks.",
    },
    {
      title: "One edit, three lengths",
      description:
        "Instagram, Facebook and X versions stay linked. A correction in one is offered to the other two.",
    },
    {
      title: "Signature on the text",
      description: "Editor, time and a fingerprint of the words are kept with the post for two years.",
    },
    {
      title: "Live queue",
      description: "A match in play jumps the line. Its drafts expire after four hours if nobody signs.",
    },
    {
      title: "House words",
      description:
        "Each magazine keeps its own list. The food title writes “coriander leaves”, never “cilantro”.",
    },
  ],
  results: [
    "The same editors repeated the diary from 16 to 29 September 2024. Drafting took five minutes a post. Approval took seven, three more than in May, because there is now evidence to read. Over 13 weeks from 1 July they received 2,106 drafts, rejected 312 and published 1,794. Two in three went out with changes.",
    "The working week did not get shorter. Drafting and approval for 138 posts take about 28 hours; 46 posts used to take 22. Reach per post, as the networks report it, slipped 11%, from 4,100 accounts to 3,650. So three times the posts brought 2.7 times the weekly reach. Brightfeed is testing whether 110 posts would do as well.",
    "Bengali came back in August. Each draft is now guided by the nearest of 400 posts that the desk was proud of, and in September 22% were rejected, still the most of the three languages. Two posts needed a correction in the 13 weeks, against five in the 13 before. Both times the draft had been right and an editor's late change wrong, so the lookup now runs on the edited text as well.",
  ],
  galleryImages: [
    {
      id: "case-studies/ai-social-content-automation/fact-lookup",
      alt: "A stopped draft in close-up. The draft says a lentil recipe “serves 8 in 35 minutes”; the 8 is struck in red, and the article line “Serves 6, ready in 35 minutes” stands next to it with the 35 ticked.",
      caption: "The lookup is ordinary code: the same draft gets the same verdict each time.",
    },
    {
      id: "case-studies/ai-social-content-automation/draft-flow",
      alt: "Flow of drafts from 1 July to 29 September 2024: article, extracts, 2,167 drafts, fact lookup with 61 stopped, 2,106 to editors with 312 rejected, 1,794 signed and published. A lock stands between the editors and the three networks.",
      caption: "The lock sits after the last edit, so a signed text cannot change on its way out.",
    },
    {
      id: "case-studies/ai-social-content-automation/minutes-per-post",
      alt: "Minutes per post by stopwatch diary. May 2024, 92 posts: drafting 25, approval 4. September 2024, 276 posts: drafting 5, approval 7. Total down from 29 to 12. A card adds the working week: 46 posts took 22 hours, 138 take 28.",
      caption: "Some of the time saved in writing moved to checking. The chart keeps the two apart.",
    },
  ],
  projectInfo: {
    client: "Brightfeed",
    industry: "Media",
    services: ["ai-automation", "web-development"],
  },
  technologies: ["Python", "FastAPI", "LangChain", "Hugging Face", "React", "PostgreSQL"],
  industry: "Media",
} satisfies CaseStudy;
