import { castShadow, desktopWindow, framesCss } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { carrierGross, fingerprint, issuingBank, kg, now, shipment, usd } from "./credit.ts";
import { colours, field, fonts, identityCss, mark, shadow } from "./identity.ts";
import { type Document, documents, guilloche, lading, papersCss, signature, stamp } from "./papers.ts";

const letter = { left: 88, top: 170, width: 506 };
const firstCondition = letter.top + 258;
const conditionHeight = 68;

/** The four sheets that lie on the desk, and the line of each that a thread ends at. */
const sheets = [
  { document: documents.invoice, left: 684, top: 164, width: 334, line: 2, condition: 0 },
  { document: documents.insurance, left: 1096, top: 196, width: 318, line: 0, condition: 1 },
  { document: documents.origin, left: 660, top: 418, width: 348, line: 0, condition: 2 },
  { document: documents.packing, left: 704, top: 650, width: 318, line: 0, condition: 4 },
] as const;
const lineY = (top: number, line: number) => top + 88 + 18 + line * 37;

const conditions = [
  `Amount ${usd(shipment.amount)}`,
  "Insured for 110% of the invoice",
  `Goods: ${shipment.goods}`,
  `Shipped from ${shipment.from} by 15 February`,
  `${shipment.chests} chests, packed for sea`,
  "One gross weight on all sheets",
] as const;

const bill = { left: 1100, top: 434, width: 446 };
const billLine = (index: number) => bill.top + 134 + index * 49;

const css = `
.desk-head { height: 70px; padding: 0 34px 0 26px; border-bottom: 1px solid ${colours.deskRule}; color: ${colours.deskText}; font-size: 17px }
.desk-head nav { display: flex; gap: 30px; margin-left: 46px; color: ${colours.deskMuted} }
.desk-head nav b { color: ${colours.deskText}; font-weight: 620; box-shadow: 0 24px 0 -21px ${field} }
.condition { height: ${conditionHeight}px; padding: 0 26px 0 34px; border-top: 1px solid ${colours.rule}; font-size: 20px; font-weight: 520 }
.condition .mono { width: 38px; font-size: 14px; color: ${colours.muted} }
.condition.open { background: ${colours.amberTint}; border-color: ${colours.amber} }
.bill dl { font-size: 19px }
.bill dt, .bill dd { padding: 0; height: 49px; line-height: 48px }
`;

/** The credit on the left, its documents on the right, threads between; the bill of lading hangs out. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + papersCss + css,
  html: [
    castShadow({ left: 90, top: 150, width: 1360, height: 900, colour: shadow, opacity: 0.65, blur: 46 }),
    desktopWindow({
      left: 46,
      top: 56,
      width: 1424,
      height: 1040,
      background: colours.desk,
      screen: `<div class="desk-head row">${mark(36)}<b class="serif" style="margin-left:13px;font-size:25px">TradeSettle</b><nav><b>Credits</b><span>Shipments</span><span>Signatures</span><span>Nodes</span></nav><span style="margin-left:auto;color:${colours.deskMuted}">${now.day}</span></div>`,
      highlight: "rgb(255 225 205 / 0.18)",
      colours: { outline: "rgb(40 10 4 / 0.6)", shade: "rgb(60 16 8 / 0.5)" },
    }),
    threads(),
    ledger(),
    letterOfCredit(),
    sheets.map(sheet).join(""),
    castShadow({
      left: bill.left + 10,
      top: bill.top + 50,
      width: bill.width,
      height: 560,
      colour: "#150503",
      opacity: 0.8,
      blur: 36,
      radius: 10,
    }),
    billOfLading(),
    knots(),
  ].join("\n"),
});

function letterOfCredit(): string {
  const { left, top, width } = letter;
  const rows = conditions.map((condition, index) => {
    const open = index === conditions.length - 1;
    return `<div class="condition row${open ? " open" : ""}"><span class="mono">${index + 1}</span>${condition}</div>`;
  });
  return `<div class="paper" style="left:${left}px;top:${top}px;width:${width}px;height:900px"><div style="padding:0 34px"><div style="margin:0 -34px;padding-top:10px;opacity:.55">${guilloche(width, 22, colours.brick)}</div><div class="apart" style="margin-top:20px;font-size:17px"><span>${issuingBank}</span><span class="muted">Opened 12 January 2023</span></div><h1 class="serif" style="margin-top:20px;font-size:33px">Letter of credit ${shipment.credit}</h1><div class="serif" style="margin-top:12px;font-size:58px;letter-spacing:-.03em">${usd(shipment.amount)}</div><div class="muted" style="margin-top:12px;font-size:17.500px">${shipment.exporter}</div></div><div style="position:absolute;left:0;right:0;top:${firstCondition - top}px">${rows.join("")}<div class="apart" style="padding:22px 34px 0;border-top:1px solid ${colours.rule};font-size:18.500px"><span class="muted">Present the documents by</span><b style="font-weight:620">8 March 2023</b></div><div style="padding:22px 34px 0">${signature(190, "officer", "#28406b")}</div></div></div>`;
}

/** What the nodes hold of these papers: fingerprints, signatures, states. */
function ledger(): string {
  const entries = [
    ["11:19", documents.packing.name],
    ["10:52", lading.name],
    ["10:40", documents.insurance.name],
  ] as const;
  return `<div class="at" style="left:660px;top:898px;width:396px;color:${colours.deskMuted};font-size:17px">${entries
    .map(
      ([time, name]) =>
        `<div class="apart" style="height:42px;border-top:1px solid ${colours.deskRule}"><span>${time}&ensp;<span style="color:${colours.deskText}">${name}</span></span><span class="mono" style="font-size:14px">${fingerprint(name, 3)}</span></div>`,
    )
    .join("")}</div>`;
}

function sheet({ document, left, top, width, line }: (typeof sheets)[number]): string {
  return `<div class="paper" style="left:${left}px;top:${top}px;width:${width}px;padding:20px 22px 16px">${sheetBody(document, line)}</div>`;
}

function sheetBody({ name, issuer, lines }: Document, found: number): string {
  const shade = (value: string, index: number) =>
    index === found ? "found" : value === kg(shipment.gross) ? "found differs" : "";
  return `<div class="serif" style="font-size:25px;line-height:28px">${name}</div><div class="muted" style="margin:2px 0 16px;font-size:16.500px;line-height:22px">${issuer}</div><dl>${lines.map(([term, value], index) => `<dt>${term}</dt><dd><span class="${shade(value, index)}">${value}</span></dd>`).join("")}</dl>`;
}

function billOfLading(): string {
  const rows = lading.lines.map(([term, value], index) => {
    const mark = value === kg(carrierGross) ? "found differs" : index === 1 ? "found" : "";
    return `<dt>${term}</dt><dd><span class="${mark}" style="line-height:1.4">${value}</span></dd>`;
  });
  return `<div class="paper bill" style="left:${bill.left}px;top:${bill.top}px;width:${bill.width}px;height:640px;padding:34px 36px">
<div class="apart" style="align-items:flex-start"><div><div class="serif" style="font-size:40px">${lading.name}</div><div class="muted" style="margin-top:8px;font-size:17.500px">${lading.issuer}</div></div></div>
<dl style="position:absolute;left:36px;right:36px;top:${billLine(0) - bill.top}px">${rows.join("")}</dl>
<div class="at" style="left:36px;top:470px">${signature(200, "master", "#28406b")}</div><div class="at" style="right:20px;top:444px;transform:rotate(-9deg)">${stamp(140, ["On board", "14 Feb"], "#28406b", 14)}</div></div>`;
}

interface Thread {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  /** The height at which it passes between two sheets. */
  via?: number;
  open: boolean;
}

/** One from each condition to the field that meets it. The last finds two fields that differ. */
function strung(): Thread[] {
  const edge = letter.left + letter.width;
  const start = (condition: number) =>
    [edge - 11, firstCondition + conditionHeight * (condition + 0.5)] as const;
  const packing = sheets[3];
  const gross = lineY(packing.top, 2);
  return [
    ...sheets.map(({ left, top, line, condition }) => ({
      from: start(condition),
      to: [left + 11, lineY(top, line)] as const,
      ...(condition === 1 && { via: 398 }),
      open: false,
    })),
    { from: start(3), via: 622, to: [bill.left + 11, billLine(1) + 24] as const, open: false },
    { from: start(5), to: [packing.left + 11, gross] as const, open: true },
    {
      from: [packing.left + packing.width - 11, gross] as const,
      to: [bill.left + 11, billLine(5) + 24] as const,
      open: true,
    },
  ];
}

/** Threads run under the sheets that they do not belong to. */
function threads(): string {
  const drawn = strung().map(({ from: [x1, y1], to: [x2, y2], via, open }) => {
    const bend = Math.max(44, (x2 - x1) * 0.42);
    const d =
      via === undefined
        ? `C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`
        : `C${x1 + 66} ${y1} ${x1 + 40} ${via} ${x1 + 108} ${via}H${x2 - 96}C${x2 - 40} ${via} ${x2 - 66} ${y2} ${x2} ${y2}`;
    return `<path d="M${x1} ${y1}${d}" fill="none" stroke="${open ? colours.amber : colours.metLight}" stroke-width="${open ? 6 : 3.6}"/>`;
  });
  return `<svg class="at" style="left:0;top:0" width="1600" height="1000">${drawn.join("")}</svg>`;
}

/** The ends of the threads, on top of the sheets. */
function knots(): string {
  const drawn = strung().map(({ from: [x1, y1], to: [x2, y2], open }) => {
    const colour = open ? colours.amber : colours.metLight;
    const width = open ? 6 : 3.6;
    return `<path d="M${x1} ${y1}h11M${x2} ${y2}h-11" stroke="${colour}" stroke-width="${width}"/><g fill="${open ? colours.amberDeep : colours.met}"><circle cx="${x1}" cy="${y1}" r="6.500"/><circle cx="${x2}" cy="${y2}" r="6.500"/></g>`;
  });
  return `<svg class="at" style="left:0;top:0" width="1600" height="1000">${drawn.join("")}</svg>`;
}
