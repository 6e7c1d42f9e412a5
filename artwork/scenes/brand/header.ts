import { defineScene, type SceneDefinition } from "#artwork/lib/scene.ts";
import { brand, canvas } from "./identity.ts";

/**
 * A picture behind the title of a page: dark, and calm on the left, where the words stand. Wide screens cut it above
 * and below, so what matters lies between y = 80 and y = 400.
 */
export function headerScene(drawing: string, words?: Pick<SceneDefinition, "fonts" | "css">) {
  return defineScene({
    width: 1920,
    height: 480,
    widths: [640, 960, 1440, 1920],
    field: brand.ink,
    fonts: words?.fonts ?? [],
    css: words?.css ?? "",
    html: canvas(1920, 480, drawing),
  });
}
