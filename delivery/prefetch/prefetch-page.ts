import { UNSAFE_decodeViaTurboStream as decodeData, matchRoutes } from "react-router";
import {
  type DataFetcher,
  type DecodedData,
  dataFetcher,
  dataSuffix,
  homeData,
  type ManifestRoute,
  notFoundRoute,
  type RouteManifest,
  type RouteModules,
  routeManifest,
  routeModules,
} from "#contract/framework.ts";
import { idle } from "../idle.ts";
import { enqueue, type FetchedFile, giveWayTo, moveToFront } from "./request-queue.ts";

type PageData = { coming: Promise<DecodedData>; arrived?: DecodedData; since: number };

const freshFor = 5 * 60_000;

const manifest: RouteManifest = Reflect.get(window, routeManifest);
const modules: RouteModules = Reflect.get(window, routeModules);
const asked = new Set<string>();
const pages = new Map<string, PageData>();
const files = new Map<string, Promise<unknown>>();
for (const id in modules) for (const file of filesOf(manifest.routes[id])) files.set(file, Promise.resolve());

/** Data are files: no query changes them. */
export function servePrefetched() {
  const fetchData: DataFetcher = (url, init) => {
    const page = url.pathname;
    const data = pages.get(page);
    if (data && Date.now() - data.since > freshFor) pages.delete(page);
    // React Router reads it without waiting, and so renders the next page without a loading state.
    else if (data?.arrived) return data.arrived;
    const ask = () => fetch(url, init);
    const response = pages.get(page)?.coming.catch(ask) ?? ask();
    preloadModules(page);
    giveWayTo(page, response);
    return response;
  };
  Reflect.set(window, dataFetcher, fetchData);
}

/** Otherwise the browser learns of a module's imports when it has arrived, and of theirs a round trip later. */
function preloadModules(page: string) {
  const path = page === homeData ? "/" : page.slice(0, -dataSuffix.length);
  for (const file of filesOf(routeAt(path))) {
    if (files.has(file)) continue;
    files.set(file, Promise.resolve());
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: file }));
  }
}

/** A failure is left to the click. */
export function prefetchPage(path: string, urgent: boolean) {
  const route = routeAt(path);
  if (!route) return;
  const page = path === "/" ? homeData : path + dataSuffix;
  if (!asked.has(page)) prefetchFiles(page, route);
  if (urgent) moveToFront(page);
}

async function prefetchFiles(page: string, route: ManifestRoute) {
  asked.add(page);
  try {
    await Promise.all([prefetchData(page), ...filesOf(route).map((file) => prefetchFile(file, page))]);
    await idle();
    modules[route.id] ??= await import(/* @vite-ignore */ route.module);
  } catch {
    pages.delete(page);
  }
}

async function prefetchData(page: string) {
  const data: PageData = { coming: enqueue(page, page).then(decode), since: Date.now() };
  pages.set(page, data);
  data.arrived = await data.coming;
}

/** Before the click, which would wait for it. */
async function decode({ body, headers }: FetchedFile): Promise<DecodedData> {
  const { value } = await decodeData(body.stream(), window);
  return { status: 200, headers, body: true, decoded: { value } };
}

function prefetchFile(file: string, page: string) {
  const coming = files.get(file) ?? enqueue(file, page);
  files.set(file, coming);
  return coming;
}

function filesOf(route: ManifestRoute | undefined) {
  return route ? [route.module, ...(route.imports ?? [])] : [];
}

function routeAt(path: string) {
  const routes = Object.values(manifest.routes).filter(({ parentId }) => parentId);
  const route = matchRoutes(routes, path)?.[0]?.route;
  return route?.id === notFoundRoute ? undefined : route;
}
