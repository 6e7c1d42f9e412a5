import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { visitCounter } from "#content/site.ts";
import { axeFindings, codeSnifferFindings } from "./accessibility/engines.ts";
import { privacySignals } from "./privacy-signals.ts";

const counterScript = visitCounter ? visitCounter.script : undefined;
const [[, refuseTracking]] = privacySignals;

/** Messages about failed downloads that browsers report as uncaught errors. */
const downloadReport = /^download failed|disallowed MIME type|dynamically imported module|Importing a module/;

type Options = {
  /** Console messages that this test expects; any other error or warning fails it. */
  expectedMessages: RegExp | undefined;
  /** Requests to other sites that this test expects. */
  expectedRequests: RegExp | undefined;
  /** Whether the visitor has data saver on, so that no page is fetched ahead. */
  savesData: boolean;
  /** Whether the visitor lets the site count and measure the visit. A counter that the owner has set is not called. */
  isCounted: boolean;
};

/**
 * Every test also fails on a console error or warning, a violation of the content security policy, a request to
 * another site or a cookie.
 */
export const test = base.extend<Options & { cleanVisit: undefined }>({
  expectedMessages: [undefined, { option: true }],
  expectedRequests: [undefined, { option: true }],
  savesData: [false, { option: true }],
  isCounted: [false, { option: true }],
  cleanVisit: [
    async ({ page, context, baseURL, expectedMessages, expectedRequests, savesData, isCounted }, use) => {
      const problems: string[] = [];
      if (savesData) await onConnection(page, { saveData: true });
      if (counterScript && isCounted)
        await context.route(counterScript, (route) => route.fulfill({ body: "" }));
      else if (counterScript) await context.addInitScript(refuseTracking);
      page.on("console", (message) => {
        if (!["error", "warning"].includes(message.type())) return;
        if (expectedMessages?.test(message.text())) return;
        problems.push(`console ${message.type()}: ${message.text()}`);
      });
      page.on("pageerror", ({ message }) => {
        if (downloadReport.test(message) && expectedMessages?.test(message)) return;
        problems.push(`uncaught: ${message}`);
      });
      page.on("request", (request) => {
        if (isCounted && request.url() === counterScript) return;
        if (expectedRequests?.test(request.url())) return;
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith("http") && origin !== new URL(baseURL ?? "").origin) {
          problems.push(`foreign request: ${request.url()}`);
        }
      });
      await use(undefined);
      for (const { name } of await context.cookies()) problems.push(`cookie: ${name}`);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** What the browser says of the visitor's connection. */
export async function onConnection(page: Page, connection: { saveData?: boolean; effectiveType?: string }) {
  await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);
}

/** Waits until React has hydrated the prerendered page. */
export async function hydrated(page: Page) {
  await page.waitForFunction(isHydrated);
}

/** Runs in the page. */
export function isHydrated() {
  const main = document.querySelector("main");
  return main !== null && Object.keys(main).some((key) => key.startsWith("__reactFiber"));
}

/** Waits until the page has hydrated and everything that delivery put off is in place. */
export async function settled(page: Page) {
  await hydrated(page);
  await expect(page.locator("html")).not.toHaveAttribute("data-layout");
  await page.waitForFunction(hasFullStylesheet);
}

/** Runs in the page. */
function hasFullStylesheet() {
  return [...document.styleSheets].some(({ href }) => href !== null);
}

/** Unlike `toBeFocused`, also after Tab has left the page for the browser's own controls. */
export async function expectActiveElement(target: Locator) {
  await expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);
}

/** Two engines read the page as it is now. */
export async function expectAccessible(page: Page) {
  // What is not laid out yet has no colours to compare.
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  expect(await codeSnifferFindings(page)).toEqual([]);
}
