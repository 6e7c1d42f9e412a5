import type { Page, Request } from "@playwright/test";

const idleFor = 500;

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
    /** Waits until no request has been pending for half a second. */
    async idle() {
      changed = performance.now();
      while (open > 0 || performance.now() - changed < idleFor) await page.waitForTimeout(100);
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
