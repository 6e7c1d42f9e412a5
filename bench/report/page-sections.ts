import { budgets, javascriptBudget } from "../../scripts/budgets.ts";
import type { Navigation } from "../steps/navigation.ts";
import type { RouteWeight } from "../steps/weights.ts";
import { type Check, inKilobytes, inMilliseconds, marked, type Section, table, worst } from "./table.ts";

export function weightsSection(routes: readonly RouteWeight[]): Section {
  const others = routes.filter(({ pattern }) => pattern !== "/");
  const home = routes.filter(({ pattern }) => pattern === "/");
  const check = (
    what: string,
    rows: readonly RouteWeight[],
    key: keyof RouteWeight,
    budget: number,
  ): Check => {
    const { value, where } = worst(rows, (row) => Number(row[key]));
    return {
      bar: `${what} at most ${inKilobytes(budget)}`,
      measured: `${inKilobytes(value)} (\`${where}\`)`,
      met: value <= budget,
    };
  };
  const fonts = worst(routes, ({ fontFiles }) => fontFiles);
  return {
    title: "Weight of a first load",
    checks: [
      check("JavaScript of the home page", home, "javascript", budgets.javascript.home),
      check("JavaScript of any other page", others, "javascript", budgets.javascript.other),
      check("HTML with its styles", routes, "html", budgets.html),
      check("fonts", routes, "fonts", budgets.fonts),
      {
        bar: `at most ${budgets.fontFiles} font files`,
        measured: String(fonts.value),
        met: fonts.value <= budgets.fontFiles,
      },
      check("pictures above the fold", routes, "picturesAboveTheFold", budgets.picturesAboveTheFold),
    ].filter(({ measured }) => !measured.includes("(``)")),
    body: `As served (Brotli), without headers, on a phone of 412 by 823 points at 1.75 that has never been here. 1 KB is 1,024 bytes. The rules that a page needs are part of its HTML; the stylesheet is the whole of them, fetched when the page is alive and applied when the visitor goes on. \`npm test\` holds every page of the build to these budgets.

${table(
  [
    "Route",
    "HTML",
    "JavaScript",
    "files",
    "Stylesheet",
    "Fonts",
    "Pictures above the fold",
    "all pictures",
    "Requests",
  ],
  routes.map((route) => [
    `\`${route.pattern}\``,
    marked(inKilobytes(route.html), route.html <= budgets.html),
    marked(inKilobytes(route.javascript), route.javascript <= javascriptBudget(route.pattern)),
    String(route.scripts),
    inKilobytes(route.stylesheets),
    marked(inKilobytes(route.fonts), route.fonts <= budgets.fonts),
    marked(
      inKilobytes(route.picturesAboveTheFold),
      route.picturesAboveTheFold <= budgets.picturesAboveTheFold,
    ),
    inKilobytes(route.pictures),
    String(route.requests),
  ]),
)}`,
  };
}

export function navigationSection(clicks: readonly Navigation[]): Section {
  const heaviest = worst(clicks, ({ bytes }) => bytes);
  const reloads = clicks.filter(({ reloaded }) => reloaded);
  return {
    title: "A click inside the site",
    checks: [
      {
        bar: `a click transfers at most ${inKilobytes(budgets.click)}, pictures aside`,
        measured: `${inKilobytes(heaviest.value)} at most (\`${heaviest.where}\`)`,
        met: heaviest.value <= budgets.click,
      },
      {
        bar: "a click never reloads",
        measured: reloads.length === 0 ? "never" : reloads.map(({ pattern }) => `\`${pattern}\``).join(", "),
        met: reloads.length === 0,
      },
    ],
    body: `From the home page, on a phone with a processor four times slower, over slow 4G (1.6 Mbit/s, 150 ms). Time from the click to the frame with the new heading; "warm" is a click on a link that was touched before.

${table(
  ["To", "Bytes", "Requests", "Heading after", "warm", "Pictures"],
  clicks.map((click) => [
    `\`${click.pattern}\``,
    marked(inKilobytes(click.bytes), click.bytes <= budgets.click),
    String(click.requests),
    inMilliseconds(click.coldMs),
    inMilliseconds(click.warmMs),
    String(click.pictures),
  ]),
)}`,
  };
}
