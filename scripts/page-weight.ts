import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { staticImports } from "#contract/framework.ts";
import { deferredType } from "#delivery/deferred-type.ts";
import { attribute, type Element, elementsOf, textOf } from "#delivery/document.ts";
import { chosenPicture } from "./chosen-picture.ts";

type Screen = { width: number; density: number };

/** As served: compressed where it is worth it. */
export type WeighedFile = { file: string; bytes: number };

export type PageWeight = {
  html: WeighedFile;
  javascript: WeighedFile[];
  fonts: WeighedFile[];
  pictures: WeighedFile[];
};

/** What a page of the build makes a browser load before anyone touches it. `file` is relative to build/client. */
export function weighPage(file: string, screen: Screen, build = "build"): PageWeight {
  const html = readFileSync(join(build, "client", file), "utf8");
  const elements = elementsOf(html);
  const weigh = (files: Iterable<string>) => [...files].map((name) => weighFile(name, build));
  return {
    html: weighFile(file, build),
    javascript: weigh(scriptsOf(elements, build)),
    fonts: weigh(
      new Set([...html.matchAll(/url\(["']?\/(fonts\/[^"')]+\.woff2)/g)].map(([, font = ""]) => font)),
    ),
    pictures: weigh(eagerPictures(elements, screen)),
  };
}

export function totalOf(files: readonly WeighedFile[]) {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

export function weighFile(file: string, build = "build"): WeighedFile {
  const compressed = join(build, "compressed", `${file}.br`);
  const path = existsSync(compressed) ? compressed : join(build, "client", file);
  return { file, bytes: statSync(path).size };
}

/** The modules that the start-up script imports, and all that those import, but not what they load on demand. */
function scriptsOf(elements: readonly Element[], build: string) {
  const start = elements.find((element) =>
    ["module", deferredType].includes(attribute(element, "type") ?? ""),
  );
  const text = start ? textOf(start) : "";
  const found = new Set<string>();
  const follow = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    staticImports(readFileSync(join(build, "client", path), "utf8")).forEach(follow);
  };
  for (const [, path] of text.matchAll(/["'](\/assets\/[^"']+\.js)["']/g)) if (path) follow(path);
  return [...found].map((path) => path.slice(1));
}

function eagerPictures(elements: readonly Element[], screen: Screen) {
  const eager = elements.filter(
    (element) => element.tagName === "img" && attribute(element, "loading") !== "lazy",
  );
  const addresses = eager.map((image) => {
    const siblings = image.parentNode && "childNodes" in image.parentNode ? image.parentNode.childNodes : [];
    const [source] = siblings.filter(
      (node): node is Element => "tagName" in node && node.tagName === "source",
    );
    const srcset = source && attribute(source, "srcset");
    if (!srcset) return attribute(image, "src");
    return chosenPicture(srcset, attribute(source, "sizes") ?? "100vw", screen);
  });
  return new Set(addresses.flatMap((address) => (address?.startsWith("/") ? [address.slice(1)] : [])));
}
