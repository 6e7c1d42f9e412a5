import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { FilmStrip } from "../steps/film-strip.ts";
import type { Growth } from "../steps/growth/growth.ts";
import type { Interaction } from "../steps/interactions.ts";
import type { RouteAudit } from "../steps/lighthouse.ts";
import type { Navigation } from "../steps/navigation.ts";
import type { Throughput } from "../steps/throughput.ts";
import type { RouteWeight } from "../steps/weights.ts";

export type Measured<T> = {
  data: T;
  at: string;
  seconds: number;
  commit: string;
  /** Whether the machine had anything else to do. */
  quiet: string;
};

/** What each step measured when it last ran. */
export type Results = {
  weights?: Measured<RouteWeight[]>;
  lighthouse?: Measured<RouteAudit[]>;
  navigation?: Measured<Navigation[]>;
  interactions?: Measured<Interaction[]>;
  throughput?: Measured<Throughput>;
  growth?: Measured<Growth>;
  "film-strip"?: Measured<FilmStrip>;
};

const folder = "bench/out";
const file = `${folder}/results.json`;

export function readResults(): Results {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Results) : {};
}

export function keepResults(results: Results) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(results, null, 2));
}
