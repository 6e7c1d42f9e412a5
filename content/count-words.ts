type Noun = readonly [one: string, many: string];

const cardinals = "no one two three four five six seven eight nine ten eleven twelve".split(" ");
const ordinals =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth".split(" ");

/** "six", and "14": small numbers are written out. */
export function inWords(count: number): string {
  return cardinals[count] ?? String(count);
}

/** "six services", "one service". */
export function counted(count: number, [one, many]: Noun): string {
  return `${inWords(count)} ${count === 1 ? one : many}`;
}

/** What comes after `count` others: "seventh" after six. */
export function ordinalAfter(count: number): string {
  return ordinals[count] ?? "next";
}

/** As a sentence begins. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
