/** The cheap phone that most gang leaders carry: flat edges, a camera drop, a thick chin. */
export function handset(options: {
  left: number;
  top: number;
  width: number;
  height: number;
  background: string;
  screen: string;
  time: string;
  turn?: number;
}): string {
  const { left, top, width, height, background, screen, time, turn = 0 } = options;
  return `<div class="handset" style="left:${left}px;top:${top}px;width:${width}px;height:${height}px;rotate:${turn}deg"><div class="handset-screen" style="background:${background}"><i></i><div class="handset-bar"><span>${time}</span><span>4G 61%</span></div>${screen}</div></div>`;
}

export const handsetCss = `
.handset { position: absolute; padding: 14px 14px 36px; border-radius: 46px; background: #120b05; box-shadow: inset 0 0 0 3px #6b5438, inset 0 0 8px 4px #000, 0 0 0 1px #2c1504, 0 6px 10px rgb(107 44 0 / .45), 0 26px 36px -6px rgb(107 44 0 / .5) }
.handset-screen { position: relative; width: 100%; height: 100%; border-radius: 32px; overflow: hidden }
.handset-screen > i { position: absolute; z-index: 4; left: 50%; top: -8px; width: 44px; height: 38px; margin-left: -22px; border-radius: 0 0 22px 22px; background: #120b05 }
.handset-bar { position: relative; z-index: 3; display: flex; justify-content: space-between; align-items: center; height: 46px; padding: 0 26px; font-size: 17px; font-weight: 620 }
`;
