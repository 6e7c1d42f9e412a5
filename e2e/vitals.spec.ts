import type { Page } from "@playwright/test";
import { formEndpoint } from "#content/site.ts";
import { sendsVitals } from "#content/vitals.ts";
import { vitalsPath } from "#contract/vitals.ts";
import { builtFiles, builtText } from "./built-site.ts";
import { firstStudy } from "./entries.ts";
import { privacySignals } from "./privacy-signals.ts";
import { expect, hydrated, test } from "./visitor.ts";

const script = /send-vitals/;

function watchVitals(page: Page) {
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(vitalsPath)) sent.push(request.postDataJSON());
  });
  return sent;
}

/** As when the visitor turns to another tab and comes back. Whatever the page sends then, it has sent before this. */
async function lookAway(page: Page) {
  await page.evaluate(async () => {
    for (const value of [true, false]) {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }
    await fetch("/healthz");
  });
}

test.describe("without VITALS", () => {
  test.skip(sendsVitals, "The build has VITALS");

  test("nothing of it is in the build, and nothing is sent", async ({ page }) => {
    const files = [...builtFiles()].filter((file) => /\.(js|html)$/.test(file));
    expect(files.filter((file) => script.test(file) || builtText(file).includes(vitalsPath))).toEqual([]);
    const sent = watchVitals(page);
    await page.goto("/");
    await hydrated(page);
    await lookAway(page);
    expect(sent).toEqual([]);
  });
});

test.describe("with VITALS", () => {
  test.skip(!sendsVitals, "The build has no VITALS");
  test.skip(formEndpoint !== "", "The server is on another host: two-hosts.spec.ts");
  test.use({ isCounted: true });

  async function visit(page: Page, path: string) {
    const loaded = page.waitForResponse(script);
    await page.goto(path);
    await loaded;
    await hydrated(page);
  }

  test("a page that is hidden sends each metric once", { tag: "@layout-shift" }, async ({ page }) => {
    const sent = watchVitals(page);
    await visit(page, "/pricing");
    await page.getByRole("checkbox").first().check();
    await page.evaluate(
      () =>
        new Promise((seen) => new PerformanceObserver(seen).observe({ type: "first-input", buffered: true })),
    );
    const response = page.waitForResponse((answer) => answer.url().endsWith(vitalsPath));
    await lookAway(page);
    expect((await response).status()).toBe(204);
    expect((await response).request().headers()).not.toHaveProperty("cookie");
    await lookAway(page);
    const figure = expect.any(Number);
    expect(sent).toEqual([{ route: "/pricing", lcp: figure, inp: figure, cls: figure }]);
  });

  test("the pattern of its address is sent, and what was not measured is left out", async ({ page }) => {
    const sent = watchVitals(page);
    await visit(page, `/case-studies/${firstStudy.id}?utm_source=newsletter#results`);
    await lookAway(page);
    expect(sent).toEqual([expect.objectContaining({ route: "/case-studies/*" })]);
    expect(sent[0]).not.toHaveProperty("inp");
  });

  test.describe("when its script does not load", () => {
    test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED/ });

    test("the page works as it is", async ({ page }) => {
      await page.route(script, (route) => route.abort("internetdisconnected"));
      const lost = page.waitForEvent("requestfailed", (request) => script.test(request.url()));
      await page.goto("/about");
      await lost;
      await hydrated(page);
    });
  });

  for (const [signal, set] of privacySignals)
    test(`a browser that sends ${signal} sends nothing else`, async ({ page }) => {
      const sent = watchVitals(page);
      await page.addInitScript(set);
      await visit(page, "/about");
      await lookAway(page);
      expect(sent).toEqual([]);
    });

  test("the privacy policy says so", async ({ page }) => {
    await page.goto("/privacy-policy");
    await expect(page.getByRole("main")).toContainText("it tells our server how fast it was");
  });
});
