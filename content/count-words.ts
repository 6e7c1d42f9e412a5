type Noun = readonly [one: string, many: string];

const cardinals = "no one two three four five six seven eight nine ten eleven twelve".split(" ");
const ordinals =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth".split(" ");

export function inWords(count: number): string {
  return cardinals[count] ?? String(count);
}

export function counted(count: number, [one, many]: Noun): string {
  return `${inWords(count)} ${count === 1 ? one : many}`;
}

/** "seventh" after six. */
export function ordinalAfter(count: number): string {
  return ordinals[count] ?? "next";
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
