import { parseArgs } from "node:util";
import { UsageError } from "../command-line/usage-error.ts";
import type { Filters } from "./entries.ts";
import { usage } from "./usage.ts";

const options = {
  json: { type: "boolean" },
  csv: { type: "boolean" },
  all: { type: "boolean" },
  open: { type: "boolean" },
  done: { type: "boolean" },
  unmailed: { type: "boolean" },
  since: { type: "string" },
  until: { type: "string" },
} as const;

export type Options = ReturnType<typeof parseArguments>["values"];

const optionsOf: Record<string, readonly (keyof Options)[]> = {
  list: ["open", "done", "unmailed", "since", "until"],
  search: ["open", "done", "unmailed", "since", "until"],
  export: ["csv", "open", "done", "unmailed", "since", "until"],
  retry: ["all"],
};

export function parseCommandLine(args: readonly string[]) {
  const { values, positionals } = parseArguments(args);
  const [command = "list", ...rest] = positionals;
  const { json: _, ...given } = values;
  const known: readonly string[] = optionsOf[command] ?? [];
  if (Object.keys(given).some((name) => !known.includes(name))) throw new UsageError(usage);
  return { command, rest, values };
}

function parseArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new UsageError(usage);
  }
}

export function filtersOf({ open, done, unmailed, since, until }: Options): Filters {
  const chosen = [open && "open", done && "done", unmailed && "unmailed"].filter((status) => !!status);
  if (chosen.length > 1) throw new UsageError("Use one of --open, --done and --unmailed.");
  const day = 24 * 3_600_000;
  return {
    // Only these words are in the list.
    status: chosen[0] as Filters["status"],
    since: since === undefined ? undefined : dayOf(since),
    until: until === undefined ? undefined : dayOf(until) + day,
  };
}

function dayOf(date: string) {
  const time = Date.parse(date);
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || new Date(time || 0).toISOString().slice(0, 10) !== date)
    throw new UsageError(`${date} is not a date such as 2026-11-01.`);
  return time;
}
