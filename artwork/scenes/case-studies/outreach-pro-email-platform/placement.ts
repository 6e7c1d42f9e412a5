/** Seed messages in the inbox of those sent, from 2 September to 24 November 2024. */
export const placement = [
  { provider: "Gmail", inbox: 1192, sent: 1200 },
  { provider: "Outlook", inbox: 944, sent: 960 },
  { provider: "Yahoo", inbox: 464, sent: 480 },
  { provider: "Zoho", inbox: 358, sent: 360 },
] as const;

export function percent({ inbox, sent }: { inbox: number; sent: number }): string {
  return `${((100 * inbox) / sent).toFixed(1)}%`;
}

export const total = placement.reduce(
  (sum, { inbox, sent }) => ({ inbox: sum.inbox + inbox, sent: sum.sent + sent }),
  { inbox: 0, sent: 0 },
);

/** The same test in spring, before the work. */
export const before = { inbox: 2439, sent: 3000 };

/** Of the same messages, how many were in the inbox from 1 April to 23 June. */
export const spring = { Gmail: 972, Outlook: 701, Yahoo: 432, Zoho: 334 } as const;
