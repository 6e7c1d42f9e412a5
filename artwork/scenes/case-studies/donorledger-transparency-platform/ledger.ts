import { inr, thousands } from "#artwork/lib/format.ts";
import { records } from "./grant.ts";
import { colours, display } from "./identity.ts";

const height = 51;

export const ledgerCss = `
.ledger { position: absolute; left: 0; right: 0; top: 514px; padding-left: 96px }
.entry { display: grid; grid-template-columns: 104px 148px 150px 170px 230px 1fr; align-items: center; height: ${height}px; border-top: 1.5px solid ${colours.rule}; font-size: 19px }
.entry.heads { height: 46px; border: 0; font-size: 17px; color: ${colours.muted} }
.entry b { font-weight: 660 }
.entry .money { font: 720 23px/1 ${display}; letter-spacing: -.02em; text-align: right; padding-right: 34px }
.entry .mono { font-size: 17.5px; color: ${colours.muted} }
.entry.right { margin-left: -96px; padding-left: 96px; background: #fbe6e1; border-color: ${colours.red} }
.entry.wrong { margin-left: -96px; padding-left: 96px; background: #fbe6e1; border-color: #f0c5be }
.wrong s { text-decoration-thickness: 3px; text-decoration-color: ${colours.red} }
.entry i { font-style: normal; font-weight: 600; color: ${colours.redDeep} }
.entry .quiet { font-weight: 440; color: ${colours.muted} }
`;

const ordinal = { 2: "second", 3: "third" } as const;

const rows = records.map(({ date, event, part, rupees, block, note }) => {
  const kind = event === "Corrected" ? "right" : event === "Reported" ? "wrong" : "";
  const money = kind === "wrong" ? `<s>${inr(rupees)}</s>` : inr(rupees);
  return `<div class="entry ${kind}"><span>${date}</span><b>${event}</b><span>${ordinal[part]}</span><span class="money">${money}</span><span class="mono">block ${thousands(block)}</span><i class="${kind || note.startsWith("report") ? "" : "quiet"}">${note}</i></div>`;
});

/** The correction points back to the entry below it. */
const first = 46 + records.findIndex(({ event }) => event === "Corrected") * height;
const pointer = `<svg width="40" height="120" style="position:absolute;left:58px;top:${first}px"><path d="M26 ${height / 2}H10v${height}h14M16 ${height * 1.5 - 8}l10 8 -10 8" fill="none" stroke="${colours.red}" stroke-width="4.500"/></svg>`;

export const ledger = `<div class="ledger"><div class="entry heads"><span>2025</span><span>Record</span><span>Instalment</span><span style="text-align:right;padding-right:34px">Amount</span><span>On Polygon</span></div>${rows.join("")}${pointer}</div>`;
