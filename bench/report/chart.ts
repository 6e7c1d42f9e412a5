import type { RouteAudit } from "../steps/lighthouse.ts";

const colours = {
  paper: "#ffffff",
  ink: "#101418",
  steel: "#59636e",
  line: "#d5dadf",
  taxi: "#ffc629",
  hooghly: "#0a5c6b",
};

const width = 840;
const row = 34;
const top = 96;
const left = 172;
const right = 96;

/** LCP of each route beside the same page without scripts, on white, so that it is readable in dark themes too. */
export function drawChart(routes: readonly RouteAudit[]) {
  const longest = Math.max(...routes.flatMap(({ mobile, baseline }) => [mobile.lcp, baseline.lcp]));
  const end = Math.ceil(longest / 500) * 500;
  const x = (ms: number) => left + ((width - left - right) * ms) / end;
  const height = top + routes.length * row + 28;
  const ticks = Array.from({ length: end / 500 + 1 }, (_, index) => index * 500);

  const grid = ticks.map(
    (ms) =>
      `<path d="M${x(ms)} ${top - 8}V${height - 24}" stroke="${colours.line}"/><text x="${x(ms)}" y="${top - 14}" text-anchor="middle" fill="${colours.steel}">${ms / 1_000} s</text>`,
  );
  const bars = routes.map(({ pattern, mobile, baseline }, index) => {
    const y = top + index * row;
    const bar = (ms: number, offset: number, fill: string) =>
      `<rect x="${left}" y="${y + offset}" width="${(x(ms) - left).toFixed(1)}" height="10" fill="${fill}"/>`;
    const labelX = x(Math.max(mobile.lcp, baseline.lcp)) + 8;
    return `<text x="${left - 12}" y="${y + 17}" text-anchor="end" fill="${colours.ink}">${pattern}</text>${bar(mobile.lcp, 2, colours.hooghly)}${bar(baseline.lcp, 13, colours.taxi)}<text x="${labelX.toFixed(1)}" y="${y + 17}" fill="${colours.steel}" stroke="${colours.paper}" stroke-width="4" paint-order="stroke">${(mobile.lcp / baseline.lcp).toFixed(2)} times</text>`;
  });
  const legend = (at: number, fill: string, text: string) =>
    `<rect x="${at}" y="46" width="12" height="12" fill="${fill}"/><text x="${at + 20}" y="57" fill="${colours.ink}">${text}</text>`;

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, -apple-system, 'Segoe UI', Arial, sans-serif" font-size="13" role="img" aria-labelledby="title">
<title id="title">Largest Contentful Paint of every route on a simulated slow phone, beside the same page without scripts</title>
<rect width="${width}" height="${height}" rx="8" fill="${colours.paper}"/>
<text x="24" y="32" font-size="17" font-weight="600" fill="${colours.ink}">Largest Contentful Paint, Lighthouse mobile (slow 4G, 4x slowdown)</text>
${legend(24, colours.hooghly, "as served")}${legend(130, colours.taxi, "the same page with all scripts removed")}
${grid.join("\n")}
${bars.join("\n")}
</svg>
`;
}
