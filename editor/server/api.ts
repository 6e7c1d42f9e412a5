import type { IncomingMessage } from "node:http";
import { buffer, json } from "node:stream/consumers";
import type { Mistake } from "#content/library/mistake.ts";
import type {
  ChangeResponse,
  Conflict,
  MistakesResponse,
  OrderRequest,
  RemoveRequest,
  ReportResponse,
  SaveRequest,
  UploadResponse,
  WordRequest,
} from "../protocol.ts";
import { addWord } from "./add-word.ts";
import { applyChanges } from "./changes.ts";
import { contentReport } from "./content-report.ts";
import { readEntry, readOverview, revisionOf } from "./entries.ts";
import { type Plan, planOrder, planRemoval, planSave } from "./save.ts";
import { keepUpload } from "./uploads.ts";

type Call = { request: IncomingMessage; query: URLSearchParams };
type Handler = (call: Call) => unknown;

/**
 * What the editor in the browser can ask for. `published` is called when files have been written, and answers when the
 * site shows them.
 */
export function createApi(root: string, published: () => Promise<Mistake[]>): Record<string, Handler> {
  async function carryOut({ changes, mistakes, file }: Plan): Promise<ChangeResponse> {
    const written = mistakes.length === 0;
    if (written) await applyChanges(root, changes);
    const remarks = written ? await published() : [...mistakes];
    return { written, mistakes: remarks, file, revision: revisionOf(root, file) };
  }

  /** What someone else has changed meanwhile is not written over. */
  function conflictIn(file: string, revision: string): Conflict | undefined {
    const current = revisionOf(root, file);
    return current === revision ? undefined : { conflict: current };
  }

  return {
    "GET /overview": () => readOverview(root),
    "GET /entry": ({ query }) => ({ entry: readEntry(root, query.get("file") ?? "") }),
    "GET /report": async (): Promise<ReportResponse> => ({ remarks: await contentReport(root) }),
    "POST /check": async ({ request }): Promise<MistakesResponse> => {
      const { mistakes } = await planSave(root, await bodyOf<SaveRequest>(request));
      return { mistakes: [...mistakes] };
    },
    "POST /save": async ({ request }) => {
      const draft = await bodyOf<SaveRequest>(request);
      return conflictIn(draft.file, draft.revision) ?? carryOut(await planSave(root, draft));
    },
    "POST /remove": async ({ request }) => {
      const removal = await bodyOf<RemoveRequest>(request);
      return conflictIn(removal.file, removal.revision) ?? carryOut(await planRemoval(root, removal));
    },
    "POST /order": async ({ request }) =>
      carryOut(await planOrder(root, await bodyOf<OrderRequest>(request))),
    "POST /word": async ({ request }) => {
      const { word } = await bodyOf<WordRequest>(request);
      return addWord(root, word);
    },
    "POST /upload": async ({ request, query }): Promise<UploadResponse> =>
      keepUpload(await buffer(request), query.get("name") ?? "", query.get("field") ?? ""),
  };
}

/** The editor is the only one that calls, and the check looks at every field before anything is written. */
async function bodyOf<T>(request: IncomingMessage): Promise<T> {
  return (await json(request)) as T;
}
