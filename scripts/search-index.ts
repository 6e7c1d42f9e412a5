import type { Plugin } from "vite";
import { searchEntries } from "#content/search/index.ts";

const name = "virtual:search-index";

/**
 * Makes the search index a module of its own, which the browser loads when somebody searches. It is data made from
 * the content: importing the content itself would bring every story and the schema library along.
 */
export function searchIndex(): Plugin {
  return {
    name: "search-index",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => {
      if (id !== `\0${name}`) return undefined;
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(searchEntries))});`;
    },
  };
}
