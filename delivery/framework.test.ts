import { expect, test } from "vitest";
import { elementsOf } from "./document.ts";
import { existing, isEntry, startUpOf, staticImports } from "./framework.ts";

const preload = '<link rel="modulepreload" href="/assets/a.js"/>';
const stylesheet = '<link rel="stylesheet" href="/assets/root.css"/>';
const script = '<script type="module" async="">window.__reactRouterRouteModules = {};</script>';
const page = `<head>${preload}${stylesheet}</head><body><script>one()</script>${script}</body>`;

test("finds the modules, the stylesheet and the start-up script of a page", () => {
  const { modules, stylesheet: link } = startUpOf(elementsOf(page), "index.html");
  expect(modules).toEqual(["/assets/a.js"]);
  expect(link.attrs).toContainEqual({ name: "href", value: "/assets/root.css" });
});

test.each([
  ["no module preloads", page.replace(preload, ""), '<link rel="modulepreload">'],
  ["two stylesheets", page.replace(stylesheet, stylesheet.repeat(2)), 'one <link rel="stylesheet">'],
  ["no stylesheet", page.replace(stylesheet, ""), 'one <link rel="stylesheet">'],
  ["two start-up scripts", page.replace(script, script.repeat(2)), 'one <script type="module">'],
  ["another global", page.replace("__reactRouterRouteModules", "__routes"), "__reactRouterRouteModules"],
])("a page with %s stops the build and names the assumption", (_, html, assumption) => {
  const start = () => startUpOf(elementsOf(html), "about/index.html");
  expect(start).toThrow(assumption);
  expect(start).toThrow("about/index.html");
});

test("a chunk group that names a missing file stops the build", () => {
  expect(() => existing(["app/root.tsx", "app/ui/gone.tsx"])).toThrow("app/ui/gone.tsx");
});

test("reads static imports and leaves dynamic ones alone", () => {
  const code = 'import{a}from"./react-1.js";import"./b.js";const c=()=>import("./late.js");';
  expect(staticImports(code)).toEqual(["/assets/react-1.js", "/assets/b.js"]);
  expect(["/assets/entry.client-Ab_1.js", "/assets/root-1.js"].map(isEntry)).toEqual([true, false]);
});
