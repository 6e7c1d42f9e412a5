import { defineScene, type Scene } from "#artwork/lib/scene.ts";
import { type PictureRecord, pictureFiles } from "./records.ts";

const perRow = 4;
const columnWidth = 480;
const gap = 16;
const labelHeight = 30;

/** All pictures on one page, to compare them. */
export function contactSheet(records: ReadonlyMap<string, PictureRecord>): Scene {
  const cells = [...records].map(([id, record]) => ({ id, ...thumbnail(id, record) }));
  const rows = Array.from({ length: Math.ceil(cells.length / perRow) }, (_, row) =>
    cells.slice(row * perRow, (row + 1) * perRow),
  );
  const rowHeights = rows.map((row) => Math.max(...row.map((cell) => cell.height)) + labelHeight + gap);
  return defineScene({
    width: gap + perRow * (columnWidth + gap),
    height: gap + rowHeights.reduce((sum, height) => sum + height, 0),
    field: "#ffffff",
    fonts: ["@fontsource-variable/instrument-sans/index.css"],
    css: `
      body { font: 15px/${labelHeight}px "Instrument Sans Variable"; color: #101418; padding: ${gap}px 0 0 ${gap}px }
      .row { display: flex; gap: ${gap}px; margin-bottom: ${gap}px }
      img { display: block; width: ${columnWidth}px }
    `,
    html: rows
      .map(
        (row) =>
          `<div class="row">${row.map((cell) => `<div><img src="${cell.src}">${cell.id}</div>`).join("")}</div>`,
      )
      .join(""),
  });
}

function thumbnail(id: string, record: PictureRecord): { src: string; height: number } {
  const file = pictureFiles(id, record).find((name) => /\.(webp|png)$/.test(name));
  return { src: `/images/${file}`, height: Math.round((columnWidth * record.height) / record.width) };
}
