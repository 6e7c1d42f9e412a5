/**
 * Devices that hold a screen. Every function returns HTML; put `framesCss` into the scene's css once.
 * All measures of a phone follow from its width, so two phones of different size stay alike.
 */

interface Place {
  left: number;
  top: number;
  width: number;
}

interface FrameColours {
  /** The bezel. */
  body: string;
  /** The lighter line inside the edge, and the side buttons. */
  rim: string;
  /** The contact line around the device: darker than the body or than the field. */
  outline: string;
  /** The tight shadow under the device: the field's colour, darkened, with alpha. */
  shade: string;
}

const blackFrame: FrameColours = {
  body: "#0b0b0c",
  rim: "#4c4c50",
  outline: "#1c1c1e",
  shade: "rgb(0 0 0 / 0.4)",
};

export interface PhoneOptions extends Place {
  screen: string;
  /** Behind the screen's content, also under the status bar. */
  background: string;
  height?: number;
  colours?: Partial<FrameColours>;
}

export function phone({ left, top, width, height, screen, background, colours }: PhoneOptions): string {
  const size = `left:${left}px;top:${top}px;--w:${width}px;height:${height ?? phoneHeight(width)}px`;
  return `<div class="frame-phone" style="${size};${paint(colours)}"><div class="frame-screen" style="background:${background}"><div class="frame-island"></div>${screen}</div></div>`;
}

export function phoneHeight(width: number): number {
  return Math.round(width * 2.11);
}

export interface TabletOptions extends Place {
  height: number;
  screen: string;
  background: string;
  colours?: Partial<FrameColours>;
}

export function tablet({ left, top, width, height, screen, background, colours }: TabletOptions): string {
  return `<div class="frame-tablet" style="left:${left}px;top:${top}px;width:${width}px;height:${height}px;${paint(colours)}"><div class="frame-screen" style="background:${background}">${screen}</div></div>`;
}

export interface WindowOptions extends TabletOptions {
  /** The thin light along the upper edge. */
  highlight?: string;
}

/** A desktop window without any system's title bar: the product's own header is its top. */
export function desktopWindow({ highlight = "rgb(255 255 255 / 0.16)", ...options }: WindowOptions): string {
  const { left, top, width, height, screen, background, colours } = options;
  return `<div class="frame-window" style="left:${left}px;top:${top}px;width:${width}px;height:${height}px;background:${background};--highlight:${highlight};${paint(colours)}">${screen}</div>`;
}

export interface CastShadowOptions extends Place {
  height: number;
  /** The field's colour, darkened; near-black where the shadow falls on a dark screen. */
  colour: string;
  opacity?: number;
  blur?: number;
  radius?: number;
}

/**
 * The far, soft shadow of a device or card, to be placed before it in the HTML. It is an element of its own
 * because Chromium shows tile edges in box shadows of this size.
 */
export function castShadow({ opacity = 0.65, blur = 44, radius = 80, ...shadow }: CastShadowOptions): string {
  const { left, top, width, height, colour } = shadow;
  return `<div style="position:absolute;left:${left}px;top:${top}px;width:${width}px;height:${height}px;border-radius:${radius}px;background:${colour};opacity:${opacity};filter:blur(${blur}px)"></div>`;
}

/** The clock and the battery on the two sides of a phone's island. */
export function statusBar({ time, colour }: { time: string; colour: string }): string {
  return `<div class="frame-status" style="color:${colour}"><span>${time}</span><svg viewBox="0 0 74 16" fill="currentColor"><rect y="9" width="4" height="6" rx="1.2"/><rect x="6" y="6" width="4" height="9" rx="1.2"/><rect x="12" y="3" width="4" height="12" rx="1.2"/><rect x="18" width="4" height="15" rx="1.2"/><rect x="40.7" y="1.2" width="27" height="13.5" rx="4.2" fill="none" stroke="currentColor" stroke-opacity=".45" stroke-width="1.3"/><rect x="43" y="3.4" width="18" height="9" rx="2.2"/></svg></div>`;
}

/** The bar at the foot of a phone's screen. */
export function homeBar(colour: string): string {
  return `<div class="frame-home" style="background:${colour}"></div>`;
}

function paint(colours: Partial<FrameColours> = {}): string {
  const { body, rim, outline, shade } = { ...blackFrame, ...colours };
  return `--body:${body};--rim:${rim};--outline:${outline};--shade:${shade}`;
}

export const framesCss = `
.frame-phone, .frame-tablet, .frame-window { position: absolute }
.frame-screen { position: relative; width: 100%; height: 100%; overflow: hidden }

.frame-phone, .frame-tablet {
  background: var(--body);
  box-shadow: inset 0 0 0 2px var(--rim), inset 0 0 6px 3px #000, 0 0 0 1px var(--outline),
    0 4px 8px var(--shade), 0 20px 28px -6px var(--shade);
}
.frame-phone { --bezel: calc(var(--w) * .028); width: var(--w); border-radius: calc(var(--w) * .172); padding: var(--bezel) }
.frame-phone > .frame-screen { border-radius: calc(var(--w) * .172 - var(--bezel)) }
.frame-phone::before, .frame-phone::after {
  content: ""; position: absolute; width: 4px; border-radius: 2px;
  background: color-mix(in srgb, var(--rim) 50%, var(--body));
}
.frame-phone::before {
  left: -4px; top: 21%; height: 7.7%;
  box-shadow: 0 calc(var(--w) * .205) 0 color-mix(in srgb, var(--rim) 50%, var(--body)),
    0 calc(var(--w) * -.153) 0 -1px color-mix(in srgb, var(--rim) 50%, var(--body));
}
.frame-phone::after { right: -4px; top: 25.3%; height: 12.3% }
.frame-island {
  position: absolute; z-index: 3; left: 50%; top: calc(var(--w) * .031); width: calc(var(--w) * .27);
  height: calc(var(--w) * .079); border-radius: 40px; translate: -50%; background: var(--body);
}
.frame-status {
  position: relative; z-index: 2; height: calc(var(--w) * .136); display: flex; align-items: center;
  justify-content: space-between; padding: 4px 8% 0 9.4%; font-weight: 680;
  font-size: clamp(15px, var(--w) * .0395, 17px);
}
.frame-status svg { width: calc(var(--w) * .172) }
.frame-home {
  position: absolute; left: 50%; bottom: 9px; width: 34%; height: 5px; translate: -50%; border-radius: 4px;
}

.frame-tablet { border-radius: 46px; padding: 20px }
.frame-tablet > .frame-screen { border-radius: 27px }

.frame-window {
  border-radius: 16px; overflow: hidden;
  box-shadow: 0 0 0 1px var(--outline), 0 2px 4px var(--shade), 0 22px 40px -8px var(--shade);
}
.frame-window::after {
  content: ""; position: absolute; inset: 0; border-radius: 16px; pointer-events: none;
  box-shadow: inset 0 1px 0 var(--highlight);
}
`;
