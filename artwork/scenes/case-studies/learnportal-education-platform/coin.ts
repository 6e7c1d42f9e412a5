export const coinDefs = `<defs>
<linearGradient id="nickel" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fffdf8"/><stop offset=".3" stop-color="#cfc8bb"/><stop offset=".52" stop-color="#f7f3ea"/><stop offset=".78" stop-color="#a59a88"/><stop offset="1" stop-color="#ddd4c4"/></linearGradient>
<linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffe6a0"/><stop offset=".4" stop-color="#d9a640"/><stop offset=".6" stop-color="#f0cb74"/><stop offset="1" stop-color="#a8751c"/></linearGradient>
<filter id="coin-far" x="-40%" y="-40%" width="180%" height="190%"><feGaussianBlur stdDeviation="22"/></filter>
<path id="coin-rim" d="M-106 0A106 106 0 0 1 106 0"/>
</defs>`;

/** A five-shilling coin, brass in a nickel ring, radius 150. */
export function coin(x: number, y: number): string {
  const reeds = Array.from(
    { length: 90 },
    (_, index) => `<path d="M0 -150V-144" transform="rotate(${index * 4})"/>`,
  );
  return `<g transform="translate(${x} ${y}) rotate(-12)"><circle cx="22" cy="40" r="146" fill="#7a3f00" opacity=".7" filter="url(#coin-far)"/><circle cx="3" cy="7" r="150" fill="#7d705c"/><circle r="150" fill="url(#nickel)"/><g stroke="#6b5f4d" stroke-opacity=".55" stroke-width="3">${reeds.join("")}</g><circle r="138" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3"/><circle r="92" fill="url(#brass)"/><circle r="92" fill="none" stroke="#8a5f14" stroke-opacity=".7" stroke-width="3"/><circle r="86" fill="none" stroke="#fff3cd" stroke-opacity=".7" stroke-width="2"/>
<text class="display" text-anchor="middle" y="48" font-size="140" font-weight="700" fill="#7c5410" letter-spacing="0">5</text><text class="display" text-anchor="middle" x="-2" y="45" font-size="140" font-weight="700" fill="#fff0c4" fill-opacity=".85" letter-spacing="0" style="mix-blend-mode:soft-light">5</text>
<text class="display" font-size="25" font-weight="640" fill="#5f5442" style="letter-spacing:.16em"><textPath href="#coin-rim" startOffset="50%" text-anchor="middle" dy="9">SHILLINGS</textPath></text></g>`;
}
