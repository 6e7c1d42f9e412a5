import { expect, test } from "vitest";
import { fieldLimits } from "#contract/limits.ts";
import { shortlistMessage } from "./shortlist-message.ts";

const study = { title: "Patient records", note: "HealthMatrix", to: "/case-studies/healthmatrix" };

test("a list of one is named", () => {
  expect(shortlistMessage([study], "https://midspan.example")).toEqual({
    subject: "About Patient records",
    message:
      "We have something like this in mind:\n\n- Patient records (HealthMatrix)\n  https://midspan.example/case-studies/healthmatrix\n\nWhat we want to build:\n",
  });
});

test("the longest list is counted and fits into the form", () => {
  const items = Array.from({ length: 24 }, () => ({
    ...study,
    title: "T".repeat(70),
    to: `/x/${"i".repeat(50)}`,
  }));
  const { subject, message } = shortlistMessage(items, "https://www.midspan.example");
  expect(subject).toBe("About 24 pieces of your work");
  expect(message.length).toBeLessThan(fieldLimits.message);
});
