import { castShadow, desktopWindow, framesCss } from "#artwork/lib/frames.ts";
import { seeded } from "#artwork/lib/random.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { airmail, cardShade, colours, field, fonts, identityCss, mark, shadow } from "./identity.ts";

/** The letters of a public key. */
function key(seed: number, length: number): string {
  const random = seeded(seed);
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  return Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join("");
}

const css = `
.display { letter-spacing: -.014em; word-spacing: .04em }
.top { position: absolute; left: 84px; top: 0; height: 88px; display: flex; align-items: center; gap: 14px; font-size: 19px }
.check { position: absolute; left: 84px; display: flex; align-items: center; gap: 24px; font-size: 24px; white-space: nowrap }
.check .display { font-size: 50px; width: 158px }
.record { font: 500 23px/1.5 "Geist Mono Variable"; word-break: break-all; letter-spacing: -.01em }
.old { position: absolute; left: 84px; top: 418px; width: 800px; height: 302px; padding: 26px 32px; border-radius: 20px; background: #fdeae4; box-shadow: inset 0 0 0 3px ${colours.coral} }
.old h2, .new h2 { font-size: 25px; font-weight: 640 }
.new { position: absolute; left: 800px; top: 50px; width: 736px; height: 726px; background: ${colours.navy}; color: #fff; box-shadow: ${cardShade} }
.copy { position: absolute; left: 44px; right: 44px; bottom: 40px; height: 84px; border-radius: 20px; background: ${field}; color: ${colours.navy}; display: grid; place-items: center; font-size: 32px }
.again { position: absolute; left: 864px; top: 754px; width: 284px; height: 84px; border-radius: 20px; box-shadow: inset 0 0 0 3px ${colours.navy}; display: grid; place-items: center; font-size: 30px }
.start { position: absolute; left: 1176px; top: 754px; width: 380px; height: 84px; border-radius: 20px; background: #dbe6ea; color: #8397ab; display: grid; place-items: center; font-size: 30px }
`;

const dot = (colour: string, path: string) =>
  `<svg width="54" height="54" viewBox="0 0 54 54" style="flex:none"><circle cx="27" cy="27" r="27" fill="${colour}"/><path d="${path}" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

const screen = `<div class="top">${mark(46)}<b class="display" style="font-size:29px;margin-right:34px">OutreachPro</b><span style="color:${colours.muted}">Sending</span><b style="margin-left:22px">Domains</b></div>
<div class="at" style="left:0;right:0;top:88px;border-top:1px solid ${colours.rule}"></div>
<h1 class="at display" style="left:84px;top:124px;font-size:48px">fernhilltalent.example</h1>
<div class="check" style="top:212px">${dot(colours.sea, "M16 28l8 8 15 -17")}<b class="display">SPF</b>Passes</div>
<div class="check" style="top:316px">${dot(colours.coral, "M18 18l18 18M36 18l-18 18")}<b class="display">DKIM</b>Fails: signed with an old key</div>
<div class="old"><h2>Published now: the key of Sendwick, your former provider</h2><div class="record" style="margin-top:14px;color:#8d2c17;font-size:21px;width:670px"><b>sw1._domainkey</b><br>v=DKIM1; k=rsa; p=<s style="text-decoration-thickness:2px">MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQC${key(157, 171)}IDAQAB</s></div></div>
<div class="check" style="top:766px">${dot("#9fb2c4", "M27 15v13l9 6")}<b class="display" style="color:${colours.muted}">DMARC</b><span style="color:${colours.muted};margin-left:18px">Waits for DKIM</span></div>
<div class="again display">Test again</div><div class="start display">Start warm-up</div>`;

/** The check runs off three edges; the record that puts it right comes out of it at the top. */
export const scene = defineScene({
  field,
  fonts: [...fonts, "@fontsource-variable/geist-mono/index.css"],
  css: framesCss + identityCss + css,
  html: () =>
    [
      castShadow({ left: 0, top: 190, width: 1600, height: 300, colour: shadow, opacity: 0.5, blur: 40 }),
      desktopWindow({
        left: -20,
        top: 124,
        width: 1640,
        height: 920,
        background: colours.paper,
        screen,
        colours: { outline: "rgb(11 90 99 / .5)", shade: "rgb(11 90 99 / .4)" },
      }),
      castShadow({
        left: 830,
        top: 150,
        width: 680,
        height: 680,
        colour: "#062b3a",
        opacity: 0.6,
        blur: 42,
        radius: 20,
      }),
      `<div class="new"><div style="overflow:hidden;width:736px">${airmail(736, 26)}</div><div style="padding:34px 44px 0"><h2>Record to publish</h2><div class="display" style="margin:12px 0 26px;font-size:54px;white-space:nowrap">op1._domainkey</div><div class="record" style="font-size:24px;color:#bfe7e9">v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA${key(412, 342)}IDAQAB</div></div><div class="copy display">Copy record</div></div>`,
    ].join("\n"),
});
