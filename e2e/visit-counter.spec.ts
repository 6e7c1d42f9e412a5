import type { Page } from "@playwright/test";
import { formEndpoint, site, visitCounter } from "#content/site.ts";
import { builtFiles, builtText } from "./built-site.ts";
import { ada, fill, openContact, passCheck, sendButton, toasts } from "./contact-page.ts";
import { receipt } from "./pricing-page.ts";
import { privacySignals } from "./privacy-signals.ts";
import { expect, hydrated, test } from "./visitor.ts";

/** The build of the scenario "hosts" in scripts/owner-copy/ has a counter. */
const counter = visitCounter || { kind: "plausible", script: "https://counter.example/", site: "" };
const { origin } = new URL(counter.script);

test.describe("without a counter", () => {
  test.skip(visitCounter !== false, "The content names a counter");

  test("nothing of it is in the build", () => {
    const scripts = [...builtFiles()].filter((file) => /\.(js|html)$/.test(file));
    const counting = /data-domain|data-website-id|visit-event/;
    expect(scripts.filter((file) => counting.test(builtText(file)))).toEqual([]);
  });
});

test.describe("with a counter", () => {
  test.skip(visitCounter === false, "The content names no counter");
  test.use({ expectedRequests: new RegExp(`^${formEndpoint}/`), isCounted: true });

  /** Stands in for the counter, and keeps what it is told. */
  async function watchCounter(page: Page) {
    await page.route(counter.script, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: "window.events = []; window.plausible = (name) => events.push(name); window.umami = { track: plausible };",
      }),
    );
    return () => page.evaluate(() => [...new Set<string>(Reflect.get(window, "events"))]);
  }

  /** Stands in for a server of the form on another host. */
  async function forwardApi(page: Page, baseURL: string) {
    await page.route(`${formEndpoint}/**`, async (route) => {
      const url = route.request().url().replace(formEndpoint, baseURL);
      const headers = { ...route.request().headers(), "sec-fetch-site": "same-origin" };
      const response = await route.fetch({ url, headers });
      const allowed = { ...response.headers(), "access-control-allow-origin": baseURL };
      await route.fulfill({ response, headers: allowed });
    });
  }

  test("its script is loaded for the site, and told what visitors do", async ({ page, context }) => {
    const events = await watchCounter(page);
    await context.route(`${new URL(site.schedulingUrl).origin}/**`, (route) => route.fulfill({ body: "" }));
    const loaded = page.waitForResponse(counter.script);
    await page.goto("/pricing");
    await loaded;
    const name = counter.kind === "plausible" ? "data-domain" : "data-website-id";
    await expect(page.locator(`script[${name}="${counter.site}"]`)).toHaveCount(1);
    await page.getByRole("checkbox").first().check();
    await expect.poll(events).toEqual(["Estimate made"]);
    await context.grantPermissions(["clipboard-write"]);
    await receipt(page).getByRole("button", { name: "Copy link" }).click();
    await expect.poll(events).toEqual(["Estimate made", "Estimate shared"]);
    await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();
    await expect.poll(events).toEqual(["Estimate made", "Estimate shared", "Scheduling opened"]);
  });

  test("it is told of a message that was sent", async ({ page, baseURL }) => {
    const events = await watchCounter(page);
    if (formEndpoint) await forwardApi(page, baseURL ?? "");
    const loaded = page.waitForResponse(counter.script);
    await openContact(page);
    await loaded;
    await fill(page, ada);
    await passCheck(page);
    await sendButton(page).click();
    await expect(toasts(page)).toContainText("Message sent!");
    await expect.poll(events).toEqual(["Message sent"]);
  });

  for (const [signal, set] of privacySignals)
    test(`a browser that sends ${signal} is not counted`, async ({ page }) => {
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      await page.addInitScript(set);
      const module = page.waitForResponse(/count-visits/);
      await page.goto("/about");
      await module;
      await hydrated(page);
      expect(requests.filter((url) => url.startsWith(origin))).toEqual([]);
    });

  test("the privacy policy names it", async ({ page }) => {
    await page.goto("/privacy-policy");
    await expect(page.getByRole("main")).toContainText(new URL(counter.script).host);
  });
});
