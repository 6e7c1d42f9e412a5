import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import {
  dataRequests,
  inOneTask,
  routeDiscovery,
  routeModuleLoader,
  routerComponent,
  routerCore,
  routerElements,
  throughDataFetcher,
  withoutDiscovery,
  withoutInstrumentation,
  withoutNames,
  withoutReload,
  withSkippedTransitions,
} from "../contract/framework.ts";
import { isEnabled, isPlain } from "../delivery/techniques.ts";

/** React Router gives each page ten seconds; on a busy machine the first would use them up on loading. */
export function loadServerBuild(): Plugin {
  return {
    name: "load-server-build",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    async writeBundle({ dir = "" }) {
      await import(pathToFileURL(join(dir, "index.js")).href);
    },
  };
}

export function patchFramework(): Plugin[] {
  const patches = [
    { file: routeModuleLoader, patch: withoutReload },
    { file: routerComponent, patch: withSkippedTransitions },
    ...(isPlain() ? [] : forPagesFetchedAhead),
    ...(isEnabled("unused-code") ? unusedCode : []),
  ];
  return patches.map(({ file, patch }) => ({
    name: `patch-framework:${patch.name}`,
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: { filter: { id: file }, handler: patch },
  }));
}

const forPagesFetchedAhead = [
  { file: dataRequests, patch: throughDataFetcher },
  { file: routerComponent, patch: inOneTask },
];

const unusedCode = [
  { file: routerElements, patch: withoutNames },
  { file: routeDiscovery, patch: withoutDiscovery },
  { file: routerCore, patch: withoutInstrumentation },
];
