export type SearchGroup = "Services" | "Projects" | "Case studies" | "Pages" | "FAQ" | "Pricing options";

export type SearchEntry = {
  group: SearchGroup;
  title: string;
  /** What stands beside the title: a client, a price. */
  note: string;
  text: string;
  /** Words that lead here and are not shown. */
  words: string;
  to: string;
  /** Offered before anything is typed. */
  start?: true;
};
