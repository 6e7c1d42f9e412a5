import { castShadow } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { between, dateOf, type Row, table } from "./division.ts";
import { colours, field, fonts, identityCss, mark, shadow } from "./identity.ts";

const first = table[3];
const second = table[4];
if (first?.club !== "Esplanade Athletic" || second?.club !== "Outram United") {
  throw new Error("The table no longer has the two clubs in fourth and fifth place");
}

const duel = between(first.club, second.club);

const css = `
.sheet { position: absolute; left: 92px; top: -40px; width: 1640px; height: 826px; border-radius: 0 0 0 34px; overflow: hidden; background: ${colours.night}; color: ${colours.chalk}; box-shadow: 0 0 0 1px #3a2600, 0 4px 8px rgb(90 52 0 / .4), 0 26px 40px -8px rgb(90 52 0 / .45) }
.line { position: absolute; left: 0; width: 1640px; display: grid; grid-template-columns: 168px 606px 100px 106px 100px 150px 208px; align-items: center; border-top: 2px solid ${colours.nightRule}; font-size: 48px; font-weight: 600; font-stretch: 78%; text-align: right }
.line > :nth-child(1) { padding-left: 62px; text-align: left; font-size: 92px; font-weight: 860; font-stretch: 74% }
.line > :nth-child(2) { text-align: left; font-size: 64px; font-weight: 780; font-stretch: 80%; letter-spacing: -.012em; white-space: nowrap }
.line > :nth-child(7) { font-size: 124px; font-weight: 880; font-stretch: 72%; line-height: 1; letter-spacing: -.02em }
.line.faint { color: #656c55; font-weight: 520 }
.line.faint > :nth-child(7) { font-size: 100px }
.line.faint > :nth-child(1) { font-size: 80px }
.line.level { background: ${colours.screen}; color: ${colours.ink}; border-color: #d9cfa8 }
.line.level > :nth-child(6) { font-size: 54px }
.names { position: absolute; left: 0; top: 60px; width: 1640px; display: grid; grid-template-columns: 774px 100px 106px 100px 150px 208px; align-items: center; height: 60px; font-size: 22px; font-weight: 520; text-align: right; color: ${colours.nightMuted} }
.names > :first-child { text-align: left; padding-left: 62px; display: flex; align-items: center; gap: 16px; color: ${colours.chalk}; font-size: 27px; font-weight: 780; font-stretch: 104% }
.note { position: absolute; left: 236px; top: 572px; width: 1096px; height: 520px; border-radius: 30px; background: ${colours.pitch}; color: ${colours.chalk}; padding: 42px 52px; box-shadow: 0 0 0 1px rgb(20 40 10 / .4), 0 4px 8px rgb(20 26 0 / .4), 0 26px 40px -8px rgb(30 22 0 / .5) }
.note::before { content: ""; position: absolute; left: 262px; top: -58px; border: solid transparent; border-width: 0 44px 60px; border-bottom-color: ${colours.pitch} }
.duel { display: grid; grid-template-columns: 1fr auto 1fr; align-items: center; gap: 34px; font-size: 43px; line-height: 1.04; font-weight: 780; font-stretch: 84% }
.duel b { font-size: 138px; line-height: .86; font-weight: 880; font-stretch: 80%; letter-spacing: -.03em; color: ${field} }
.when { margin-top: 22px; text-align: center; font-size: 27px; font-weight: 540 }
.rules { display: grid; grid-template-columns: 1.22fr 1.08fr 1fr .62fr; margin-top: 36px }
.rule { padding: 20px 18px 0 0; border-top: 7px solid #3f9a6f; font-size: 23px; line-height: 1.3; color: #b5dcc4 }
.rule b { display: block; margin-bottom: 4px; font-size: 27px; font-weight: 760; font-stretch: 80%; white-space: nowrap }
.rule.decides { border-color: ${field}; color: #fff }
`;

const signedDifference = (value: number) => `${value < 0 ? "−" : "+"}${Math.abs(value)}`;

function row(index: number, top: number, height: number, kind: string): string {
  const line: Row | undefined = table[index];
  if (!line) return "";
  return `<div class="line display figures ${kind}" style="top:${top}px;height:${height}px"><span>${index + 1}</span><span>${line.club}</span><span>${line.won}</span><span>${line.drawn}</span><span>${line.lost}</span><span>${signedDifference(line.difference)}</span><span>${line.points}</span></div>`;
}

const rules = [
  ["Points between them", `${duel.points} against ${duel.theirs}: decided`],
  [
    "Goal difference",
    `${signedDifference(first.difference)} and ${signedDifference(second.difference)}, not read`,
  ],
  ["Fewest cards", `${first.cards} and ${second.cards}, not read`],
  ["Drawn lot", "Not needed"],
] as const;

const note = `<div class="note"><div class="duel display"><div>Esplanade<br>Athletic</div><b>${duel.match?.homeGoals}–${duel.match?.awayGoals}</b><div style="text-align:right">Outram<br>United</div></div>
<div class="when">Head to head, ${dateOf(duel.match?.day ?? 0)} 2023</div>
<div class="rules">${rules.map(([name, text], k) => `<div class="rule ${k === 0 ? "decides" : ""}"><b class="display">${name}</b>${text}</div>`).join("")}</div></div>`;

/** Two rows of the table at poster size, running off above and to the right, and the note that parts them. */
export const scene = defineScene({
  field,
  fonts,
  css: identityCss + css,
  html: [
    castShadow({ left: 130, top: 60, width: 1560, height: 760, colour: shadow, opacity: 0.6 }),
    `<div class="sheet"><div class="names"><span class="display">${mark(40)}Division Two</span><span>Won</span><span>Drawn</span><span>Lost</span><span>GD</span><span>Points</span></div>
${row(2, 124, 104, "faint")}${row(3, 228, 176, "level")}${row(4, 404, 176, "level")}${row(5, 580, 150, "faint")}${row(6, 730, 150, "faint")}</div>`,
    castShadow({ left: 290, top: 660, width: 990, height: 400, colour: "#2a1800", opacity: 0.7, radius: 40 }),
    note,
  ].join("\n"),
});
