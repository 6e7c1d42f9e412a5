/** Damerau-Levenshtein, to `target` or to a prefix of it with the same first letter. */
export function editDistance(word: string, target: string) {
  const width = target.length + 1;
  let twoAbove: readonly number[] = [];
  let above: readonly number[] = Array.from({ length: width }, (_, column) => column);
  for (let row = 1; row <= word.length; row++) {
    const current = [row];
    for (let column = 1; column < width; column++) {
      const same = word[row - 1] === target[column - 1];
      const swapped = word[row - 1] === target[column - 2] && word[row - 2] === target[column - 1];
      current[column] = Math.min(
        at(current, column - 1) + 1,
        at(above, column) + 1,
        at(above, column - 1) + (same ? 0 : 1),
        swapped ? at(twoAbove, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [twoAbove, above] = [above, current];
  }
  return word[0] === target[0] ? Math.min(...above) : at(above, target.length);
}

function at(current: readonly number[], column: number) {
  return current[column] ?? Number.POSITIVE_INFINITY;
}
