/** Lower case without diacritics and curls, for comparison: "Café’s" becomes "cafe's". */
export function fold(text: string) {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replaceAll("’", "'")
    .toLowerCase();
}

/** The searchable form of texts, with and without hyphens: "ecommerce" finds "E-commerce". */
export function searchable(texts: readonly string[]) {
  const folded = fold(texts.join("\n"));
  return `${folded}\n${folded.replaceAll("-", "")}`;
}

/** The words of a query without surrounding punctuation: "React, Next.js" is "react" and "next.js". */
export function wordsOf(query: string) {
  return fold(query)
    .split(/\s+/)
    .map((word) => word.replace(/^[,;:"'“”‘’(]+|[,;:.!?"'“”‘’)]+$/gu, ""))
    .filter(Boolean);
}
