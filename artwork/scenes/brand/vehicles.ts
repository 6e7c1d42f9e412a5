import { brand } from "./identity.ts";

/** Kolkata's Ambassador, 120 units long, its wheels on `y`. */
export function taxi(x: number, y: number, scale: number, paint: string = brand.taxi): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})" stroke="${brand.ink}" stroke-width="2.2">
<path d="M48-50V-57H64V-50Z" fill="${brand.white}" stroke-width="1.8"/>
<path d="M6-10C2-11 1-17 3-23 5-31 12-33 24-34 30-45 38-50 50-50H59C71-50 78-45 86-34 98-34 108-32 113-26 117-21 117-15 116-10Z" fill="${paint}"/>
<path d="M31-34C36-42 42-46 50-46H54V-34ZM58.5-46C69-46 75-41 81-34H58.5Z" fill="${brand.ink}" stroke-width="1.6"/>
<path d="M36-35C39-40 43-43 48-43M62-43C67-42 70-40 73-37" stroke="${brand.white}" stroke-width="1.8"/>
<path d="M4-25.5H113" stroke="${brand.hooghly}" stroke-width="2.6" stroke-linecap="butt"/>
<path d="M7-25C18-31 34-29 40-18M82-18C88-29 104-31 113-23M56.5-33V-12M31-33C30-26 36-18 40-12M82-33V-12M47-21.5H51M67-21.5H71M88-34C96-31 106-31 112-28" stroke-width="1.5"/>
<circle cx="112" cy="-22.5" r="4" fill="${brand.white}" stroke-width="1.8"/><path d="M2.5-27H6.5V-20H2.5Z" fill="${brand.sindoor}" stroke-width="1.2"/>
<path d="M-2-14H12V-9.5H-2ZM108-14H121V-9.5H108Z" fill="${brand.mist}" stroke-width="1.6"/>
<path d="M15-10A12 12 0 0 1 39-10ZM83-10A12 12 0 0 1 107-10Z" fill="${brand.ink}" stroke="none"/>
${[27, 95].map((at) => `<circle cx="${at}" cy="-10" r="9.5" fill="${brand.ink}" stroke="none"/><circle cx="${at}" cy="-10" r="7" stroke="${brand.mist}" stroke-width="1.2"/><circle cx="${at}" cy="-10" r="4.2" fill="${brand.mist}" stroke="none"/><circle cx="${at}" cy="-10" r="1.5" fill="${brand.ink}" stroke="none"/>`).join("")}
</g>`;
}

/** A tram of two cars, 520 units long, its wheels on `y`; the pole reaches the wire 236 units higher. */
export function tram(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})" stroke="${brand.ink}" stroke-width="4">
<path d="M196-172 252-236M188-176H232" stroke-width="4"/><circle cx="252" cy="-236" r="5" fill="${brand.ink}" stroke="none"/>
<path d="M252-40H270" stroke-width="8"/>${car(0, true)}${car(268, false)}</g>`;
}

function car(x: number, first: boolean): string {
  const windows = [0, 1, 2, 3, 4].map((index) => `M${46 + index * 33}-138h25v46h-25z`).join("");
  const wheels = [44, 84, 168, 208];
  return `<g transform="translate(${x} 0)">
<path d="M14-158Q16-172 36-174H218Q238-172 240-158Z" fill="${brand.fog}"/>
<path d="M10-158H244V-34H10Q4-34 4-42V-80Z" fill="${brand.white}"/>
<path d="M5-82H244V-34H10Q4-34 4-42Z" fill="${brand.hooghly}"/>
<path d="M5-86H244" stroke="${brand.taxi}" stroke-width="7" stroke-linecap="butt"/>
<path d="${windows}M18-138h20v46H14z" fill="${brand.ink}" stroke="none"/>
<path d="M214-146h22v108h-22z" fill="${brand.white}" stroke-width="3"/><path d="M218-140h14v48h-14z" fill="${brand.ink}" stroke="none"/>
<path d="${[0, 1, 2, 3, 4].map((index) => `M${46 + index * 33}-115h25`).join("")}" stroke="${brand.white}" stroke-width="2"/>
${first ? `<circle cx="17" cy="-64" r="7" fill="${brand.taxiTint}" stroke-width="3"/>` : ""}
<path d="M30-34H100L94-20H36ZM152-34H224L218-20H158Z" fill="${brand.ink}" stroke="none"/>
${wheels.map((at) => `<circle cx="${at}" cy="-15" r="15" fill="${brand.ink}" stroke="${brand.steel}" stroke-width="4"/><circle cx="${at}" cy="-15" r="4" fill="${brand.mist}" stroke="none"/>`).join("")}</g>`;
}

/** A country boat with its awning and a man at the oar, 210 units long, floating on `y`. */
export function countryBoat(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})" stroke="${brand.ink}" stroke-width="3.5">
<path d="M62-12Q66-44 108-46 148-44 152-12Z" fill="${brand.white}"/><path d="M84-42Q78-28 80-12M108-46V-12M132-42Q138-28 136-12" stroke-width="2"/>
<path d="M186-20V-64" stroke-width="8"/><circle cx="186" cy="-76" r="7" fill="${brand.ink}" stroke="none"/><path d="M180-52 214 10M172-44 186-56" stroke-width="3"/>
<path d="M0-34Q56-4 110-8 170-10 208-44 190 12 110 14 30 14 0-34Z" fill="${brand.ink}" stroke="none"/></g>`;
}

/** A ferry of the river service, 300 units long. */
export function ferry(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})" stroke="${brand.ink}" stroke-width="4">
<path d="M206-118V-86H184V-118Z" fill="${brand.ink}"/><path d="M206-112H184" stroke="${brand.taxi}" stroke-width="8" stroke-linecap="butt"/>
<path d="M40-74H262V-34H40Z" fill="${brand.white}"/><path d="M26-88H272L266-74H34Z" fill="${brand.white}"/>
<path d="${Array.from({ length: 9 }, (_, index) => `M${50 + index * 23}-66h15v22h-15z`).join("")}" fill="${brand.ink}" stroke="none"/>
<path d="M0-36H300Q286 14 262 14H46Q14 14 0-36Z" fill="${brand.ink}"/><path d="M12-22H288" stroke="${brand.white}" stroke-width="4"/></g>`;
}
