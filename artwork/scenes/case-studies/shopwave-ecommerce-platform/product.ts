import { inr } from "#artwork/lib/format.ts";
import { pressureCooker } from "./cooker.ts";
import { colours, icons, lineIcon, mark } from "./identity.ts";

export const product = {
  name: "Pressure cooker, 5 litres",
  material: "Stainless steel, induction base",
  price: 2349,
  listPrice: 2995,
  off: Math.round((1 - 2349 / 2995) * 100),
} as const;

export const productCss = `
.shop-top { position: relative; z-index: 2; padding: 4px 22px 0 }
.photo { position: absolute; left: 0; right: 0; top: 0; background: ${colours.blush} }
.about { position: relative; padding: 20px 24px 0 }
.about h2 { font-size: 31px; line-height: 1.06 }
.about p { margin-top: 6px; font-size: 16.5px; color: ${colours.muted} }
.price { display: flex; align-items: baseline; gap: 12px; margin-top: 12px; font-size: 17px; color: ${colours.muted} }
.price b { font-size: 41px; line-height: 1; font-weight: 780; letter-spacing: -.045em; color: ${colours.ink} }
.pay { display: flex; align-items: center; justify-content: center; height: 64px; border-radius: 18px; background: ${colours.coral}; color: ${colours.ink}; font-size: 20px; font-weight: 750 }
`;

export function shopTop(): string {
  return `<div class="shop-top row apart">${lineIcon(icons.back, 28, 2.3)}<span class="row display" style="gap:8px;font-size:24px">${mark.replace('width="36" height="36"', 'width="28" height="28"')}ShopWave</span>${lineIcon(icons.basket, 28, 2)}</div>`;
}

export function photo(options: { width: number; height: number; scale: number; id: string }): string {
  const { width, height, scale, id } = options;
  const [x, y] = [width / 2 - 58 * scale, height - 226 * scale];
  return `<div class="photo" style="height:${height}px"><svg width="${width}" height="${height}"><rect y="${height - 96 * scale}" width="${width}" height="${96 * scale}" fill="#ffcfc0"/><ellipse cx="${x + 20 * scale}" cy="${y + 198 * scale}" rx="${180 * scale}" ry="${20 * scale}" fill="${colours.coralDeep}" opacity=".35" style="filter:blur(${9 * scale}px)"/>${pressureCooker({ x, y, scale, id })}</svg></div>`;
}

export function aboutProduct(): string {
  return `<h2>${product.name}</h2><p>${product.material}</p><div class="price"><b>${inr(product.price)}</b><s>${inr(product.listPrice)}</s><span style="font-weight:700;color:${colours.mintDeep}">${product.off}% off</span></div>`;
}
