import type { Page, Request } from "@playwright/test";

const idleFor = 500;
/** A throttled Chromium sometimes never ends a request whose answer it has. */
const stuckFor = 30_000;

/** Records the requests of a page from now on. */
export function watchRequests(page: Page) {
  const finished: Request[] = [];
  let open = 0;
  let changed = performance.now();
  const count = (by: number) => {
    open += by;
    changed = performance.now();
  };
  page.on("request", () => count(1));
  page.on("requestfailed", () => count(-1));
  page.on("requestfinished", (request) => {
    finished.push(request);
    count(-1);
  });

  return {
    /** Waits until no request has been pending for half a second, or none has moved for half a minute. */
    async idle() {
      changed = performance.now();
      while (performance.now() - changed < (open > 0 ? stuckFor : idleFor)) await page.waitForTimeout(100);
      if (open > 0) console.warn(`${page.url()}: ${open} requests do not end`);
      open = 0;
    },
    reset() {
      finished.length = 0;
    },
    /** The finished responses, with their compressed size. */
    async files() {
      return Promise.all(
        finished.map(async (request) => ({
          type: request.resourceType(),
          url: request.url(),
          // Of a response from the cache, Chromium tells the size less its headers.
          bytes: Math.max(0, (await request.sizes()).responseBodySize),
        })),
      );
    },
  };
}
