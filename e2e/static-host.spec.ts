import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { site } from "#content/site.ts";
import { hostRules } from "#scripts/publish/testing/host-rules.ts";
import { ada, fill, openContact, sendButton } from "./contact-page.ts";
import { firstProject } from "./entries.ts";
import { expect, expectNoAxeViolations, hydrated, test as visitorTest } from "./visitor.ts";

const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

/** As Cloudflare Pages: files with their headers, a slash after folders, and 404.html for the rest. */
async function startStaticHost(): Promise<Server> {
  const headersFor = hostRules(await readFile("build/client/_headers", "utf8"));
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://host").pathname);
    const send = (status: number, name: string, body: Buffer) => {
      response.setHeader("Content-Type", types[extname(name)] ?? "application/octet-stream");
      response.writeHead(status, headersFor(path)).end(body);
    };
    const read = (name: string) => readFile(join("build/client", name)).catch(() => undefined);
    const file = await read(path);
    if (file) return send(200, path, file);
    const page = await read(join(path, "index.html"));
    if (page && !path.endsWith("/")) return response.writeHead(308, { Location: `${path}/` }).end();
    if (page) return send(200, "index.html", page);
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

test("the built files work on a static host with their policies, with navigation", async ({ page }) => {
  const about = await page.goto("/about");
  expect(about?.headers()["content-security-policy"]).toContain("default-src 'none'");
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
