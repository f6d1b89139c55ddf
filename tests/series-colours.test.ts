import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { linePattern } from "../src/web/chart/line-patterns.ts";

const tokens = readFileSync(join(import.meta.dirname, "../src/web/styles/tokens.css"), "utf8");
const sheetOf = (theme: string): string =>
  new RegExp(String.raw`\nbody\[data-theme="${theme}"\][^{]*\{([^}]*)\}`).exec(tokens)?.[1] ?? "";

type Triple = readonly [number, number, number];

/** The colours as they are, and as people without red, green or blue cones see them (Machado et al., 2009). */
const sights: Readonly<Record<string, readonly [Triple, Triple, Triple]>> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

describe.each(["dark", "light"])("ten lines of a %s chart", (theme) => {
  const sheet = sheetOf(theme);
  const token = (name: string): Triple => linear(new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(sheet)?.[1] ?? "");
  const series = Array.from({ length: 10 }, (_, place) => ({ place, colour: token(`series-${place + 1}`) }));
  const pairs = series.flatMap((one, place) => series.slice(place + 1).map((other) => ({ one, other })));

  it("are visible on the surface", () => {
    for (const { colour } of series) expect(contrast(colour, token("surface"))).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(sights))("differ in colour for %s, and far where their pattern is the same", (_, sight) => {
    for (const { one, other } of pairs) {
      const isSamePattern = linePattern(one.place) === linePattern(other.place);
      const distance = Math.hypot(...subtract(perceived(one.colour, sight), perceived(other.colour, sight)));
      expect(distance, `${one.place + 1} and ${other.place + 1}`).toBeGreaterThan(isSamePattern ? 0.1 : 0.04);
    }
  });
});

function linear(hex: string): Triple {
  const channel = (at: number): number => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function contrast(one: Triple, other: Triple): number {
  const luminance = ([red, green, blue]: Triple): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  const [a, b] = [luminance(one), luminance(other)];
  return Math.max(a, b) / Math.min(a, b);
}

const dot = (one: Triple, other: Triple): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
const subtract = (one: Triple, other: Triple): Triple => [one[0] - other[0], one[1] - other[1], one[2] - other[2]];

/** Returns the colour in OKLab, where equal distances look alike. */
function perceived(colour: Triple, sight: readonly [Triple, Triple, Triple]): Triple {
  const seen = sight.map((row) => Math.min(1, Math.max(0, dot(row, colour)))) as unknown as Triple;
  const cones = [
    [0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9],
    [0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6],
    [0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5],
  ].map((row) => Math.cbrt(dot(row as unknown as Triple, seen))) as unknown as Triple;
  return [
    dot([0.210_454_255_3, 0.793_617_785, -0.004_072_046_8], cones),
    dot([1.977_998_495_1, -2.428_592_205, 0.450_593_709_9], cones),
    dot([0.025_904_037_1, 0.782_771_766_2, -0.808_675_766], cones),
  ];
}
