/**
 * All that this project knows of the insides of React Router and Vite beyond their documentation. Each assumption is
 * checked during the build and named in the error, so that an upgrade that breaks one says which.
 */
import { existsSync } from "node:fs";
import { attribute, type Element, textOf } from "./document.ts";

/** The global that a page's start-up script fills. Also read by app/pages/not-found. */
const routeModules = "__reactRouterRouteModules";

/** What React Router puts into a document so that it looks and starts as it should. */
export function startUpOf(elements: readonly Element[], file: string) {
  const links = (rel: string) =>
    elements.filter((element) => element.tagName === "link" && attribute(element, "rel") === rel);
  const preloads = links("modulepreload");
  const scripts = elements.filter(
    (element) => element.tagName === "script" && attribute(element, "type") === "module",
  );
  const stylesheets = links("stylesheet");
  const [script] = scripts;
  const [stylesheet] = stylesheets;
  assume(preloads.length > 0, `${file} has <link rel="modulepreload"> for the modules it starts with`);
  assume(script && scripts.length === 1, `${file} has one <script type="module"> that starts it`);
  assume(textOf(script).includes(routeModules), `the start-up script of ${file} sets window.${routeModules}`);
  assume(
    stylesheet && stylesheets.length === 1,
    `${file} has one <link rel="stylesheet">, the one that app/root.tsx imports`,
  );
  return { script, stylesheet, preloads, modules: preloads.flatMap((link) => attribute(link, "href") ?? []) };
}

/** The module that hydrates the page; it runs last. */
export function isEntry(module: string) {
  return /^\/assets\/entry\.client-[\w-]+\.js$/.test(module);
}

/** The modules that a built module imports before it runs, as Vite's minifier writes them. */
export function staticImports(code: string) {
  return [...code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(([, name]) => `/assets/${name}`);
}

/** Vite's wrapper of dynamic imports, which would otherwise be a file of its own. */
export function isPreloadHelper(id: string) {
  return id === "\0vite/preload-helper.js";
}

/** A chunk group that names a file which has moved would do nothing, and nobody would notice. */
export function existing(files: readonly string[]) {
  for (const file of files) assume(existsSync(file), `${file}, which a chunk group names, exists`);
  return files;
}

function assume(holds: unknown, assumption: string): asserts holds {
  if (!holds)
    throw new Error(
      `Delivery assumes that ${assumption}. This is no longer true: see delivery/framework.ts, or build with DELIVERY=plain.`,
    );
}
