import sharp from "sharp";

/** A screenshot, and when it was shown, in milliseconds. */
export type Frame = { time: number; image: Buffer };

const maxFrames = 12;
const perRow = 6;
const width = 206;
const gap = 16;
const captionHeight = 28;

export async function writeFrameSheet(file: string, frames: readonly Frame[]) {
  const chosen = evenlySpaced(frames);
  const images = await Promise.all(
    chosen.map(({ image }) => sharp(image).resize({ width }).png().toBuffer({ resolveWithObject: true })),
  );
  const height = Math.max(...images.map(({ info }) => info.height));
  const position = (index: number) => ({
    left: gap + (index % perRow) * (width + gap),
    top: gap + Math.floor(index / perRow) * (height + captionHeight + gap),
  });
  const captions = chosen.map(({ time }, index) => {
    const { left, top } = position(index);
    return `<text x="${left}" y="${top + height + 20}">${Math.round(time)} ms</text>`;
  });
  const size = {
    width: gap + perRow * (width + gap),
    height: gap + Math.ceil(chosen.length / perRow) * (height + captionHeight + gap),
  };
  const texts = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" font-family="sans-serif" font-size="15" fill="#101418">${captions.join("")}</svg>`;
  await sharp({ create: { ...size, channels: 3, background: "#d5dadf" } })
    .composite([
      ...images.map(({ data }, index) => ({ input: data, ...position(index) })),
      { input: Buffer.from(texts), left: 0, top: 0 },
    ])
    .png()
    .toFile(file);
}

function evenlySpaced(frames: readonly Frame[]) {
  if (frames.length <= maxFrames) return frames;
  const step = (frames.length - 1) / (maxFrames - 1);
  return Array.from({ length: maxFrames }, (_, index) => frames[Math.round(index * step)]).filter(
    (frame) => frame !== undefined,
  );
}
