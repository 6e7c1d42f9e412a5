import { expect, test } from "vitest";
import type { SearchEntry, SearchGroup } from "#content/search/schema.ts";
import { maxPerGroup, resultGroups } from "./result-groups.ts";

const entry = (group: SearchGroup, title: string): SearchEntry => ({
  group,
  title,
  note: "",
  text: "",
  words: "",
  to: "/",
});

test("the group of the best result comes first, and each keeps its own order", () => {
  const found = [entry("FAQ", "1"), entry("Services", "2"), entry("FAQ", "3")];
  expect(resultGroups(found)).toEqual([
    { title: "FAQ", count: 2, entries: [found[0], found[2]] },
    { title: "Services", count: 1, entries: [found[1]] },
  ]);
});

test("a group shows its best and says how many there are", () => {
  const found = Array.from({ length: maxPerGroup + 3 }, (_, index) => entry("Pages", `${index}`));
  const [group] = resultGroups(found);
  expect(group).toMatchObject({ count: maxPerGroup + 3, entries: found.slice(0, maxPerGroup) });
});
