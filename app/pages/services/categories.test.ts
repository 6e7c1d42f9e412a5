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
  expect(isListed("any-service", tab)).toBe(true);
});

test("a tab lists its services and no other", () => {
  const tab = { id: "web", label: "Web", services: ["shops", "portals"] };
  expect(["shops", "apps", "portals"].filter((id) => isListed(id, tab))).toEqual(["shops", "portals"]);
});
