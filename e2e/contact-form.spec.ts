import { site } from "#content/site.ts";
import { contactPath, idempotencyKeyHeader } from "#contract/api.ts";
import { field, fill, form, openContact, passCheck, sendButton, toasts } from "./contact-page.ts";
import { writingTo } from "./contact-server.ts";
import { expect, expectNoAxeViolations, hydrated } from "./visitor.ts";

const test = writingTo();

const ada = {
  Name: "Ada O'Brien",
  Email: "o'brien@x.ie",
  Phone: "+353 1 234 5678",
  Company: "Analytical Engines",
  Subject: "A bridge between two systems – বাংলা",
  Message: "We have two systems.\n\nThey should talk to each other.",
};

test("a message arrives in the company's mailbox, and the visitor is told what happens next", async ({
  page,
  company,
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
  const key = (await request.headerValue(idempotencyKeyHeader)) ?? "";
  const reference = `MS-${key.slice(0, 8).toUpperCase()}`;
  await expect(panel).toContainText(reference);
  await expect(panel.locator("time")).toHaveText(/^\w{3} \d+ \w+, \d\d:\d\d$/);
  await expect(panel.getByRole("link", { name: /Book a 30-minute call/ })).toHaveAttribute(
    "href",
    site.schedulingUrl,
  );
  for (const label of Object.keys(ada)) await expect(field(page, label)).toHaveValue("");
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  await expect(sendButton(page)).toBeDisabled();
  expect(await page.evaluate(() => sessionStorage.getItem("contact-draft"))).toBeNull();
  await expectNoAxeViolations(page);

  expect(Object.keys(request.postDataJSON())).toEqual(["from", "to", "subject", "text"]);
  await expect.poll(() => company.mails.filter((mail) => mail.includes(reference))).toHaveLength(1);
  const mail = company.mails.find((text) => text.includes(reference)) ?? "";
  expect(mail).toMatch(/^To: hello@midspan.example\r$/m);
  expect(mail).toMatch(/^Reply-To: o'brien@x.ie\r$/m);
  expect(textOf(mail)).toContain(
    [
      "Name: Ada O'Brien",
      "Email: o'brien@x.ie",
      "Phone: +353 1 234 5678",
      "Company: Analytical Engines",
      "Subject: A bridge between two systems – বাংলা",
      "",
      "Message:",
      "We have two systems.",
      "",
      "They should talk to each other.",
    ].join("\n"),
  );
});

test("what is missing or too long is said beside the field and in a summary that takes focus", async ({
  page,
}) => {
  await openContact(page);
  await fill(page, { Email: "ada", Phone: "1".repeat(41) });
  await passCheck(page);
  await sendButton(page).click();
  const summary = page.getByRole("region", { name: "5 things to put right" });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText([
    "Enter your name",
    "Enter an email address such as ada@client.com",
    "Phone: keep to 40 characters",
    "Enter a subject",
    "Write a message",
  ]);
  await expectNoAxeViolations(page);
  await summary.getByRole("link", { name: "Enter your name" }).click();
  const name = field(page, "Name");
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Enter your name/);
  await name.fill("Ada");
  await expect(name).not.toHaveAccessibleDescription(/Enter your name/);
  await expect(page.getByRole("region", { name: "4 things to put right" })).toBeVisible();
});

test("sending without the check is refused with a toast and a note that stays", async ({ page }) => {
  await openContact(page);
  await fill(page, ada);
  await form(page).evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(toasts(page)).toHaveText(
    "Security verification failedPlease complete the security verification",
  );
  await expect(form(page)).toContainText(
    "Security verification failedPlease complete the security verification",
  );
});

test.describe("when sending fails", () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test("everything stays, and trying again sends it once", async ({ page, company }) => {
    const keys: (string | null)[] = [];
    let attempts = 0;
    await page.route(`**${contactPath}`, async (route) => {
      keys.push(await route.request().headerValue(idempotencyKeyHeader));
      attempts += 1;
      // The first never leaves, the second arrives but its answer does not, the third is answered.
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
    await expect(toasts(page)).toHaveText("Error sending messagePlease try again later");
    await expect(form(page)).toContainText("Error sending messagePlease try again later");
    await expect(field(page, "Message")).toHaveValue(ada.Message);
    const mailto = await form(page).getByRole("link", { name: "Email us instead" }).getAttribute("href");
    expect(decodeURIComponent(mailto ?? "")).toContain("They should talk to each other.");
    await expect(form(page).getByRole("button", { name: "Copy message" })).toBeVisible();
    await expectNoAxeViolations(page);

    await expect(sendButton(page)).toBeEnabled();
    await form(page).getByRole("button", { name: "Retry" }).click();
    await expect.poll(() => attempts).toBe(2);
    await expect(sendButton(page)).toBeEnabled();
    await form(page).getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("heading", { name: "Your message is with us" })).toBeVisible();
    expect(new Set(keys).size).toBe(1);
    const reference = `MS-${keys[0]?.slice(0, 8).toUpperCase()}`;
    await expect.poll(() => company.mails.filter((mail) => mail.includes(reference))).toHaveLength(1);
  });

  test("a message that was changed after a failure is a new one", async ({ page }) => {
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

  test("a check that cannot run leaves a way to write", async ({ page }) => {
    await page.route("**/api/challenge*", (route) => route.fulfill({ status: 503 }));
    await openContact(page);
    await fill(page, ada);
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("The security check could not run in your browser.");
    const mailto = await alert.getByRole("link").getAttribute("href");
    expect(decodeURIComponent(mailto ?? "")).toContain("Name: Ada O'Brien");
    await expectNoAxeViolations(page);
    await page.unroute("**/api/challenge*");
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(alert).toBeHidden();
    await passCheck(page);
  });
});

test("an expired check renews itself when the visitor goes on", async ({ page }) => {
  await page.clock.install();
  await openContact(page);
  await passCheck(page);
  await page.clock.fastForward("21:00");
  await expect(page.getByText("The security check has expired.")).toBeVisible();
  await expect(sendButton(page)).toBeDisabled();
  await field(page, "Name").fill("Ada");
  await expect(sendButton(page)).toBeEnabled();
});

test("a draft survives a reload, and what was typed before the script had started too", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/contact");
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

test("a link about something fills in subject and message, but not over what was written", async ({
  page,
}) => {
  for (const [query, subject, message] of [
    ["service=web3", /^Enquiry: Web3/, /talk about Web3/],
    ["project=pillpal-tracker", /^A project like PillPal/, /PillPal.* in your portfolio/],
    ["study=shopwave-ecommerce-platform", /^A project like "/, /case study "/],
  ] as const) {
    await openContact(page, `/contact?${query}`);
    await expect(field(page, "Subject")).toHaveValue(subject);
    await expect(field(page, "Message")).toHaveValue(message);
  }
  await field(page, "Message").fill("My own words");
  await openContact(page, "/contact?service=mobile-apps");
  await expect(field(page, "Subject")).toHaveValue(/^Enquiry: Mobile/);
  await expect(field(page, "Message")).toHaveValue("My own words");
});

test("another page can hand over a subject and a message", async ({ page }) => {
  await page.goto("/about");
  await page.evaluate(() =>
    sessionStorage.setItem(
      "contact-prefill",
      JSON.stringify({ subject: "Estimate", message: "Web: $3,500" }),
    ),
  );
  await hydrated(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact" }).click();
  await expect(field(page, "Subject")).toHaveValue("Estimate");
  await expect(field(page, "Message")).toHaveValue("Web: $3,500");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page shows other ways to write in the form's place", async ({ page }) => {
    await page.goto("/contact");
    await expect(form(page)).toBeHidden();
    const instead = page.getByRole("main").locator("noscript");
    await expect(instead.locator("p").first()).toContainText("The form needs JavaScript");
    for (const href of [`mailto:${site.email}`, "tel:+913301180118", site.schedulingUrl]) {
      await expect(instead.locator(`a[href="${href}"]`)).toBeVisible();
    }
  });
});

/** The text of a mail as a reader sees it. */
function textOf(mail: string) {
  const [head = "", ...body] = mail.split("\r\n\r\n");
  const text = body.join("\r\n\r\n");
  const encoding = head.match(/^Content-Transfer-Encoding: (.*)$/im)?.[1]?.trim();
  const decoded =
    encoding === "base64"
      ? Buffer.from(text, "base64").toString()
      : encoding === "quoted-printable"
        ? Buffer.from(
            text
              .replace(/=\r\n/g, "")
              .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
            "latin1",
          ).toString()
        : text;
  return decoded.replaceAll("\r\n", "\n");
}
