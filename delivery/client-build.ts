import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { BuildEnvironmentOptions } from "vite";
import { preloadHelper } from "#contract/framework.ts";
import { isEnabled } from "./techniques.ts";

/** Most visits begin with the home page. */
const firstPage = existing(["app/entry.client.tsx", "app/root.tsx", "app/pages/home/home.tsx"]);

/** What the pages with a list share, with TanStack Query. */
const lists = existing(["app/lists", "app/search/search-text.ts", "app/ui/select.tsx"]);

/** What they share with others. */
const besideLists = existing([
  "app/bridge/truss-loader.tsx",
  "app/sections/card-result.tsx",
  "app/sections/header-picture.tsx",
  "app/sections/study-card.tsx",
  "app/sections/use-card-transition.ts",
  "app/ui/award-badge.tsx",
  "app/url-state",
]);

/** What the pages of one entry share. */
const entries = existing([
  "app/bridge/broken-bridge.tsx",
  "app/sections/facts.tsx",
  "app/sections/missing-page.tsx",
  "app/ui/breadcrumb.tsx",
  "app/ui/prose.tsx",
]);

/** What two pages share, and is too large for the others. */
const gallery = existing([
  "app/sections/lightbox.tsx",
  "app/ui/filmstrip-controls.tsx",
  "app/ui/use-filmstrip.ts",
]);

const time = existing(["app/time"]);
const small = existing(["app/bridge", "app/lib", "app/sections", "app/ui"]);

export function clientBuild(): BuildEnvironmentOptions {
  return { rolldownOptions: { output: { ...compileHint(), ...chunkGroups() } } };
}

/** Chrome then compiles a file's functions when it loads, not at the first click. A file of one module has few. */
function compileHint() {
  if (!isEnabled("compile-hint")) return {};
  return {
    postBanner: ({ moduleIds }: { moduleIds: string[] }) =>
      moduleIds.length > 1 ? "//# allFunctionsCalledOnLoad" : "",
  };
}

/** Small files cost more than they hold: each is a request, and compresses badly. */
function chunkGroups() {
  if (!isEnabled("chunk-groups")) return {};
  return {
    codeSplitting: {
      groups: [
        // Every page needs all of React and its router.
        { name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
        // The root route is on every page, so what only it needs is small in the same file.
        { name: "shared", test: (id: string) => id === preloadHelper || /\/app\/layout\//.test(id) },
        { name: ofFirstPage(), minShareCount: 2 },
        { name: "most-pages", minShareCount: 6, test: /\/app\// },
        { name: "beside-lists", minShareCount: 2, test: among(besideLists) },
        { name: "entries", minShareCount: 2, test: among(entries) },
        { name: "time", minShareCount: 2, test: among(time) },
        { name: "some-pages", minShareCount: 2, test: isSmall },
        { name: "lists", minShareCount: 2, test: among(lists) },
      ],
    },
  };
}

type ChunkingContext = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** What the home page imports, found once for all modules. */
function ofFirstPage() {
  const reached = new Set<string>();
  function reach(id: string, context: ChunkingContext) {
    if (reached.has(id)) return;
    reached.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) reach(imported, context);
  }
  return (id: string, context: ChunkingContext) => {
    for (const file of firstPage) reach(resolve(file), context);
    return reached.has(id) ? "first-page" : null;
  };
}

function isSmall(id: string) {
  return among(small)(id) && !among([...lists, ...gallery])(id);
}

function among(paths: readonly string[]) {
  return (id: string) => paths.some((path) => `${id}/`.startsWith(`${resolve(path)}/`));
}

/** A group that names a file which has moved would do nothing, and nobody would notice. */
export function existing(files: readonly string[]) {
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length > 0)
    throw new Error(`delivery/client-build.ts names files that do not exist: ${missing.join(", ")}`);
  return files;
}
