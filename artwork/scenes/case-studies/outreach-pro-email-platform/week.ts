/** The test mailboxes in the week of 18 November 2024: how many there are, and which of them found spam. */
export const week = [
  { provider: "Gmail", boxes: 100, spam: [63] },
  { provider: "Outlook", boxes: 80, spam: [17] },
  { provider: "Yahoo", boxes: 40, spam: [28] },
  { provider: "Zoho", boxes: 30, spam: [] },
] as const;

export const boxes = week.reduce((sum, row) => sum + row.boxes, 0);
export const spam = week.reduce((sum, row) => sum + row.spam.length, 0);
export const inbox = boxes - spam;

/** Test messages outside the inbox in each of the twelve weeks from 2 September. */
export const missed = [5, 4, 5, 3, 4, 3, 2, 4, 3, 3, 3, spam] as const;
