/**
 * Red Road Rovers against Strand Union, kicked off at three. It is 4.31 pm, minute 74. The ground has had no
 * signal since minute 70, so readers see six events and the scorer's phone keeps two more.
 */
export const now = { time: "4:31", minute: 74, silentSince: 70 };

export const teams = {
  home: { name: "Red Road Rovers", short: "Rovers", kit: "rovers" },
  away: { name: "Strand Union", short: "Union", kit: "union" },
} as const;

export interface MatchEvent {
  minute: number;
  side: keyof typeof teams;
  kind: "goal" | "card" | "change";
  /** The page prints no name for players under 18. */
  who: string;
  /** Why the event was struck through. */
  struck?: string;
}

export const events: readonly MatchEvent[] = [
  { minute: 12, side: "away", kind: "goal", who: "7 A. Laskar" },
  { minute: 29, side: "home", kind: "card", who: "4 P. Dhar" },
  { minute: 38, side: "home", kind: "goal", who: "No. 17" },
  { minute: 55, side: "away", kind: "change", who: "14 for 8" },
  { minute: 61, side: "home", kind: "goal", who: "9 S. Mondal", struck: "offside" },
  { minute: 66, side: "home", kind: "goal", who: "9 S. Mondal" },
];

export const kept: readonly MatchEvent[] = [
  { minute: 71, side: "away", kind: "card", who: "4 R. Pain" },
  { minute: 73, side: "home", kind: "change", who: "15 for 11" },
];

/** The score is never typed in: it is what the list says up to a minute. */
export function scoreAt(minute: number) {
  const goals = (side: MatchEvent["side"]) =>
    events.filter(
      (event) => event.kind === "goal" && !event.struck && event.side === side && event.minute <= minute,
    ).length;
  return { home: goals("home"), away: goals("away") };
}

export const score = scoreAt(now.minute);
