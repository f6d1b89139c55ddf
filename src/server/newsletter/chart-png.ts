import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";

/** Off the main thread. */
const compress = promisify(deflate);

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
/** Steps of opacity each colour has in the palette. */
const levels = 60;
const maxColours = 4;

/**
 * Draws up to three lines over days as a picture without text. The background is transparent, so it works on light and
 * dark pages. The lowest and highest grid lines are at `low` and `high`.
 */
export function chartPng(
  lines: readonly ChartLine[],
  { low, high }: { readonly low: number; readonly high: number },
): Promise<Buffer> {
  const colours = [grid, ...lines.map(({ colour }) => colour)].slice(0, maxColours);
  const pixels = new Uint8Array(width * height);
  const span = high - low || 1;
  for (let step = 0; step <= 4; step += 1) {
    const y = margin + (step / 4) * (height - 2 * margin);
    stroke(pixels, [margin, y], [width - margin, y], 0, 1.5, 0.35, null);
  }
  for (const [index, { values, isDashed }] of lines.entries()) {
    const colour = Math.min(index + 1, maxColours - 1);
    const last = Math.max(1, values.length - 1);
    let before: [number, number] | null = null;
    let travelled = 0;
    values.forEach((value, day) => {
      const point: [number, number] | null =
        value === null
          ? null
          : [
              margin + (day / last) * (width - 2 * margin),
              height - margin - ((value - low) / span) * (height - 2 * margin),
            ];
      if (point !== null && before !== null) {
        stroke(pixels, before, point, colour, strokeWidth, 1, isDashed ? travelled : null);
        travelled += Math.hypot(point[0] - before[0], point[1] - before[1]);
      }
      before = point;
    });
  }
  return encoded(pixels, colours);
}

/** A line with soft edges in the palette's `colour`-th; `dashFrom`: how long the dashes have run already, null: whole. */
function stroke(
  pixels: Uint8Array,
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  colour: number,
  thickness: number,
  opacity: number,
  dashFrom: number | null,
): void {
  const [x, y] = [toX - fromX, toY - fromY];
  const length = Math.hypot(x, y) || 1;
  const lengthSquared = length * length;
  const first = colour * levels;
  const reach = thickness / 2 + 1;
  const left = bounded(Math.min(fromX, toX) - reach, width);
  const right = bounded(Math.max(fromX, toX) + reach + 1, width);
  const bottom = bounded(Math.max(fromY, toY) + reach + 1, height);
  for (let row = bounded(Math.min(fromY, toY) - reach, height); row < bottom; row += 1) {
    // A row crosses only a few pixels of a steep line.
    const [middle, half] = y === 0 ? [0, width] : [fromX + ((row - fromY) / y) * x, (reach * length) / Math.abs(y)];
    const end = Math.min(right, bounded(middle + half + 1, width));
    for (let column = Math.max(left, bounded(middle - half, width)); column < end; column += 1) {
      const along = Math.max(0, Math.min(1, ((column - fromX) * x + (row - fromY) * y) / lengthSquared));
      if (dashFrom !== null && Math.floor((dashFrom + along * length) / dash) % 2 === 1) continue;
      const [aside, below] = [column - fromX - along * x, row - fromY - along * y];
      const distance = Math.sqrt(aside * aside + below * below);
      const level = Math.round(Math.max(0, Math.min(1, thickness / 2 + 0.5 - distance)) * opacity * levels);
      const place = row * width + column;
      const drawn = pixels[place] ?? 0;
      if (level === 0 || (drawn > 0 && level <= ((drawn - 1) % levels) + 1)) continue;
      pixels[place] = first + level;
    }
  }
}

function bounded(value: number, most: number): number {
  return Math.max(0, Math.min(most, Math.floor(value)));
}

/** Portable Network Graphics, third edition: a palette with alpha, no filter. Entry 0 is nothing at all. */
async function encoded(pixels: Uint8Array, colours: readonly Colour[]): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const entries = colours.flatMap((colour) => Array.from({ length: levels }, () => colour));
  const alphas = colours.flatMap(() =>
    Array.from({ length: levels }, (_, level) => Math.round(((level + 1) / levels) * 255)),
  );
  const rows = Buffer.alloc(height * (width + 1));
  for (let row = 0; row < height; row += 1)
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from([0, 0, 0, ...entries.flat()])),
    chunk("tRNS", Buffer.from([0, ...alphas])),
    chunk("IDAT", await compress(rows)),
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
