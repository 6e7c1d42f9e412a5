import { idempotencyKeyHeader } from "#contract/api.ts";
import { fill, openContact } from "./contact-page.ts";
import { testWithServer } from "./contact-server.ts";
import { startTurnstile } from "./turnstile-server.ts";
import { expect } from "./visitor.ts";

const turnstile = await startTurnstile();

const test = testWithServer({
  TURNSTILE_SITE_KEY: "our-site-key",
  TURNSTILE_SECRET: "our-secret",
  TURNSTILE_SCRIPT_URL: `${turnstile.url}/api.js`,
  TURNSTILE_VERIFY_URL: `${turnstile.url}/siteverify`,
});

test.use({ expectedRequests: /^http:\/\/127\.0\.0\.1:\d+\/api\.js\?render=explicit$/ });
test.afterAll(() => turnstile.stop());

const fields = {
  Name: "Ada",
  Email: "ada@client.example",
  Subject: "With Turnstile",
  Message: "Hello",
};

test("the widget gets the site key, and its token is verified with the message's idempotency key", async ({
  page,
  contactServer,
}) => {
  await openContact(page);
  await fill(page, fields);
  await expect(page.locator("[data-sitekey=our-site-key]")).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await page.getByRole("button", { name: "Test widget" }).click();
  const send = page.getByRole("button", { name: "Send Message" });
  const [request] = await Promise.all([page.waitForRequest("**/api/contact"), send.click()]);
  await expect(page.getByRole("heading", { name: "Your message is with us" })).toBeVisible();
  const key = await request.headerValue(idempotencyKeyHeader);
  expect(turnstile.verified).toMatchObject([{ secret: "our-secret", idempotency_key: key }]);
  await expect.poll(() => contactServer.mails.length).toBe(1);
});

test.describe("when the script of Turnstile does not load", () => {
  test.use({ expectedMessages: /ERR_FAILED|ERR_ABORTED/ });

  test("the form offers its own check after eight seconds, and the server accepts it if Turnstile is away", async ({
    page,
  }) => {
    await page.clock.install();
    await page.route(`${turnstile.url}/**`, () => new Promise(() => {}));
    await openContact(page);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await fill(page, fields);
    await expect(page.getByText("The security check is running.")).toBeVisible();
    await page.clock.runFor(7_900);
    await expect(page.getByRole("alert")).toBeHidden();
    await page.clock.runFor(200);
    turnstile.goAway();
    await page.getByRole("alert").getByRole("button", { name: "Use our own check" }).click();
    await expect(page.getByRole("status").getByText("Verified")).toBeVisible();
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("heading", { name: "Your message is with us" })).toBeVisible();
  });
});
