import { expect, test } from "vitest";
import { services } from "#content/services/index.ts";
import { categoryTabs, findTab, isListed, kindTabs } from "./categories.ts";

const everything = services.ids;

test.each([
  [null, everything],
  ["All", everything],
  ["nonsense", everything],
  ["Web Development", ["web-development", "web3", "crm-erp"]],
  ["web-development", ["web-development", "web3", "crm-erp"]],
  ["Mobile Development", ["mobile-apps"]],
  ["UI/UX Design", []],
  ["ui-ux-design", []],
  ["Cloud & DevOps", []],
  ["AI & ML", ["ai-automation"]],
])("the category %s lists %j", (value, expected) => {
  expect(listed(findTab(categoryTabs, value))).toEqual(expected);
});

test.each([
  ["all", everything],
  ["web", ["web-development", "web3", "crm-erp"]],
  ["mobile", ["mobile-apps"]],
  ["design", ["digital-marketing"]],
])("the kind %s lists %j", (value, expected) => {
  expect(listed(findTab(kindTabs, value))).toEqual(expected);
});

test("the tabs name only services that exist", () => {
  const named = [...categoryTabs, ...kindTabs].flatMap((tab) => tab.services);
  expect(named.filter((id) => !services.get(id))).toEqual([]);
});

function listed(tab: ReturnType<typeof findTab>) {
  return services.ids.filter((id) => isListed(id, tab));
}
