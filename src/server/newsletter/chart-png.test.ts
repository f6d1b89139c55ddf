import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { chartPng } from "./chart-png.ts";

const blue = [47, 127, 216] as const;
const amber = [192, 124, 28] as const;

/** The pixels of a picture with a palette, as red, green, blue and alpha. */
function pixelsOf(png: Buffer) {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    chunks.set(png.toString("latin1", at + 4, at + 8), png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  const read = (name: string) => chunks.get(name) ?? Buffer.alloc(0);
  const [width, height] = [read("IHDR").readUInt32BE(0), read("IHDR").readUInt32BE(4)];
  const rows = inflateSync(read("IDAT"));
  return {
    width,
    height,
    at: (column: number, row: number) => {
      const entry = rows[row * (width + 1) + 1 + column] ?? 0;
      return [...read("PLTE").subarray(entry * 3, entry * 3 + 3), read("tRNS")[entry] ?? 255];
    },
  };
}

describe("the chart in a mail", () => {
  it("draws each line in its colour, whole or dashed, on no ground of its own", async () => {
    const { width, height, at } = pixelsOf(
      await chartPng(
        [
          { values: [1, 2, 3], colour: amber, isDashed: true },
          { values: [3, 2, 1], colour: blue, isDashed: false },
        ],
        { low: 1, high: 3 },
      ),
    );
    expect(at(0, 0)[3]).toBe(0);
    const column = (x: number) => Array.from({ length: height }, (_, row) => at(x, row));
    const seen = (x: number, colour: readonly number[]) =>
      column(x).some(([red, green, low, alpha = 0]) => alpha > 200 && colour.join() === [red, green, low].join());
    const shareOf = (colour: readonly number[]) =>
      Array.from({ length: width - 40 }, (_, index) => index + 20).filter((x) => seen(x, colour)).length / (width - 40);
    expect(shareOf(blue)).toBe(1);
    expect(shareOf(amber)).toBeGreaterThan(0.4);
    expect(shareOf(amber)).toBeLessThan(0.7);
    // High values are drawn near the top.
    const highest = (x: number) => column(x).findIndex(([red, , , alpha = 0]) => red === blue[0] && alpha > 200);
    expect(highest(20)).toBeLessThan(height / 4);
    expect(highest(width - 20)).toBeGreaterThan((height * 3) / 4);
  });

  it("leaves a gap where a value is not known", async () => {
    const { width, height, at } = pixelsOf(
      await chartPng([{ values: [1, 2, null, 2, 1], colour: blue, isDashed: false }], { low: 1, high: 2 }),
    );
    const isBlank = (x: number) =>
      Array.from({ length: height }, (_, row) => at(x, row)).every(([red]) => red !== blue[0]);
    expect([isBlank(width / 2), isBlank(width / 8)]).toEqual([true, false]);
  });
});
