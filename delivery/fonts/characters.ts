const latin = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join("");
const punctuation = "\u00a0£°·×–—‘’“”…−€";

/** Any other character comes from a font of the visitor's system. */
export const characters = {
  display: `${latin}${punctuation}é`,
  text: `${latin}${punctuation}©«»•÷àáâãäçèéêëíîïñóôöøùúüß`,
};
