import { expect, test } from "@playwright/test";
import { siteUrl } from "#content/site-url.ts";
import {
  accessibleName,
  attribute,
  type BuiltPage,
  builtFiles,
  builtPages,
  builtText,
  type Element,
  internalUrl,
} from "./built-site.ts";

const pages = builtPages();
const files = builtFiles();
const byPath = new Map(pages.map((page) => [page.path, page]));

test("every link, anchor, picture and file that a page refers to exists", () => {
  const references = pages.flatMap(({ path, elements }) =>
    elements.flatMap(addressesOf).map((address) => ({ path, address })),
  );
  expect(references.length).toBeGreaterThan(pages.length * 50);
  const broken = references.filter(({ path, address }) => !resolves(address, path));
  expect(unique(broken.map(({ path, address }) => `${path} refers to ${address}`))).toEqual([]);
});

test("every address in the sitemap, the feed and the text files exists", () => {
  for (const file of ["/sitemap.xml", "/feed.xml", "/llms.txt", "/robots.txt", "/.well-known/security.txt"]) {
    const addresses = builtText(file).match(new RegExp(`${siteUrl}[^<>"\\s)]*`, "g")) ?? [];
    expect(addresses.length, file).toBeGreaterThan(0);
    expect(addresses.filter((address) => !resolves(address, "/"))).toEqual([]);
  }
  const { icons } = JSON.parse(builtText("/site.webmanifest")) as { icons: { src: string }[] };
  expect(icons.filter(({ src }) => !resolves(src, "/"))).toEqual([]);
});

test("an external link opens a new tab, says so and has rel=noopener", () => {
  const external = pages.flatMap(({ path, elements }) =>
    elements.filter((element) => isExternal(element, path)).map((element) => ({ path, element })),
  );
  expect(external.length).toBeGreaterThan(pages.length);
  const faulty = external.filter(
    ({ element }) =>
      attribute(element, "target") !== "_blank" ||
      !attribute(element, "rel")?.split(" ").includes("noopener") ||
      !/opens in a new tab/.test(accessibleName(element)),
  );
  expect(unique(faulty.map(({ path, element }) => `${path}: ${accessibleName(element)}`))).toEqual([]);
});

test("no link leads to a redirect or to a page that is not canonical", () => {
  const canonical = new Set(pages.filter(isCanonical).map(({ path }) => path));
  const wrong = pages.flatMap(({ path, elements }) =>
    elements
      .filter(({ tagName }) => tagName === "a")
      .flatMap((element) => internalUrl(attribute(element, "href") ?? "", path)?.pathname ?? [])
      .filter((target) => target !== path && !canonical.has(target) && !files.has(target))
      .map((target) => `${path} links to ${target}`),
  );
  expect(unique(wrong)).toEqual([]);
});

/** Whatever a browser or a crawler might request for this element. */
function addressesOf(element: Element): string[] {
  const single = ["href", "src", "poster", "action"].map((name) => attribute(element, name));
  const sets = ["srcset", "imagesrcset"].flatMap((name) =>
    attribute(element, name)
      ?.split(",")
      .map((candidate) => candidate.trim().split(/\s/)[0]),
  );
  const isAddressTag = /^(og:(url|image)|twitter:image)$/.test(
    attribute(element, "property") ?? attribute(element, "name") ?? "",
  );
  const tag = isAddressTag ? attribute(element, "content") : undefined;
  const data =
    attribute(element, "type") === "application/ld+json" ? internalUrlsIn(accessibleName(element)) : [];
  return [...single, ...sets, tag, ...data].filter((address) => address !== undefined);
}

/** Other sites are not checked; nor is the identifier of the company, which is not an address. */
function internalUrlsIn(data: string) {
  return (
    data.match(new RegExp(`${siteUrl}[^"]*`, "g"))?.filter((address) => !address.endsWith("#company")) ?? []
  );
}

function resolves(address: string, from: string) {
  const url = internalUrl(address, from);
  if (!url) return true;
  const target = byPath.get(url.pathname);
  const fragment = decodeURIComponent(url.hash.slice(1));
  if (target) return fragment === "" || target.ids.has(fragment);
  if (!files.has(url.pathname)) return false;
  return fragment === "" || builtText(url.pathname).includes(`id="${fragment}"`);
}

function isExternal(element: Element, path: string) {
  const href = attribute(element, "href");
  if (element.tagName !== "a" || !href) return false;
  return /^https?:/.test(href) && !internalUrl(href, path);
}

function isCanonical({ path, elements }: BuiltPage) {
  const link = elements.find((element) => attribute(element, "rel") === "canonical");
  return link !== undefined && attribute(link, "href") === siteUrl + path;
}

function unique(lines: readonly string[]) {
  return [...new Set(lines)];
}
