import { describe, expect, it } from "vitest";
import { bollinger, catalog, ema, rsi, sma, type Bars } from "./index.ts";

/** The last values of a column, rounded as the published table rounds them. */
const known = (column: Float64Array, digits = 2) =>
  [...column].filter((value) => !Number.isNaN(value)).map((value) => Number(value.toFixed(digits)));
const close = (values: readonly number[]): Bars => ({
  open: Float64Array.from(values),
  high: Float64Array.from(values),
  low: Float64Array.from(values),
  close: Float64Array.from(values),
  volume: new Float64Array(values.length),
});
const compute = (id: string, bars: Bars, parameters: Record<string, number> = {}) =>
  catalog.find((entry) => entry.id === id)?.compute(bars, parameters) ?? {};
const within = (column: readonly number[], table: readonly number[], distance: number) => {
  expect(column.length).toBe(table.length);
  const farthest = Math.max(...column.map((value, index) => Math.abs(value - (table[index] ?? NaN))));
  expect(farthest).toBeLessThanOrEqual(distance);
};

describe("the StockCharts ChartSchool tables are met to their two digits by", () => {
  it("the strength index over 14 closes", () => {
    const closes = [
      44.3389, 44.0902, 44.1497, 43.6124, 44.3278, 44.8264, 45.0955, 45.4245, 45.8433, 46.0826, 45.8931, 46.0328,
      45.614, 46.282, 46.282, 46.0028, 46.0328, 46.4116, 46.2222, 45.6439, 46.2122, 46.2521, 45.7137, 46.4515, 45.7835,
      45.3548, 44.0288, 44.1783, 44.2181, 44.5672, 43.4205, 42.6628, 43.1314,
    ];
    const table = [
      70.53, 66.32, 66.55, 69.41, 66.36, 57.97, 62.93, 63.26, 56.06, 62.38, 54.71, 50.42, 39.99, 41.46, 41.87, 45.46,
      37.3, 33.08, 37.77,
    ];
    within(known(rsi(closes, 14)), table, 0.0101);
  });

  it("the exponential average over 10 closes, which starts from their plain average", () => {
    const closes = [
      22.27, 22.19, 22.08, 22.17, 22.18, 22.13, 22.23, 22.43, 22.24, 22.29, 22.15, 22.39, 22.38, 22.61, 23.36, 24.05,
      23.75, 23.83, 23.95, 23.63, 23.82, 23.87, 23.65, 23.19, 23.1, 23.33, 22.68, 23.1, 22.4, 22.17,
    ];
    const table = [
      22.22, 22.21, 22.24, 22.27, 22.33, 22.52, 22.8, 22.97, 23.13, 23.28, 23.34, 23.43, 23.51, 23.53, 23.47, 23.4,
      23.39, 23.26, 23.23, 23.08, 22.92,
    ];
    within(known(ema(closes, 10)), table, 0.0101);
  });
});

describe("worked by hand from the definition", () => {
  it("a moving average of 3 is the plain mean", () => {
    expect(sma([1, 2, 6, 7], 3)).toEqual(Float64Array.of(NaN, NaN, 3, 5));
  });

  it("the bands take the deviation of a population: 2 for 2, 4, 4, 4, 5, 5, 7, 9", () => {
    const bands = bollinger([2, 4, 4, 4, 5, 5, 7, 9], { length: 8, deviations: 2 });
    expect([bands.upper[7], bands.middle[7], bands.lower[7]]).toEqual([9, 5, 1]);
  });

  it("a weighted average of 3 weighs 1, 2, 3", () => {
    expect(compute("wma", close([3, 6, 12]), { length: 3 })["wma"]?.[2]).toBeCloseTo((3 + 12 + 36) / 6, 12);
  });

  it("the volume-weighted price starts anew with each session", () => {
    const bars = {
      ...close([10, 20, 30, 50]),
      volume: Float64Array.of(1, 3, 0, 5),
      session: Float64Array.of(1, 1, 2, 2),
    };
    expect(compute("vwap", bars)["vwap"]).toEqual(Float64Array.of(10, 17.5, NaN, 50));
  });

  it("the deepest fall runs from a peak to a later close of the window", () => {
    const falls = compute("maxDrawdown", close([100, 120, 90, 110, 99]), { length: 4 })["maxDrawdown"];
    expect(known(falls ?? new Float64Array(0))).toEqual([-25, -25]);
  });

  it("the volatility is the sample deviation of log returns, for a year", () => {
    const returns = [0.01, -0.02, 0.03];
    const closes = returns.reduce((list, step) => [...list, (list.at(-1) ?? 0) * Math.exp(step)], [100]);
    const mean = 0.02 / 3;
    const variance = returns.reduce((sum, step) => sum + (step - mean) ** 2, 0) / 2;
    const answer = compute("historicalVolatility", close(closes), { length: 3 })["volatility"];
    expect(answer?.[3]).toBeCloseTo(100 * Math.sqrt(variance * 252), 9);
  });

  it("the trend line rises with the price and goes above it when the close breaks through", () => {
    const bars = {
      ...close([9, 10, 11, 8]),
      high: Float64Array.of(10, 11, 12, 9),
      low: Float64Array.of(8, 9, 10, 7),
    };
    const trend = compute("superTrend", bars, { length: 1, multiplier: 1 });
    expect(trend["superTrend"]).toEqual(Float64Array.of(NaN, 8, 9, 12));
    expect(trend["direction"]).toEqual(Float64Array.of(NaN, 1, 1, -1));
  });

  it("the first smoothed moves of the directional index are Wilder's sums of as many moves as its length", () => {
    const bars = {
      ...close([9, 10, 10.5]),
      high: Float64Array.of(10, 11, 11.5),
      low: Float64Array.of(8, 9, 8.5),
    };
    // Ranges 2 and 3; upward moves 1 and 0.5, of which the second is not larger than the downward 0.5.
    const answer = compute("adx", bars, { length: 2 });
    expect(answer["plusDi"]?.[2]).toBeCloseTo((100 * 1) / 5, 12);
    expect(answer["minusDi"]?.[2]).toBe(0);
  });
});
