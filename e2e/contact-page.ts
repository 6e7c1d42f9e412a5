import { expect, type Page } from "@playwright/test";

export async function openContact(page: Page, path = "/contact") {
  await page.goto(path);
  // The office's clock starts on hydration.
  await expect(page.getByText(/^(Open|Closed) now$/)).toBeVisible();
}

export async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

export function field(page: Page, label: string) {
  return form(page).getByRole("textbox", { name: label });
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

/** A message with an apostrophe, letters beyond Latin and an empty line. */
export const ada = {
  Name: "Ada O'Brien",
  Email: "o'brien@x.ie",
  Phone: "+353 1 234 5678",
  Company: "Analytical Engines",
  Subject: "A bridge between two systems – বাংলা",
  Message: "We have two systems.\n\nThey should talk to each other.",
};
