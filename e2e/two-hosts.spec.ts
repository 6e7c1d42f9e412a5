import { formEndpoint } from "#content/site.ts";
import { ada, fill, openContact, passCheck, sendButton, toasts } from "./contact-page.ts";
import { startContactServer } from "./contact-server.ts";
import { testOnStaticHost } from "./static-host.ts";
import { expect } from "./visitor.ts";

// A browser takes the name and the number of a machine for two hosts.
const test = testOnStaticHost("127.0.0.1");

/** The build of the scenario "hosts" in scripts/owner-copy/ has such a server. */
test.skip(!formEndpoint.startsWith("http://localhost:"), "The form posts to the host of its page");
test.use({ expectedRequests: new RegExp(`^${formEndpoint}/`) });

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
