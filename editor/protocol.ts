import type { Mistake } from "#content/library/mistake.ts";

/** What the editor in the browser and its server agree on. */

export type Form =
  | { kind: "text"; input: "text" | "email" | "url" | "date" | "month" | "time"; suggestions: string[] }
  | { kind: "number" }
  | { kind: "flag" }
  | { kind: "picture"; needs: string }
  | { kind: "choice"; options: Option[] }
  | { kind: "list"; item: Form; least: number; most: number | null }
  | { kind: "object"; fields: Field[] };

export type Field = { name: string; label: string; hint: string; optional: boolean; form: Form };
export type Option = { value: string; label: string };

export const nameField = "name of the file";

export type Fields = Readonly<Record<string, unknown>>;

/** Pictures that are uploaded and not yet saved: the name in the folder of the entry to that of the upload. */
export type Uploads = Readonly<Record<string, string>>;

export type Entry = {
  file: string;
  collection: string;
  /** The name of the file, and in most collections the last part of the address. Empty: not saved yet. */
  id: string;
  named: boolean;
  form: Form;
  value: Fields;
  /** Of the file when it was read. A file that has changed since is not written over. */
  revision: string;
  page: string;
};

/** A line of the check. `title` is what the form calls the field. `unknownWord` may be for the dictionary. */
export type Remark = Mistake & { title?: string; unknownWord?: string };

export type EntryResponse = { entry?: Entry };

export type EntrySummary = { file: string; title: string };

export type CollectionSummary = {
  name: string;
  label: string;
  group: string;
  /** One of them: "case study". Absent where the collection is one file. */
  noun?: string;
  ordered: boolean;
  /** Where visitors of a removed entry can be sent. Absent where entries have no page. */
  list?: string;
  entries: EntrySummary[];
};

export type Overview = { collections: CollectionSummary[]; pages: string[] };

export type Draft = { id: string; value: Fields; uploads: Uploads; revision: string };

export type SaveRequest = Draft & { file: string };
export type RemoveRequest = { file: string; revision: string; redirectTo?: string };
export type OrderRequest = { collection: string; files: string[] };

/** `written` is false where `mistakes` are in the way; with true they are remarks on what was written. */
export type ChangeResponse = { written: boolean; mistakes: Mistake[]; file: string; revision: string };
export type Conflict = { conflict: string };
export type UploadResponse = { name: string; upload: string } | { problem: string };
export type WordRequest = { word: string };
export type ReportResponse = { remarks: Remark[] };
export type MistakesResponse = { mistakes: Mistake[] };
