import { caseStudies } from "#content/case-studies/index.ts";
import { clientLogos } from "#content/client-logos/index.ts";
import { projects } from "#content/projects/index.ts";
import { services } from "#content/services/index.ts";
import { clientStats, fallbackPictures, site, stats } from "#content/site.ts";
import { technologyPartners } from "#content/technology-partners/index.ts";
import { testimonials } from "#content/testimonials/index.ts";
import { anEntryWith, listedStudies } from "./entries.ts";
import { layoutShift } from "./layout-shift.ts";
import { expect, hydrated, test } from "./visitor.ts";

const valuesOf = (figures: readonly { value: string }[]) => figures.map(({ value }) => value);

test("every part of the home page is in its place and links on", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  const linkTo = (name: string) => main.getByRole("link", { name, exact: true });

  await expect(linkTo("Get Started")).toHaveAttribute("href", "/contact");
  await expect(linkTo("View Our Work")).toHaveAttribute("href", "/portfolio");
  await expect(main.locator("dl").first().locator("dd")).toHaveText(valuesOf(stats));

  const discuss = linkTo("Discuss Your Project (opens in a new tab)");
  await expect(discuss).toHaveAttribute("href", site.schedulingUrl);
  await expect(discuss).toHaveAttribute("target", "_blank");
  const partners = page.getByRole("region", { name: "Trusted partners" });
  for (const { id, name } of clientLogos.all) {
    await expect(partners.getByRole("img", { name, exact: true })).toBeAttached();
    const work = workFor(id, name);
    if (work) await expect(partners.locator(`a[href="${work}"]`).getByRole("img", { name })).toBeAttached();
  }

  for (const { title, link } of services.all) await expect(linkTo(title)).toHaveAttribute("href", link);

  const featured = listedStudies.slice(0, 3);
  const cards = main.getByRole("article");
  await expect(cards).toHaveCount(featured.length);
  for (const [index, study] of featured.entries()) {
    await expect(cards.nth(index).getByRole("link")).toHaveAttribute("href", `/case-studies/${study.id}`);
    for (const word of study.keyResults.slice(0, 2).join(" ").split(" ")) {
      await expect(cards.nth(index)).toContainText(word);
    }
  }

  for (const { name } of technologyPartners.all) {
    await expect(linkTo(name)).toBeVisible();
  }
  await expect(main.locator("dl").last().locator("dd")).toHaveText(
    clientStats.flatMap(({ value, counted }) => (counted ? [value, counted] : [value])),
  );
  await expect(main.getByRole("heading", { name: "How It Works" })).toBeVisible();
  await linkTo("Contact Us").click();
  await expect(page).toHaveURL("/contact");
});

test("nothing shifts while the page loads and is scrolled", { tag: "@layout-shift" }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto("/");
  await hydrated(page);
  for (const heading of await page.getByRole("heading", { level: 2 }).all()) {
    await heading.scrollIntoViewIfNeeded();
  }
  await page.waitForLoadState("networkidle");
  expect(await layoutShift(page)).toBe(0);
});

test.describe("a logo that does not load", () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test("is replaced by the placeholder, once", async ({ page }) => {
    const broken = anEntryWith(clientLogos.all, "logo");
    const other = anEntryWith(clientLogos.all, "second logo", ({ id }) => id !== broken.id);
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    for (const file of [broken.imgUrl, fallbackPictures.logo]) {
      await page.route(`**${file}`, (route) => route.abort());
    }
    await page.goto("/");
    await hydrated(page);
    const logo = page.getByRole("img", { name: broken.name, exact: true });
    await logo.scrollIntoViewIfNeeded();
    await expect(logo).toHaveAttribute("src", fallbackPictures.logo);
    await page.waitForLoadState("networkidle");
    expect(requested.filter((path) => path === fallbackPictures.logo)).toHaveLength(1);
    const untouched = page.getByRole("img", { name: other.name, exact: true });
    await expect(untouched).toHaveAttribute("src", other.imgUrl);
  });
});

test("pointing at a service shows an example of it", async ({ page }) => {
  const first = anEntryWith(
    services.all,
    "service with the first drawing",
    ({ drawing }) => drawing === "booking-page",
  );
  const second = anEntryWith(
    services.all,
    "service with another",
    ({ drawing }) => (drawing ?? first.drawing) !== first.drawing,
  );
  const linkTo = (title: string) => page.getByRole("main").getByRole("link", { name: title, exact: true });
  await page.goto("/");
  await hydrated(page);
  const screen = page.locator(".service-screen:visible");
  const before = (await screen.textContent()) ?? "";
  await linkTo(second.title).hover();
  await expect(screen).not.toHaveText(before);
  await expect(screen).toHaveCount(1);
  await linkTo(first.title).focus();
  await expect(screen).toHaveText(before);
  await expect(screen).toHaveCount(1);
});

test.describe("without JavaScript", { tag: "@script-off" }, () => {
  test.use({ javaScriptEnabled: false });

  test("every testimonial can be read and there are no dead buttons", async ({ page }) => {
    await page.goto("/");
    for (const [index, { quote }] of testimonials.all.entries()) {
      const shown = page.locator("blockquote").nth(index);
      await expect(shown).toContainText(quote);
      await expect(shown).toBeVisible();
    }
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  });
});

/** The client's study, or a project where there is none. */
function workFor(logo: string, name: string) {
  const study = caseStudies.all.find(({ clientLogo }) => clientLogo === logo);
  const project = projects.all.find(({ title, client }) => title === name || client === name);
  return study ? `/case-studies/${study.id}` : project && `/portfolio/${project.id}`;
}
