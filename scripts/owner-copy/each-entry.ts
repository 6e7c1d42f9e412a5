import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sentence } from "#content/library/mistake.ts";
import { readContent } from "#content/library/read-content.ts";
import { editorOf, folders } from "./edit-content.ts";

/** Each entry is removed by itself and renamed by itself, with its redirect. Returns what other files say against it. */
export function mistakesOfEachEntry(): string[] {
  const { ids } = editorOf(".");
  return folders.flatMap((folder) =>
    ids(folder).flatMap((id) => {
      const only = ids(folder).length === 1;
      return [
        ...(only ? [] : mistakesAfter(`${folder}/${id} removed`, ({ remove }) => remove(folder, id))),
        ...mistakesAfter(`${folder}/${id} renamed`, ({ rename }) => rename(folder, id, `new-${id}`)),
      ];
    }),
  );
}

function mistakesAfter(title: string, edit: (editor: ReturnType<typeof editorOf>) => void): string[] {
  const root = mkdtempSync(join(tmpdir(), "owner-copy-"));
  cpSync("content", join(root, "content"), { recursive: true, filter: (file) => !file.endsWith(".ts") });
  cpSync("public/images/logos", join(root, "public/images/logos"), { recursive: true });
  edit(editorOf(root));
  const { mistakes } = readContent(root);
  rmSync(root, { recursive: true });
  return mistakes.map((mistake) => `${title}: ${sentence(mistake)}`);
}
