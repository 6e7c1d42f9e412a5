import { clsx } from "clsx";
import { useState } from "react";
import type { Field, UploadResponse } from "../../protocol.ts";
import { ask, withQuery } from "../api.ts";
import type { Path } from "../set-in.ts";
import { useFormState } from "./form-context.tsx";
import { asSentence, Labelled } from "./labelled.tsx";

type Props = { field: Field; path: Path; value: unknown; scene: unknown };

/** A picture to look at and another to choose. It is kept at once and becomes part of the site with the entry. */
export function PictureField({ field, path, value, scene }: Props) {
  const { file, uploads, pictureNames, update, addUpload } = useFormState();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const name = String(value ?? "");
  const id = path.join(".");
  const needs = field.form.kind === "picture" ? field.form.needs : "";

  async function upload(picture: File) {
    setBusy(true);
    setProblem(undefined);
    const query = { name: picture.name, field: id };
    const response = await ask<UploadResponse>(withQuery("/upload", query), picture).finally(() =>
      setBusy(false),
    );
    if ("problem" in response) return setProblem(`“${picture.name}” ${response.problem}`);
    const free = freeName(response.name, (taken) => taken !== name && pictureNames.has(taken));
    addUpload(free, response.upload);
    update(path, () => free);
    // A picture has one source.
    for (const other of ["scene", "drawing"]) update([...path.slice(0, -1), other], () => undefined);
  }

  const shown = uploads[name]
    ? { upload: uploads[name] }
    : name
      ? { file, name }
      : scene
        ? { scene: String(scene) }
        : undefined;
  return (
    <Labelled field={{ ...field, optional: false }} path={path}>
      {(control) => (
        <div
          className={clsx(
            "grid gap-3 rounded border border-dashed border-line-strong p-3",
            shown && "grid-cols-[9rem_1fr] items-center",
          )}
        >
          {shown && (
            <img
              src={`/edit${withQuery("/picture", shown)}`}
              alt=""
              className="max-h-24 w-full bg-fog object-contain"
            />
          )}
          <div className="grid grid-cols-1 gap-1">
            <input
              {...control}
              type="file"
              accept=".png,.jpg,.jpeg,.webp,.svg"
              className="max-w-40 type-small text-transparent file:text-ink file:rounded file:border file:border-line-strong file:bg-white file:px-3 file:py-1.5 file:font-semibold"
              onChange={(event) => {
                const [chosen] = event.target.files ?? [];
                if (chosen) upload(chosen);
                event.target.value = "";
              }}
            />
            <p className="type-small break-all text-steel" aria-live="polite">
              {isBusy ? "Looking at the picture ..." : name || (scene ? `Drawn scene ${scene}` : needs)}
            </p>
            {name && (
              <button
                type="button"
                className="justify-self-start text-link type-small"
                onClick={() => update(path, () => undefined)}
              >
                Remove the picture
              </button>
            )}
            {problem && (
              <p role="alert" className="type-small font-semibold text-sindoor">
                {asSentence(problem)}
              </p>
            )}
          </div>
        </div>
      )}
    </Labelled>
  );
}

/** "cover.png", or "cover-2.png" if another picture of the entry has that name. */
function freeName(name: string, isTaken: (name: string) => boolean): string {
  const dot = name.lastIndexOf(".");
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? name : `${name.slice(0, dot)}-${number}${name.slice(dot)}`;
    if (!isTaken(tried)) return tried;
  }
}
