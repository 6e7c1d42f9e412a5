import type { BuildEnvironmentOptions } from "vite";
import { isEnabled } from "./techniques.ts";

/** How the client bundle is cut into files. */
export function clientBuild(): BuildEnvironmentOptions {
  return { rolldownOptions: { output: { ...compileHint(), ...chunkGroups() } } };
}

/**
 * A page calls most of what it starts with. Told so, Chrome compiles it in the background and not, one function after
 * another, on the main thread.
 */
function compileHint() {
  if (!isEnabled("compile-hint")) return {};
  return {
    postBanner: ({ isDynamicEntry }: { isDynamicEntry: boolean }) =>
      isDynamicEntry ? "" : "//# allFunctionsCalledOnLoad",
  };
}

function chunkGroups() {
  if (!isEnabled("chunk-groups")) return {};
  return {
    codeSplitting: {
      groups: [
        // Every page needs all of React and its router: one file compresses better than five.
        { name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 1 },
        // What four pages share is likely to be on the next one too: as one file it is smaller.
        { name: "shared", minShareCount: 4 },
      ],
    },
  };
}
