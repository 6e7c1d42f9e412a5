import * as v from "valibot";
import type { Mistake } from "./mistake.ts";

const path = v.pipe(
  v.string("must be a path"),
  v.regex(
    /^(\/[a-z0-9-]+)+$/,
    "must be a path such as /services/mobile-apps: lower case, no slash at the end",
  ),
);

export const redirectsSchema = v.strictObject({
  redirects: v.array(v.strictObject({ from: path, to: v.union([path, v.literal("/")], "must be a path") })),
});

export type Redirect = v.InferOutput<typeof redirectsSchema>["redirects"][number];

/** Undefined if it goes round in a circle. */
export function destination(redirects: readonly Redirect[], start: string): string | undefined {
  const passed = new Set<string>();
  for (let path = start; !passed.has(path); ) {
    passed.add(path);
    const next = redirects.find(({ from }) => from === path);
    if (!next) return path;
    path = next.to;
  }
  return undefined;
}

export function checkRedirects(redirects: readonly Redirect[], pages: ReadonlySet<string>): Mistake[] {
  const file = "content/redirects.yaml";
  return redirects.flatMap(({ from }, index): Mistake[] => {
    const field = (name: string) => `redirects.${index}.${name}`;
    const end = destination(redirects, from);
    const project = /^\/projects\/(.+)/.exec(from)?.[1];
    if (project) {
      const problem = `is no address: projects have the address /portfolio/${project}`;
      return [{ file, field: field("from"), problem }];
    }
    if (pages.has(from))
      return [{ file, field: field("from"), problem: `is a page that is still there: ${from}` }];
    if (redirects.findIndex((other) => other.from === from) !== index)
      return [{ file, field: field("from"), problem: `stands there twice: ${from}` }];
    if (end === undefined) return [{ file, field: field("to"), problem: `leads back to ${from}` }];
    if (!pages.has(end))
      return [{ file, field: field("to"), problem: `leads to ${end}, where there is no page` }];
    return [];
  });
}
