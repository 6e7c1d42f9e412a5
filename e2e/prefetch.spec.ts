import { createServer, request as forward, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, hydrated, test as visitorTest } from "./visitor.ts";

type Counted = {
  origin: string;
  asked: string[];
  /** Answers wait for it. */
  held: Promise<void>;
};

/** Stands between browser and server and writes down what really travels, whatever the browser has kept. */
const test = visitorTest.extend<{ counted: Counted }>({
  counted: async ({ baseURL, page }, use) => {
    const counted: Counted = { origin: "", asked: [], held: Promise.resolve() };
    const server = createServer(async (request, response) => {
      counted.asked.push(request.url ?? "");
      await counted.held;
      const target = new URL(request.url ?? "/", baseURL);
      const onward = forward(
        target,
        { method: request.method, headers: request.headers, agent: false },
        (answer) => {
          response.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(response);
        },
      );
      onward.on("error", () => response.destroy());
      request.pipe(onward);
    });
    await new Promise<void>((done) => server.listen(0, done));
    counted.origin = `http://localhost:${portOf(server)}`;
    await use(counted);
    // Whatever the page is still loading would otherwise fail.
    await page.close();
    server.closeAllConnections();
    server.close();
  },
});

test.use({ expectedRequests: /^http:\/\/localhost:/ });

for (const [way, point] of [
  ["pointing at a link", (page: Page) => about(page).hover()],
  ["focusing a link", (page: Page) => about(page).focus()],
  ["touching a link", (page: Page) => about(page).dispatchEvent("touchstart")],
] as const) {
  test(`${way} fetches its page, and the click nothing more`, async ({ page, counted }) => {
    await open(page, counted);
    await point(page);
    await expect
      .poll(() => counted.asked.filter(isOfPage))
      .toEqual(expect.arrayContaining(["/about.data", expect.stringMatching(/^\/assets\/about-/)]));
    await expect.poll(() => page.evaluate(unloadedModules)).toEqual([]);
    const before = counted.asked.filter(isOfPage);
    await about(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(counted.asked.filter(isOfPage)).toEqual(before);
    expect(new Set(before).size).toBe(before.length);
  });
}

test("a click that comes before the link has warmed up fetches everything once", async ({
  page,
  counted,
}) => {
  await open(page, counted);
  const { promise, resolve: release } = Promise.withResolvers<void>();
  counted.held = promise;
  await about(page).click();
  // While the answers to the click are on their way, the link asks too, a moment too late.
  await expect(page.locator('link[rel="prefetch"][href="/about.data"]')).toBeAttached();
  release();
  await expect(page).toHaveURL(`${counted.origin}/about`);
  const asked = counted.asked.filter(isOfPage);
  expect(new Set(asked).size).toBe(asked.length);
});

async function open(page: Page, { origin, asked }: Counted) {
  await page.goto(`${origin}/`);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  asked.length = 0;
}

/** Modules that the page was told to get ahead and does not have yet. */
function unloadedModules() {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
  return links.map(({ href }) => href).filter((href) => !loaded.includes(href));
}

function about(page: Page) {
  return page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" });
}

function isOfPage(address: string) {
  return !address.startsWith("/images/");
}

function portOf(server: Server) {
  return (server.address() as AddressInfo).port;
}
