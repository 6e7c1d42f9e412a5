/**
 * Writes public/technology-marks.svg: the marks of our technology partners, from simple-icons, as one file that a
 * page refers to. Run it after a change to content/technology-partners.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { technologyPartners } from "#content/technology-partners/index.ts";

export const marksFile = "public/technology-marks.svg";

export function technologyMarks() {
  const symbols = technologyPartners.all.map(({ logo }) => {
    const icon = readFileSync(`node_modules/simple-icons/icons/${logo}.svg`, "utf8");
    const path = /<path d="[^"]+"\/>/.exec(icon)?.[0];
    if (!path) throw new Error(`simple-icons draws ${logo} in a way that is new to us`);
    return `<symbol id="${logo}" viewBox="0 0 24 24">${path}</symbol>\n`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("")}</svg>\n`;
}

if (import.meta.main) writeFileSync(marksFile, technologyMarks());
