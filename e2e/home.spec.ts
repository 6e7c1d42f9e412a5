import { caseStudies } from "#content/case-studies/index.ts";
import { clientLogos } from "#content/client-logos/index.ts";
import { services } from "#content/services/index.ts";
import { fallbackPictures, site } from "#content/site.ts";
import { technologyPartners } from "#content/technology-partners/index.ts";
import { testimonials } from "#content/testimonials/index.ts";
import { layoutShift } from "./layout-shift.ts";
import { expect, hydrated, test } from "./visitor.ts";

test("a visitor finds every part of the home page in its place and gets on from there", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  const linkTo = (name: string) => main.getByRole("link", { name, exact: true });

  await expect(linkTo("Get Started")).toHaveAttribute("href", "/contact");
  await expect(linkTo("View Our Work")).toHaveAttribute("href", "/portfolio");
  await expect(main.locator("dl").first().locator("dd")).toHaveText(["200+", "99%", "15+", "7+"]);

  const discuss = linkTo("Discuss Your Project (opens in a new tab)");
  await expect(discuss).toHaveAttribute("href", site.schedulingUrl);
  await expect(discuss).toHaveAttribute("target", "_blank");
  for (const { id, name } of clientLogos.all) {
    const study = caseStudies.all.find(({ clientLogo }) => clientLogo === id);
    const work = study ? `/case-studies/${study.id}` : `/portfolio/${id}`;
    await expect(linkTo(name)).toHaveAttribute("href", work);
    await expect(linkTo(name).getByRole("img")).toBeAttached();
  }

  for (const { title, link } of services.all) await expect(linkTo(title)).toHaveAttribute("href", link);

  const studies = main.getByRole("article");
  await expect(studies).toHaveCount(3);
  const featured = caseStudies.all.filter((study) => study.featured);
  for (const [index, study] of featured.entries()) {
    await expect(studies.nth(index).getByRole("link")).toHaveAttribute("href", `/case-studies/${study.id}`);
    for (const word of study.keyResults.slice(0, 2).join(" ").split(" ")) {
      await expect(studies.nth(index)).toContainText(word);
    }
  }

  for (const { name } of technologyPartners.all) {
    await expect(main.getByRole("link", { name: new RegExp(`^${name} \\d+ projects?$`) })).toBeVisible();
  }
  await expect(main.locator("dl").last().locator("dd")).toHaveText(["99%", "85%", "92%"]);
  await expect(main.getByRole("heading", { name: "How It Works" })).toBeVisible();
  await linkTo("Contact Us").click();
  await expect(page).toHaveURL("/contact");
});

test("nothing shifts while the page loads and is scrolled through", async ({ page }) => {
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
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.route("**/images/logos/{shopwave,placeholder}.svg", (route) => route.abort());
    await page.goto("/");
    await hydrated(page);
    const logo = page.getByRole("img", { name: "ShopWave", exact: true });
    await logo.scrollIntoViewIfNeeded();
    await expect(logo).toHaveAttribute("src", fallbackPictures.logo);
    await page.waitForLoadState("networkidle");
    expect(asked.filter((path) => path === fallbackPictures.logo)).toHaveLength(1);
    await expect(page.getByRole("img", { name: "Hope Harbor", exact: true })).toHaveAttribute(
      "src",
      /hope-harbor/,
    );
  });
});

test("pointing at a service shows what it makes", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const screens = page.locator(".service-screen:visible");
  await expect(screens).toHaveCount(1);
  await expect(screens).toContainText("148 of 170 KB");
  await page.getByRole("main").getByRole("link", { name: "CRM & ERP" }).hover();
  await expect(screens).toContainText("Migration check");
  await page.getByRole("main").getByRole("link", { name: "Mobile Apps" }).focus();
  await expect(screens).toContainText("18 stops");
  await expect(screens).toHaveCount(1);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every testimonial can be read and no button is dead", async ({ page }) => {
    await page.goto("/");
    for (const { quote } of testimonials.all) await expect(page.getByText(quote)).toBeVisible();
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  });
});
