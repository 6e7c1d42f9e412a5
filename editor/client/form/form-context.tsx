import { createContext, useContext } from "react";
import type { Uploads } from "../../protocol.ts";
import type { Path } from "../set-in.ts";

type FormState = {
  file: string;
  uploads: Uploads;
  /** The names of all pictures of the entry. */
  pictureNames: ReadonlySet<string>;
  /** By the path of the field. */
  problems: ReadonlyMap<string, string>;
  remarks: ReadonlyMap<string, string>;
  update(path: Path, change: (value: unknown) => unknown): void;
  addUpload(name: string, upload: string): void;
};

const FormContext = createContext<FormState | undefined>(undefined);

export const FormProvider = FormContext.Provider;

export function useFormState(): FormState {
  const state = useContext(FormContext);
  if (!state) throw new Error("A field stands outside of a form");
  return state;
}

/** What is wrong with a field, or could be better. `inside`: or with one of its items. */
export function useMessages(path: Path, inside = false) {
  const { problems, remarks } = useFormState();
  const name = path.join(".");
  const find = (messages: ReadonlyMap<string, string>) =>
    messages.get(name) ??
    (inside ? [...messages].find(([key]) => key.startsWith(`${name}.`))?.[1] : undefined);
  return { problem: find(problems), remark: find(remarks) };
}

/** Whether something is wrong in a part of the form, which is then shown. */
export function useHasProblem(path: Path): boolean {
  const { problems } = useFormState();
  const name = path.join(".");
  return [...problems.keys()].some((key) => key === name || key.startsWith(`${name}.`));
}
