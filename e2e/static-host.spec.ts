import { formEndpoint, site } from "#content/site.ts";
import { ada, fill, openContact, sendButton } from "./contact-page.ts";
import { firstProject } from "./entries.ts";
import { testOnStaticHost } from "./static-host.ts";
import { expect, expectAccessible, hydrated } from "./visitor.ts";

const test = testOnStaticHost("localhost");

test("the built files work on a static host with their policies, with navigation", async ({ page }) => {
  const about = await page.goto("/about");
  expect(about?.headers()["content-security-policy"]).toContain("default-src 'none'");
  await hydrated(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Portfolio" }).click();
  await page.getByRole("link", { name: firstProject.title }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: firstProject.title })).toBeVisible();
});

test.describe("its contact form", () => {
  test.skip(formEndpoint !== "", "The form posts to another host");
  test.use({ expectedMessages: /Failed to load resource.*404/ });

  test("says that it cannot send, and offers the composed mail", async ({ page }) => {
    await openContact(page);
    await fill(page, ada);
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(`This form cannot send messages from here.Write to ${site.email}`);
    const mail = decodeURIComponent((await alert.getByRole("link").getAttribute("href")) ?? "");
    expect(mail).toContain(`mailto:${site.email}?subject=${ada.Subject}`);
    expect(mail.replaceAll("\r\n", "\n")).toContain(ada.Message);
    await expect(sendButton(page)).toBeDisabled();
    await expect(page.getByRole("checkbox")).toBeHidden();
    await expectAccessible(page);
  });
});

test.describe("its 404.html", () => {
  test.use({ expectedMessages: /Failed to load resource.*404|^404: no page at|^No service/ });

  for (const [path, heading] of [
    ["/nope", /Page not found/],
    ["/portfolio/nope", "Project Not Found"],
    ["/case-studies/nope", "Case Study Not Found"],
    ["/services/nope", "Services"],
  ] as const) {
    test(`becomes the right page at ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    });
  }
});
