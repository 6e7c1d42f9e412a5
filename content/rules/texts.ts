import type { Texts } from "../library/read-content.ts";

export type PlacedText = { file: string; field: string; text: string };

/** Ids, addresses, choices. The descriptions of pictures have rules of their own. */
const notProse = new Set(
  "id alt file scene link services technologies icon drawing listedUnder service clientLogo url updated lastUpdated date path from to ogImage schedulingUrl formEndpoint visitCounter email phone social opens closes utcOffset".split(
    " ",
  ),
);

export function proseIn({ file, value }: Texts): PlacedText[] {
  return textsIn(value, []).flatMap(({ path, text }) =>
    path.some((name) => notProse.has(name)) ? [] : [{ file, field: path.join("."), text }],
  );
}

export function altsIn({ file, value }: Texts): PlacedText[] {
  return textsIn(value, []).flatMap(({ path, text }) =>
    path.at(-1) === "alt" ? [{ file, field: path.join("."), text }] : [],
  );
}

function textsIn(value: unknown, path: readonly string[]): { path: readonly string[]; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, [...path, name]));
}
