import { createHash } from "node:crypto";
import { attribute, type Element, textOf } from "./document.ts";

/** As sources of a content security policy. */
export type InlineHashes = { scripts: string[]; styles: string[] };

export function inlineHashes(elements: readonly Element[]): InlineHashes {
  const inline = elements.filter((element) => !attribute(element, "src"));
  const hashesOf = (tagName: string) =>
    inline
      .filter((element) => element.tagName === tagName && !isData(attribute(element, "type")))
      .map((element) => sha256(textOf(element)));
  return { scripts: hashesOf("script"), styles: hashesOf("style") };
}

/** Data is not run, so it needs no hash. */
function isData(type: string | undefined) {
  return type === "application/ld+json";
}

export function sha256(text: string) {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
