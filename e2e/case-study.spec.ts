import type { Locator, Page } from "@playwright/test";
import { caseStudies } from "#content/case-studies/index.ts";
import type { CaseStudy } from "#content/case-studies/schema.ts";
import { fallbackPictures } from "#content/site.ts";
import { testimonialOf } from "#content/testimonials/index.ts";
import { anEntryWith, firstOf, firstStudy as study } from "./entries.ts";
import { expectOutlineWhileLoading } from "./loading-outline.ts";
import { expect, expectAccessible, hydrated, onConnection, test } from "./visitor.ts";

const path = `/case-studies/${study.id}`;
const shortest = firstOf(caseStudies.all.toSorted((a, b) => lengthOf(a) - lengthOf(b)));
const relatedCount = Math.min(3, caseStudies.all.length - 1);

async function open(page: Page) {
  await page.goto(path);
  await hydrated(page);
}

test("the page tells the study in the specified order and links to similar work", async ({ page }) => {
  await open(page);
  await expect(page.locator("main h2")).toContainText([
    "Key Results",
    "The Challenge",
    "Our Analysis",
    "Our Solution",
    "Key Features & Components",
    "The Results",
    "Project Gallery",
    "Project Information",
  ]);
  const strip = page.getByRole("region", { name: "Key Results" });
  await expect(strip.getByRole("listitem")).toHaveCount(study.keyResults.length);
  for (const link of await page.getByRole("link", { name: "Discuss Your Project" }).all())
    await expect(link).toHaveAttribute("href", `/contact?study=${study.id}`);
  await expect(page.getByRole("link", { name: "All Case Studies" })).toHaveAttribute("href", "/case-studies");
  const related = page.getByRole("region", { name: "Related case studies" }).getByRole("link");
  await expect(related).toHaveCount(relatedCount);
  const targets = await related.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(targets).not.toContain(path);

  const [technology = ""] = study.technologies;
  await page.getByRole("main").getByRole("link", { name: technology, exact: true }).click();
  await expect(page).toHaveURL(`/case-studies?${new URLSearchParams({ technology })}`);
  const shared = caseStudies.all.filter(({ technologies }) =>
    technologies.some((name) => name === technology),
  );
  await expect(
    page.getByRole("status").filter({ hasText: new RegExp(`\\b${shared.length} case`) }),
  ).toBeVisible();
});

test("the facts stay beside the text", async ({ page }) => {
  await open(page);
  const facts = page.getByRole("heading", { name: "Project Information" });
  for (const heading of ["The Challenge", "Our Solution"]) {
    await page.getByRole("heading", { name: heading }).evaluate((element) => element.scrollIntoView());
    await expect(facts).toBeInViewport();
  }
});

test("the bars of the key results can be compared on every screen", async ({ page }) => {
  for (const { id } of caseStudies.all) {
    await page.goto(`/case-studies/${id}`);
    const bars = page.getByRole("region", { name: "Key Results" }).locator("svg");
    for (const width of [375, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const widths = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
      expect(Math.min(100, ...widths), `${id} on ${width} pixels`).toBe(100);
    }
  }
});

test("facts that are higher than the screen are all seen while the text passes by", async ({ page }) => {
  await open(page);
  const facts = page.getByRole("complementary", { name: "Project Information" });
  for (const height of [800, 500]) {
    await page.setViewportSize({ width: 1280, height });
    await page.getByRole("heading", { name: "The Results" }).evaluate((element) => element.scrollIntoView());
    await expect(facts.getByRole("link").last()).toBeInViewport({ ratio: 1 });
  }
});

test("a gallery picture opens full screen with its caption", async ({ page }) => {
  const { id, galleryImages } = anEntryWith(
    caseStudies.all,
    "study with two pictures",
    (entry) => entry.galleryImages.length > 1,
  );
  await page.goto(`/case-studies/${id}`);
  await hydrated(page);
  const opener = page.getByRole("button", { name: "View picture 2 full screen" });
  await opener.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(galleryImages[1]?.caption ?? "")).toBeInViewport();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("while a study loads, its outline is shown at once", async ({ page }) => {
  await onConnection(page, { saveData: true });
  await page.goto("/case-studies");
  await hydrated(page);
  await expectOutlineWhileLoading(page, { path, title: study.title }, () =>
    page.getByRole("link", { name: study.title }).click(),
  );
});

test.describe("when pictures do not load", () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test("cover, gallery and logo each have a fallback", async ({ page }) => {
    const { id, galleryImages } = anEntryWith(
      caseStudies.all,
      "study with a logo",
      ({ clientLogo }) => clientLogo !== undefined,
    );
    await page.route(/\/images\/(prepared|case-studies|logos\/(?!placeholder))/, (route) => route.abort());
    await page.goto(`/case-studies/${id}`);
    await hydrated(page);
    const header = page.locator("main header img");
    await expect(header.nth(0)).toHaveAttribute("src", fallbackPictures.logo);
    await expect(header.nth(1)).toHaveAttribute("src", fallbackPictures.study);
    const gallery = page.locator("main figure img");
    for (const [index, fallback] of fallbackPictures.gallery.slice(0, galleryImages.length).entries()) {
      await gallery.nth(index).scrollIntoViewIfNeeded();
      await expect(gallery.nth(index)).toHaveAttribute("src", fallback);
    }
  });
});

test("a study prints on two sheets of A4", { tag: "@pdf" }, async ({ page }) => {
  await page.goto(`/case-studies/${shortest.id}`);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const sheets = pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
  expect(sheets.length).toBeLessThanOrEqual(2);
});

test("in print a study has its address and no navigation", { tag: "@media-features" }, async ({ page }) => {
  await page.goto(`/case-studies/${shortest.id}`);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(new RegExp(`^http.*/case-studies/${shortest.id}$`))).toBeVisible();
  for (const role of ["banner", "contentinfo", "navigation", "button"] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
});

test("in print the client's words and the facts take little room", { tag: "@media-features" }, async ({
  page,
}) => {
  const isQuoted = ({ clientName }: CaseStudy) => testimonialOf(clientName) !== undefined;
  const quoted = anEntryWith(caseStudies.all, "study with a testimonial", isQuoted);
  await page.goto(`/case-studies/${quoted.id}`);
  await page.emulateMedia({ media: "print" });
  const sizeOf = (text: Locator) =>
    text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const heading = page.getByRole("heading", { name: "The Results", exact: true });
  expect(await sizeOf(page.locator("main blockquote"))).toBeLessThanOrEqual(await sizeOf(heading));
  const tops = await page
    .locator("main dl > div")
    .evaluateAll((facts) => facts.map((fact) => Math.round(fact.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
});

function lengthOf(entry: CaseStudy) {
  return JSON.stringify(entry).length;
}
