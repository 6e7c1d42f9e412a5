import { expect, test } from "vitest";
import {
  checkClientBundle,
  checkPagesFetchedAhead,
  checkPreloads,
  checkUnusedCode,
  inOneTask,
  startUpOf,
  staticImports,
  throughDataFetcher,
  withoutDiscovery,
  withoutInstrumentation,
  withoutNames,
  withoutReload,
  withSkippedTransitions,
} from "./framework.ts";

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
  'window.__reactRouterRouteModules;h.has("X-Remix-Response");({usr:e.state,key:e.key,idx:t});window.__midspanLostModule;r===!1||i.navigation.state===`idle`&&i.historyAction!==`POP`?a(i):0;t.ready.catch(()=>{});"pages/not-found/not-found";window.__midspanDataFetcher;window.__reactRouterManifest={"routes":{"pages/home/home":{"id":"pages/home/home","parentId":"root","module":"/assets/home-1.js","imports":[]}}}';

test.each([
  ["__reactRouterRouteModules", "window.__reactRouterRouteModules"],
  ["X-Remix-Response", "X-Remix-Response"],
  ["usr:", "history.state"],
  ["pages/not-found", "not-found page"],
  ["__midspanLostModule", "modules of routes"],
  [".ready.catch(", "view transitions"],
  ["__reactRouterManifest", "modules of each route"],
  ['"module":', "modules of each route"],
])("a client bundle without %s stops the build", (text, assumption) => {
  expect(() => checkClientBundle(bundle)).not.toThrow();
  expect(() => checkClientBundle(bundle.replace(text, "changed"))).toThrow(assumption);
});

test.each([
  [".navigation.state", "takes a new state"],
  ["__midspanDataFetcher", "asks for data"],
])("a client bundle that fetches pages ahead, without %s, stops the build", (text, assumption) => {
  expect(() => checkPagesFetchedAhead(bundle)).not.toThrow();
  expect(() => checkPagesFetchedAhead(bundle.replace(text, "changed"))).toThrow(assumption);
});

test("reads static imports and leaves dynamic ones alone", () => {
  const code = 'import{a}from"./react-1.js";import"./b.js";const c=()=>import("./late.js");';
  expect(staticImports(code)).toEqual(["/assets/react-1.js", "/assets/b.js"]);
});

test("a page that does not preload all it starts with stops the build", () => {
  const read = (module: string) => (module === "/assets/root-1.js" ? 'import"./react-1.js"' : "");
  expect(() => checkPreloads(["/assets/root-1.js", "/assets/react-1.js"], read)).not.toThrow();
  expect(() => checkPreloads(["/assets/root-1.js"], read)).toThrow("such as /assets/react-1.js");
});

test("a route module that does not load is replaced, not answered with a reload", () => {
  const loader =
    "catch (error) {\n console.error(`Error loading route module`);\n window.location.reload();\n return new Promise(() => {});\n}";
  expect(withoutReload(loader)).toBe("catch (error) {\n return window.__midspanLostModule;\n}");
  expect(() => withoutReload("another loader")).toThrow("reloads the page");
});

test("a page that a click opens is rendered, once it is ready, outside the transition", () => {
  const component = "if (flushSync) now(); else if (useTransitions === false) setStateImpl(newState);";
  expect(inOneTask(component)).toBe(
    'if (flushSync) now(); else if (useTransitions === false || (newState.navigation.state === "idle" && newState.historyAction !== "POP")) setStateImpl(newState);',
  );
  expect(() => inOneTask("another component")).toThrow("setStateImpl");
});

test("a view transition that is skipped is no uncaught error", () => {
  const component = "t.finished.finally(() => {});\ntransition.finished.finally(() => {});";
  expect(withSkippedTransitions(component)).toBe(
    "t.ready.catch(() => {}), t.finished.finally(() => {});\ntransition.ready.catch(() => {}), transition.finished.finally(() => {});",
  );
  expect(() => withSkippedTransitions("another component")).toThrow("two places");
});

test("a request for data goes through the data fetcher once there is one, which may have decoded it", () => {
  const request =
    "let res = await fetch(url, await createRequestInit(request));\nlet decoded = await decodeViaTurboStream(res.body, window);";
  expect(throughDataFetcher(request)).toBe(
    "let res = await (window.__midspanDataFetcher ?? fetch)(url, await createRequestInit(request));\nlet decoded = res.decoded ?? (await decodeViaTurboStream(res.body, window));",
  );
  expect(() => throughDataFetcher("another request")).toThrow("one call of fetch");
  expect(() => throughDataFetcher(request.replace("Turbo", "Other"))).toThrow("decodes the data");
});

test("a component that no page imports can be left out of the bundle", () => {
  const component = 'const Form = React$1.forwardRef(() => {\n});\nForm.displayName = "Form";\n';
  expect(withoutNames(component)).toBe("const Form = /* @__PURE__ */ React$1.forwardRef(() => {\n});\n\n");
  expect(() => withoutNames("another component")).toThrow("displayName");
});

test("routes are not discovered", () => {
  const unless = "if (!isFogOfWarEnabled(routeDiscovery, ssr)) return;";
  const eagerly = "if (!isFogOfWarEnabled(routeDiscovery, ssr) || connection?.saveData === true) return;";
  expect(withoutDiscovery(`${unless}\n${eagerly}`)).toBe("return;\nreturn;");
  expect(() => withoutDiscovery(unless)).toThrow("two places");
});

test("the router is not instrumented", () => {
  const use = "if (init.instrumentations) use(init.instrumentations.map());";
  const told = "let told = consumeInstrumentationClientResultMetaReceiver(router);";
  expect(withoutInstrumentation(`${use}${use}${told}${told}`)).toBe(
    "if (false) use(init.instrumentations.map());if (false) use(init.instrumentations.map());let told = undefined;let told = undefined;",
  );
  expect(() => withoutInstrumentation(use + told + told)).toThrow("instrumentations");
  expect(() => withoutInstrumentation(use + use + told)).toThrow("told of a navigation");
});

test.each(["displayName=`Form`", "manifest version mismatch", "Uninstrumented"])(
  "a bundle with the unused %s stops the build",
  (text) => {
    expect(() => checkUnusedCode("")).not.toThrow();
    expect(() => checkUnusedCode(text)).toThrow("in a file that");
  },
);
