import { encoderSettings } from "../../scripts/pictures/encode.ts";

/** A picture drawn as HTML and CSS. Its file's path under scenes/ is the picture's id. */
export interface Scene {
  /** CSS pixels; 1600 × 1000 unless said otherwise. */
  width: number;
  height: number;
  /** The flat colour behind everything. The site shows it while the picture loads. */
  field: string;
  /** Stylesheets of fontsource packages, such as "@fontsource-variable/figtree/index.css". */
  fonts: readonly string[];
  css: string;
  html: string;
  output: SceneOutput;
  /** The widths that are written. A fixed picture is written at its own size only. */
  widths: readonly number[];
}

/**
 * "picture": AVIF, WebP and one fallback at several widths. "fixed": one PNG whose name has no hash, for addresses
 * that stand elsewhere, such as social pictures and stand-ins.
 */
export type SceneOutput = "picture" | "fixed";

export type SceneDefinition = Pick<Scene, "field" | "fonts" | "css"> &
  Partial<Pick<Scene, "width" | "height" | "output" | "widths">> & { html: string | (() => string) };

const sizes = {
  picture: { width: 1600, height: 1000, widths: encoderSettings.widths },
  /** The size that networks ask of a social picture. */
  fixed: { width: 1200, height: 630, widths: [1200] },
} as const;

export function defineScene({ html, output = "picture", ...definition }: SceneDefinition): Scene {
  const scene = { ...sizes[output], output, ...definition, html: typeof html === "string" ? html : html() };
  return output === "fixed" ? { ...scene, widths: [scene.width] } : scene;
}
