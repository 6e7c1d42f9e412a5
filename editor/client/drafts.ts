import { useSyncExternalStore } from "react";
import type { Draft } from "../protocol.ts";

/** What is written and not yet saved stays in the browser: a closed tab or a crash loses nothing. */
const prefix = "content-editor:";
const listeners = new Set<() => void>();

export function readDraft(file: string): Draft | undefined {
  const text = localStorage.getItem(prefix + file);
  return text ? JSON.parse(text) : undefined;
}

export function keepDraft(file: string, draft: Draft | undefined) {
  if (draft) localStorage.setItem(prefix + file, JSON.stringify(draft));
  else localStorage.removeItem(prefix + file);
  for (const listener of listeners) listener();
}

/** The files that have one. */
export function useDrafts(): ReadonlySet<string> {
  const files = useSyncExternalStore(subscribe, () =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
      .toSorted()
      .join("\n"),
  );
  return new Set(files.split("\n"));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
