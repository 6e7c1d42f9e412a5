// All that this project knows of the insides of React Router and Vite beyond their documentation. The build checks
// each assumption and names the one that no longer holds.

/** React Router asks for the data of /about at /about.data and takes a response for its own by this header. */
export const dataSuffix = ".data";
export const dataHeader = { "x-remix-response": "yes" };
export const dataRedirectStatus = 202;

export function dataRedirectTo(to: string, rendered: string) {
  const response = rendered
    .replace(/"redirect","[^"]*"/, `"redirect",${JSON.stringify(to)}`)
    .replace("302", "308");
  assume(
    response.includes(`"redirect",${JSON.stringify(to)},"status",308`),
    `a data response that redirects has "redirect" and "status", as in ${rendered}`,
  );
  return response;
}

/** What React Router keeps in `history.state`: `idx` counts entries, `key` names a scroll position, `usr` is ours. */
export type RouterHistoryState = { idx?: number; key?: string; usr?: unknown } | null;

/** The global that the start-up script of a page fills with its route modules, by route id. */
export const routeModules = "__reactRouterRouteModules";
export const notFoundRoute = "pages/not-found/not-found";

export const preloadHelper = "\0vite/preload-helper.js";

export function isEntry(module: string) {
  return /^\/assets\/entry\.client-[\w-]+\.js$/.test(module);
}

/** The modules that a built module imports before it runs, as Vite's minifier writes them. */
export function staticImports(code: string) {
  return [...code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(([, name]) => `/assets/${name}`);
}

type Tag = { tagName: string; attrs: readonly { name: string; value: string }[] };

/** What React Router puts into a document so that it looks and starts as it should. */
export function startUpOf<T extends Tag>(
  elements: readonly T[],
  textOf: (element: T) => string,
  file: string,
) {
  const attribute = ({ attrs }: T, name: string) => attrs.find((candidate) => candidate.name === name)?.value;
  const links = (rel: string) =>
    elements.filter((element) => element.tagName === "link" && attribute(element, "rel") === rel);
  const preloads = links("modulepreload");
  const stylesheets = links("stylesheet");
  const scripts = elements.filter(
    (element) => element.tagName === "script" && attribute(element, "type") === "module",
  );
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

export function checkClientBundle(code: string) {
  assume(code.includes(routeModules), `React Router reads window.${routeModules}`);
  assume(/x-remix-response/i.test(code), "React Router takes data responses for its own by X-Remix-Response");
  assume(
    /\{usr:\w+\.state,key:\w+\.key,idx:/.test(code),
    "React Router keeps usr, key and idx in history.state",
  );
  assume(code.includes(notFoundRoute), `the route of the not-found page has the id ${notFoundRoute}`);
}

function assume(holds: unknown, assumption: string): asserts holds {
  if (!holds)
    throw new Error(
      `The build assumes that ${assumption}. This is no longer true: see contract/framework.ts.`,
    );
}
