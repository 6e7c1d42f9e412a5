import { styleText } from "node:util";

type Style = Parameters<typeof styleText>[0];

export type Terminal = {
  columns: number;
  paint(style: Style, text: string): string;
};

export const plainText: Terminal = { columns: Number.POSITIVE_INFINITY, paint: (_style, text) => text };

export function terminalOf(stream: NodeJS.WriteStream): Terminal {
  if (!stream.isTTY) return plainText;
  return { columns: stream.columns, paint: (style, text) => styleText(style, text, { stream }) };
}

const segmenter = new Intl.Segmenter();

/** Emoji and the scripts of East Asia take two columns. */
const wide =
  /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;

export function widthOf(text: string) {
  return [...segmenter.segment(text)].reduce((sum, { segment }) => sum + (wide.test(segment) ? 2 : 1), 0);
}

export function truncate(text: string, width: number) {
  const line = escapeControls(text).replace(/[\t\n]/g, " ");
  if (widthOf(line) <= width) return line;
  let kept = "";
  for (const { segment } of segmenter.segment(line)) {
    if (widthOf(kept + segment) >= width) break;
    kept += segment;
  }
  return `${kept}…`;
}

/** No control of the terminal or of the text's order; joiners stay, for Indian scripts and emoji. */
export function escapeControls(text: string) {
  return text.replace(/[^\P{Cc}\t\n]|\p{Bidi_Control}|[\u2028\u2029\p{Cs}]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `<U+${code.toString(16).toUpperCase().padStart(4, "0")}>`;
  });
}

export function stringifySafely(data: unknown) {
  return JSON.stringify(data, null, 2).replace(
    /[^\P{Cc}\n]|\p{Bidi_Control}|[\u2028\u2029]/gu,
    (character) => {
      return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
    },
  );
}
