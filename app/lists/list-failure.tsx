import { showResult } from "#app/focus/show-result.ts";
import { Button } from "#app/ui/button.tsx";
import { listCountId } from "./list-count.tsx";
import type { List } from "./use-list.ts";

export function ListFailure<Card>({ list }: { list: List<Card> }) {
  if (list.status !== "failed") return null;
  return (
    <div
      role="alert"
      className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4 border-l-4 border-sindoor pl-4"
    >
      <p>The rest of the list did not load, so this is only its beginning. Is the connection working?</p>
      <Button variant="outline" size="sm" onClick={() => showResult(listCountId, list.retry)}>
        Try again
      </Button>
    </div>
  );
}
