import type { MachineLoad } from "./machine-load.ts";
import type { Options } from "./options.ts";
import type { RunningSite } from "./site.ts";

/** What every step gets to work with. */
export type StepContext = {
  site: RunningSite;
  options: Options;
  machine: MachineLoad;
  /** Prints a line of progress. */
  log: (line: string) => void;
};
