import { createHash } from "node:crypto";
import type { Scene } from "#artwork/lib/scene.ts";
import { encoderSettings } from "../../scripts/pictures/encode.ts";
import artwork from "../package.json" with { type: "json" };

const fontVersions: Readonly<Record<string, string>> = artwork.dependencies;

/** The page that Chromium renders for a scene. Font paths are served from node_modules. */
export function sceneDocument({ width, height, field, fonts, css, html }: Scene): string {
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<title>Scene</title>
${fonts.map((font) => `<link rel="stylesheet" href="/${font}">`).join("\n")}
<style>
*, *::before, *::after { box-sizing: border-box; margin: 0 }
body {
  position: relative; width: ${width}px; height: ${height}px; overflow: hidden; background: ${field};
  font-feature-settings: "tnum";
}
${css}
</style>
<body>
${html}
</body>
</html>
`;
}

/**
 * Changes when the picture would: another document, font version or encoding. It covers the finished document and not
 * the source files, so that refactoring a scene does not require a new render.
 */
export function fingerprint(scene: Scene): string {
  const hash = createHash("sha256").update(sceneDocument(scene));
  hash.update(JSON.stringify([scene.width, scene.height, scene.output, scene.widths, encoderSettings]));
  for (const font of scene.fonts) hash.update(fontVersion(font));
  return hash.digest("hex").slice(0, 16);
}

/** As package.json pins it, so that a picture can be checked without the fonts. */
function fontVersion(font: string): string {
  const name = font.split("/").slice(0, 2).join("/");
  const version = fontVersions[name];
  if (!version) throw new Error(`${name} is not a dependency in artwork/package.json`);
  return `${name}@${version}`;
}
