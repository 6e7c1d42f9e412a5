import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import type { Scene } from "#artwork/lib/scene.ts";
import { browserArguments, findBrowser } from "../../scripts/browser.ts";
import { foreignGlyphs } from "../../scripts/foreign-glyphs.ts";
import { sceneDocument } from "./document.ts";
import { folders } from "./folders.ts";

const origin = "http://artwork.test";

export interface Renderer {
  /** A PNG of the scene, `scale` times its size. */
  render(scene: Scene, scale: number): Promise<Buffer>;
  close(): Promise<void>;
}

export async function openRenderer(): Promise<Renderer> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: browserArguments,
    ...(executablePath && { executablePath }),
  });
  return {
    render: (scene, scale) => render(browser, scene, scale),
    close: () => browser.close(),
  };
}

async function render(browser: Browser, scene: Scene, scale: number): Promise<Buffer> {
  const { width, height } = scene;
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: scale });
  try {
    const page = await context.newPage();
    const missing: string[] = [];
    await page.route("**/*", async (route) => {
      const url = new URL(route.request().url());
      if (url.href === `${origin}/`) {
        return route.fulfill({ contentType: "text/html", body: sceneDocument(scene) });
      }
      const body = await readFile(fileFor(decodeURIComponent(url.pathname))).catch(() => undefined);
      if (body) return route.fulfill({ contentType: contentType(url.pathname), body });
      missing.push(url.pathname);
      return route.fulfill({ status: 404 });
    });
    await page.goto(`${origin}/`, { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    if (missing.length > 0) throw new Error(`not found: ${missing.join(", ")}`);
    await requireFonts(page, scene.fonts);
    await requireGlyphs(page);
    return await page.screenshot({ clip: { x: 0, y: 0, width, height }, animations: "disabled" });
  } finally {
    await context.close();
  }
}

/** Fonts come from node_modules; rendered pictures, for the contact sheet, from public/images. */
function fileFor(pathname: string): string {
  const images = "/images/";
  return pathname.startsWith(images)
    ? path.join(folders.images, pathname.slice(images.length))
    : path.join(folders.packages, pathname);
}

function contentType(pathname: string): string {
  const types: Record<string, string> = {
    ".css": "text/css",
    ".woff2": "font/woff2",
    ".webp": "image/webp",
    ".png": "image/png",
  };
  return types[path.extname(pathname)] ?? "application/octet-stream";
}

/** Every declared stylesheet must provide a font in use, and all text must use declared fonts. */
async function requireFonts(page: Page, stylesheets: readonly string[]): Promise<void> {
  const { loaded, used } = await page.evaluate(() => {
    const bare = (name: string) => name.replaceAll(/["']/g, "").trim();
    const owners = new Set<Element>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const owner = texts.currentNode.parentElement;
      if (owner && owner.localName !== "style" && texts.currentNode.nodeValue?.trim()) owners.add(owner);
    }
    const first = (element: Element) => bare(getComputedStyle(element).fontFamily.split(",")[0] ?? "");
    return {
      loaded: [...document.fonts]
        .filter((face) => face.status === "loaded")
        .map((face) => `${bare(face.family)} ${face.style}`),
      used: [...new Set([...owners].map(first))],
    };
  });
  const declared = new Set<string>();
  for (const stylesheet of stylesheets) {
    const css = await readFile(path.join(folders.packages, stylesheet), "utf8");
    const family = /font-family:\s*['"]?([^'";]+)/.exec(css)?.[1]?.trim() ?? "";
    const style = /font-style:\s*(\w+)/.exec(css)?.[1] ?? "normal";
    declared.add(family);
    if (!loaded.includes(`${family} ${style}`)) {
      throw new Error(`${stylesheet} did not load, or no text uses "${family}" ${style}`);
    }
  }
  const undeclared = used.filter((family) => !declared.has(family));
  if (undeclared.length > 0) throw new Error(`text in undeclared fonts: ${undeclared.join(", ")}`);
}

/** Some fonts lack characters beyond ASCII; a system font would replace them unnoticed. */
async function requireGlyphs(page: Page): Promise<void> {
  const [foreign] = await foreignGlyphs(page);
  if (!foreign) return;
  throw new Error(`a glyph is missing and falls back to ${foreign.family}: ${foreign.text.slice(0, 200)}`);
}
