import { createServer, request as forward, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, hydrated, test as visitorTest } from "./visitor.ts";

type Recorder = {
  origin: string;
  requested: string[];
  /** Responses wait for it. */
  held: Promise<void>;
};

/** A proxy that records what really goes over the network, whatever the browser has cached. */
const test = visitorTest.extend<{ recorder: Recorder }>({
  recorder: async ({ baseURL, page }, use) => {
    const recorder: Recorder = { origin: "", requested: [], held: Promise.resolve() };
    const server = createServer(async (request, response) => {
      recorder.requested.push(request.url ?? "");
      await recorder.held;
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
    recorder.origin = `http://localhost:${portOf(server)}`;
    await use(recorder);
    // Whatever the page is still loading would otherwise fail.
    await page.close();
    server.closeAllConnections();
    server.close();
  },
});

test.use({ expectedRequests: /^http:\/\/localhost:/ });

for (const [way, prefetch] of [
  ["hovering over a link", (page: Page) => about(page).hover()],
  ["focusing a link", (page: Page) => about(page).focus()],
  ["touching a link", (page: Page) => about(page).dispatchEvent("touchstart")],
] as const) {
  test(`${way} prefetches its page, and the click fetches nothing more`, async ({ page, recorder }) => {
    await open(page, recorder);
    await prefetch(page);
    await expect
      .poll(() => recorder.requested.filter(isOfPage))
      .toEqual(expect.arrayContaining(["/about.data", expect.stringMatching(/^\/assets\/about-/)]));
    await expect.poll(() => page.evaluate(unloadedModules)).toEqual([]);
    const before = recorder.requested.filter(isOfPage);
    await about(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(recorder.requested.filter(isOfPage)).toEqual(before);
    expect(new Set(before).size).toBe(before.length);
  });
}

test("a click before the prefetch fetches everything once", async ({ page, recorder }) => {
  await open(page, recorder);
  const { promise, resolve: release } = Promise.withResolvers<void>();
  recorder.held = promise;
  await about(page).click();
  // While the responses to the click are on their way, the link prefetches too.
  await expect(page.locator('link[rel="prefetch"][href="/about.data"]')).toBeAttached();
  release();
  await expect(page).toHaveURL(`${recorder.origin}/about`);
  const requested = recorder.requested.filter(isOfPage);
  expect(new Set(requested).size).toBe(requested.length);
});

async function open(page: Page, { origin, requested }: Recorder) {
  await page.goto(`${origin}/`);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  requested.length = 0;
}

/** Modules that are to be preloaded and have not arrived yet. */
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
