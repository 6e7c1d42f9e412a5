import { privacyPolicy } from "#content/legal/privacy.ts";
import { termsOfService } from "#content/legal/terms.ts";
import { site } from "#content/site.ts";
import { expect, hydrated, test } from "./visitor.ts";

for (const { id, title, sections } of [privacyPolicy, termsOfService]) {
  test(`${title}: dated, numbered, with contents that lead to each section, and printable`, async ({
    page,
  }) => {
    await page.goto(`/${id}`);
    await hydrated(page);
    await expect(page.getByText("Last updated May 10, 2025")).toBeVisible();
    const contents = page.getByRole("navigation", { name: "Contents" });
    await expect(contents.getByRole("link")).toHaveCount(sections.length);
    const last = sections.length;
    const name = sections[last - 1]?.title ?? "";
    await contents.getByRole("link", { name }).click();
    const heading = page.getByRole("heading", { name: `${last}. ${name}` });
    await expect(heading).toBeInViewport();
    await expect(page).toHaveURL(`/${id}#${sections[last - 1]?.id}`);
    await expect(page.getByRole("main").getByRole("link", { name: site.email }).last()).toHaveAttribute(
      "href",
      `mailto:${site.email}`,
    );

    await page.emulateMedia({ media: "print" });
    await expect(contents).toBeHidden();
    await expect(page.getByRole("banner")).toBeHidden();
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(3);
  });
}
