import { colours, display } from "./identity.ts";

export interface Leaf {
  left: number;
  top: number;
  turn: number;
  month: string;
  note: string;
  /** The debit of this month is skipped. */
  skipped: boolean;
}

/** A leaf of a tear-off calendar with the debit day of one month. */
export function leaf({ left, top, turn, month, note, skipped }: Leaf): string {
  const [head, headInk, ink] = skipped
    ? ["#8db4d9", "#fff", "#96b2cb"]
    : [colours.lamp, colours.ink, colours.ink];
  const holes = [78, 163, 248, 333].map((x) => `<circle cx="${x}" cy="12" r="8"/>`).join("");
  return `<div class="leaf" style="left:${left}px;top:${top}px;transform:rotate(${turn}deg)">
<div class="leaf-head" style="background:${head};color:${headInk}"><svg width="408" height="24" fill="${colours.navy}" opacity=".7" style="position:absolute;left:0;top:2px">${holes}</svg>${month} 2025</div>
<b style="color:${ink}">3</b><span style="color:${skipped ? "#6f8faf" : ink}">${note}</span></div>`;
}

export const leafCss = `
.leaf { position: absolute; width: 408px; height: 442px; border-radius: 6px; background: ${colours.paper}; box-shadow: 0 0 0 1px rgb(5 26 53 / .16), 0 5px 9px rgb(5 26 53 / .28), 0 24px 34px -10px rgb(5 26 53 / .5) }
.leaf-head { position: relative; height: 92px; padding: 30px 0 0 66px; border-radius: 6px 6px 0 0; font-size: 31px; font-weight: 680; line-height: 1.4 }
.leaf b { display: block; margin: 6px 0 0 62px; font-family: ${display}; font-size: 262px; font-weight: 620; line-height: .98; letter-spacing: -.04em }
.leaf span { display: block; margin: -2px 0 0 66px; font-size: 30px; font-weight: 620 }
`;
