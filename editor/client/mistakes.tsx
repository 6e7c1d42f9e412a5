import { useEffect, useRef } from "react";
import { type Mistake, sentence } from "#content/library/mistake.ts";
import { fieldTitle } from "../field-title.ts";
import type { Entry } from "../protocol.ts";
import { asSentence } from "./form/labelled.tsx";

/** What keeps the form from being saved, each with the way to its field. */
export function Mistakes({
  mistakes,
  entry: { file, form },
}: {
  mistakes: readonly Mistake[];
  entry: Entry;
}) {
  const box = useRef<HTMLDivElement>(null);
  const isWrong = mistakes.length > 0;
  useEffect(() => {
    if (isWrong) box.current?.scrollIntoView({ block: "nearest" });
  }, [isWrong]);
  if (!isWrong) return null;
  return (
    <div ref={box} role="alert" className="grid scroll-mt-40 gap-2 rounded border-2 border-sindoor p-4">
      <h2 className="type-label text-sindoor">
        {mistakes.length === 1 ? "One thing" : `${mistakes.length} things`} to put right before this can be
        saved
      </h2>
      <ul className="grid max-h-56 gap-1 overflow-y-auto type-small">
        {mistakes.map((mistake) => (
          <li key={sentence(mistake)}>
            {mistake.file === file && mistake.field ? (
              <button
                type="button"
                className="text-left text-link"
                onClick={() => focusField(mistake.field ?? "")}
              >
                {fieldTitle(form, mistake.field)}: {mistake.problem}
              </button>
            ) : mistake.file === file ? (
              asSentence(mistake.problem)
            ) : (
              <a href={`#${mistake.file}`} className="text-link">
                {sentence(mistake)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The field itself, or the nearest one that is there around it. */
function focusField(field: string) {
  const parts = field.split(".");
  const control = parts
    .map((_, index) => document.getElementById(parts.slice(0, parts.length - index).join(".")))
    .find((element) => element !== null);
  const message = document.getElementById(`${field}-message`);
  message?.scrollIntoView({ block: "center" });
  control?.focus();
}
