import { seeded } from "#artwork/lib/random.ts";

/** The face that stands in for a nurse's handwriting on paper. */
export const handFont = "@fontsource-variable/recursive/casl.css";

export const handCss = `
.hand { font-family: "Recursive Variable"; font-variation-settings: "CASL" 1; font-feature-settings: "ss01", "ss02", "ss08"; font-weight: 400 }
`;

interface Writing {
  x: number;
  y: number;
  size: number;
  seed: number;
  ink?: string;
  weight?: number;
}

/** One written line: each letter sits a little off its line and leans a little differently. */
export function written(text: string, { x, y, size, seed, ink = "#1f3fa0", weight = 400 }: Writing): string {
  const random = seeded(seed);
  const turns = [...text].map(() => (random() * 9 - 5).toFixed(1));
  let offset = 0;
  const steps = [...text].map(() => {
    const next = (random() - 0.5) * size * 0.11;
    const step = next - offset;
    offset = next;
    return step.toFixed(2);
  });
  return `<text class="hand" transform="translate(${x} ${y}) rotate(${((random() - 0.6) * 2.4).toFixed(2)}) skewX(-11)" font-size="${size}" style="font-weight:${weight}" fill="${ink}" letter-spacing="${-size * 0.035}" rotate="${turns.join(" ")}" dy="${steps.join(" ")}">${text}</text>`;
}
