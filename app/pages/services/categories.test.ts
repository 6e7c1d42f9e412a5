import { expect, test } from "vitest";
import { allTab, categoryTabs, findTab, isListed, kindTabs } from "./categories.ts";

test.each([...categoryTabs, ...kindTabs])(
  "the tab $label is found by its id and by its label",
  ({ id, label }) => {
    const tabs = categoryTabs.some((tab) => tab.label === label) ? categoryTabs : kindTabs;
    expect(findTab(tabs, id).id).toBe(id);
    expect(findTab(tabs, label).id).toBe(id);
    expect(findTab(tabs, label.toUpperCase()).id).toBe(id);
  },
);

test.each([null, "", "nonsense"])("without a known category (%j) everything is listed", (value) => {
  const tab = findTab(categoryTabs, value);
  expect(tab.id).toBe(allTab);
  expect(isListed({ listedUnder: [] }, tab)).toBe(true);
});

test("a tab lists the services that name it and no other", () => {
  const tab = { id: "web", label: "Web" };
  expect(isListed({ listedUnder: ["shops", "web"] }, tab)).toBe(true);
  expect(isListed({ listedUnder: ["shops"] }, tab)).toBe(false);
});
