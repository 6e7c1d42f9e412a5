import { services } from "#content/services/index.ts";
import { field, openContact } from "./contact-page.ts";
import { anEntryWith, firstOf, firstProject, firstStudy } from "./entries.ts";
import { expect, test } from "./visitor.ts";

const service = firstOf(services.all);

for (const [query, subject, message] of [
  [`service=${service.id}`, `Enquiry: ${service.title}`, `talk about ${service.title}.`],
  [
    `project=${firstProject.id}`,
    `A project like ${firstProject.title}`,
    `${firstProject.title} in your portfolio`,
  ],
  [`study=${firstStudy.id}`, `A project like “${firstStudy.title}”`, `case study “${firstStudy.title}”`],
] as const) {
  test(`/contact?${query} prefills subject and message`, async ({ page }) => {
    await openContact(page, `/contact?${query}`);
    await expect(field(page, "Subject")).toHaveValue(subject);
    expect(await field(page, "Message").inputValue()).toContain(message);
  });
}

test("prefill does not replace what the visitor wrote", async ({ page }) => {
  const other = anEntryWith(services.all, "second service", ({ id }) => id !== service.id);
  await openContact(page, `/contact?service=${service.id}`);
  await expect(field(page, "Subject")).toHaveValue(`Enquiry: ${service.title}`);
  await field(page, "Message").fill("My own words");
  await openContact(page, `/contact?service=${other.id}`);
  await expect(field(page, "Subject")).toHaveValue(`Enquiry: ${other.title}`);
  await expect(field(page, "Message")).toHaveValue("My own words");
});

test("an unknown topic prefills nothing", async ({ page }) => {
  await openContact(page, "/contact?service=nope");
  await expect(field(page, "Subject")).toHaveValue("");
});
