import { createServer, request as forward, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Locator, Page } from "@playwright/test";
import { tagsMetadata } from "#content/metadata-for.ts";
import { mainLinks } from "#content/navigation.ts";
import { dataSuffix, routeManifest, routeModules } from "#contract/framework.ts";
import { expect, hydrated, onConnection, test as visitorTest } from "../visitor.ts";

type Recorder = {
  origin: string;
  requested: string[];
  /** Data waits for it. */
  held: Promise<void>;
};

/** A proxy that records what really goes over the network, whatever the browser has cached. */
const test = visitorTest.extend<{ recorder: Recorder }>({
  recorder: async ({ baseURL, page }, use) => {
    const recorder: Recorder = { origin: "", requested: [], held: Promise.resolve() };
    const server = createServer(async (request, response) => {
      recorder.requested.push(request.url ?? "");
      if (isData(request.url ?? "")) await recorder.held;
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

test("pages whose links are in view are fetched ahead, once, and a click fetches nothing more", async ({
  page,
  recorder,
}) => {
  await page.goto(recorder.origin);
  await fetchedAhead(page);
  const { requested } = recorder;
  const before = requested.length;
  expect(requested).toEqual(expect.arrayContaining(inView.map((path) => path + dataSuffix)));
  const needed = ["/about.data", ...(await filesOf(page, "about"))];
  await link(page, "About").click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(requested.slice(before).filter((url) => needed.includes(url))).toEqual([]);
  const once = requested.filter((url) => isData(url) || url.endsWith(".js"));
  expect(new Set(once).size).toBe(once.length);
  // The content security policy blocks these in Firefox.
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
});

test.describe("offline", () => {
  test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED/ });

  test("a page that was fetched ahead opens", async ({ page, context }) => {
    await page.goto("/");
    await fetchedAhead(page);
    await context.setOffline(true);
    await link(page, "About").click();
    await expect(page).toHaveTitle(tagsMetadata("/about").title);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
});

test("nothing is fetched ahead before the page has loaded and hydrated", async ({ page, recorder }) => {
  await page.goto(recorder.origin);
  await fetchedAhead(page);
  const first = recorder.requested.findIndex(isData);
  const startUp = await filesOf(page, "home");
  for (const file of startUp) expect(recorder.requested.indexOf(file)).toBeLessThan(first);
  const [earliest, loaded] = await page.evaluate((suffix) => {
    const data = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(suffix));
    const [navigation] = performance.getEntriesByType("navigation");
    return [Math.min(...data.map(({ startTime }) => startTime)), navigation?.duration];
  }, dataSuffix);
  expect(earliest).toBeGreaterThan(loaded ?? Number.POSITIVE_INFINITY);
});

for (const connection of [{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }]) {
  test(`a visitor with ${JSON.stringify(connection)} gets what was clicked, and nothing ahead`, async ({
    page,
    recorder,
  }) => {
    await onConnection(page, connection);
    const prefetcher = page.waitForResponse(/\/assets\/prefetch-links/);
    await page.goto(recorder.origin);
    await prefetcher;
    for (const [pointedAt, clicked] of [
      ["Services", "About"],
      ["Portfolio", "Process"],
    ] as const) {
      await link(page, pointedAt).hover();
      await link(page, clicked).click();
      await expect(page).toHaveURL(new RegExp(clicked, "i"));
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    }
    const data = recorder.requested.filter(isData);
    expect(data).toEqual(["/about.data", "/process.data"]);
  });
}

test("a click asks for a page's modules at once, not for each when its importer has arrived", async ({
  page,
}) => {
  await onConnection(page, { saveData: true });
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const prefetcher = page.waitForResponse(/\/assets\/prefetch-links/);
  await page.goto("/");
  await prefetcher;
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const [module = "", ...imports] = await filesOf(page, "services");
  await page.route(`**${module}`, async (route) => {
    await held;
    await route.continue();
  });
  const missing = () => imports.filter((file) => !requested.includes(file));
  expect(missing().length).toBeGreaterThan(0);
  await link(page, "Services").click();
  await expect.poll(missing).toEqual([]);
  release();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("six files at most are fetched ahead at a time", async ({ page }) => {
  await page.addInitScript(() => {
    let underWay = 0;
    const original = window.fetch;
    window.fetch = async (...request) => {
      underWay++;
      const most = Number(Reflect.get(window, "mostAtOnce") ?? 0);
      Reflect.set(window, "mostAtOnce", Math.max(most, underWay));
      return original(...request).finally(() => underWay--);
    };
  });
  await page.goto("/");
  await fetchedAhead(page);
  expect(await page.evaluate(() => Reflect.get(window, "mostAtOnce"))).toBe(6);
});

for (const [way, pointAt, details] of [
  ["hovered over", (target: Locator) => target.hover(), {}],
  ["focused", (target: Locator) => target.focus(), {}],
  ["touched", (target: Locator) => target.dispatchEvent("touchstart"), { tag: "@touch" }],
] as const) {
  test(`a link that is ${way} comes before the others`, details, async ({ page, recorder }) => {
    const release = await openAndHold(page, recorder);
    await pointAt(page.locator(`main a[href="/pricing"]`).first());
    release();
    await fetchedAhead(page);
    const { requested } = recorder;
    expect(requested).toContain("/pricing.data");
    expect(requested.indexOf("/pricing.data")).toBeLessThan(requested.indexOf("/contact.data"));
  });
}

test("a click while its page is being fetched ahead fetches everything once", async ({ page, recorder }) => {
  const release = await openAndHold(page, recorder);
  await link(page, "Contact").click();
  await expect(page.locator(".pending-bar")).toBeVisible();
  release();
  await expect(page).toHaveURL(`${recorder.origin}/contact`);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(recorder.requested.filter((url) => url === "/contact.data")).toHaveLength(1);
});

test.describe("files that are gone", () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  for (const [what, files] of [
    ["code", "**/assets/process-*.js"],
    ["data", "**/process.data"],
  ] as const) {
    test(`a page whose ${what} could not be fetched ahead is loaded by the click`, async ({ page }) => {
      let gone = true;
      await page.route(files, (route) => (gone ? route.fulfill({ status: 404 }) : route.continue()));
      const failed = page.waitForResponse(files);
      await page.goto("/about");
      await failed;
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      gone = false;
      await link(page, "Process").click();
      await expect(page).toHaveTitle(tagsMetadata("/process").title);
    });
  }
});

/** The pages that the main navigation of the home page leads to. */
const inView = mainLinks.map(({ to }) => to).filter((to) => to !== "/");

/** Waits until the code of these pages has been evaluated, which is the last step. */
async function fetchedAhead(page: Page) {
  await hydrated(page);
  const ids = inView.map((path) => `pages${path}${path}`);
  await page.waitForFunction(([name, ids]) => ids.every((id) => id in Reflect.get(window, name)), [
    routeModules,
    ids,
  ] as const);
}

/** Opens the home page and holds back the data of six pages, so that the rest waits for its turn. */
async function openAndHold(page: Page, recorder: Recorder) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  recorder.held = promise;
  await page.goto(recorder.origin);
  await expect.poll(() => recorder.requested.filter(isData).length).toBe(6);
  return release;
}

/** The modules of a page, as React Router's manifest names them. */
function filesOf(page: Page, name: string) {
  return page.evaluate(
    ([manifest, id]) => {
      const { module, imports = [] } = Reflect.get(window, manifest).routes[id];
      return [module, ...imports] as string[];
    },
    [routeManifest, `pages/${name}/${name}`] as const,
  );
}

function link(page: Page, name: string) {
  return page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });
}

function isData(url: string) {
  return url.endsWith(dataSuffix);
}

function portOf(server: Server) {
  return (server.address() as AddressInfo).port;
}
