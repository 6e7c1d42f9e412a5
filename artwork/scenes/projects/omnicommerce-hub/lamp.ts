import { turned } from "./turned.ts";

/** A brass oil lamp with five wicks, 400 high before it is scaled; x is its middle, y its top. */
export function lamp(x: number, y: number, scale: number, id: string): string {
  const piece = (part: string, outline: Parameters<typeof turned>[0]["outline"]) =>
    turned({ outline }, { x, y, scale, id: `${id}-${part}` });
  const spout = (angle: number) => {
    const reach = Math.sin(angle) * 104;
    const depth = Math.cos(angle);
    const lip = 118 + depth * 9;
    const at = (px: number, py: number) => `${(x + px * scale).toFixed(1)} ${(y + py * scale).toFixed(1)}`;
    return `<path d="M${at(reach - 17, lip - 4)}Q${at(reach, lip + 30)} ${at(reach + 17, lip - 4)}Q${at(reach, lip - 15)} ${at(reach - 17, lip - 4)}Z" fill="url(#${id}-spout)"/><path d="M${at(reach - 12, lip - 5)}Q${at(reach, lip + 8)} ${at(reach + 12, lip - 5)}Q${at(reach, lip - 13)} ${at(reach - 12, lip - 5)}Z" fill="#5b3604"/><path d="M${at(reach, lip)}L${at(reach + (reach === 0 ? 1 : 3), lip - 13)}" stroke="#fff8e6" stroke-width="${4.5 * scale}" stroke-linecap="round"/>`;
  };
  return `<defs><linearGradient id="${id}-spout" x1="0" x2="1" y1="0" y2="1"><stop stop-color="#ffe9a8"/><stop offset=".45" stop-color="#d9982a"/><stop offset="1" stop-color="#6d4106"/></linearGradient></defs>
${piece("base", [
  [20, 318],
  [26, 330],
  [58, 346],
  [88, 362],
  [100, 378],
  [104, 388],
  [104, 398],
  [100, 402],
])}
${piece("stem", [
  [14, 166],
  [12, 176],
  [22, 186],
  [24, 194],
  [13, 204],
  [11, 218],
  [20, 236],
  [27, 250],
  [20, 264],
  [11, 282],
  [13, 296],
  [28, 306],
  [30, 316],
  [18, 324],
])}
${piece("bowl", [
  [102, 116],
  [108, 120],
  [104, 130],
  [84, 148],
  [50, 162],
  [18, 170],
  [14, 176],
])}
${spout(-1.15)}${spout(1.15)}
<ellipse cx="${x}" cy="${y + 117 * scale}" rx="${104 * scale}" ry="${13 * scale}" fill="#c98c24"/><ellipse cx="${x}" cy="${y + 118 * scale}" rx="${92 * scale}" ry="${9 * scale}" fill="#5b3604"/><ellipse cx="${x - 8 * scale}" cy="${y + 119.5 * scale}" rx="${74 * scale}" ry="${5.5 * scale}" fill="#a8741a"/>
${piece("post", [
  [1, 0],
  [5, 8],
  [13, 22],
  [17, 34],
  [10, 46],
  [6, 54],
  [14, 62],
  [15, 70],
  [7, 78],
  [8, 98],
  [13, 112],
  [22, 120],
])}
${spout(-0.58)}${spout(0.58)}${spout(0)}`;
}
