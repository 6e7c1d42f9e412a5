const number = String.raw`([₹£€$]?)(\d+(?:,\d+)*(?:\.\d+)?)(%?)`;
const unit = String.raw`(?: (s\b|\p{Letter}[\p{Letter}/-]+))?`;

/** "from 1,180 to 1,935". */
const rising = new RegExp(`\\bfrom ${number}${unit} to ${number}`, "u");
/** "52 rupees, against 84", "90% of reports, up from 9%": the new figure opens its clause. */
const reversed = new RegExp(
  `(?:^|[,:] (?:median )?)${number}${unit}[^,:]*?,? (?:(against)|up from|down from) ${number}`,
  "u",
);

type Figure = { label: string; value: number };
/** What "against" compares with need not be earlier. */
export type BeforeAfter = { names: readonly [string, string]; figures: readonly [Figure, Figure] };

/** The two figures of a result. Other wordings give undefined: a wrong bar is worse than none. */
export function parseBeforeAfter(result: string): BeforeAfter | undefined {
  const forward = rising.exec(result);
  if (forward) {
    const [, currency = "", digits = "", percent = "", unit = "", ...to] = forward;
    return {
      names: ["Before", "After"],
      figures: [figure(currency, digits, percent, unit), figure(to[0], to[1], to[2], unit)],
    };
  }
  const match = reversed.exec(result);
  if (!match) return undefined;
  const [, currency = "", digits = "", percent = "", unit = "", against, ...from] = match;
  return {
    names: against ? ["Baseline", "Result"] : ["Before", "After"],
    figures: [figure(from[0], from[1], from[2], unit), figure(currency, digits, percent, unit)],
  };
}

function figure(currency = "", digits = "", percent = "", unit = ""): Figure {
  const label = `${currency}${digits}${percent}${unit && !percent ? ` ${unit}` : ""}`;
  return { label, value: Number(digits.replaceAll(",", "")) };
}
