import type { FieldPath } from "./read-yaml.ts";

/** How a file is shown, which decides its sizes. A cover is also made into the picture of link previews. */
export type PictureKind = "cover" | "picture" | "photo" | "poster" | "logo";

export type PictureFile = {
  file: string;
  line?: number | undefined;
  field: string;
  path: string;
  kind: PictureKind;
};

const kinds: Readonly<Record<string, PictureKind>> = {
  "coverImage.file": "cover",
  "image.file": "cover",
  "photo.file": "photo",
  "video.poster.file": "poster",
  file: "logo",
};

export function kindOf(field: string): PictureKind {
  return kinds[field] ?? "picture";
}

export function pictureFolder(file: string): string {
  return file.replace(/\.ya?ml$/i, "");
}

export function placeFiles(value: unknown, folder: string) {
  const named: { field: FieldPath; path: string }[] = [];
  const place = (inner: unknown, field: FieldPath): unknown => {
    if (Array.isArray(inner)) return inner.map((item, index) => place(item, [...field, index]));
    if (inner !== null && typeof inner === "object")
      return Object.fromEntries(
        Object.entries(inner).map(([name, part]) => [name, place(part, [...field, name])]),
      );
    if (field.at(-1) !== "file" || typeof inner !== "string") return inner;
    const path = `${folder}/${inner}`;
    named.push({ field, path });
    return path;
  };
  return { value: place(value, []), named };
}
