import { privacyPolicy } from "#content/legal/privacy.ts";
import { termsOfService } from "#content/legal/terms.ts";
import { site } from "#content/site.ts";
import { firstOf } from "./entries.ts";
import { expect, hydrated, test } from "./visitor.ts";

for (const { id, title, lastUpdated, sections } of [privacyPolicy, termsOfService]) {
  test(`${title} has a date and linked contents`, async ({ page }) => {
    await page.goto(`/${id}`);
    await hydrated(page);
    const date = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
    await expect(page.getByText(`Last updated ${date.format(Date.parse(lastUpdated))}`)).toBeVisible();
    const contents = page.getByRole("navigation", { name: "Contents" });
    await expect(contents.getByRole("link")).toHaveCount(sections.length);
    const last = firstOf(sections.toReversed());
    await contents.getByRole("link", { name: last.title }).click();
    const heading = page.getByRole("heading", { name: `${sections.length}. ${last.title}` });
    await expect(heading).toBeInViewport();
    await expect(page).toHaveURL(`/${id}#${last.id}`);
    const email = page.getByRole("main").getByRole("link", { name: site.email }).last();
    await expect(email).toHaveAttribute("href", `mailto:${site.email}`);
  });

  test(`${title} prints without navigation`, { tag: "@media-features" }, async ({ page }) => {
    await page.goto(`/${id}`);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Contents" })).toBeHidden();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("heading", { level: 2 }).last()).toBeVisible();
  });
}
