import { budgets, javascriptBudget } from "../../scripts/budgets.ts";
import type { Navigation } from "../steps/navigation.ts";
import type { RouteWeight } from "../steps/weights.ts";
import {
  boldIfMissed,
  type Check,
  inKilobytes,
  inMilliseconds,
  type Section,
  table,
  worst,
} from "./table.ts";

export function weightsSection(routes: readonly RouteWeight[]): Section {
  const others = routes.filter(({ pattern }) => pattern !== "/");
  const home = routes.filter(({ pattern }) => pattern === "/");
  const check = (
    what: string,
    rows: readonly RouteWeight[],
    weight: (row: RouteWeight) => number,
    budget: number,
  ): Check => {
    const { value, where } = worst(rows, weight);
    return {
      target: `${what} at most ${inKilobytes(budget)}`,
      measured: `${inKilobytes(value)} (\`${where}\`)`,
      met: value <= budget,
    };
  };
  const fonts = worst(routes, ({ fontFiles }) => fontFiles);
  return {
    title: "Page weight, first load",
    checks: [
      check("JavaScript of the home page", home, allJavascript, budgets.javascript.home),
      check("JavaScript of any other page", others, allJavascript, budgets.javascript.other),
      check("HTML with critical CSS", routes, ({ html }) => html, budgets.html),
      check("fonts", routes, ({ fonts }) => fonts, budgets.fonts),
      {
        target: `at most ${budgets.fontFiles} font files`,
        measured: String(fonts.value),
        met: fonts.value <= budgets.fontFiles,
      },
      check(
        "pictures above the fold",
        routes,
        (route) => route.picturesAboveTheFold,
        budgets.picturesAboveTheFold,
      ),
    ].filter(({ measured }) => !measured.includes("(``)")),
    body: `Compressed (Brotli), without headers, on a phone of 412 by 823 CSS pixels at a density of 1.75, with an empty cache. 1 KB is 1,024 bytes. Critical CSS is part of the HTML; the full stylesheet loads after hydration, and so do scripts that fetch pages ahead, tell the office hours and wait for a lost connection. The budget of JavaScript covers what a page starts with and what it loads after hydration.

${table(
  [
    "Route",
    "HTML",
    "JavaScript",
    "files",
    "after hydration",
    "Stylesheet",
    "Fonts",
    "Pictures above the fold",
    "all pictures",
    "Requests",
  ],
  routes.map((route) => [
    `\`${route.pattern}\``,
    boldIfMissed(inKilobytes(route.html), route.html <= budgets.html),
    boldIfMissed(inKilobytes(route.javascript), allJavascript(route) <= javascriptBudget(route.pattern)),
    String(route.scripts),
    inKilobytes(route.laterJavascript),
    inKilobytes(route.stylesheets),
    boldIfMissed(inKilobytes(route.fonts), route.fonts <= budgets.fonts),
    boldIfMissed(
      inKilobytes(route.picturesAboveTheFold),
      route.picturesAboveTheFold <= budgets.picturesAboveTheFold,
    ),
    inKilobytes(route.pictures),
    String(route.requests),
  ]),
)}`,
  };
}

/** What a page starts with and what it loads by itself after hydration. */
function allJavascript({ javascript, laterJavascript }: RouteWeight) {
  return javascript + laterJavascript;
}

export function navigationSection(clicks: readonly Navigation[]): Section {
  const heaviest = worst(clicks, ({ bytes }) => bytes);
  const reloads = clicks.filter(({ reloaded }) => reloaded);
  const within = (what: string, limit: number, timeOf: (click: Navigation) => number): Check => {
    const { value, where } = worst(clicks, timeOf);
    return {
      target: `${what} shows its page within ${limit} ms`,
      measured: `${inMilliseconds(value)} at most (\`${where}\`)`,
      met: value <= limit,
    };
  };
  return {
    title: "Client-side navigation",
    checks: [
      {
        target: `a navigation transfers at most ${inKilobytes(budgets.click)}, pictures aside`,
        measured: `${inKilobytes(heaviest.value)} at most (\`${heaviest.where}\`)`,
        met: heaviest.value <= budgets.click,
      },
      {
        target: "a navigation never reloads the document",
        measured: reloads.length === 0 ? "never" : reloads.map(({ pattern }) => `\`${pattern}\``).join(", "),
        met: reloads.length === 0,
      },
      within("a click on a link that was fetched ahead", 100, ({ aheadMs }) => aheadMs ?? 0),
      within("any other click", 600, ({ coldMs }) => coldMs),
    ],
    body: `From the home page, on a phone at 4x CPU throttling, over slow 4G (1.6 Mbit/s, 150 ms). Time from the click to the frame with the new heading: cold, with data saver on; of a link that was touched 300 ms before; of a link that was in view, fetched ahead and touched 100 ms before, as a tap does, and there until the last band is added.

${table(
  ["To", "Bytes", "Requests", "Cold", "Pointed at", "Fetched ahead", "Whole page", "Pictures"],
  clicks.map((click) => [
    `\`${click.pattern}\``,
    boldIfMissed(inKilobytes(click.bytes), click.bytes <= budgets.click),
    String(click.requests),
    inMilliseconds(click.coldMs),
    inMilliseconds(click.pointedAtMs),
    click.aheadMs === undefined ? "" : inMilliseconds(click.aheadMs),
    click.wholeMs === undefined ? "" : inMilliseconds(click.wholeMs),
    String(click.pictures),
  ]),
)}`,
  };
}
