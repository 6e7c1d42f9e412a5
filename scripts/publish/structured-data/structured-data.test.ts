import Validator from "@adobe/structured-data-validator";
import { expect, test } from "vitest";
import { publicPaths } from "#content/paths.ts";
import { misuses } from "./misuses.ts";
import { structuredData } from "./structured-data.ts";

const siteUrl = "https://midspan.example";

test.each(publicPaths)("%s speaks the language of schema.org", (path) => {
  expect(nodesOf(path).flatMap((node) => misuses(node))).toEqual([]);
});

test.each(publicPaths)("%s has what search engines ask for", async (path) => {
  const byType = Object.groupBy(nodesOf(path), (node) => node["@type"]);
  expect(await new Validator().validate({ jsonld: byType })).toEqual([]);
});

test.each([
  ["/", ["Organization"]],
  ["/about", ["BreadcrumbList"]],
  ["/pricing", ["BreadcrumbList", "FAQPage"]],
  ["/services/web3", ["BreadcrumbList", "Service"]],
  ["/staffing", ["BreadcrumbList", "Service"]],
  ["/case-studies/shopwave-ecommerce-platform", ["BreadcrumbList", "Article"]],
  ["/portfolio/retail-nexus", ["BreadcrumbList", "CreativeWork"]],
])("%s is described as %s", (path, types) => {
  expect(nodesOf(path).map((node) => node["@type"])).toEqual(types);
});

test("the home page tells hours and prices", () => {
  const text = JSON.stringify(nodesOf("/"));
  expect(text).toContain('"dayOfWeek":["Monday","Tuesday","Wednesday","Thursday","Friday"]');
  expect(text).toContain('"opens":"08:00","closes":"17:00"');
  expect(text).toContain('"lowPrice":3500,"highPrice":15000,"priceCurrency":"USD"');
  expect(text).toContain('"lowPrice":1200,"highPrice":2500,"priceCurrency":"USD"');
});

test("the staffing page tells what a developer costs a month", () => {
  expect(JSON.stringify(nodesOf("/staffing"))).toContain(
    '"price":1600,"priceCurrency":"USD","unitCode":"MON"',
  );
});

test("an entry is reached through its list", () => {
  expect(nodesOf("/services/web3")[0]).toMatchObject({
    itemListElement: [
      { position: 1, name: "Home", item: { "@id": `${siteUrl}/` } },
      { position: 2, name: "Services", item: { "@id": `${siteUrl}/services` } },
      { position: 3, name: "Web3 & Blockchain", item: { "@id": `${siteUrl}/services/web3` } },
    ],
  });
});

test.each([
  [{ "@type": "Organisation" }, "@graph is of an unknown type: Organisation"],
  [{ "@type": "Organization", colour: "red" }, "@graph > Organization.colour is not there"],
  [{ "@type": "Organization", openingHours: "Mo-Fr" }, "@graph > Organization.openingHours is not there"],
  [
    { "@type": "Organization", address: { "@type": "Offer" } },
    "@graph > Organization.address takes no Offer",
  ],
  [{ "@type": "Offer", itemOffered: "a bridge" }, "@graph > Offer.itemOffered takes no text"],
  [{ "@type": "Service", name: undefined }, "@graph > Service.name is undefined"],
])("the check itself notices a mistake: %j", (node, mistake) => {
  expect(misuses(node)).toEqual([mistake]);
});

function nodesOf(path: string) {
  const data = structuredData(siteUrl, path);
  expect(data["@context"]).toBe("https://schema.org");
  return data["@graph"];
}
