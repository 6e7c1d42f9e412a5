import type { Options } from "./options.ts";
import type { Quiet } from "./quiet.ts";
import type { RunningSite } from "./site.ts";

/** What every measurement gets to work with. */
export type Bench = {
  site: RunningSite;
  options: Options;
  quiet: Quiet;
  /** A line of progress. */
  say: (line: string) => void;
};
