import type { MachineLoad } from "./machine-load.ts";
import type { Options } from "./options.ts";
import type { RunningSite } from "./site.ts";

export type StepContext = {
  site: RunningSite;
  options: Options;
  machine: MachineLoad;
  log: (line: string) => void;
};
