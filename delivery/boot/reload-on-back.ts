import { hydratedEvent } from "../hydrated-event.ts";

/** Back to a page that a click had left changes the URL alone. Before hydration only a reload shows that page. */
export function reloadOnBack() {
  const { pathname } = location;
  const stop = new AbortController();
  addEventListener("popstate", () => location.pathname !== pathname && location.reload(), {
    signal: stop.signal,
  });
  addEventListener(hydratedEvent, () => stop.abort(), { once: true });
}
