import type { IncomingMessage } from "node:http";
import { buffer, json } from "node:stream/consumers";
import type {
  MistakesResponse,
  OrderRequest,
  RemoveRequest,
  SaveRequest,
  SaveResponse,
  UploadResponse,
} from "../protocol.ts";
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
export function createApi(root: string, published: () => Promise<MistakesResponse>): Record<string, Handler> {
  async function carryOut({ changes, mistakes }: Plan): Promise<MistakesResponse> {
    if (mistakes.length > 0) return { mistakes: [...mistakes] };
    await applyChanges(root, changes);
    return published();
  }

  /** What someone else has changed meanwhile is not written over. */
  function conflictIn(file: string, revision: string) {
    const current = revisionOf(root, file);
    return current === revision ? undefined : { conflict: current };
  }

  return {
    "GET /overview": () => readOverview(root),
    "GET /entry": ({ query }) => readEntry(root, query.get("file") ?? "") ?? { missing: true },
    "GET /report": async () => ({ mistakes: await contentReport(root) }),
    "POST /check": async ({ request }): Promise<MistakesResponse> => {
      const { mistakes } = await planSave(root, await bodyOf<SaveRequest>(request));
      return { mistakes: [...mistakes] };
    },
    "POST /save": async ({ request }): Promise<SaveResponse> => {
      const draft = await bodyOf<SaveRequest>(request);
      const conflict = conflictIn(draft.file, draft.revision);
      if (conflict) return conflict;
      const plan = await planSave(root, draft);
      const { mistakes } = await carryOut(plan);
      const entry = mistakes.length > 0 ? undefined : readEntry(root, plan.file);
      return entry ? { entry } : { mistakes };
    },
    "POST /remove": async ({ request }) => {
      const removal = await bodyOf<RemoveRequest>(request);
      return conflictIn(removal.file, removal.revision) ?? carryOut(await planRemoval(root, removal));
    },
    "POST /order": async ({ request }) => carryOut(await planOrder(root, await bodyOf<OrderRequest>(request))),
    "POST /upload": async ({ request, query }): Promise<UploadResponse> =>
      keepUpload(await buffer(request), query.get("name") ?? "", query.get("field") ?? ""),
  };
}

/** The editor is the only one that calls, and the check looks at every field before anything is written. */
async function bodyOf<T>(request: IncomingMessage): Promise<T> {
  return (await json(request)) as T;
}
