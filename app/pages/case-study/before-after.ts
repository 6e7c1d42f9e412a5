const pattern = /\bfrom ([₹£€$]?)(\d[\d,]*(?:\.\d+)?)(?: (\p{Letter}+))? to ([₹£€$]?)(\d[\d,]*(?:\.\d+)?)/u;

export type BeforeAfter = { before: Side; after: Side };
type Side = { label: string; value: number };

/** The two figures of "from 1,180 to 1,935". Other wordings give undefined: a wrong bar is worse than none. */
export function parseBeforeAfter(result: string): BeforeAfter | undefined {
  const match = pattern.exec(result);
  if (!match) return undefined;
  const [, currencyBefore = "", before = "", unit = "", currencyAfter = "", after = ""] = match;
  const side = (currency: string, digits: string): Side => ({
    label: `${currency}${digits}${unit && ` ${unit}`}`,
    value: Number(digits.replaceAll(",", "")),
  });
  return { before: side(currencyBefore, before), after: side(currencyAfter, after) };
}
