import { parseArgs } from "node:util";
import { type Route, routes } from "./routes.ts";

export type Options = {
  /** Names of the steps to run; the others keep their last results. */
  only: readonly string[];
  runs: number;
  build: boolean;
  waitForIdle: boolean;
  routes: readonly Route[];
  /** By how much the growth step multiplies the projects and case studies. */
  factors: readonly number[];
};

export function readOptions(steps: readonly string[], usual: readonly string[]): Options {
  const { values } = parseArgs({
    options: {
      only: { type: "string" },
      runs: { type: "string", default: "5" },
      routes: { type: "string" },
      factors: { type: "string", default: "10,100" },
      "no-wait": { type: "boolean", default: false },
      "no-build": { type: "boolean", default: false },
    },
  });
  const only = values.only?.split(",") ?? usual;
  const unknown = only.find((name) => !steps.includes(name));
  if (unknown) throw new Error(`There is no step "${unknown}"; there are ${steps.join(", ")}`);
  const patterns = values.routes?.split(",");
  return {
    only,
    runs: positiveInteger("--runs", values.runs),
    build: !values["no-build"],
    waitForIdle: !values["no-wait"],
    routes: routes.filter(({ pattern }) => patterns?.includes(pattern) ?? true),
    factors: values.factors.split(",").map((factor) => positiveInteger("--factors", factor)),
  };
}

function positiveInteger(name: string, text: string) {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`${name} takes whole numbers from 1, not "${text}"`);
  return value;
}
