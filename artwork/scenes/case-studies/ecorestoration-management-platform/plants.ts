import type { Point } from "#artwork/lib/paths.ts";

/** Gradients for a leaf's two halves; once per drawing. */
export const leafPaint = `<linearGradient id="leaf-lit" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#4f9a5b"/><stop offset=".6" stop-color="#8cc77c"/><stop offset="1" stop-color="#b5dd95"/></linearGradient><linearGradient id="leaf-shade" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#1d6243"/><stop offset=".8" stop-color="#3b8a57"/><stop offset="1" stop-color="#57a468"/></linearGradient>`;

/** A thick, oval mangrove leaf that grows from `at`; 0° points to the right. */
export function leaf([x, y]: Point, length: number, angle: number, breadth = 0.24): string {
  const half = (side: 1 | -1) =>
    `M0 0C${length * 0.18} ${-side * length * breadth * 1.25} ${length * 0.76} ${-side * length * breadth * 1.35} ${length} 0Q${length * 0.5} ${-side * length * 0.035} 0 0Z`;
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})"><path d="${half(1)}" fill="url(#leaf-lit)"/><path d="${half(-1)}" fill="url(#leaf-shade)"/><path d="M0 0Q${length * 0.5} 0 ${length * 0.96} 0" fill="none" stroke="#d8edba" stroke-width="${Math.max(1.2, length * 0.012).toFixed(1)}" stroke-linecap="round"/></g>`;
}
