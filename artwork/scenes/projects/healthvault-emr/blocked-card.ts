import { colours, icons, lineIcon } from "./identity.ts";
import { patient } from "./ward.ts";

export const blockedCss = `
.blocked { position: absolute; padding: 28px 30px 30px; border-radius: 26px; background: ${colours.card}; box-shadow: 0 0 0 1px rgb(2 14 31 / .18), 0 22px 34px -8px rgb(2 14 31 / .42) }
.blocked h2 { font-size: 41px; line-height: .98; letter-spacing: -.035em }
.blocked .sub { margin-top: 10px; font-size: 17px; color: ${colours.muted} }
.blocked .reason { margin-top: 16px; font-size: 17px; line-height: 1.4 }
.blocked .buttons { display: flex; gap: 12px; margin-top: 20px; font-size: 17px; font-weight: 700; text-align: center }
.blocked .buttons div { padding: 15px 0; border-radius: 14px }
`;

/** Why the prescription cannot be signed: the chain from the ingredient to the allergy. */
export function blockedCard({ left, top, width }: { left: number; top: number; width: number }): string {
  const inner = width - 60;
  return `<div class="blocked" style="left:${left}px;top:${top}px;width:${width}px">
<div class="row" style="gap:14px;align-items:flex-start;color:${colours.red}">${lineIcon(icons.stop, 44, 2.1)}<h2>Amoxicillin blocked</h2></div>
<p class="sub">500 mg, three times a day. ${patient.doctor}, 14:05</p>
<svg width="${inner}" height="146" viewBox="0 0 ${inner} 146" style="display:block;margin-top:18px">
<path d="M92 40V72Q92 86 106 86H${inner / 2}M${inner - 92} 40V72Q${inner - 92} 86 ${inner - 106} 86H${inner / 2}V110" fill="none" stroke="${colours.red}" stroke-width="4"/>
${pill(0, 0, 184, "Amoxicillin", colours.skyTint, colours.ink)}
${pill(inner - 184, 0, 184, patient.name, colours.skyTint, colours.ink)}
${pill(inner / 2 - 92, 98, 184, "Penicillin class", colours.red, "#fff")}
<text x="60" y="128" text-anchor="middle" font-size="16" fill="${colours.muted}">belongs to</text><text x="${inner - 60}" y="128" text-anchor="middle" font-size="16" fill="${colours.muted}">allergic to</text>
</svg>
<p class="reason">${patient.reaction}. Signing stays locked until a reason is written.</p>
<div class="buttons"><div style="flex:1.1;background:${colours.navy};color:#fff">Change the drug</div><div style="flex:1;box-shadow:inset 0 0 0 2px ${colours.navy}">Write a reason</div></div>
</div>`;
}

function pill(x: number, y: number, width: number, text: string, fill: string, ink: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="48" rx="14" fill="${fill}"/><text x="${x + width / 2}" y="${y + 31}" text-anchor="middle" font-size="18.5" font-weight="700" fill="${ink}">${text}</text>`;
}
