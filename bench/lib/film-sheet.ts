import sharp from "sharp";

/** A picture of the screen, and when it was shown, in milliseconds. */
export type Frame = { time: number; picture: Buffer };

const mostFrames = 12;
const perRow = 6;
const width = 206;
const gap = 16;
const caption = 28;

/** One sheet with frames from the first to the last, each with its time. */
export async function writeSheet(file: string, frames: readonly Frame[]) {
  const chosen = evenly(frames);
  const pictures = await Promise.all(
    chosen.map(({ picture }) => sharp(picture).resize({ width }).png().toBuffer({ resolveWithObject: true })),
  );
  const height = Math.max(...pictures.map(({ info }) => info.height));
  const place = (index: number) => ({
    left: gap + (index % perRow) * (width + gap),
    top: gap + Math.floor(index / perRow) * (height + caption + gap),
  });
  const captions = chosen.map(({ time }, index) => {
    const { left, top } = place(index);
    return `<text x="${left}" y="${top + height + 20}">${Math.round(time)} ms</text>`;
  });
  const size = {
    width: gap + perRow * (width + gap),
    height: gap + Math.ceil(chosen.length / perRow) * (height + caption + gap),
  };
  const texts = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" font-family="sans-serif" font-size="15" fill="#101418">${captions.join("")}</svg>`;
  await sharp({ create: { ...size, channels: 3, background: "#d5dadf" } })
    .composite([
      ...pictures.map(({ data }, index) => ({ input: data, ...place(index) })),
      { input: Buffer.from(texts), left: 0, top: 0 },
    ])
    .png()
    .toFile(file);
}

function evenly(frames: readonly Frame[]) {
  if (frames.length <= mostFrames) return frames;
  const step = (frames.length - 1) / (mostFrames - 1);
  return Array.from({ length: mostFrames }, (_, index) => frames[Math.round(index * step)]).filter(
    (frame) => frame !== undefined,
  );
}
