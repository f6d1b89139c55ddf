import { crc32, deflateSync } from "node:zlib";

type Colour = readonly [red: number, green: number, blue: number];

export interface ChartLine {
  /** By the same days as every other line; null: not known, and the line has a gap. */
  readonly values: readonly (number | null)[];
  readonly colour: Colour;
  readonly isDashed: boolean;
}

const width = 1120;
const height = 320;
const margin = 14;
const strokeWidth = 5;
const dash = 22;
const grid: Colour = [133, 146, 163];

/** Lines over days as a picture without words, on no ground of its own, so that it reads on light and on dark. */
export function chartPng(lines: readonly ChartLine[]): Buffer {
  const pixels = new Uint8Array(width * height * 4);
  const known = lines.flatMap(({ values }) => values.filter((value) => value !== null));
  const low = Math.min(...known);
  const span = Math.max(...known) - low || 1;
  for (let step = 0; step <= 4; step += 1) {
    const y = margin + (step / 4) * (height - 2 * margin);
    stroke(pixels, [margin, y], [width - margin, y], grid, 1.5, 0.35, null);
  }
  for (const { values, colour, isDashed } of lines) {
    const last = Math.max(1, values.length - 1);
    let before: [number, number] | null = null;
    let travelled = 0;
    values.forEach((value, index) => {
      const point: [number, number] | null =
        value === null
          ? null
          : [
              margin + (index / last) * (width - 2 * margin),
              height - margin - ((value - low) / span) * (height - 2 * margin),
            ];
      if (point !== null && before !== null) {
        stroke(pixels, before, point, colour, strokeWidth, 1, isDashed ? travelled : null);
        travelled += Math.hypot(point[0] - before[0], point[1] - before[1]);
      }
      before = point;
    });
  }
  return encoded(pixels);
}

/** A line with soft edges; `dashFrom`: how long the dashes have run already, null: whole. */
function stroke(
  pixels: Uint8Array,
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  colour: Colour,
  thickness: number,
  opacity: number,
  dashFrom: number | null,
): void {
  const [x, y] = [toX - fromX, toY - fromY];
  const length = Math.hypot(x, y) || 1;
  const reach = thickness / 2 + 1;
  for (
    let row = bounded(Math.min(fromY, toY) - reach, height);
    row < bounded(Math.max(fromY, toY) + reach + 1, height);
    row += 1
  )
    for (
      let column = bounded(Math.min(fromX, toX) - reach, width);
      column < bounded(Math.max(fromX, toX) + reach + 1, width);
      column += 1
    ) {
      const along = Math.max(0, Math.min(1, ((column - fromX) * x + (row - fromY) * y) / length ** 2));
      if (dashFrom !== null && Math.floor((dashFrom + along * length) / dash) % 2 === 1) continue;
      const distance = Math.hypot(column - fromX - along * x, row - fromY - along * y);
      const alpha = Math.max(0, Math.min(1, thickness / 2 + 0.5 - distance)) * opacity * 255;
      const place = (row * width + column) * 4;
      if (alpha <= (pixels[place + 3] ?? 0)) continue;
      pixels.set([...colour, Math.round(alpha)], place);
    }
}

function bounded(value: number, most: number): number {
  return Math.max(0, Math.min(most, Math.floor(value)));
}

/** Portable Network Graphics, third edition: eight bits, colour with alpha, no filter. */
function encoded(pixels: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (width * 4 + 1));
  for (let row = 0; row < height; row += 1)
    rows.set(pixels.subarray(row * width * 4, (row + 1) * width * 4), row * (width * 4 + 1) + 1);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
