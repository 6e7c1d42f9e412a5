/**
 * Draws public/images/technologies/: the marks of our technology partners, from simple-icons, in the colour of our
 * client logos. Run it after a change to content/technology-partners.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { technologyPartners } from "#content/technology-partners/index.ts";

export const marksFolder = "public/images/technologies";

/** File name to drawing. */
export function technologyMarks() {
  return Object.fromEntries(
    technologyPartners.all.map(({ logo }) => {
      const icon = readFileSync(`node_modules/simple-icons/icons/${logo}.svg`, "utf8");
      const path = /<path d="[^"]+"\/>/.exec(icon)?.[0];
      if (!path) throw new Error(`simple-icons draws ${logo} in a way that is new to us`);
      return [
        `${logo}.svg`,
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="#59636e">${path}</svg>\n`,
      ];
    }),
  );
}

if (import.meta.main) {
  rmSync(marksFolder, { recursive: true, force: true });
  mkdirSync(marksFolder);
  for (const [name, drawing] of Object.entries(technologyMarks())) {
    writeFileSync(join(marksFolder, name), drawing);
  }
}
