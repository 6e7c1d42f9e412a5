import type { Page } from "@playwright/test";

/** Holds back every request for `url` until the function that it returns is called. */
export async function holdRequests(page: Page, url: string | RegExp) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    // A page that has moved on no longer waits for the response.
    await route.continue().catch(() => {});
  });
  return release;
}

/** The client bundle starts with this file. */
export const clientEntry = "**/assets/entry.client*";
