/** One place that an engine objects to, or cannot decide. */
export type Finding = { rule: string; target: string; detail: string };

/** Findings that a person has looked at, and why each is none. Nothing else may be left undecided. */
const reviewed: readonly { rule: RegExp; where: RegExp; reason: string }[] = [
  {
    rule: /^hidden-content$/,
    where: /./,
    reason: "What is hidden here is read in the tests of the states that show it.",
  },
  {
    rule: /^color-contrast|\.1_4_[36]\./,
    where: /(^| )text\[|^<text /,
    reason: "Text inside a drawing is part of a picture, which is decoration.",
  },
  {
    rule: /^identical-links-same-purpose$/,
    where: /href="\/(portfolio|case-studies)\?/,
    reason:
      "The facts of an entry lead to all work with a service or tool, the footer to the service itself.",
  },
  {
    rule: /G141$/,
    where: /id="(shortlist|nothing-found)"/,
    reason: "A modal dialog has headings of its own: the page behind it, with its h1, is inert.",
  },
  {
    rule: /^target-size$/,
    where: /partially obscured/,
    reason: "The bar with the total covers what scrolls below it; focus and scrolling bring it clear.",
  },
  {
    rule: /^focus-order-semantics$/,
    where: /role="region"\] > span/,
    reason: "Focus guards of the notifications, which pass focus on at once.",
  },
];

export function isReviewed({ rule, target, detail }: Finding) {
  return reviewed.some((known) => known.rule.test(rule) && known.where.test(`${target} ${detail}`));
}
