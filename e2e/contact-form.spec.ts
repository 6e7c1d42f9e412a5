import { site } from "#content/site.ts";
import { contactPath, idempotencyKeyHeader, referenceOf } from "#contract/api.ts";
import { fieldLimits } from "#contract/limits.ts";
import { ada, field, fill, form, openContact, passCheck, sendButton, toasts } from "./contact-page.ts";
import { testWithServer } from "./contact-server.ts";
import { clientEntry, holdRequests } from "./hold-requests.ts";
import { mailText } from "./mail-text.ts";
import { expect, expectAccessible, hydrated } from "./visitor.ts";

const test = testWithServer();

test("a message is delivered by mail, and the visitor sees what happens next", async ({
  page,
  contactServer,
}) => {
  await openContact(page);
  await expect(sendButton(page)).toBeDisabled();
  await expect(page.getByText("Complete the security check to send.")).toBeVisible();
  await fill(page, ada);
  await passCheck(page);
  await page.route(`**${contactPath}`, async (route) => {
    await expect(sendButton(page)).toHaveText("Sending...");
    await expect(sendButton(page)).toBeDisabled();
    await route.continue();
  });
  const [request] = await Promise.all([page.waitForRequest(`**${contactPath}`), sendButton(page).click()]);

  await expect(toasts(page)).toHaveText("Message sent!We'll get back to you as soon as possible");
  const panel = page.getByRole("region", { name: "Your message is with us" });
  await expect(panel.getByRole("heading")).toBeFocused();
  const reference = referenceOf((await request.headerValue(idempotencyKeyHeader)) ?? "");
  await expect(panel).toContainText(reference);
  await expect(panel.locator("time")).toHaveText(/^\w{3} \d+ \w+, \d+:\d\d$/);
  const booking = panel.getByRole("link", { name: `Book a ${site.consultationMinutes}-minute call` });
  await expect(booking).toHaveAttribute("href", site.schedulingUrl);
  for (const label of Object.keys(ada)) await expect(field(page, label)).toHaveValue("");
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  await expect(sendButton(page)).toBeDisabled();
  await expectAccessible(page);

  const mails = () => contactServer.mails.filter((mail) => mail.includes(reference));
  await expect.poll(() => mails().length).toBe(1);
  const [mail = ""] = mails();
  const headers = mail.split("\r\n");
  expect(headers).toContain(`To: ${site.email}`);
  expect(headers).toContain(`Reply-To: ${ada.Email}`);
  expect(mailText(mail)).toContain(
    [
      `Name: ${ada.Name}`,
      `Email: ${ada.Email}`,
      `Phone: ${ada.Phone}`,
      `Company: ${ada.Company}`,
      `Subject: ${ada.Subject}`,
      "",
      "Message:",
      ada.Message,
    ].join("\n"),
  );

  await openContact(page);
  for (const label of Object.keys(ada)) await expect(field(page, label)).toHaveValue("");
});

test("errors are shown at the field and in a summary that takes focus", async ({ page }) => {
  await openContact(page);
  await fill(page, { Email: "ada", Phone: "1".repeat(fieldLimits.phone + 1) });
  await passCheck(page);
  await sendButton(page).click();
  const summary = page.getByRole("region", { name: "5 things to put right" });
  await expect(summary).toBeFocused();
  await expect(sendButton(page)).toHaveAccessibleDescription("Put the marked fields right, then send.");
  await expect(summary.getByRole("link")).toHaveText([
    "Enter your name",
    "Enter an email address such as ada@client.com",
    `Phone: keep to ${fieldLimits.phone} characters`,
    "Enter a subject",
    "Write a message",
  ]);
  await expectAccessible(page);
  await summary.getByRole("link", { name: "Enter your name" }).click();
  const name = field(page, "Name");
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Enter your name/);
  await name.fill("Ada");
  await expect(name).not.toHaveAccessibleDescription(/Enter your name/);
  await expect(page.getByRole("region", { name: "4 things to put right" })).toBeVisible();
  await fill(page, ada);
  await expect(sendButton(page)).toHaveAccessibleDescription("Ready to send.");
});

test("a message is posted as from, to, subject and text", { tag: "@request-body" }, async ({ page }) => {
  await openContact(page);
  await fill(page, ada);
  await passCheck(page);
  const [request] = await Promise.all([page.waitForRequest(`**${contactPath}`), sendButton(page).click()]);
  expect(Object.keys(request.postDataJSON())).toEqual(["from", "to", "subject", "text"]);
  await expect(toasts(page)).toContainText("Message sent!");
});

test("letters of other scripts are fine in the domain of an address, and refused before the @", async ({
  page,
  contactServer,
}) => {
  await openContact(page);
  await fill(page, { ...ada, Email: "ädä@client.example" });
  await passCheck(page);
  await sendButton(page).click();
  const email = field(page, "Email");
  await expect(email).toHaveAccessibleDescription(/only the letters a to z, digits and symbols before the @/);
  await email.fill("ada@bücher.example");
  await expect(email).not.toHaveAccessibleDescription(/before the @/);
  await sendButton(page).click();
  await expect(toasts(page)).toContainText("Message sent!");
  const replyTo = "Reply-To: ada@xn--bcher-kva.example\r\n";
  await expect.poll(() => contactServer.mails.some((mail) => mail.includes(replyTo))).toBe(true);
});

test("sending without the security check is refused with a toast and a note that stays", async ({ page }) => {
  await openContact(page);
  await fill(page, ada);
  await form(page).evaluate((form: HTMLFormElement) => form.requestSubmit());
  const refusal = "Security verification failedPlease complete the security verification";
  await expect(toasts(page)).toHaveText(refusal);
  await expect(form(page)).toContainText(refusal);
});

test("an expired security check renews itself when the visitor goes on", async ({ page }) => {
  await page.clock.install();
  await openContact(page);
  await passCheck(page);
  await page.clock.fastForward("21:00");
  await expect(page.getByText("The security check has expired.")).toBeVisible();
  await expect(sendButton(page)).toBeDisabled();
  await field(page, "Name").fill("Ada");
  await expect(sendButton(page)).toBeEnabled();
});

test("a draft survives a reload, and so does what was typed before hydration", async ({ page }) => {
  const release = await holdRequests(page, "**/assets/*.js");
  await page.goto("/contact", { waitUntil: "commit" });
  await field(page, "Name").pressSequentially("Ada");
  release();
  await hydrated(page);
  await expect(field(page, "Name")).toHaveValue("Ada");
  await field(page, "Message").fill("Not lost");
  await page.reload();
  await hydrated(page);
  await expect(field(page, "Message")).toHaveValue("Not lost");
  await expect(field(page, "Name")).toHaveValue("Ada");
});

test("a check ticked before hydration is passed", async ({ page }) => {
  const release = await holdRequests(page, clientEntry);
  await page.goto("/contact", { waitUntil: "commit" });
  await page.getByRole("checkbox", { name: "I am a person" }).check();
  release();
  await fill(page, ada);
  await expect(sendButton(page)).toBeEnabled();
});

test.describe("without JavaScript", { tag: "@script-off" }, () => {
  test.use({ javaScriptEnabled: false });

  test("other ways to write are shown in place of the form", async ({ page }) => {
    await page.goto("/contact");
    await expect(form(page)).toBeHidden();
    const instead = page.getByRole("main").locator("noscript");
    await expect(instead.locator("p").first()).toContainText("needs JavaScript");
    const phone = `tel:${site.phone.replaceAll(" ", "")}`;
    for (const href of [`mailto:${site.email}`, phone, site.schedulingUrl]) {
      await expect(instead.locator(`a[href="${href}"]`)).toBeVisible();
    }
  });
});
