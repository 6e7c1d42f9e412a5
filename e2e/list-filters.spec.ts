import { caseStudies } from "#content/case-studies/index.ts";
import { projects } from "#content/projects/index.ts";
import { anEntryWith, firstProject, firstStudy } from "./entries.ts";
import { cards, lists, openList, status } from "./list-page.ts";
import { expect, expectAccessible, test } from "./visitor.ts";

const [portfolio, studies] = lists;

test("a category adds a history entry, starts at page 1 and fetches no data", async ({ page }) => {
  const { category } = anEntryWith(projects.all, "category that fits on one page", (project) => {
    const { length } = inCategory(project.category);
    return length <= portfolio.size && length < projects.all.length;
  });
  const found = inCategory(category);
  const fetched: string[] = [];
  page.on("request", (request) => request.url().includes("/portfolio.data") && fetched.push(request.url()));
  await openList(page, "/portfolio?page=2");
  const before = Math.min(projects.all.length, 2 * portfolio.size);
  await expect(cards(page)).toHaveCount(before);
  await page.getByRole("button", { name: category, exact: true }).click();
  await expect(page).toHaveURL(`/portfolio?${new URLSearchParams({ category })}`);
  await expect(cards(page)).toHaveCount(found.length);
  await expect(status(page, new RegExp(`^${found.length} projects?$`))).toBeVisible();
  await page.getByLabel("Sort by").selectOption("title");
  await expect(page).toHaveURL(`/portfolio?${new URLSearchParams({ category, sort: "title" })}`);
  await expect(cards(page).getByRole("heading")).toHaveText(alphabetical(found));
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/portfolio?page=2");
  await expect(cards(page)).toHaveCount(before);
  expect(fetched).toEqual([]);
});

test("an empty portfolio says so and leads back to all projects", async ({ page }) => {
  const technologies = [...new Set(projects.all.flatMap((project) => project.technologies))];
  const { category, technology } = anEntryWith(
    projects.all.flatMap(({ category }) => technologies.map((technology) => ({ category, technology }))),
    "pair of filters without a project",
    ({ category, technology }) =>
      inCategory(category).every((project) => !project.technologies.includes(technology)),
  );
  await openList(page, `/portfolio?${new URLSearchParams({ category, technology })}`);
  await expect(page.getByRole("heading", { name: "No projects found" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "View All Projects" }).click();
  await expect(page).toHaveURL("/portfolio");
  await expect(cards(page)).toHaveCount(Math.min(projects.all.length, portfolio.size));
});

test("a search finds studies by every word, whatever its case or accents, and can be shared", async ({
  page,
  context,
}) => {
  const [technology] = firstStudy.technologies;
  const [client = ""] = firstStudy.clientName.split(" ");
  const query = `  ${client.replace(/[aeiou]/i, "$&\u0301").toUpperCase()} ${technology}`;
  await openList(page, "/case-studies");
  const field = page.getByLabel("Search case studies");
  const headings = cards(page).getByRole("heading");
  await field.pressSequentially(query);
  await expect(status(page, /^\d+ case stud(y|ies)$/)).toBeVisible();
  await expect(headings.filter({ hasText: firstStudy.title })).toHaveCount(1);
  const found = await headings.allTextContents();
  await field.blur();
  await expect(page).toHaveURL(/\?q=/);
  const visitor = await context.newPage();
  await openList(visitor, page.url());
  await expect(cards(visitor).getByRole("heading")).toHaveText(found);
  await expect(visitor.getByLabel("Search case studies")).toHaveValue(query);
  await visitor.close();

  const categories = caseStudies.all
    .filter(({ title }) => found.includes(title))
    .map((study) => study.category);
  const other = anEntryWith(
    caseStudies.all,
    "study of another category",
    (study) => !categories.includes(study.category),
  );
  await page.getByLabel("Category").selectOption(other.category);
  await expect(page.getByRole("heading", { name: "No case studies found" })).toBeVisible();
  await page.getByRole("button", { name: "Clear all filters" }).click();
  await expect(page).toHaveURL("/case-studies");
  await expect(field).toHaveValue("");
  await expect(cards(page)).toHaveCount(Math.min(caseStudies.all.length, studies.size));
});

test("studies can be filtered by industry and sorted", async ({ page }) => {
  const { industry } = firstStudy;
  const inIndustry = caseStudies.all.filter((study) => study.industry === industry);
  await openList(page, "/case-studies");
  await page.getByLabel("Industry").selectOption(industry);
  await expect(page).toHaveURL(`/case-studies?${new URLSearchParams({ industry })}`);
  await expect(cards(page)).toHaveCount(Math.min(inIndustry.length, studies.size));
  await page.goto("/case-studies?sort=alphabetical&page=99");
  await expect(cards(page).getByRole("heading")).toHaveText(alphabetical(caseStudies.all));
});

test("a search with hostile input finds nothing and breaks nothing", async ({ page }) => {
  await openList(page, "/case-studies");
  const field = page.getByLabel("Search case studies");
  for (const text of ["q".repeat(10_000), "<script>alert(1)</script>", "\\ [ ( * %00"]) {
    await field.fill(text);
    await expect(page.getByRole("heading", { name: "No case studies found" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
  }
});

test("a technology filter from a link can be removed", async ({ page }) => {
  const [technology = ""] = firstProject.technologies;
  const built = projects.all.filter(({ technologies }) => technologies.some((name) => name === technology));
  await openList(page, `/portfolio?${new URLSearchParams({ technology: technology.toLowerCase() })}`);
  await expect(cards(page)).toHaveCount(Math.min(built.length, portfolio.size));
  await page.getByRole("button", { name: `Remove filter Technology: ${technology}` }).click();
  await expect(page).toHaveURL("/portfolio");
});

function inCategory(category: string) {
  return projects.all.filter((project) => project.category === category);
}

function alphabetical(entries: readonly { title: string }[]) {
  return entries.map(({ title }) => title).sort((a, b) => a.localeCompare(b, "en"));
}
