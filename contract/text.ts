// Everything that some program treats as a line break: in a mail header, a log or an editor.
const lineBreaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is what this is for.
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: as above, but tab and newline may stay.
const controlsInLines = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

export function isOneLine(text: string) {
  return !controls.test(text) && text.isWellFormed();
}

export function isLines(text: string) {
  return text.search(controlsInLines) === -1 && text.isWellFormed();
}

export function toOneLine(text: string) {
  return toLines(text)
    .replace(/[\n\t]/g, " ")
    .trim();
}

export function toLines(text: string) {
  return text.toWellFormed().replace(lineBreaks, "\n").replace(controlsInLines, "").trim();
}
