import { useCallback, useEffect, useState } from "react";
import type { Mistake } from "#content/library/mistake.ts";
import { slugOf } from "#content/slug-of.ts";
import type {
  ChangeResponse,
  Conflict,
  Draft,
  Entry,
  EntryResponse,
  Fields,
  MistakesResponse,
  SaveRequest,
  Uploads,
} from "../protocol.ts";
import { ask, withQuery } from "./api.ts";
import { keepDraft, readDraft } from "./drafts.ts";
import { type Path, setIn } from "./set-in.ts";

const checkDelay = 400;

/** One file: what it says, what the form makes of it, and what is wrong with that. */
export function useEntry(file: string, version: number) {
  const [entry, setEntry] = useState<Entry>();
  const [draft, setDraft] = useState<Draft>();
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([]);
  const [conflict, setConflict] = useState<string>();
  const [isAttempted, setAttempted] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: With each version the files may say something else.
  useEffect(() => {
    let isCurrent = true;
    ask<EntryResponse>(withQuery("/entry", { file })).then(({ entry: loaded }) => {
      if (!isCurrent) return;
      if (!loaded) {
        location.hash = "";
        return;
      }
      const kept = readDraft(file);
      setEntry(loaded);
      setDraft(kept ?? draftOf(loaded));
      if (kept && kept.revision !== loaded.revision) setConflict(loaded.revision);
    });
    return () => {
      isCurrent = false;
    };
  }, [file, version]);

  const isChanged = entry !== undefined && draft !== undefined && !isSame(draft, draftOf(entry));
  useEffect(() => {
    if (draft) keepDraft(file, isChanged ? draft : undefined);
  }, [file, draft, isChanged]);

  // A new entry has much that is missing; it is told when it is to be saved.
  const isChecked = isAttempted || (entry !== undefined && entry.revision !== "" && isChanged);
  useEffect(() => {
    if (!draft || !isChecked) return undefined;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const found = await ask<MistakesResponse>("/check", requestOf(file, draft));
      if (isCurrent) setMistakes(found.mistakes);
    }, checkDelay);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [file, draft, isChecked]);

  /** Changes the form; the value is computed from the newest one, because an upload may finish later. */
  const update = useCallback((path: Path, change: (value: unknown) => unknown) => {
    setDraft((before) => before && { ...before, value: setIn(before.value, path, change) });
  }, []);
  const rename = useCallback((id: string) => setDraft((before) => before && { ...before, id }), []);
  const addUpload = useCallback((name: string, upload: string) => {
    setDraft((before) => before && { ...before, uploads: { ...before.uploads, [name]: upload } });
  }, []);

  async function save(): Promise<ChangeResponse | undefined> {
    if (!draft || !entry) return undefined;
    setAttempted(true);
    const value = isChanged ? withDate(draft.value, entry.value) : draft.value;
    const response = await ask<ChangeResponse | Conflict>("/save", requestOf(file, { ...draft, value }));
    if ("conflict" in response) {
      setConflict(response.conflict);
      return undefined;
    }
    const { written, revision, mistakes: found } = response;
    setMistakes(written ? [] : found);
    if (!written) return response;
    if (response.file !== file) {
      keepDraft(file, undefined);
      return response;
    }
    setAttempted(false);
    // What was typed while the files were written is still to be saved.
    setEntry({ ...entry, id: draft.id, value: draft.value, revision });
    setDraft((before) => before && { ...before, uploads: without(before.uploads, draft.uploads), revision });
    return response;
  }

  function discard() {
    if (entry) setDraft(draftOf(entry));
    setMistakes([]);
    setConflict(undefined);
    setAttempted(false);
  }

  /** The version in the form is the one to be saved, whatever was written meanwhile. */
  function keepMine() {
    if (conflict !== undefined) setDraft((before) => before && { ...before, revision: conflict });
    setConflict(undefined);
  }

  return { entry, draft, mistakes, conflict, isChanged, update, rename, addUpload, save, discard, keepMine };
}

/** A new entry is named after its title until it is given another name. */
export function idOf({ id, value }: Draft): string {
  return id || slugOf(String(value.title ?? value.name ?? ""));
}

function requestOf(file: string, draft: Draft): SaveRequest {
  return { ...draft, id: idOf(draft), file };
}

function draftOf({ id, value, revision }: Entry): Draft {
  return { id, value, uploads: {}, revision };
}

/** The day of the last change is that of the change, unless it was set by hand. */
function withDate(value: Fields, before: Fields): Fields {
  const isSet = value.updated === undefined || value.updated !== before.updated;
  return isSet ? value : { ...value, updated: new Date().toLocaleDateString("sv-SE") };
}

function without(uploads: Uploads, saved: Uploads): Uploads {
  return Object.fromEntries(Object.entries(uploads).filter(([name, upload]) => saved[name] !== upload));
}

function isSame(a: Draft, b: Draft) {
  return JSON.stringify([a.id, a.value, a.uploads]) === JSON.stringify([b.id, b.value, b.uploads]);
}
