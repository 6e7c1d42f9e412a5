import { contactPath } from "#contract/api.ts";
import { ada, fill, form, passCheck, sendButton, toasts } from "./contact-page.ts";
import { testWithServer } from "./contact-server.ts";
import { firstStudy } from "./entries.ts";
import { mailText } from "./mail-text.ts";
import { expect, expectAccessible, hydrated } from "./visitor.ts";

const test = testWithServer();
const landing = `/case-studies/${firstStudy.id}`;
const campaign = "utm_source=newsletter&utm_campaign=spring%0D%0ABcc%3A%20x&gclid=secret";

test("the mail says where the visitor came from, and the visitor has seen it", {
  tag: ["@referrer", "@request-body"],
}, async ({ page, contactServer }) => {
  await page.goto(`${landing}?${campaign}`, { referer: "https://www.search.example/find?q=private" });
  await hydrated(page);
  // Older browsers do not tell which page was before this one.
  const tellsHistory = await page.evaluate(() => "navigation" in window);
  const writtenFrom = tellsHistory ? `/contact, opened from ${landing}` : "/contact";
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Discuss Your Project" }).first().click();
  await expect(form(page)).toContainText(
    `We also see that you came from www.search.example, followed a link with utm_source newsletter, utm_campaign spring Bcc: x${tellsHistory ? "," : " and"} landed on ${landing}${tellsHistory ? " and opened this page from there" : ""}.`,
  );
  await expectAccessible(page);
  await fill(page, ada);
  await page.reload();
  await passCheck(page);
  const [request] = await Promise.all([page.waitForRequest(`**${contactPath}`), sendButton(page).click()]);
  await expect(toasts(page)).toContainText("Message sent!");
  expect(Object.keys(request.postDataJSON())).toEqual(["from", "to", "subject", "text"]);
  await expect.poll(() => contactServer.mails.length).toBe(1);
  const text = mailText(contactServer.mails[0] ?? "");
  expect(text).toContain(
    [
      ada.Message,
      "",
      "Where it came from:",
      "Came from: www.search.example",
      "utm_source: newsletter",
      "utm_campaign: spring Bcc: x",
      `Landed on: ${landing}`,
      `Wrote from: ${writtenFrom}`,
    ].join("\n"),
  );
  expect(text).not.toMatch(/secret|private/);
});

test("a visitor who came straight to the form is told so", async ({ page }) => {
  await page.goto("/contact");
  await expect(form(page)).toContainText(
    "We also see that you landed on this page. This goes with your message",
  );
  await expect(form(page)).not.toContainText("came from");
});

test("a page on the way to the form is named once", async ({ page }) => {
  await page.goto("/pricing");
  await hydrated(page);
  const tellsHistory = await page.evaluate(() => "navigation" in window);
  test.skip(!tellsHistory, "Older browsers do not tell which page was before this one.");
  const links = page.getByRole("navigation", { name: "Main" });
  await links.getByRole("link", { name: "Process" }).click();
  await expect(page).toHaveURL("/process");
  await links.getByRole("link", { name: "Contact" }).click();
  await expect(form(page)).toContainText("you landed on /pricing and opened this page from /process.");
});
