/** Two of the tabs match no service, so neither bar is shown. The filters still work by URL. */
export const SHOW_SERVICE_TABS = false;

export const allTab = "all";

export type Tab = { id: string; label: string; services: readonly string[] };

const all = { id: allTab, label: "All", services: [] };

/** Driven by `?category=`, which takes an id or a label. */
export const categoryTabs: readonly Tab[] = [
  all,
  { id: "web-development", label: "Web Development", services: ["web-development", "web3", "crm-erp"] },
  { id: "mobile-development", label: "Mobile Development", services: ["mobile-apps"] },
  { id: "ui-ux-design", label: "UI/UX Design", services: [] },
  { id: "cloud-devops", label: "Cloud & DevOps", services: [] },
  { id: "ai-ml", label: "AI & ML", services: ["ai-automation"] },
];

/** Driven by `?kind=`. */
export const kindTabs: readonly Tab[] = [
  { ...all, label: "all" },
  { id: "web", label: "web", services: ["web-development", "crm-erp", "web3"] },
  { id: "mobile", label: "mobile", services: ["mobile-apps"] },
  { id: "design", label: "design", services: ["digital-marketing"] },
];

/** An unknown value shows everything. */
export function findTab(tabs: readonly Tab[], value: string | null): Tab {
  const wanted = slug(value ?? allTab);
  return tabs.find(({ id, label }) => id === wanted || slug(label) === wanted) ?? all;
}

export function isListed(serviceId: string, tab: Tab) {
  return tab.id === allTab || tab.services.includes(serviceId);
}

function slug(text: string) {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
