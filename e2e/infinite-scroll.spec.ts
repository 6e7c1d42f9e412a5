import type { Page } from "@playwright/test";
import { caseStudies } from "#content/case-studies/index.ts";
import { projects } from "#content/projects/index.ts";
import { technologyPartners } from "#content/technology-partners/index.ts";
import { layoutShift } from "./layout-shift.ts";
import { expect, expectNoAxeViolations, hydrated, test } from "./visitor.ts";

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const status = (page: Page, text: string | RegExp) => page.getByRole("status").filter({ hasText: text });
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

const lists = [
  {
    path: "/portfolio",
    size: 6,
    delay: 1_000,
    near: 300,
    more: "Load more projects",
    loading: "Loading projects...",
    end: "You've viewed all our projects in this category",
  },
  {
    path: "/case-studies",
    size: 9,
    delay: 800,
    near: 200,
    more: "Load more case studies",
    loading: "Loading case studies...",
    end: "You've viewed all our case studies",
  },
];

for (const { path, size, delay, near, more, loading, end } of lists) {
  test.describe(path, () => {
    test(`loads the next page ${near} px before its end, after ${delay} ms, and then tells the end`, async ({
      page,
    }) => {
      await page.clock.install();
      await open(page, path);
      await expect(cards(page)).toHaveCount(size);
      const distance = (pixels: number) =>
        page.evaluate((wanted) => {
          const list = document.querySelector("section > ul + div");
          window.scrollBy(0, (list?.getBoundingClientRect().top ?? 0) - window.innerHeight - wanted);
        }, pixels);
      await page.clock.pauseAt(Date.now() + 60_000);
      await distance(near + 20);
      await page.clock.runFor(2_000);
      await expect(status(page, loading)).toHaveCount(0);
      await distance(near - 20);
      // The words appear with the next tick of the clock, which stands still but for this.
      await expect
        .poll(() => page.clock.runFor(1).then(() => status(page, loading).count()), { intervals: [10] })
        .toBe(1);
      await page.clock.runFor(delay - 100);
      await expect(cards(page)).toHaveCount(size);
      await page.clock.runFor(100);
      await page.clock.resume();
      await expect(cards(page)).toHaveCount(12);
      await expect(status(page, end)).toBeVisible();
      await expect(page.getByRole("button", { name: more })).toHaveCount(0);
      await expect(page).toHaveURL(`${path}?page=2`);
      await page.keyboard.press("End");
      await expect(
        page.getByRole("contentinfo").getByRole("link", { name: "Terms of Service" }),
      ).toBeInViewport();
    });

    test("a press of the button by keyboard leads on to the first new entry", async ({ page }) => {
      await open(page, path);
      await expect(status(page, `Showing ${size} of 12`)).toBeVisible();
      await page.getByRole("button", { name: more }).focus();
      await page.keyboard.press("Enter");
      await expect(cards(page)).toHaveCount(12);
      await expect(cards(page).nth(size).getByRole("link")).toBeFocused();
      await expect(cards(page).nth(size).getByRole("link")).toBeInViewport();
      await expect(status(page, /^12 /)).toBeVisible();
    });

    test("Back returns to the same depth and place, and so does a reload", async ({ page }) => {
      await open(page, path);
      // Coming near is enough, and the button may be gone before a click on it.
      await page.getByRole("button", { name: more }).focus();
      await expect(cards(page)).toHaveCount(12);
      const card = cards(page).nth(10);
      await card.scrollIntoViewIfNeeded();
      const before = await scrollY(page);
      await card.getByRole("link").click();
      await expect(page).toHaveURL(new RegExp(`${path}/`));
      await expect.poll(() => scrollY(page)).toBe(0);
      await page.goBack();
      await expect(cards(page)).toHaveCount(12);
      await expect.poll(() => scrollY(page)).toBeCloseTo(before, -1);
      await page.reload();
      await hydrated(page);
      await expect(cards(page)).toHaveCount(12);
      await expect.poll(() => scrollY(page)).toBeCloseTo(before, -1);
    });

    test("what the address does not know is ignored", async ({ page }) => {
      await open(page, `${path}?category=Nope&sort=price&page=-3&industry=%3Cscript%3E&x=1`);
      await expect(cards(page)).toHaveCount(size);
      await open(page, `${path}?page=99`);
      await expect(cards(page)).toHaveCount(12);
    });

    test("nothing shifts while it comes to life, with or without a choice in the address", async ({
      page,
    }) => {
      for (const address of [path, `${path}?category=Healthcare`, `${path}?q=zzz`]) {
        await page.goto(address);
        await hydrated(page);
        expect(await layoutShift(page), address).toBe(0);
      }
    });
  });
}

test("a category is a step in the history, starts at page 1 and asks for no data", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes(".data") && asked.push(request.url()));
  await open(page, "/portfolio?page=2");
  await expect(cards(page)).toHaveCount(12);
  await page.getByRole("button", { name: "Healthcare" }).click();
  await expect(page).toHaveURL("/portfolio?category=Healthcare");
  await expect(cards(page)).toHaveCount(3);
  await expect(status(page, "3 projects")).toBeVisible();
  await page.getByLabel("Sort by").selectOption("title");
  await expect(page).toHaveURL("/portfolio?category=Healthcare&sort=title");
  await expect(cards(page).getByRole("heading")).toHaveText(titlesOf("Healthcare"));
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/portfolio?page=2");
  await expect(cards(page)).toHaveCount(12);
  expect(asked).toEqual([]);
});

test("an empty portfolio says so and leads back to all projects", async ({ page }) => {
  await open(page, "/portfolio?category=Sports&technology=MongoDB");
  await expect(page.getByRole("heading", { name: "No projects found" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "View All Projects" }).click();
  await expect(page).toHaveURL("/portfolio");
  await expect(cards(page)).toHaveCount(6);
});

test("studies are found by every word typed, and the link shows the same list", async ({ page, context }) => {
  await open(page, "/case-studies");
  const field = page.getByLabel("Search case studies");
  await field.pressSequentially("  DONÓR next.js");
  await expect(cards(page).getByRole("heading")).toHaveText([/giving platform/, /public ledger/]);
  await expect(status(page, "2 case studies")).toBeVisible();
  await field.blur();
  await expect(page).toHaveURL(/\?q=/);
  const visitor = await context.newPage();
  await open(visitor, page.url());
  await expect(cards(visitor)).toHaveCount(2);
  await expect(visitor.getByLabel("Search case studies")).toHaveValue("  DONÓR next.js");
  await visitor.close();

  await page.getByLabel("Category").selectOption("Construction");
  await expect(page.getByRole("heading", { name: "No case studies found" })).toBeVisible();
  await page.getByRole("button", { name: "Clear all filters" }).click();
  await expect(page).toHaveURL("/case-studies");
  await expect(field).toHaveValue("");
  await expect(cards(page)).toHaveCount(9);
});

test("industry and order narrow the studies", async ({ page }) => {
  await open(page, "/case-studies");
  await page.getByLabel("Industry").selectOption("Hospitals & Clinics");
  await expect(page).toHaveURL("/case-studies?industry=Hospitals+%26+Clinics");
  await expect(cards(page)).toHaveCount(1);
  await page.goto("/case-studies?sort=alphabetical&page=2");
  const titles = caseStudies.all.map(({ title }) => title).sort((a, b) => a.localeCompare(b, "en"));
  await expect(cards(page).getByRole("heading")).toHaveText(titles);
});

test("a search that nobody would type does no harm", async ({ page }) => {
  await open(page, "/case-studies");
  const field = page.getByLabel("Search case studies");
  for (const text of ["a".repeat(10_000), "<script>alert(1)</script>", "\\ [ ( * %00"]) {
    await field.fill(text);
    await expect(page.getByRole("heading", { name: "No case studies found" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
  }
});

test("each technology of the home page leads to work that used it", async ({ page }) => {
  await open(page, "/portfolio?technology=next.js");
  await expect(cards(page)).toHaveCount(withTechnology("Next.js"));
  await page.getByRole("button", { name: "Remove filter Technology: Next.js" }).click();
  await expect(page).toHaveURL("/portfolio");
  expect(technologyPartners.all.filter(({ name }) => withTechnology(name) === 0)).toEqual([]);
});

test.describe("when a page does not load", () => {
  test.use({ expectedMessages: /^The next page of the list did not load/ });

  test("it is tried three times more and logged; the list stays usable and the button tries again", async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
    await page.clock.install();
    // The wait for a page is the one part of loading it that can be broken from outside.
    await page.addInitScript(() => {
      const wait = window.setTimeout;
      Object.assign(window, {
        broken: true,
        setTimeout: (...parameters: Parameters<typeof wait>) => {
          if (parameters[1] === 800 && Reflect.get(window, "broken")) throw new Error("no page");
          return wait(...parameters);
        },
      });
    });
    await open(page, "/case-studies");
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole("button", { name: "Load more case studies" }).click();
    await page.clock.runFor(6_900);
    expect(logged).toEqual([]);
    await page.clock.runFor(200);
    await expect.poll(() => logged).toHaveLength(1);
    await expect(cards(page)).toHaveCount(9);
    await expect(page.getByRole("main")).not.toContainText(/error|failed/i);
    await page.clock.resume();
    await page.evaluate(() => Object.assign(window, { broken: false }));
    await page.getByRole("button", { name: "Load more case studies" }).click();
    await expect(cards(page)).toHaveCount(12);
    await page.getByLabel("Category").selectOption("Education");
    await expect(cards(page)).toHaveCount(1);
    expect(logged).toHaveLength(1);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, all] of [
    ["/portfolio", projects.ids],
    ["/case-studies", caseStudies.ids],
  ] as const) {
    test(`every entry of ${path} can be reached, and nothing is there that would not work`, async ({
      page,
    }) => {
      await page.goto(path);
      for (const id of all) await expect(page.locator(`main a[href="${path}/${id}"]`)).toBeVisible();
      await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
      await expect(page.getByRole("combobox")).toHaveCount(0);
    });
  }
});

function titlesOf(category: string) {
  const found = projects.all.filter((project) => project.category === category);
  return found.map(({ title }) => title).sort((a, b) => a.localeCompare(b, "en"));
}

function withTechnology(name: string) {
  return projects.all.filter(({ technologies }) => technologies.some((own) => own === name)).length;
}
