/**
 * The Damerau-Levenshtein distance (optimal string alignment) from `word` to `known` or to a prefix of it. Prefixes
 * are compared only if the first letter is the same.
 */
export function editDistance(word: string, known: string) {
  const width = known.length + 1;
  let before: readonly number[] = [];
  let above: readonly number[] = Array.from({ length: width }, (_, column) => column);
  for (let row = 1; row <= word.length; row++) {
    const line = [row];
    for (let column = 1; column < width; column++) {
      const same = word[row - 1] === known[column - 1];
      const swapped = word[row - 1] === known[column - 2] && word[row - 2] === known[column - 1];
      line[column] = Math.min(
        at(line, column - 1) + 1,
        at(above, column) + 1,
        at(above, column - 1) + (same ? 0 : 1),
        swapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, above] = [above, line];
  }
  return word[0] === known[0] ? Math.min(...above) : at(above, known.length);
}

function at(line: readonly number[], column: number) {
  return line[column] ?? Number.POSITIVE_INFINITY;
}
