import type { Page } from "@playwright/test";
import { caseStudies } from "#content/case-studies/index.ts";
import { expect, expectNoAxeViolations, hydrated, test } from "./visitor.ts";

const [study] = caseStudies.all;
if (!study) throw new Error("There are no studies");
const path = `/case-studies/${study.id}`;

async function open(page: Page) {
  await page.goto(path);
  await hydrated(page);
}

test("the page tells the study in its order and leads on", async ({ page }) => {
  await open(page);
  await expect(page.locator("main h2")).toHaveText([
    "Key Results",
    "The Challenge",
    "Our Analysis",
    "Our Solution",
    "Key Features & Components",
    "The Results",
    "Project Gallery",
    "Project Information",
    "Related case studies",
  ]);
  const strip = page.getByRole("region", { name: "Results at a glance" });
  await expect(strip.locator("strong")).toHaveText(["64%", "38%"]);
  await expect(strip.getByRole("listitem").last()).toHaveText(study.keyResults[2] ?? "");
  await expect(page.getByRole("link", { name: "Discuss Your Project" })).toHaveAttribute(
    "href",
    `/contact?study=${study.id}`,
  );
  await expect(page.getByRole("link", { name: "All Case Studies" })).toHaveAttribute("href", "/case-studies");
  const related = page.getByRole("region", { name: "Related case studies" }).getByRole("link");
  await expect(related).toHaveCount(3);
  expect(await related.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).not.toContain(
    path,
  );
  await page.getByRole("link", { name: "Next.js" }).click();
  await expect(page).toHaveURL("/case-studies?technology=Next.js");
  const shared = caseStudies.all.filter(({ technologies }) =>
    technologies.some((name) => name === "Next.js"),
  );
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(shared.length);
});

test("the facts stay beside the text", async ({ page }) => {
  await open(page);
  const facts = page.getByRole("heading", { name: "Project Information" });
  for (const heading of ["The Challenge", "Our Solution"]) {
    await page.getByRole("heading", { name: heading }).evaluate((element) => element.scrollIntoView());
    await expect(facts).toBeInViewport();
  }
});

test("a gallery picture opens over the whole screen with its caption", async ({ page }) => {
  await open(page);
  const opener = page.getByRole("button", { name: "View picture 2 full screen" });
  await opener.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(study.galleryImages[1]?.caption ?? "")).toBeInViewport();
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("while a study is on its way, its outline is shown at once", async ({ page }) => {
  await page.goto("/case-studies");
  await hydrated(page);
  let arrive = () => {};
  const held = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route(`**${path}.data*`, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("link", { name: study.title }).click();
  await expect(page.locator(".next-page")).toBeVisible();
  arrive();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(study.title);
  await expect(page.locator(".next-page")).toHaveCount(0);
});

test.describe("when pictures do not load", () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test("cover, gallery and logo each have their stand-in", async ({ page }) => {
    await page.route(/\/images\/(case-studies|logos\/(?!placeholder))/, (route) => route.abort());
    await open(page);
    const sources = page.locator("main header img");
    await expect(sources.nth(0)).toHaveAttribute("src", "/images/logos/placeholder.svg");
    await expect(sources.nth(1)).toHaveAttribute("src", "/images/fallbacks/case-study.png");
    const gallery = page.locator("main figure img");
    for (const number of [1, 2, 3]) {
      await gallery.nth(number - 1).scrollIntoViewIfNeeded();
      await expect(gallery.nth(number - 1)).toHaveAttribute("src", `/images/fallbacks/gallery-${number}.png`);
    }
  });
});

test("every study prints on two sheets of A4, with its address and without furniture", async ({ page }) => {
  test.setTimeout(90_000);
  for (const id of caseStudies.ids) {
    await page.goto(`/case-studies/${id}`);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
    expect(pages.length, id).toBeLessThanOrEqual(2);
  }
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(new RegExp(`^http.*/case-studies/${caseStudies.ids.at(-1)}$`))).toBeVisible();
  for (const role of ["banner", "contentinfo", "navigation", "button"] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
});
