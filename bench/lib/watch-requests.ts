import type { Page, Request } from "@playwright/test";

const idleFor = 500;

/** Follows what a page asks for from now on. */
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
    /** Waits until nothing has been on its way for half a second. */
    async idle() {
      changed = performance.now();
      while (open > 0 || performance.now() - changed < idleFor) await page.waitForTimeout(100);
    },
    /** What has come so far no longer counts. */
    forget() {
      finished.length = 0;
    },
    /** The answers that have come, with their bytes as served. */
    async files() {
      return Promise.all(
        finished.map(async (request) => ({
          type: request.resourceType(),
          url: request.url(),
          bytes: (await request.sizes()).responseBodySize,
        })),
      );
    },
  };
}
