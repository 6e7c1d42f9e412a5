import type { Mistake } from "#content/library/mistake.ts";
import { type Draft, type Entry, nameField } from "../protocol.ts";
import { FormProvider } from "./form/form-context.tsx";
import { Labelled } from "./form/labelled.tsx";
import { ObjectFields } from "./form/object-field.tsx";
import { idOf, type useEntry } from "./use-entry.ts";

type Props = {
  state: ReturnType<typeof useEntry> & { entry: Entry; draft: Draft };
  /** The page that lists the entries, if each has a page of its own. */
  list: string | undefined;
  remarks: readonly Mistake[];
};

/** The fields of a file, each with what is wrong with it. */
export function EntryForm({ state, list, remarks }: Props) {
  const { entry, draft, mistakes, update, rename, addUpload } = state;
  const context = {
    file: entry.file,
    uploads: draft.uploads,
    pictureNames: new Set(pictureNames(draft.value)),
    problems: byField(mistakes, entry.file),
    remarks: byField(remarks, entry.file),
    update,
    addUpload,
  };
  return (
    <FormProvider value={context}>
      {entry.named && (
        <Labelled
          field={{
            label: list ? "Address" : "Name of the file",
            hint: entry.revision && list ? "Visitors of the old address are sent to the new one." : "",
            optional: false,
          }}
          path={[nameField]}
        >
          {(control) => (
            <div className="flex items-center gap-2">
              {list && (
                <span className="shrink-0 type-small text-steel">
                  {entry.revision ? entry.page.replace(/[^/]*$/, "") : `${list}/`}
                </span>
              )}
              <input
                {...control}
                className="control"
                value={idOf(draft)}
                onChange={(event) => rename(event.target.value)}
              />
            </div>
          )}
        </Labelled>
      )}
      {entry.form.kind === "object" && (
        <ObjectFields fields={entry.form.fields} path={[]} value={draft.value} />
      )}
    </FormProvider>
  );
}

function byField(mistakes: readonly Mistake[], file: string): ReadonlyMap<string, string> {
  const own = mistakes.filter((mistake) => mistake.file === file);
  return new Map(own.map(({ field, problem }) => [field ?? "", problem]));
}

function pictureNames(value: unknown): string[] {
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === "file" ? [String(inner)] : pictureNames(inner),
  );
}
