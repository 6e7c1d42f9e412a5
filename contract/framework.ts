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

/** Back, a hidden tab or a slow device skips a view transition, and no one listens when its `ready` is rejected. */
export function withSkippedTransitions(code: string) {
  const end = /\b(\w+)(?=\.finished\.finally\()/g;
  assume(code.match(end)?.length === 2, "React Router waits at two places for the end of a view transition");
  return code.replace(end, "$1.ready.catch(() => {}), $1");
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

/** What React Router asks for data, in place of `fetch`. It may answer with what it has decoded already. */
export const dataFetcher = "__midspanDataFetcher";
export type DecodedData = { status: number; headers: Headers; body: true; decoded: { value: unknown } };
type DataResponse = Response | DecodedData;
export type DataFetcher = (url: URL, init: RequestInit) => DataResponse | Promise<DataResponse>;
export const dataRequests = /react-router\/dist\/production\/lib\/dom\/ssr\/single-fetch\.js$/;

export function throughDataFetcher(code: string) {
  const request = "await fetch(url, await createRequestInit(request))";
  const decoding = "await decodeViaTurboStream(res.body, window)";
  assume(code.includes(request), "React Router asks for data with one call of fetch");
  assume(code.includes(decoding), "React Router decodes the data of a response");
  return code
    .replace(request, `await (window.${dataFetcher} ?? fetch)(url, await createRequestInit(request))`)
    .replace(decoding, `res.decoded ?? (${decoding})`);
}

/** Unused, but kept by the bundler for the names that React Router gives its components. */
export const routerElements = /react-router\/dist\/production\/lib\/dom\/lib\.js$/;

export function withoutNames(code: string) {
  const component = /^const (\w+) = (React\S*\.forwardRef\([\s\S]*?)^\1\.displayName = "\1";$/gm;
  assume(code.search(component) >= 0, "React Router gives its components a displayName");
  return code.replace(component, "const $1 = /* @__PURE__ */ $2");
}

/** Unused, because every route is in the manifest (react-router.config.ts). */
export const routeDiscovery = /react-router\/dist\/production\/lib\/dom\/ssr\/fog-of-war\.js$/;

export function withoutDiscovery(code: string) {
  const unless = /if \(!isFogOfWarEnabled\(routeDiscovery, ssr\).*?\) return;/g;
  assume(code.match(unless)?.length === 2, "React Router asks at two places whether to discover routes");
  return code.replace(unless, "return;");
}

/** Unused, because app/entry.client.tsx passes no instrumentations. */
export const routerCore = /react-router\/dist\/production\/lib\/router\/router\.js$/;

export function withoutInstrumentation(code: string) {
  const given = /\binit\.instrumentations(?=\))/g;
  const receiver = /\bconsumeInstrumentationClientResultMetaReceiver\(router\)/g;
  assume(code.match(given)?.length === 2, "React Router asks at two places for instrumentations");
  assume(code.match(receiver)?.length === 2, "React Router asks at two places who is told of a navigation");
  return code.replace(given, "false").replace(receiver, "undefined");
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
    code.includes(".ready.catch("),
    `React Router starts view transitions in a file that ${routerComponent} names`,
  );
  assume(
    /__reactRouterManifest=\{.*"routes":\{.*"id":"pages\/[^}]*"parentId":"root"[^}]*"module":"[^}]*"imports":\[/.test(
      code,
    ),
    `window.${routeManifest} names the modules of each route`,
  );
  assume(code.includes(notFoundRoute), `the route of the not-found page has the id ${notFoundRoute}`);
}

export function checkPagesFetchedAhead(code: string) {
  assume(
    /===!1\|\|\w+\.navigation\.state===`idle`&&\w+\.historyAction!==`POP`/.test(code),
    `React Router takes a new state in a file that ${routerComponent} names`,
  );
  assume(code.includes(dataFetcher), `React Router asks for data in a file that ${dataRequests} names`);
}

export function checkUnusedCode(code: string) {
  assume(
    !code.includes("displayName=`Form`"),
    `React Router has its components in a file that ${routerElements} names`,
  );
  assume(
    !code.includes("manifest version mismatch"),
    `React Router discovers routes in a file that ${routeDiscovery} names`,
  );
  assume(
    !code.includes("Uninstrumented"),
    `React Router instruments its router in a file that ${routerCore} names`,
  );
}

function assume(holds: unknown, assumption: string): asserts holds {
  if (!holds)
    throw new Error(
      `The build assumes that ${assumption}. This is no longer true: see contract/framework.ts.`,
    );
}
