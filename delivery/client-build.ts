import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { BuildEnvironmentOptions } from "vite";
import { preloadHelper } from "#contract/framework.ts";
import { isEnabled } from "./techniques.ts";

/** Small modules that the home page starts with: as files of their own they would cost more. */
const firstPage = existing([
  "app/failures/failure-pages.ts",
  "app/failures/load-errors.ts",
  "app/layout/mark.tsx",
  "app/lib/lock-scroll.ts",
  "app/lib/missing-path.ts",
  "app/lib/use-hydrated.ts",
  "app/lib/use-lazy-component.ts",
  "app/pages/home/service-screens/screen.tsx",
  "app/sections/key-result.ts",
  "app/sections/monogram/monogram.tsx",
  "app/sections/stats.tsx",
  "app/shortlist/change-shortlist.ts",
  "app/shortlist/shortlist-toggle.tsx",
  "app/ui/image-with-fallback.tsx",
  "app/ui/modal-dialog.tsx",
  "app/ui/toast/toast-queue.ts",
  "app/ui/use-pop-state.ts",
  "delivery/idle.ts",
  "node_modules/lucide/dist/esm/icons/play.mjs",
  "node_modules/lucide/dist/esm/icons/search.mjs",
]);

/** Modules that several pages share, but not the home page, which is the one most visits begin with. */
const otherPages = existing([
  "app/bridge/truss-divider.tsx",
  "app/lib/contact-prefill.ts",
  "app/time/office-hours.ts",
  "app/time/use-current-minute.ts",
  "app/time/zone-clock.ts",
  "app/url-state/url-state.ts",
  "app/url-state/use-url-entry.ts",
  "app/url-state/use-url-params.ts",
]);

export function clientBuild(): BuildEnvironmentOptions {
  return { rolldownOptions: { output: { ...compileHint(), ...chunkGroups() } } };
}

/**
 * Chrome then compiles a file's functions in the background when it loads, not one by one at the first click. A file of
 * one module has few of them.
 */
function compileHint() {
  if (!isEnabled("compile-hint")) return {};
  return {
    postBanner: ({ moduleIds }: { moduleIds: string[] }) =>
      moduleIds.length > 1 ? "//# allFunctionsCalledOnLoad" : "",
  };
}

function chunkGroups() {
  if (!isEnabled("chunk-groups")) return {};
  return {
    codeSplitting: {
      groups: [
        // Every page needs all of React and its router: one file compresses better than five.
        { name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 1 },
        // The root route is on every page, so what only it needs is small in the same file.
        {
          name: "shared",
          test: (id: string) => isOneOf(firstPage, id) || id === preloadHelper || /\/app\/layout\//.test(id),
        },
        // What four pages share is likely to be on the next one too: as one file it is smaller.
        { name: "shared", minShareCount: 4, test: (id: string) => !isOneOf(otherPages, id) },
      ],
    },
  };
}

function isOneOf(files: readonly string[], id: string) {
  return files.some((file) => resolve(file) === id);
}

/** A group that names a file which has moved would do nothing, and nobody would notice. */
export function existing(files: readonly string[]) {
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length > 0)
    throw new Error(`delivery/client-build.ts names files that do not exist: ${missing.join(", ")}`);
  return files;
}
