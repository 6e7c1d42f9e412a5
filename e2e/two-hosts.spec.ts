import { formEndpoint } from "#content/site.ts";
import { sendsVitals } from "#content/vitals.ts";
import { vitalsPath } from "#contract/vitals.ts";
import { ada, fill, openContact, passCheck, sendButton, toasts } from "./contact-page.ts";
import { startContactServer } from "./contact-server.ts";
import { testOnStaticHost } from "./static-host.ts";
import { expect, hydrated } from "./visitor.ts";

// A browser takes the name and the number of a machine for two hosts.
const test = testOnStaticHost("127.0.0.1");

/** The build of the scenario "hosts" in scripts/owner-copy/ has such a server. */
test.skip(!formEndpoint.startsWith("http://localhost:"), "The form posts to the host of its page");
// They start servers on the same port.
test.describe.configure({ mode: "default" });
test.use({ expectedRequests: new RegExp(`^${formEndpoint}/`), isCounted: true });

test("a page on one host sends its message to the server on another", async ({ page, baseURL }) => {
  const pages = baseURL ?? "";
  const port = Number(new URL(formEndpoint).port);
  const server = await startContactServer({ SITE_URL: pages, ALLOWED_ORIGINS: pages }, port);
  await openContact(page);
  await fill(page, ada);
  await passCheck(page);
  await sendButton(page).click();
  await expect(toasts(page)).toContainText("Message sent!");
  await expect.poll(() => server.mails.length).toBe(1);
  await server.stop();
});

test("a page on one host tells the server on another how fast it was", async ({ page, baseURL }) => {
  test.skip(!sendsVitals, "The build has no VITALS");
  const pages = baseURL ?? "";
  const port = Number(new URL(formEndpoint).port);
  const server = await startContactServer({ SITE_URL: pages, ALLOWED_ORIGINS: pages }, port);
  const loaded = page.waitForResponse(/send-vitals/);
  await page.goto("/about");
  await loaded;
  await hydrated(page);
  const answer = page.waitForResponse(
    (response) => response.url() === formEndpoint + vitalsPath && response.request().method() === "POST",
  );
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  expect((await answer).status()).toBe(204);
  await server.stop();
});
