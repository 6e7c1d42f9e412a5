import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import type { Mistake } from "#content/library/mistake.ts";
import type { Overview } from "../protocol.ts";
import { EntryForm } from "./entry-form.tsx";
import { Mistakes } from "./mistakes.tsx";
import { RemoveButton } from "./remove-button.tsx";
import { useEntry } from "./use-entry.ts";

type Props = {
  file: string;
  /** Grows when files have been written. */
  version: number;
  overview: Overview;
  status: string;
  /** Undefined while the check runs. */
  remarks: readonly Mistake[] | undefined;
  onShow: (page: string) => void;
  onWritten: (message: string, file?: string) => void;
};

/** The form of one file, with what can be done with it. */
export function EntryEditor({ file, version, overview, status, remarks, onShow, onWritten }: Props) {
  const state = useEntry(file, version);
  const { entry, draft, mistakes, conflict, isChanged } = state;
  const [isSaving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const collection = overview.collections.find(({ name }) => name === entry?.collection);
  const page = entry?.page;
  useEffect(() => {
    if (page) onShow(page);
  }, [page, onShow]);

  async function save() {
    if (isSaving) return;
    setSaving(true);
    const response = await state.save().finally(() => setSaving(false));
    if (!response?.written) return;
    if (response.file !== file) location.hash = response.file;
    onWritten("Saved", response.file);
  }

  function readAgain() {
    state.discard();
    onWritten("Read again");
  }

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      form.current?.requestSubmit();
    }
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);

  if (!entry || !draft || !collection) return <p className="p-8">Reading {file} ...</p>;
  const isNew = entry.revision === "";
  const title = String(draft.value.title ?? draft.value.name ?? "") || `New ${collection.noun}`;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <header className="sticky top-0 z-10 grid grid-cols-1 gap-2 border-b border-line bg-white px-6 py-4">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <h1 className="truncate type-h3">{collection.noun ? title : collection.label}</h1>
            <p className="truncate type-small text-steel">{isNew ? `New ${collection.noun}` : file}</p>
          </div>
          <Button type="submit" size="sm" className="min-h-10 shrink-0" disabled={isSaving}>
            {isSaving ? "Saving ..." : "Save"}
          </Button>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 type-small">
          <p role="status" className={isChanged ? "font-semibold text-hooghly" : "text-steel"}>
            {statusOf(isSaving, isChanged, isNew ? "Not saved yet." : status)}
          </p>
          <div className="flex gap-4">
            {isChanged && (
              <button type="button" className="text-link" onClick={state.discard}>
                Discard changes
              </button>
            )}
            {entry.named && !isNew && (
              <RemoveButton
                entry={entry}
                collection={collection}
                pages={overview.pages}
                onShow={onShow}
                onWritten={onWritten}
              />
            )}
          </div>
        </div>
      </header>
      <div className="grid grid-cols-1 gap-6 p-6">
        {conflict !== undefined && (
          <div role="alert" className="grid gap-2 rounded bg-taxi-tint p-4">
            <p>This file was changed elsewhere since you opened it.</p>
            <div className="flex gap-3">
              <Button size="sm" variant="outline" onClick={state.keepMine}>
                Keep my version
              </Button>
              <Button size="sm" variant="outline" onClick={readAgain}>
                Take the one in the file
              </Button>
            </div>
          </div>
        )}
        <Mistakes mistakes={mistakes} entry={entry} />
        <EntryForm state={{ ...state, entry, draft }} list={collection.list} remarks={remarks ?? []} />
      </div>
    </form>
  );
}

function statusOf(isSaving: boolean, isChanged: boolean, status: string) {
  if (isSaving) return "Checking, writing and preparing pictures ...";
  return isChanged ? "Not saved yet; kept in this browser." : status || "As in the file.";
}
