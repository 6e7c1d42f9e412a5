import type { Locator } from "@playwright/test";
import { challengePath, contactPath, idempotencyKeyHeader, referenceOf } from "#contract/api.ts";
import { ada, field, fill, form, openContact, passCheck, sendButton, toasts } from "./contact-page.ts";
import { testWithServer } from "./contact-server.ts";
import { holdRequests } from "./hold-requests.ts";
import { expect, expectAccessible } from "./visitor.ts";

const test = testWithServer();

test.use({ expectedMessages: /Failed to load resource/ });

test("after a failure everything stays in the form, and a retry delivers one mail", async ({
  page,
  contactServer,
}) => {
  const keys: (string | null)[] = [];
  let attempts = 0;
  await page.route(`**${contactPath}`, async (route) => {
    keys.push(await route.request().headerValue(idempotencyKeyHeader));
    attempts += 1;
    // The first never leaves, the second arrives but its response does not, the third is answered.
    if (attempts === 1) return route.fulfill({ status: 500 });
    if (attempts === 2) {
      await route.fetch();
      return route.abort();
    }
    return route.continue();
  });
  await openContact(page);
  await fill(page, { ...ada, Subject: "Sent once" });
  await passCheck(page);
  await sendButton(page).click();
  const failure = "Error sending messagePlease try again later";
  await expect(toasts(page)).toHaveText(failure);
  await expect(form(page)).toContainText(failure);
  await expect(field(page, "Message")).toHaveValue(ada.Message);
  expect(await mailtoOf(form(page).getByRole("link", { name: "Email us instead" }))).toContain(ada.Message);
  await expect(form(page).getByRole("button", { name: "Copy message" })).toBeVisible();
  await expectAccessible(page);

  await expect(sendButton(page)).toBeEnabled();
  await form(page).getByRole("button", { name: "Retry" }).click();
  await expect.poll(() => attempts).toBe(2);
  await expect(sendButton(page)).toBeEnabled();
  await form(page).getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "Your message is with us" })).toBeVisible();
  await expect(toasts(page).filter({ hasText: failure })).toHaveCount(0);
  expect(new Set(keys).size).toBe(1);
  const reference = referenceOf(keys[0] ?? "");
  await expect.poll(() => contactServer.mails.filter((mail) => mail.includes(reference))).toHaveLength(1);
});

test("a failure is announced once, by the notice that gets focus", async ({ page }) => {
  await openContact(page);
  await page.evaluate(recordAnnouncements);
  await form(page).evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(form(page).locator("#notice")).toBeFocused();
  // The library announces a toast after two frames and takes the text away after a second.
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, "announcements").join())).not.toContain(
    "Security verification failed",
  );
});

test("Retry waits for the new security check, which takes its time after a failure", async ({ page }) => {
  let attempts = 0;
  await page.route(`**${contactPath}`, async (route) => {
    attempts += 1;
    return attempts === 1 ? route.fulfill({ status: 503 }) : route.continue();
  });
  await openContact(page);
  await fill(page, ada);
  await passCheck(page);
  const release = await holdRequests(page, `**${challengePath}*`);
  await sendButton(page).click();
  const retry = form(page).getByRole("button", { name: "Retry" });
  await retry.click();
  await expect(form(page)).toContainText("Error sending message");
  await expect(retry).toBeVisible();
  release();
  await expect(page.getByRole("heading", { name: "Your message is with us" })).toBeVisible();
  expect(attempts).toBe(2);
});

test("Retry sends a message that was written offline", async ({ page, context }) => {
  await openContact(page);
  await fill(page, ada);
  await passCheck(page);
  await context.setOffline(true);
  await sendButton(page).click();
  const notice = form(page).locator("#notice");
  const retry = notice.getByRole("button", { name: "Retry" });
  await retry.click();
  await expect(sendButton(page)).toHaveText("Send Message");
  await expect(notice).toContainText("Error sending message");
  await context.setOffline(false);
  await retry.click();
  await expect(page.getByRole("heading", { name: "Your message is with us" })).toBeVisible();
});

test("a message that was changed after a failure gets a new idempotency key", async ({ page }) => {
  const keys: (string | null)[] = [];
  await page.route(`**${contactPath}`, async (route) => {
    keys.push(await route.request().headerValue(idempotencyKeyHeader));
    return route.abort();
  });
  await openContact(page);
  await fill(page, ada);
  await passCheck(page);
  await sendButton(page).click();
  await expect(form(page)).toContainText("Error sending message");
  await field(page, "Message").fill("Something else");
  await sendButton(page).click();
  await expect.poll(() => new Set(keys).size).toBe(2);
});

for (const [host, response] of [
  ["does not know the form", { status: 404 }],
  [
    "answers with a page",
    { status: 200, contentType: "text/html", body: "<!doctype html><title>Home</title>" },
  ],
] as const) {
  test(`a host that ${host} is not taken for a server that accepted the message`, async ({ page }) => {
    await page.route(`**${contactPath}`, (route) => route.fulfill(response));
    await openContact(page);
    await fill(page, ada);
    await passCheck(page);
    await sendButton(page).click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("This form cannot send messages from here.");
    expect(await mailtoOf(alert.getByRole("link"))).toContain(ada.Message);
    await expect(field(page, "Message")).toHaveValue(ada.Message);
    await expect(toasts(page)).toHaveCount(0);
  });
}

test("a security check that cannot run leaves a way to write", async ({ page }) => {
  await page.route(`**${challengePath}*`, (route) => route.fulfill({ status: 503 }));
  await openContact(page);
  await fill(page, ada);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("The security check could not run in your browser.");
  expect(await mailtoOf(alert.getByRole("link"))).toContain(`Name: ${ada.Name}`);
  await expectAccessible(page);
  await page.unroute(`**${challengePath}*`);
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(alert).toBeHidden();
  await passCheck(page);
});

/** Runs in the page. What live regions said. */
function recordAnnouncements() {
  const announcements: string[] = [];
  Object.assign(window, { announcements });
  new MutationObserver(() => {
    for (const region of document.querySelectorAll("[aria-live=assertive], [aria-live=polite]"))
      announcements.push(region.textContent);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

async function mailtoOf(link: Locator) {
  return decodeURIComponent((await link.getAttribute("href")) ?? "").replaceAll("\r\n", "\n");
}
