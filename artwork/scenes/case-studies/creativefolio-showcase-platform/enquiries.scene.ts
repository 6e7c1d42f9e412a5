import { castShadow } from "#artwork/lib/frames.ts";
import { seeded } from "#artwork/lib/random.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { colours as c, display, field, fonts, identityCss } from "./identity.ts";

/** Enquiries a month per hundred profiles, over the same twelve weeks of two years. */
const base = 31;
const speed = 9;
const form = 6;
const stacks = [
  { left: 84, parts: [base], label: "A year earlier", note: "slow pages, long form" },
  { left: 404, parts: [base, speed], label: "Fast pages", note: "long form, 1,000 profiles" },
  { left: 724, parts: [base, speed, form], label: "Fast pages", note: "short form, 4,140 profiles" },
] as const;
const inks = [c.paper, c.yellow, c.pink] as const;
const edges = [c.stone, "#c98f00", "#b0104f"] as const;
const floor = 880;
const slip = { width: 252, height: 15.4 };

/** A pile of enquiries, one slip for each. */
function pile(left: number, parts: readonly number[], seed: number): string {
  const random = seeded(seed);
  let count = 0;
  return parts
    .flatMap((part, ink) =>
      Array.from({ length: part }, () => {
        const x = left + (random() - 0.5) * 13;
        const top = floor - ++count * slip.height;
        const fill = inks[ink] ?? c.paper;
        const edge = edges[ink] ?? c.stone;
        return `<path d="M${x.toFixed(1)} ${top.toFixed(1)}h${slip.width}v11.5h-${slip.width}z" fill="${fill}"/><path d="M${x.toFixed(1)} ${(top + 11.5).toFixed(1)}h${slip.width}v2.6h-${slip.width}z" fill="${edge}"/>`;
      }),
    )
    .join("");
}

const total = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);
const topOf = (count: number) => floor - count * slip.height;

const piles = stacks.map(({ left, parts }, k) => pile(left, parts, 40 + k)).join("");
const figures = stacks
  .map(
    ({ left, parts, label, note }) =>
      `<div class="at figure" style="left:${left - 6}px;top:${topOf(total(parts)) - 124}px">${total(parts)}</div><div class="at base" style="left:${left}px"><b>${label}</b>${note}</div>`,
  )
  .join("");

const rise = (left: number, from: number, part: number, colour: string, words: string) =>
  `<div class="at rise" style="left:${left}px;top:${topOf(from + part)}px;height:${part * slip.height - 3}px;border-color:${colour}"><b style="color:${colour}">+${part}</b> ${words}</div>`;

/** The form that was, eleven questions long. */
const questions = [
  "Name",
  "Company",
  "Role",
  "Telephone",
  "Country",
  "Kind of work",
  "Budget",
  "Deadline",
  "Usage rights",
  "How you found us",
  "Message",
];
const longForm = `<div class="at long"><h3>Contact form</h3>${questions.map((question) => `<p><span>${question}</span><i></i></p>`).join("")}</div>`;
const shortForm = `<div class="at short"><h3>Ask Teodora</h3><label>Your address</label><div class="entry">buyer@pinheiro-livros.example</div><label>Your brief</label><div class="entry tall">A cover for a novel set in a fish market. Three weeks from the ninth.</div><div class="send">Send</div></div>`;

const css = `${identityCss}
.title { left: 82px; top: 66px; width: 300px; color: ${c.paper} }
.title h1 { font-size: 38px; letter-spacing: -.045em }
.title p { margin-top: 14px; font-size: 21px; line-height: 1.35; color: ${c.stone} }
.figure { font-family: ${display}; font-weight: 840; font-size: 108px; letter-spacing: -.045em; line-height: 1; color: ${c.paper} }
.base { top: ${floor + 18}px; font-size: 19px; line-height: 1.35; color: ${c.stone}; white-space: nowrap }
.base b { display: block; font-size: 24px; font-weight: 760; color: ${c.paper} }
.rise { padding-left: 16px; border-left: 6px solid; display: flex; align-items: center; gap: 8px; font-size: 22px; font-weight: 700; color: ${c.paper}; white-space: nowrap }
.rise b { font-family: ${display}; font-size: 42px; font-weight: 820; letter-spacing: -.05em }
.long { left: 1236px; top: -40px; width: 470px; padding: 74px 34px 0; height: 1100px; background: ${c.stone}; color: #6d685f; font-size: 18px; font-weight: 640 }
.long h3 { font-size: 27px; margin-bottom: 20px }
.long p { margin-bottom: 14px }
.long i { display: block; height: 40px; margin-top: 5px; border: 2px solid #aaa499 }
.short { left: 1166px; top: 404px; width: 396px; padding: 30px 30px 32px; border-radius: 20px; background: ${c.paper}; box-shadow: 0 0 0 1px #000, 0 18px 30px rgb(0 0 0 / .4) }
.short h3 { font-size: 31px; letter-spacing: -.045em }
.short label { display: block; margin: 20px 0 7px; font-size: 18px; font-weight: 740 }
.entry { padding: 13px 16px; border: 2px solid ${c.ink}; border-radius: 10px; font-size: 18px; line-height: 1.4; background: #fff }
.entry.tall { height: 108px }
.send { margin-top: 22px; padding: 15px; border-radius: 40px; background: ${c.pink}; color: #fff; text-align: center; font-size: 21px; font-weight: 780 }
`;

export const scene = defineScene({
  field,
  fonts: [...fonts],
  css,
  html: `${longForm}<svg width="1200" height="1000" class="at" style="left:0;top:0">${piles}<path d="M0 ${floor}H1120" stroke="${c.seam}" stroke-width="3"/></svg>
<div class="at title"><h1>Enquiries a month</h1><p>per hundred profiles</p></div>
${figures}
${rise(stacks[2].left + slip.width + 22, base, speed, c.yellow, "speed")}
${rise(stacks[2].left + slip.width + 22, base + speed, form, c.pink, "form")}
${castShadow({ left: 1180, top: 460, width: 370, height: 480, colour: "#000", opacity: 0.4, blur: 40 })}${shortForm}`,
});
