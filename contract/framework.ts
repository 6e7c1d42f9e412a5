// All we know of React Router and Vite beyond their documentation; the build checks each assumption.

/** React Router asks for the data of /about at /about.data and knows its responses by this header. */
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

/** React Router's `history.state`: `idx` counts entries, `key` names a scroll position, `usr` is ours. */
export type RouterHistoryState = { idx?: number; key?: string; usr?: unknown } | null;

export const routeModules = "__reactRouterRouteModules";
export const notFoundRoute = "pages/not-found/not-found";

/** In place of a module that is lost, for which React Router would reload the page before it. */
export const lostModule = "__midspanLostModule";
export const routeModuleLoader = /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/;

export function withoutReload(code: string) {
  const reload = /console\.error\(`Error loading route module[\s\S]*?return new Promise\(\(\) => \{\}\);/;
  assume(reload.test(code), "React Router reloads the page when a route module does not load");
  return code.replace(reload, `return window.${lostModule};`);
}

/**
 * React Router shows a page in a transition: React renders it in slices, and frames of the page before come between.
 * Back stays one, together with the state that the page reads from the URL.
 */
export const routerComponent = /react-router\/dist\/production\/lib\/components\.js$/;

export function inOneTask(code: string) {
  const update = "else if (useTransitions === false) setStateImpl(newState)";
  assume(code.includes(update), "React Router takes a new state with setStateImpl");
  return code.replace(
    update,
    'else if (useTransitions === false || (newState.navigation.state === "idle" && newState.historyAction !== "POP")) setStateImpl(newState)',
  );
}

export const homeData = `/_${dataSuffix}`;

export type RouteModules = Record<string, unknown>;

export type ManifestRoute = {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  imports?: string[];
};
export type RouteManifest = { routes: Record<string, ManifestRoute> };
export const routeManifest = "__reactRouterManifest";

export const dataFetcher = "__midspanDataFetcher";
export type DataFetcher = (url: URL, init: RequestInit) => Response | Promise<Response>;
export const dataRequests = /react-router\/dist\/production\/lib\/dom\/ssr\/single-fetch\.js$/;

export function throughDataFetcher(code: string) {
  const request = /await fetch\(url, await createRequestInit\(request\)\)/;
  assume(request.test(code), "React Router asks for data with one call of fetch");
  return code.replace(
    request,
    `await (window.${dataFetcher} ?? fetch)(url, await createRequestInit(request))`,
  );
}

export const preloadHelper = "\0vite/preload-helper.js";

export function staticImports(code: string) {
  return [...code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(([, name]) => `/assets/${name}`);
}

export function checkPreloads(modules: readonly string[], read: (module: string) => string) {
  const imported = modules.flatMap((module) => staticImports(read(module)));
  const missing = imported.find((module) => !modules.includes(module));
  assume(!missing, `a page preloads every module that it starts with, such as ${missing}`);
}

type Tag = { tagName: string; attrs: readonly { name: string; value: string }[] };

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
  assume(
    code.includes(lostModule) && !code.includes("reloading page"),
    `React Router loads the modules of routes in a file that ${routeModuleLoader} names`,
  );
  assume(
    /===!1\|\|\w+\.navigation\.state===`idle`&&\w+\.historyAction!==`POP`/.test(code),
    `React Router takes a new state in a file that ${routerComponent} names`,
  );
  assume(
    /__reactRouterManifest=\{.*"routes":\{.*"id":"pages\/[^}]*"parentId":"root"[^}]*"module":"[^}]*"imports":\[/.test(
      code,
    ),
    `window.${routeManifest} names the modules of each route`,
  );
  assume(code.includes(dataFetcher), `React Router asks for data in a file that ${dataRequests} names`);
  assume(code.includes(notFoundRoute), `the route of the not-found page has the id ${notFoundRoute}`);
}

function assume(holds: unknown, assumption: string): asserts holds {
  if (!holds)
    throw new Error(
      `The build assumes that ${assumption}. This is no longer true: see contract/framework.ts.`,
    );
}
