/** Lower case without diacritics and curls, for comparison: "Café’s" becomes "cafe's". */
export function fold(text: string) {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replaceAll("’", "'")
    .toLowerCase();
}

/** The searchable form of texts, in which hyphenated words are also there without: "ecommerce" finds "E-commerce". */
export function searchable(texts: readonly string[]) {
  const folded = fold(texts.join("\n"));
  const hyphenated = new Set(folded.match(/\S+-\S+/g));
  return [folded, ...hyphenated]
    .map((text, index) => (index > 0 ? text.replaceAll("-", "") : text))
    .join("\n");
}

/** The words of a query without surrounding punctuation: "React, Next.js" is "react" and "next.js". */
export function wordsOf(query: string) {
  return fold(query)
    .split(/\s+/)
    .map((word) => word.replace(/^[,;:"'“”‘’(]+|[,;:.!?"'“”‘’)]+$/gu, ""))
    .filter(Boolean);
}
