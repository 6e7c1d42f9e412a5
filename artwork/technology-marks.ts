/**
 * Draws public/images/technologies/: the marks of our technology partners, from simple-icons, in the colour of our
 * client logos. Run it after a change to content/technology-partners.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { technologyPartners } from "../content/technology-partners/index.ts";

const folder = "public/images/technologies";

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const { logo } of technologyPartners.all) {
  const icon = readFileSync(`artwork/node_modules/simple-icons/icons/${logo}.svg`, "utf8");
  const path = /<path d="[^"]+"\/>/.exec(icon)?.[0];
  if (!path) throw new Error(`simple-icons draws ${logo} in a way that is new to us`);
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="#59636e">${path}</svg>\n`;
  writeFileSync(`${folder}/${logo}.svg`, mark);
}
