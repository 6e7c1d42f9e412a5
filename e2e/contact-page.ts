import { expect, type Page } from "@playwright/test";

/** What tests do on the contact page, as a visitor does it. */

export async function openContact(page: Page, path = "/contact") {
  await page.goto(path);
  // The office's clock starts when the page has come to life.
  await expect(page.getByText(/^(Open|Closed) now$/)).toBeVisible();
}

export async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

export function field(page: Page, label: string) {
  return form(page).getByLabel(label);
}

export function form(page: Page) {
  return page.getByRole("form", { name: "Contact form" });
}

export async function passCheck(page: Page) {
  await page.getByRole("checkbox", { name: "I am a person" }).check();
  await expect(page.getByRole("status").getByText("Verified")).toBeVisible();
}

export function sendButton(page: Page) {
  return form(page).getByRole("button", { name: /^Send/ });
}

export function notifications(page: Page) {
  return page.getByRole("region", { name: "Notifications (Alt+T)" });
}

export function toasts(page: Page) {
  return notifications(page).getByRole("listitem");
}
