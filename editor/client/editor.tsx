import { useCallback, useEffect, useState } from "react";
import type { Overview, Remark, ReportResponse } from "../protocol.ts";
import { ask } from "./api.ts";
import { EntryEditor } from "./entry-editor.tsx";
import { Preview } from "./preview.tsx";
import { Report } from "./report.tsx";
import { Sidebar } from "./sidebar.tsx";
import { useFault } from "./use-fault.ts";
import { useHash } from "./use-hash.ts";
import { Welcome } from "./welcome.tsx";

/** The menu, the form of the chosen file, and the page that shows it. */
export function Editor() {
  const file = useHash();
  const [overview, setOverview] = useState<Overview>();
  const [status, setStatus] = useState({ file, text: "" });
  const [remarks, setRemarks] = useState<readonly Remark[]>();
  const [page, setPage] = useState("/");
  const [version, setVersion] = useState(0);
  const { fault, dismiss } = useFault();

  const readOverview = useCallback(async () => setOverview(await ask<Overview>("/overview")), []);
  const check = useCallback(async () => {
    setRemarks(undefined);
    setRemarks((await ask<ReportResponse>("/report")).remarks);
  }, []);

  useEffect(() => {
    readOverview();
    check();
  }, [readOverview, check]);

  /** Everything is read again: titles, choices, the page. */
  function written(message: string, about = file) {
    setStatus({ file: about, text: `${message} at ${new Date().toLocaleTimeString("en-GB")}.` });
    setVersion((before) => before + 1);
    readOverview();
    check();
  }

  if (!overview) return <p className="p-8">{fault ?? "Reading the content ..."}</p>;
  return (
    <div className="grid h-dvh grid-cols-[15rem_minmax(22rem,5fr)_minmax(20rem,6fr)] overflow-hidden">
      <Sidebar overview={overview} file={file} onWritten={written} />
      <main className="relative min-w-0 overflow-y-auto border-x border-line bg-white" aria-label="Form">
        {file ? (
          <EntryEditor
            key={file}
            file={file}
            version={version}
            overview={overview}
            status={status.file === file ? status.text : ""}
            remarks={remarks}
            onShow={setPage}
            onWritten={written}
          />
        ) : (
          <Welcome />
        )}
        <Report remarks={remarks} onWordAdded={check} />
      </main>
      <Preview page={page} version={version} />
      {fault && (
        <div
          role="alert"
          className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-6 bg-sindoor px-6 py-3 text-white"
        >
          <p className="grow">{fault} What you wrote is kept in this browser.</p>
          <button type="button" className="on-dark underline" onClick={dismiss}>
            Close
          </button>
        </div>
      )}
    </div>
  );
}
