/** The tokens of app.css that pictures of the brand are painted with. */
export const brand = {
  ink: "#101418",
  graphite: "#2b3138",
  steel: "#59636e",
  mist: "#b9c2cb",
  line: "#d5dadf",
  fog: "#f3f5f6",
  white: "#ffffff",
  taxi: "#ffc629",
  taxiTint: "#fff3cc",
  hooghly: "#0a5c6b",
  hooghlyDeep: "#063a45",
  hooghlyTint: "#dceef1",
  sindoor: "#b4232a",
} as const;

export const displayFont = "@fontsource-variable/anek-latin/standard.css";

/** The M that is a bridge, with the rivet at its middle joint. */
export function midspanMark(width: number, colour: string = brand.ink): string {
  return `<svg width="${width}" height="${(width * 30) / 42}" viewBox="0 0 42 30" fill="none" stroke="${colour}" style="overflow:visible"><path d="M3 27L11.5 5 21 20 30.5 5 39 27" stroke-width="4.6" stroke-linejoin="round"/><path d="M0 27H42" stroke-width="3"/><circle cx="21" cy="20" r="4" fill="${brand.taxi}" stroke-width="2"/></svg>`;
}

/** One drawing over the whole picture. */
export function canvas(width: number, height: number, drawing: string): string {
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" style="position:absolute;inset:0" fill="none" stroke-linejoin="round" stroke-linecap="round">${drawing}</svg>`;
}
