import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { calculators } from "#content/calculator/index.ts";
import { caseStudies } from "#content/case-studies/index.ts";
import { testimonials } from "#content/testimonials/index.ts";
import { runAxe } from "./accessibility/engines.ts";
import { type EditorCopy, startEditor } from "./editor-copy.ts";
import { expect, hydrated, test as visitorTest } from "./visitor.ts";

const test = visitorTest.extend<object, { editor: EditorCopy }>({
  editor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern here.
    async ({}, use) => {
      const editor = await startEditor();
      await use(editor);
      editor.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ editor }, use) => use(editor.url),
});

// One editor for all, which work on the same files.
test.describe.configure({ mode: "serial" });
test.use({ viewport: { width: 1440, height: 900 } });

// Firefox says so of a font, when the page beside the form is loaded again meanwhile.
test.use({ expectedMessages: /download failed/ });

// No page of the internet can be reached: an attempt is an error, and fails the test.
test.beforeEach(async ({ page, editor }) => {
  await page.route(
    (url) => url.origin !== editor.url,
    (route) => route.abort(),
  );
});

test("a price is one field, and the page beside the form follows", async ({ page, editor }) => {
  const [tab] = calculators.all;
  const [group] = tab?.groups ?? [];
  const [option] = group?.options ?? [];
  const file = join(editor.folder, `content/calculator/${tab?.id}.yaml`);
  const before = readFileSync(file, "utf8");
  await page.goto("/edit");
  await page.getByText("Price calculator").click();
  await page.getByRole("link", { name: tab?.title ?? "", exact: true }).click();
  await page.getByRole("button", { name: new RegExp(`^1 ${group?.title}`) }).click();
  await page.getByRole("button", { name: new RegExp(`^1 ${option?.label}`) }).click();
  const price = page.getByLabel("Price in US dollars");
  await expect(price).toHaveValue(String(option?.price));
  await expectAccessible(page);

  await price.fill("");
  await expect(page.getByText("Is missing.")).toBeVisible();
  await expect(price).toHaveAttribute("aria-invalid", "true");
  await save(page);
  await expect(page.getByRole("alert")).toContainText("One thing to put right");
  expect(readFileSync(file, "utf8")).toBe(before);

  const dearer = (option?.price ?? 0) + 111;
  // Firefox reports a request that leaving the page cuts off.
  const checked = page.waitForResponse(/\/edit\/check$/);
  await price.fill(String(dearer));
  await checked;
  await page.reload();
  await expect(page.getByText("Not saved yet; kept in this browser.")).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  expect(readFileSync(file, "utf8")).toBe(before.replace(`price: ${option?.price}`, `price: ${dearer}`));
  await page.getByRole("link", { name: "Contact, hours and claims" }).click();
  await expect(page.getByText("As in the file.")).toBeVisible();
  await page.goBack();
  const shown = page.frameLocator("iframe").getByText(`$${dearer.toLocaleString("en-US")}`);
  await expect(shown.first()).toBeVisible();
});

test("a study is a form and four pictures, and goes with a redirect", async ({ page, editor }) => {
  await page.goto("/edit#content/case-studies/.yaml");
  const title = "Tram passes by the month";
  await page.getByLabel("Title", { exact: true }).first().fill(title);
  await expect(page.getByLabel("Address")).toHaveValue("tram-passes-by-the-month");
  await save(page);
  await expect(page.getByRole("alert")).toContainText("things to put right");

  await fillStudy(page);
  const cover = page.getByRole("group", { name: "Cover" }).getByLabel("Picture", { exact: true });
  await cover.setInputFiles({ name: "small.png", mimeType: "image/png", buffer: await png(600, 400) });
  await expect(
    page.getByText("“small.png” is 600 x 400 pixels and needs at least 1200 x 750."),
  ).toBeVisible();
  const pictures = page.locator("input[type=file]");
  await expect(pictures).toHaveCount(4);
  for (const [index, picture] of (await pictures.all()).entries()) {
    // All have one name, as screenshots of a phone may have.
    const buffer = await png(1200, 750, index * 40);
    await picture.setInputFiles({ name: "Screen.png", mimeType: "image/png", buffer });
    await expect(page.getByText(index === 0 ? "screen.png" : `screen-${index + 1}.png`)).toBeVisible();
  }
  await expect(page.getByRole("alert")).toBeHidden();
  await save(page);
  // Four pictures are encoded in all their sizes first.
  await expect(page.getByText(/^Saved at/)).toBeVisible({ timeout: 120_000 });

  const folder = join(editor.folder, "content/case-studies/tram-passes-by-the-month");
  expect(readdirSync(folder).toSorted()).toEqual([
    "screen-2.png",
    "screen-3.png",
    "screen-4.png",
    "screen.png",
  ]);
  const site = page.frameLocator("iframe");
  await expect(site.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const image = site.getByRole("img", { name: /^A blue field for picture number 1/ }).first();
  await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0);

  await page.getByRole("button", { name: "Remove this case study" }).click();
  const dialog = page.getByRole("dialog", { name: "Remove this case study?" });
  await expect(dialog.getByRole("combobox")).toHaveValue("/case-studies");
  await dialog.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Change what the site says" })).toBeVisible();
  expect(existsSync(folder)).toBe(false);
  expect(existsSync(`${folder}.yaml`)).toBe(false);
  const { redirects } = parse(readFileSync(join(editor.folder, "content/redirects.yaml"), "utf8"));
  expect(redirects).toContainEqual({ from: "/case-studies/tram-passes-by-the-month", to: "/case-studies" });
  await expect(site.getByRole("heading", { level: 1, name: "Case Studies" })).toBeVisible();
  await page.getByText("Case studies").click();
  await expect(page.getByRole("link", { name: caseStudies.all[0]?.title ?? "", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: title })).toHaveCount(0);
  expect((await page.request.get("/case-studies/tram-passes-by-the-month")).status()).toBe(404);
});

test("entries change places, and nothing that others wrote is lost", async ({ page, editor }) => {
  const [first, second] = testimonials.all;
  const file = `content/testimonials/${first?.id}.yaml`;
  await page.goto(`/edit#${file}`);
  const menu = page.getByRole("navigation", { name: "Content" });
  await menu.getByRole("button", { name: "Change the order" }).click();
  await menu.getByRole("button", { name: `Move down: ${first?.name}` }).click();
  const names = menu.getByRole("listitem").filter({ has: page.getByRole("button", { name: /^Move up/ }) });
  await expect(names.getByRole("link").first()).toHaveText(second?.name ?? "");

  await expect(page.getByText(/^Order saved at/)).toBeVisible();
  await page.getByLabel("Role").fill("Director");
  const path = join(editor.folder, file);
  const changed = readFileSync(path, "utf8").replace(/rating: \d/, "rating: 4");
  writeFileSync(path, changed);
  await save(page);
  await expect(page.getByRole("alert")).toContainText("changed elsewhere");
  expect(readFileSync(path, "utf8")).toBe(changed);
  await page.getByRole("button", { name: "Take the one in the file" }).click();
  await expect(page.getByLabel("Rating")).toHaveValue("4");
  await expectAccessible(page);
});

test("a word that the dictionary lacks is added from the report", async ({ page, editor }) => {
  const file = "content/site.yaml";
  const path = join(editor.folder, file);
  await page.goto(`/edit#${file}`);
  const report = page.getByRole("region", { name: "Content check" });
  // In a new copy all texts are spelt for the first time.
  await expect(report.getByText(/^(All well|\d+ to put right)/)).toBeVisible({ timeout: 120_000 });
  writeFileSync(path, readFileSync(path, "utf8").replace(/^tagline: .*/m, "tagline: Take the Quxferry."));
  await page.reload();
  const remark = report.getByText(`${file}: Tagline has the unknown word "Quxferry"`);
  await expect(remark).toBeVisible({ timeout: 120_000 });
  await expectAccessible(page);
  await report.getByRole("button", { name: "Add Quxferry to the dictionary" }).click();
  await expect(remark).toBeHidden();
  await expect(report.getByText(/^(All well|\d+ to put right)/)).toBeVisible({ timeout: 120_000 });
  await expect(remark).toBeHidden();
  expect(readFileSync(join(editor.folder, "content/words.txt"), "utf8")).toMatch(/\nQuxferry\n$/);
});

test("what every page says is new after each save, also once the page is hydrated", async ({
  page,
  editor,
}) => {
  const file = join(editor.folder, "content/site.yaml");
  await page.goto("/contact");
  await hydrated(page);
  for (const name of ["first", "second", "third"]) {
    const email = `${name}@midspan.example`;
    writeFileSync(file, readFileSync(file, "utf8").replace(/^email: .*/m, `email: ${email}`));
    const link = page.getByRole("main").getByRole("link", { name: email });
    await expect(link).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(link).toBeVisible();
  }
});

test("another site cannot write files", async ({ request, baseURL }) => {
  const response = await request.post("/edit/save", { headers: { Origin: "https://example.com" }, data: {} });
  expect(response.status()).toBe(403);
  const ours = await request.post("/edit/order", {
    headers: { Origin: baseURL ?? "" },
    data: { collection: "", files: [] },
  });
  expect(ours.status()).toBe(200);
});

test("nothing of it is in the built site", () => {
  const files = globSync("build/{client,server}/**/*.{js,html}");
  expect(files).not.toEqual([]);
  expect(files.filter((file) => readFileSync(file, "utf8").includes("content-editor"))).toEqual([]);
});

async function save(page: Page) {
  await page.getByRole("button", { name: "Save", exact: true }).click();
}

/** Every text and choice that a study needs. */
async function fillStudy(page: Page) {
  const gallery = page.getByRole("group", { name: "Gallery" });
  while ((await gallery.getByLabel("Picture", { exact: true }).count()) < 3)
    await gallery.getByRole("button", { name: "Add to gallery" }).click();
  for (const [label, choice] of [
    ["Add to services", caseStudies.all[0]?.projectInfo.services[0]],
    ["Add to technologies", caseStudies.all[0]?.technologies[0]],
    ["Add to technologies", caseStudies.all[0]?.technologies[1]],
  ] as const)
    await page.getByLabel(label).selectOption(choice ?? "");
  for (const label of ["Category", "Client name", "Industry"]) await page.getByLabel(label).fill("Ferries");
  for (const [index, text] of (await page.locator("main textarea:visible").all()).entries())
    if ((await text.inputValue()) === "") await text.fill(`Sentence ${index} is about the tram.`);
  const alts = page.getByLabel("What the picture shows");
  for (const [index, alt] of (await alts.all()).entries())
    await alt.fill(`A blue field for picture number ${index + 1}, with nothing else to be seen on it`);
}

/** A picture in one colour. */
function png(width: number, height: number, green = 0): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: 10, g: green, b: 200 } } })
    .png()
    .toBuffer();
}

/** Of the editor; the page in the frame has tests of its own. */
async function expectAccessible(page: Page) {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  const { violations } = await runAxe(page, tags, ["iframe"]);
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" | ")}`),
  ).toEqual([]);
}
