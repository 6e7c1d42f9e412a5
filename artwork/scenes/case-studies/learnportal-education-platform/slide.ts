import { lakh } from "#artwork/lib/format.ts";
import { colours } from "./identity.ts";
import { ring, written } from "./pen.ts";

/** Debtors should read 14,750. Two digits changed places, so the sides differ by 180, a multiple of nine. */
const debit = [
  { account: "Cash", amount: 18_450 },
  { account: "Stock", amount: 62_300 },
  { account: "Purchases", amount: 84_200 },
  { account: "Debtors", amount: 14_570 },
  { account: "Rent and wages", amount: 15_500 },
] as const;
const credit = [
  { account: "Capital", amount: 80_000 },
  { account: "Sales", amount: 1_02_700 },
  { account: "Creditors", amount: 12_500 },
] as const;

const sum = (side: readonly { amount: number }[]) => side.reduce((total, { amount }) => total + amount, 0);
const difference = sum(credit) - sum(debit);

const at = { row: 47, top: 140, debit: 690, credit: 940 };

/** The trial balance of a class, 1000 × 620, without the tutor's pen. */
const rows = [...debit, ...credit].map(({ account, amount }, index) => {
  const y = at.top + index * at.row;
  const x = index < debit.length ? at.debit : at.credit;
  return `<path d="M34 ${y + 16}H966" stroke="${colours.rule}" stroke-width="2"/><text x="34" y="${y}">${account}</text><text x="${x}" y="${y}" text-anchor="end">${lakh(amount)}</text>`;
});

const totalY = at.top + 8 * at.row + 10;
export const slideSize = { width: 1000, height: 620 };

export const printed = `<rect width="1000" height="620" fill="${colours.paper}"/><text class="display" x="34" y="56" font-size="44" font-weight="660" style="letter-spacing:-.025em">Trial balance</text><text x="${at.debit}" y="84" text-anchor="end" font-size="27" fill="${colours.muted}">Debit ₹</text><text x="${at.credit}" y="84" text-anchor="end" font-size="27" fill="${colours.muted}">Credit ₹</text>
<g font-size="33" fill="${colours.ink}">${rows.join("")}<g font-weight="620"><text x="34" y="${totalY + 8}">Total</text><text x="${at.debit}" y="${totalY + 8}" text-anchor="end">${lakh(sum(debit))}</text><text x="${at.credit}" y="${totalY + 8}" text-anchor="end">${lakh(sum(credit))}</text></g></g>
<path d="M500 ${totalY - 31}H966" stroke="${colours.ink}" stroke-width="3"/>`;

const debtorsY = at.top + 3 * at.row;

/** What the tutor has written on it by now. */
export const pen = `<g fill="none" stroke="${colours.red}" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round"><path d="${ring(498, totalY - 33, 480, 66)}"/><path d="${ring(at.debit - 122, debtorsY - 36, 140, 52, 8)}"/><path d="${written(`${difference} ÷ 9`, 738, 132, 50, 5)}${written(`= ${difference / 9}`, 790, 212, 50, 6)}"/></g>`;
