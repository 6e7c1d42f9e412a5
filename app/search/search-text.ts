/** Text as it is compared: "Café" and "cafe" are one word to a visitor who searches. */
export function fold(text: string) {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
}

/** What a search looks through. Each text is there with and without its hyphens: "ecommerce" finds "E-commerce". */
export function searchable(texts: readonly string[]) {
  const folded = fold(texts.join("\n"));
  return `${folded}\n${folded.replaceAll("-", "")}`;
}

/** The words of a search, without the punctuation around them: "React, Next.js" is "react" and "next.js". */
export function wordsOf(query: string) {
  return fold(query)
    .split(/\s+/)
    .map((word) => word.replace(/^[,;:"'“”‘’(]+|[,;:.!?"'“”‘’)]+$/gu, ""))
    .filter(Boolean);
}
