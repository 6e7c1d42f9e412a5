import { expect, type Page } from "@playwright/test";
import { holdRequests } from "./hold-requests.ts";

/** Follows a link whose data is held back, sees the outline of the page at once, then the page itself. */
export async function expectOutlineWhileLoading(
  page: Page,
  { path, title }: { path: string; title: string },
  follow: () => Promise<void>,
) {
  const release = await holdRequests(page, `**${path}.data*`);
  await follow();
  await expect(page.locator(".next-page")).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.locator(".next-page")).toHaveCount(0);
}
