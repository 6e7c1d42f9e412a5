import { parseArgs } from "node:util";
import { type Route, routes } from "./routes.ts";

export type Options = {
  /** Names of the steps to run; the others keep what was measured last. */
  only: readonly string[];
  runs: number;
  build: boolean;
  /** Waits for a quiet machine. */
  patient: boolean;
  routes: readonly Route[];
  /** How many times the projects and studies. */
  times: readonly number[];
};

export function readOptions(steps: readonly string[]): Options {
  const { values } = parseArgs({
    options: {
      only: { type: "string" },
      runs: { type: "string", default: "5" },
      routes: { type: "string" },
      times: { type: "string", default: "10,100" },
      hurry: { type: "boolean", default: false },
      "no-build": { type: "boolean", default: false },
    },
  });
  const only = values.only?.split(",") ?? steps;
  const unknown = only.find((name) => !steps.includes(name));
  if (unknown) throw new Error(`There is no step "${unknown}"; there are ${steps.join(", ")}`);
  const patterns = values.routes?.split(",");
  return {
    only,
    runs: wholeNumber("--runs", values.runs),
    build: !values["no-build"],
    patient: !values.hurry,
    routes: routes.filter(({ pattern }) => patterns?.includes(pattern) ?? true),
    times: values.times.split(",").map((times) => wholeNumber("--times", times)),
  };
}

function wholeNumber(name: string, text: string) {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`${name} takes whole numbers from 1, not "${text}"`);
  return value;
}
