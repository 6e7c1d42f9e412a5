import { phone, statusBar } from "#artwork/lib/frames.ts";
import { paint } from "../house.ts";

/** Round 7 on Wednesday 15 October 2025: 18 stops, six done by 14:05, one of them not at home. */
export const stops = [
  { place: "4 Talbagan Lane", name: "N. Sarkar", at: "11:52" },
  { place: "19 Jheel Road", name: "P. Bose", at: "12:10" },
  { place: "2 Kathgola Row", name: "Hasan Stores", at: "12:31" },
  { place: "38 Jheel Road", name: "R. Mitra", at: "12:48", away: true },
  { place: "7 Chandipara", name: "S. Khatun", at: "13:20" },
  { place: "51 Old Mill Road", name: "Dey Tailors", at: "14:02" },
  { place: "12B Mill Lane", name: "A. Ghosh", at: "14:20" },
  { place: "3 Banyan Court", name: "L. Biswas", at: "14:34" },
  { place: "66 Station Road", name: "J. Rahman", at: "14:50" },
] as const;

export const round = { name: "Round 7", stops: 18, done: 6, delivered: 17, returned: 1, km: 31 } as const;

export const field = paint.hooghly;
export const shadow = "#02222a";

export function roundPhone(place: {
  left: number;
  top: number;
  width: number;
  time: string;
  screen: string;
  background: string;
  status?: string;
}): string {
  const { time, screen, status = paint.ink, ...rest } = place;
  return phone({
    ...rest,
    colours: { body: "#0a0d10", rim: "#4c565f", outline: "#03191f", shade: "rgb(0 20 26 / 0.45)" },
    screen: statusBar({ time, colour: status }) + screen,
  });
}

/** A cardboard box seen from the front, closed with yellow tape. */
export function box(x: number, y: number, width: number, height: number, turn: number, label = ""): string {
  const lid = height * 0.2;
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse cx="${width / 2}" cy="${height}" rx="${width * 0.56}" ry="26" fill="${shadow}" opacity=".55" filter="url(#soft)"/>
<path d="M0 ${lid}L${width * 0.09} 0H${width * 0.91}L${width} ${lid}z" fill="#e3bd87"/><rect y="${lid}" width="${width}" height="${height - lid}" fill="#cf9f63"/><rect x="${width * 0.72}" y="${lid}" width="${width * 0.28}" height="${height - lid}" fill="#bf8e53"/>
<path d="M${width * 0.41} 0h${width * 0.18}l${width * 0.02} ${lid}h${-width * 0.22}z" fill="${paint.taxi}"/><path d="M${width * 0.39} ${lid}h${width * 0.22}v${height * 0.24}l-${width * 0.037} 8-${width * 0.037}-8-${width * 0.037} 8-${width * 0.037}-8-${width * 0.037} 8-${width * 0.035}-8z" fill="#f0b310"/>${label}</g>`;
}

export const boxDefs =
  '<defs><filter id="soft" x="-30%" y="-200%" width="160%" height="500%"><feGaussianBlur stdDeviation="16"/></filter></defs>';
