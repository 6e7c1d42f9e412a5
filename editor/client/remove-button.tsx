import { useId, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { type Mistake, sentence } from "#content/library/mistake.ts";
import type { ChangeResponse, CollectionSummary, Conflict, Entry } from "../protocol.ts";
import { ask } from "./api.ts";
import { keepDraft } from "./drafts.ts";

type Props = {
  entry: Entry;
  collection: CollectionSummary;
  pages: readonly string[];
  onShow: (page: string) => void;
  onWritten: (message: string) => void;
};

/** Asks before an entry goes, and where its visitors should. */
export function RemoveButton({ entry, collection: { noun, list }, pages, onShow, onWritten }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [redirectTo, setRedirectTo] = useState(list ?? "");
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([]);

  async function remove() {
    const { file, revision } = entry;
    // Before the page is gone that stands beside the form.
    onShow(redirectTo || "/");
    const response = await ask<ChangeResponse | Conflict>("/remove", { file, revision, redirectTo });
    if ("conflict" in response)
      return setMistakes([{ file, problem: "was changed elsewhere: open it again" }]);
    if (!response.written) return setMistakes(response.mistakes);
    keepDraft(file, undefined);
    location.hash = "";
    onWritten("Removed");
  }

  return (
    <>
      <button type="button" className="text-link" onClick={() => dialog.current?.showModal()}>
        Remove this {noun}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={heading}
        className="m-auto w-md rounded p-6 shadow backdrop:bg-ink/50"
      >
        <div className="grid gap-4">
          <h2 id={heading} className="type-h3">
            Remove this {noun}?
          </h2>
          <p>Its file and its pictures are deleted.</p>
          {list && (
            <label className="grid gap-1 type-label">
              Send visitors of {entry.page} to
              <select
                className="control"
                value={redirectTo}
                onChange={(event) => setRedirectTo(event.target.value)}
              >
                {pages
                  .filter((page) => page !== entry.page)
                  .map((page) => (
                    <option key={page}>{page}</option>
                  ))}
              </select>
            </label>
          )}
          {mistakes.length > 0 && (
            <ul role="alert" className="type-small font-semibold text-sindoor">
              {mistakes.map((mistake) => (
                <li key={sentence(mistake)}>{sentence(mistake)}</li>
              ))}
            </ul>
          )}
          <div className="flex justify-end gap-3">
            <Button variant="outline" onClick={() => dialog.current?.close()}>
              Keep it
            </Button>
            <Button variant="destructive" onClick={remove}>
              Remove
            </Button>
          </div>
        </div>
      </dialog>
    </>
  );
}
