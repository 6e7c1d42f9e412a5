const filler = new Set(
  "a about after all an and any are as at be before been but by can each every for from had has have how if in into is it its less made more most no not of off on one only or other our out over own per same so still such than that the their them then there they this those through to two under until up was we were what when where which while who will with without you your".split(
    " ",
  ),
);

export function newWords(text: string, shown: string) {
  const known = new Set([...filler, ...wordsOf(shown)]);
  return [...new Set(wordsOf(text))].filter((word) => !known.has(word) && /\p{L}/u.test(word)).join(" ");
}

function wordsOf(text: string) {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:[.'’-][\p{L}\p{N}]+)*/gu) ?? [];
}
