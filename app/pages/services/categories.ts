/** Two of the tabs match no service, so neither bar is shown. The filters still work by URL. */
export const SHOW_SERVICE_TABS = false;

export const allTab = "all";

export type Tab = { id: string; label: string };

const all = { id: allTab, label: "All" };

/** Driven by `?category=`, which takes an id or a label. */
export const categoryTabs: readonly Tab[] = [
  all,
  { id: "web-development", label: "Web Development" },
  { id: "mobile-development", label: "Mobile Development" },
  { id: "ui-ux-design", label: "UI/UX Design" },
  { id: "cloud-devops", label: "Cloud & DevOps" },
  { id: "ai-ml", label: "AI & ML" },
];

/** Driven by `?kind=`. */
export const kindTabs: readonly Tab[] = [
  { ...all, label: "all" },
  { id: "web", label: "web" },
  { id: "mobile", label: "mobile" },
  { id: "design", label: "design" },
];

/** An unknown value shows everything. */
export function findTab(tabs: readonly Tab[], value: string | null): Tab {
  const wanted = slug(value ?? allTab);
  return tabs.find(({ id, label }) => id === wanted || slug(label) === wanted) ?? all;
}

export function isListed(service: { listedUnder: readonly string[] }, tab: Tab) {
  return tab.id === allTab || service.listedUnder.includes(tab.id);
}

function slug(text: string) {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
