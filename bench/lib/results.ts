import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Filmstrip } from "../steps/filmstrip.ts";
import type { Growth } from "../steps/growth/growth.ts";
import type { Interaction } from "../steps/interactions/interactions.ts";
import type { RouteAudit } from "../steps/lighthouse.ts";
import type { Navigation } from "../steps/navigation.ts";
import type { TechniqueResult } from "../steps/techniques.ts";
import type { Throughput } from "../steps/throughput.ts";
import type { RouteWeight } from "../steps/weights.ts";

export type Result<T> = {
  data: T;
  at: string;
  seconds: number;
  commit: string;
  /** Whether other processes kept the machine busy. */
  machine: string;
};

export type Results = {
  weights?: Result<RouteWeight[]>;
  lighthouse?: Result<RouteAudit[]>;
  navigation?: Result<Navigation[]>;
  interactions?: Result<Interaction[]>;
  throughput?: Result<Throughput>;
  growth?: Result<Growth>;
  filmstrip?: Result<Filmstrip>;
  techniques?: Result<TechniqueResult[]>;
};

const folder = "bench/out";
const file = `${folder}/results.json`;

export function readResults(): Results {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Results) : {};
}

export function writeResults(results: Results) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(results, null, 2));
}
