import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { site } from "#content/site.ts";
import { ada, fill, openContact, sendButton } from "./contact-page.ts";
import { firstProject } from "./entries.ts";
import { expect, expectNoAxeViolations, hydrated, test as visitorTest } from "./visitor.ts";

const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

/** An ordinary static host: it serves files, index.html for folders, and 404.html for the rest. */
function startStaticHost(): Promise<Server> {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://host").pathname);
    const send = (status: number, name: string, body: Buffer) =>
      response
        .writeHead(status, { "Content-Type": types[extname(name)] ?? "application/octet-stream" })
        .end(body);
    for (const name of [path, join(path, "index.html")]) {
      const body = await readFile(join("build/client", name)).catch(() => undefined);
      if (body) return send(200, name, body);
    }
    return send(404, "404.html", await readFile("build/client/404.html"));
  });
  return new Promise((done) => server.listen(0, () => done(server)));
}

const test = visitorTest.extend<object, { host: Server }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern here.
    async ({}, use) => {
      const host = await startStaticHost();
      await use(host);
      host.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ host }, use) => use(`http://localhost:${(host.address() as AddressInfo).port}`),
});

test("the built files work on a static host, with navigation", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Portfolio" }).click();
  await page.getByRole("link", { name: firstProject.title }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: firstProject.title })).toBeVisible();
});

test.describe("its contact form", () => {
  test.use({ expectedMessages: /Failed to load resource.*404/ });

  test("says that it cannot send, and offers the composed mail", async ({ page }) => {
    await openContact(page);
    await fill(page, ada);
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(`This form cannot send from here.Write to ${site.email}.`);
    const mail = decodeURIComponent((await alert.getByRole("link").getAttribute("href")) ?? "");
    expect(mail).toContain(`mailto:${site.email}?subject=${ada.Subject}`);
    expect(mail.replaceAll("\r\n", "\n")).toContain(ada.Message);
    await expect(sendButton(page)).toBeDisabled();
    await expect(page.getByRole("checkbox")).toBeHidden();
    await expectNoAxeViolations(page);
  });
});

test.describe("its 404.html", () => {
  test.use({ expectedMessages: /Failed to load resource.*404|^404: no page at|^No service/ });

  for (const [path, heading] of [
    ["/nope", /Page not found/],
    ["/portfolio/nope", "Project Not Found"],
    ["/case-studies/nope", "Case Study Not Found"],
    ["/services/nope", "Services"],
  ] as const) {
    test(`becomes the right page at ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    });
  }
});
