import { describe, expect, it } from "vitest";
import { correlatedPairs, correlation } from "./correlation.ts";

const series = (closes: readonly number[], from = 1) =>
  closes.map((close, index) => ({ date: `2025-01-${String(from + index).padStart(2, "0")}`, close }));
const swinging = Array.from({ length: 25 }, (_, index) => 100 + (index % 2) * 10 + index);

describe("correlation", () => {
  it("is 1 for the same returns and -1 for opposite ones", () => {
    const returns = swinging.slice(1).map((close, index) => close / (swinging[index] ?? 1) - 1);
    const opposite = returns.reduce<number[]>(
      (closes, change) => [...closes, (closes.at(-1) ?? 1) * (1 - change)],
      [50],
    );
    expect(correlation(series(swinging), series(swinging.map((close) => close * 3))).value).toBeCloseTo(1, 12);
    expect(correlation(series(swinging), series(opposite)).value).toBeCloseTo(-1, 12);
  });

  it("uses shared days only", () => {
    expect(correlation(series(swinging), series(swinging, 3)).count).toBe(22);
  });

  it("is null for few days or a constant price", () => {
    const few = series(swinging.slice(0, 20));
    expect(correlation(few, few)).toEqual({ value: null, count: 19 });
    expect(correlation(series(swinging), series(swinging.map(() => 7)))).toEqual({ value: null, count: 24 });
  });

  // F. J. Anscombe, "Graphs in Statistical Analysis", The American Statistician 27 (1973): r = 0.816 in sets 1 and 3.
  it.each([
    [
      "set 1",
      [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5],
      [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68],
      0.816_420_516,
    ],
    [
      "set 3",
      [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5],
      [7.46, 6.77, 12.74, 7.11, 7.81, 8.84, 6.08, 5.39, 8.15, 6.42, 5.73],
      0.816_286_739,
    ],
  ])("is the published value for Anscombe's %s as returns in per cent", (_name, first, second, published) => {
    const closesOf = (percents: readonly number[]) =>
      [...percents, ...percents].reduce<number[]>(
        (closes, percent) => [...closes, (closes.at(-1) ?? 1) * (1 + percent / 100)],
        [100],
      );
    const result = correlation(series(closesOf(first)), series(closesOf(second)));
    expect(result.value).toBeCloseTo(published, 8);
    expect(result.count).toBe(22);
  });
});

it("correlates each pair once", () => {
  const pairs = correlatedPairs([
    { symbol: "A", closes: series(swinging) },
    { symbol: "B", closes: series(swinging.map((close) => close * 2)) },
    { symbol: "C", closes: [] },
  ]);
  expect(pairs.map(({ symbols, result }) => [...symbols, result.value?.toFixed(6) ?? null])).toEqual([
    ["A", "B", "1.000000"],
    ["A", "C", null],
    ["B", "C", null],
  ]);
});
