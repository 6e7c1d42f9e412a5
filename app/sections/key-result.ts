const percentage = /([+\-−]?\d+(?:[.,]\d+)?(?:\s?[–-]\s?\d+(?:[.,]\d+)?)?)\s?%/;

/** Splits a result into its first percentage, which is set large, and the rest of the sentence as its caption. */
export function splitResult(result: string): { figure: string | undefined; caption: string } {
  const match = percentage.exec(result);
  if (!match) return { figure: undefined, caption: result };
  const before = result.slice(0, match.index).trim();
  const after = result.slice(match.index + match[0].length).trim();
  const caption = [before, after]
    .filter(Boolean)
    .join(" ")
    .replace(/^[,;:]\s*|\s+(?=[,;:.])/g, "");
  return { figure: `${match[1]}%`, caption };
}
