import { pageNames } from "../page-names.ts";

export function breadcrumbs(siteUrl: string, path: string) {
  const steps = path.split("/").slice(1);
  const trail = ["/", ...steps.map((_, index) => `/${steps.slice(0, index + 1).join("/")}`)];
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map((place, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: nameOf(place),
      item: { "@id": siteUrl + place },
    })),
  };
}

function nameOf(path: string) {
  const name = pageNames.get(path);
  if (!name) throw new Error(`No name for the page ${path}: content/navigation.ts has to have a link to it`);
  return name;
}
