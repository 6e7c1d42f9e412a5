const percentage = /([+\-−]?\d+(?:[.,]\d+)?(?:\s?[–-]\s?\d+(?:[.,]\d+)?)?)\s?%/;

/** Pulls the first percentage out of a result, to be set large; the rest of the sentence is its caption. */
export function splitResult(result: string): { figure?: string; caption: string } {
  const match = percentage.exec(result);
  if (!match) return { caption: result };
  const before = result.slice(0, match.index).trim();
  const after = result.slice(match.index + match[0].length).trim();
  const caption = [before, after]
    .filter(Boolean)
    .join(" ")
    .replace(/^[,;:]\s*|\s+(?=[,;:.])/g, "");
  return { figure: `${match[1]}%`, caption };
}

const change = /\bfrom ([₹£€$]?)(\d[\d,]*(?:\.\d+)?)(?: (\p{Letter}+))? to ([₹£€$]?)(\d[\d,]*(?:\.\d+)?)/u;

export type Change = { before: Side; after: Side };
type Side = { label: string; value: number };

/** The two figures of "from 1,180 to 1,935". Other wordings are left alone: a wrong bar is worse than none. */
export function changeOf(result: string): Change | undefined {
  const match = change.exec(result);
  if (!match) return undefined;
  const [, currencyBefore = "", before = "", unit = "", currencyAfter = "", after = ""] = match;
  const side = (currency: string, digits: string): Side => ({
    label: `${currency}${digits}${unit && ` ${unit}`}`,
    value: Number(digits.replaceAll(",", "")),
  });
  return { before: side(currencyBefore, before), after: side(currencyAfter, after) };
}
