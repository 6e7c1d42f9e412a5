import { expect, test } from "vitest";
import { checkClientBundle, isEntry, startUpOf, staticImports } from "./framework.ts";

const preload = {
  tagName: "link",
  attrs: attributes({ rel: "modulepreload", href: "/assets/a.js" }),
  text: "",
};
const stylesheet = {
  tagName: "link",
  attrs: attributes({ rel: "stylesheet", href: "/assets/b.css" }),
  text: "",
};
const inline = { tagName: "script", attrs: [], text: "one()" };
const script = {
  tagName: "script",
  attrs: attributes({ type: "module" }),
  text: "window.__reactRouterRouteModules = {};",
};
const page = [preload, stylesheet, inline, script];

function attributes(values: Record<string, string>) {
  return Object.entries(values).map(([name, value]) => ({ name, value }));
}

function start(elements: readonly (typeof page)[number][]) {
  return startUpOf(elements, ({ text }) => text, "about/index.html");
}

test("finds the modules, the stylesheet and the start-up script of a page", () => {
  expect(start(page)).toEqual({ script, stylesheet, preloads: [preload], modules: ["/assets/a.js"] });
});

test.each([
  ["no module preloads", [stylesheet, script], '<link rel="modulepreload">'],
  ["two stylesheets", [...page, stylesheet], 'one <link rel="stylesheet">'],
  ["no stylesheet", [preload, script], 'one <link rel="stylesheet">'],
  ["two start-up scripts", [...page, script], 'one <script type="module">'],
  ["another global", [preload, stylesheet, { ...script, text: "x" }], "__reactRouterRouteModules"],
])("a page with %s stops the build and names the assumption", (_, elements, assumption) => {
  expect(() => start(elements)).toThrow(assumption);
  expect(() => start(elements)).toThrow("about/index.html");
});

const bundle =
  'window.__reactRouterRouteModules;h.has("X-Remix-Response");({usr:e.state,key:e.key,idx:t});"pages/not-found/not-found"';

test.each([
  ["__reactRouterRouteModules", "window.__reactRouterRouteModules"],
  ["X-Remix-Response", "X-Remix-Response"],
  ["usr:", "history.state"],
  ["pages/not-found", "not-found page"],
])("a client bundle without %s stops the build", (text, assumption) => {
  expect(() => checkClientBundle(bundle)).not.toThrow();
  expect(() => checkClientBundle(bundle.replace(text, "changed"))).toThrow(assumption);
});

test("reads static imports and leaves dynamic ones alone", () => {
  const code = 'import{a}from"./react-1.js";import"./b.js";const c=()=>import("./late.js");';
  expect(staticImports(code)).toEqual(["/assets/react-1.js", "/assets/b.js"]);
  expect(["/assets/entry.client-Ab_1.js", "/assets/root-1.js"].map(isEntry)).toEqual([true, false]);
});
