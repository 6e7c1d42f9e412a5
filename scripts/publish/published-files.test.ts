import { expect, test } from "vitest";
import { caseStudies } from "#content/case-studies/index.ts";
import { privacyPolicy } from "#content/legal/privacy.ts";
import { aliasPaths, publicPaths } from "#content/paths.ts";
import { site } from "#content/site.ts";
import { feed } from "./feed.ts";
import { publishedFiles } from "./published-files.ts";
import { sitemap } from "./sitemap.ts";

const siteUrl = "https://midspan.example";
const now = new Date("2026-11-15T09:30:00Z");
const files = publishedFiles(siteUrl, now);

test("the sitemap lists exactly the canonical pages, each with the day it last changed", () => {
  const locations = all(/<loc>([^<]*)<\/loc>/g, files["sitemap.xml"]);
  expect(locations).toEqual(publicPaths.map((path) => siteUrl + path));
  for (const alias of aliasPaths) expect(locations).not.toContain(siteUrl + alias);
  const days = all(/<lastmod>([^<]*)<\/lastmod>/g, files["sitemap.xml"]);
  expect(days).toHaveLength(publicPaths.length);
  for (const day of days) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(files["sitemap.xml"]).toContain(
    `${siteUrl}/privacy-policy</loc><lastmod>${privacyPolicy.lastUpdated}</lastmod>`,
  );
});

test("an address is escaped in the sitemap", () => {
  expect(sitemap("https://a.example", [{ path: "/?a&b", date: "2026-01-02" }])).toContain("/?a&amp;b<");
});

test("robots may read everything but the calls, and are led to the sitemap", () => {
  expect(files["robots.txt"]).toBe(
    "User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: https://midspan.example/sitemap.xml\n",
  );
});

test("the feed holds every case study, the newest first", () => {
  const [list, ...entries] = all(/<id>([^<]*)<\/id>/g, files["feed.xml"]);
  expect(list).toBe(`${siteUrl}/case-studies`);
  expect(entries.toSorted()).toEqual(caseStudies.ids.map((id) => `${list}/${id}`).toSorted());
  const [study] = caseStudies.all.map((study) => ({ ...study, title: "Fish & <chips>" }));
  if (!study) throw new Error("A study is needed");
  const two = feed(siteUrl, [
    { ...study, id: "older", updated: "2026-01-01" },
    { ...study, id: "newer", updated: "2026-02-01" },
  ]);
  expect(all(/<id>[^<]*\/(\w+)<\/id>/g, two)).toEqual(["newer", "older"]);
  expect(all(/<updated>([^<]*)<\/updated>/g, two)[0]).toBe("2026-02-01T00:00:00Z");
  expect(two).toContain("Fish &amp; &lt;chips&gt;</title>");
});

test("llms.txt has a title, a summary and sections of links with a word on each", () => {
  const lines = files["llms.txt"]?.split("\n") ?? [];
  expect(lines[0]).toBe(`# ${site.name}`);
  expect(lines[2]).toMatch(/^> \S/);
  expect(lines.filter((line) => line.startsWith("## "))).toEqual([
    "## Services",
    "## Company",
    "## Case studies",
    "## Portfolio",
    "## Optional",
  ]);
  const links = lines.filter((line) => line.startsWith("- ["));
  for (const link of links) expect(link).toMatch(/^- \[[^\]]+\]\(https:\/\/midspan\.example\/[^)]*\): \S/);
  const lists = ["/", "/services", "/portfolio", "/case-studies"];
  const linked = links.map((link) => link.match(/\((.*?)\)/)?.[1]);
  const missing = publicPaths.filter((path) => !lists.includes(path) && !linked.includes(siteUrl + path));
  expect(missing).toEqual([]);
});

test("security.txt has every field, and expires in the future but within a year", () => {
  const fields = new Map(
    files[".well-known/security.txt"]
      ?.trim()
      .split("\n")
      .map((line) => line.split(/: (.*)/, 2) as [string, string]),
  );
  expect([...fields.keys()]).toEqual(["Contact", "Expires", "Preferred-Languages", "Canonical", "Policy"]);
  expect(fields.get("Contact")).toMatch(/^mailto:\S+@\S+$/);
  expect(fields.get("Canonical")).toBe(`${siteUrl}/.well-known/security.txt`);
  const days = (Date.parse(fields.get("Expires") ?? "") - now.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
  const policy = fields.get("Policy")?.replace(`${siteUrl}/`, "") ?? "";
  expect(files[policy]).toContain("Reporting a weakness");
});

function all(pattern: RegExp, text = "") {
  return [...text.matchAll(pattern)].map(([, group]) => group);
}
