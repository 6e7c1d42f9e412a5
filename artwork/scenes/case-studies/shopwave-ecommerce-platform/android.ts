/** The handset most common in the logs: flat edges, a camera hole, a thick chin. */
export function handset(options: {
  left: number;
  top: number;
  width: number;
  height: number;
  background: string;
  screen: string;
}): string {
  const { left, top, width, height, background, screen } = options;
  return `<div class="handset" style="left:${left}px;top:${top}px;width:${width}px;height:${height}px"><div class="handset-screen" style="background:${background}"><i></i>${screen}</div></div>`;
}

export const handsetCss = `
.handset { position: absolute; padding: 16px 13px 34px; border-radius: 44px; background: #16070b; box-shadow: inset 0 0 0 3px #5d2e35, inset 0 0 8px 4px #000, 0 0 0 1px #250a0e, 0 6px 10px rgb(92 10 16 / .4), 0 24px 34px -6px rgb(92 10 16 / .45) }
.handset-screen { position: relative; width: 100%; height: 100%; border-radius: 29px; overflow: hidden }
.handset-screen > i { position: absolute; z-index: 4; left: 50%; top: 13px; width: 22px; height: 22px; margin-left: -11px; border-radius: 50%; background: #0d0407; box-shadow: inset 0 0 0 3px #26141a }
.handset-bar { position: relative; z-index: 3; display: flex; justify-content: space-between; align-items: center; height: 48px; padding: 0 24px; font-size: 18px; font-weight: 650 }
`;
