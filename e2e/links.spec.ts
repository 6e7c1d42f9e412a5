import { expect, test } from "@playwright/test";
import { siteUrl } from "#content/site-url.ts";
import {
  attribute,
  type BuiltPage,
  builtFiles,
  builtPages,
  builtText,
  type Element,
  ownAddress,
  spokenName,
} from "./built-site.ts";

const pages = builtPages();
const files = builtFiles();
const byPath = new Map(pages.map((page) => [page.path, page]));

test("every link, anchor, picture and file that a page names is there", () => {
  const named = pages.flatMap(({ path, elements }) =>
    elements.flatMap(addressesOf).map((address) => ({ path, address })),
  );
  expect(named.length).toBeGreaterThan(pages.length * 50);
  const broken = named.filter(({ path, address }) => !resolves(address, path));
  expect(unique(broken.map(({ path, address }) => `${path} names ${address}`))).toEqual([]);
});

test("every address in the files for programs is there", () => {
  for (const file of ["/sitemap.xml", "/feed.xml", "/llms.txt", "/robots.txt", "/.well-known/security.txt"]) {
    const addresses = builtText(file).match(new RegExp(`${siteUrl}[^<>"\\s)]*`, "g")) ?? [];
    expect(addresses.length, file).toBeGreaterThan(0);
    expect(addresses.filter((address) => !resolves(address, "/"))).toEqual([]);
  }
  const { icons } = JSON.parse(builtText("/site.webmanifest")) as { icons: { src: string }[] };
  expect(icons.filter(({ src }) => !resolves(src, "/"))).toEqual([]);
});

test("a link to another site opens a new tab, says so and gives the site no hold on ours", () => {
  const outward = pages.flatMap(({ path, elements }) =>
    elements.filter((element) => isOutward(element, path)).map((element) => ({ path, element })),
  );
  expect(outward.length).toBeGreaterThan(pages.length);
  const faulty = outward.filter(
    ({ element }) =>
      attribute(element, "target") !== "_blank" ||
      !attribute(element, "rel")?.split(" ").includes("noopener") ||
      !/opens in a new tab/.test(spokenName(element)),
  );
  expect(unique(faulty.map(({ path, element }) => `${path}: ${spokenName(element)}`))).toEqual([]);
});

test("no link of a page leads through a redirect or to an address that search engines are sent away from", () => {
  const canonical = new Set(pages.filter(isCanonical).map(({ path }) => path));
  const astray = pages.flatMap(({ path, elements }) =>
    elements
      .filter(({ tagName }) => tagName === "a")
      .flatMap((element) => ownAddress(attribute(element, "href") ?? "", path)?.pathname ?? [])
      .filter((target) => target !== path && !canonical.has(target) && !files.has(target))
      .map((target) => `${path} leads to ${target}`),
  );
  expect(unique(astray)).toEqual([]);
});

/** Whatever a browser or a reader of tags might ask for on behalf of this element. */
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
    attribute(element, "type") === "application/ld+json" ? ownAddressesIn(spokenName(element)) : [];
  return [...single, ...sets, tag, ...data].filter((address) => address !== undefined);
}

/** Other sites are not ours to check; nor is the name under which the company is known in the data. */
function ownAddressesIn(data: string) {
  return (
    data.match(new RegExp(`${siteUrl}[^"]*`, "g"))?.filter((address) => !address.endsWith("#company")) ?? []
  );
}

function resolves(address: string, from: string) {
  const url = ownAddress(address, from);
  if (!url) return true;
  const target = byPath.get(url.pathname);
  const fragment = decodeURIComponent(url.hash.slice(1));
  if (target) return fragment === "" || target.ids.has(fragment);
  if (!files.has(url.pathname)) return false;
  return fragment === "" || builtText(url.pathname).includes(`id="${fragment}"`);
}

function isOutward(element: Element, path: string) {
  const href = attribute(element, "href");
  if (element.tagName !== "a" || !href) return false;
  return /^https?:/.test(href) && !ownAddress(href, path);
}

function isCanonical({ path, elements }: BuiltPage) {
  const link = elements.find((element) => attribute(element, "rel") === "canonical");
  return link !== undefined && attribute(link, "href") === siteUrl + path;
}

function unique(lines: readonly string[]) {
  return [...new Set(lines)];
}
