/** SVG paths of two initials with a rivet at every joint. Call it in loaders: the alphabet is long. */
export function rivetedInitials(name: string) {
  const initials = initialsOf(name);
  const first = letter(initials.at(0), 13);
  const last = letter(initials.at(-1), 57);
  return { first: first.bars, last: last.bars, rivets: first.rivets + last.rivets };
}

/** "MN" for "Dr Meera Nair". */
function initialsOf(name: string) {
  return name
    .replace(/^(Dr|Prof)\.? /, "")
    .split(" ")
    .map((word) => word.charAt(0))
    .join("");
}

/** One letter with its left edge at `left`. */
function letter(sign: string | undefined, left: number) {
  const lines = (joints[sign ?? ""] ?? "").split("|").map((line) =>
    line
      .split(" ")
      .filter(Boolean)
      .map((joint) => `${left + Number(joint[0]) * 6.5} ${20 + Number(joint[1]) * 9.4}`),
  );
  return {
    bars: lines.map((line) => (line.length > 0 ? `M${line.join("L")}` : "")).join(""),
    rivets: lines
      .flat()
      .map((joint) => `M${joint}h.01`)
      .join(""),
  };
}

/** The joints of each letter, as column and row on a grid of five by seven. */
const joints: Readonly<Record<string, string>> = {
  A: "06 20 46|14 34",
  B: "00 30 41 42 33 03|33 44 45 36 06 00",
  C: "41 30 10 01 05 16 36 45",
  D: "00 20 42 44 26 06 00",
  E: "40 00 06 46|03 33",
  F: "40 00 06|03 33",
  G: "41 30 10 01 05 16 36 45 43 23",
  H: "00 06|40 46|03 43",
  I: "20 26",
  J: "40 45 36 16 05",
  K: "00 06|40 03 46",
  L: "00 06 46",
  M: "06 00 23 40 46",
  N: "06 00 46 40",
  O: "10 30 41 45 36 16 05 01 10",
  P: "06 00 30 41 42 33 03",
  Q: "10 30 41 45 36 16 05 01 10|24 46",
  R: "06 00 30 41 42 33 03|23 46",
  S: "41 30 10 01 02 13 33 44 45 36 16 05",
  T: "00 40|20 26",
  U: "00 05 16 36 45 40",
  V: "00 26 40",
  W: "00 16 23 36 40",
  X: "00 46|40 06",
  Y: "00 23 40|23 26",
  Z: "00 40 06 46",
};
