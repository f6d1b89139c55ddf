import { expect, it } from "vitest";
import { deflatedSharpe, probabilisticSharpe } from "./deflated-sharpe.ts";
import { measuredSharpe } from "./measured-sharpe.ts";
import { normalQuantile, normalShareBelow } from "./normal-distribution.ts";

it("calculates the normal distribution", () => {
  // Abramowitz and Stegun, tables 26.1 and 26.5.
  expect(normalShareBelow(0)).toBe(0.5);
  expect(normalShareBelow(1)).toBeCloseTo(0.841344746068543, 13);
  expect(normalShareBelow(1.96)).toBeCloseTo(0.97500210485178, 13);
  expect(normalShareBelow(-3)).toBeCloseTo(0.00134989803163, 13);
  expect(normalShareBelow(9)).toBe(1);
  expect(normalQuantile(0.975)).toBeCloseTo(1.959963984540054, 10);
  expect(normalQuantile(0.001)).toBeCloseTo(-3.090232306167813, 10);
  expect(normalQuantile(0.5)).toBeCloseTo(0, 12);
});

it("inverts the distribution", () => {
  for (let x = -4.5; x <= 4.5; x += 0.25) expect(normalQuantile(normalShareBelow(x))).toBeCloseTo(x, 8);
});

// The numerical example of Bailey and López de Prado, 2014: five years of 250 days, a yearly Sharpe ratio of 2.5.
const example = {
  sharpe: 2.5 / Math.sqrt(250),
  length: 1250,
  skewness: -3,
  kurtosis: 10,
  varianceOfSharpes: 0.5 / 250,
};

it("gives the published deflated Sharpe ratios", () => {
  expect(deflatedSharpe({ ...example, variantCount: 100 })).toBeCloseTo(0.9004, 4);
  expect(deflatedSharpe({ ...example, variantCount: 46 })).toBeCloseTo(0.9505, 4);
  expect(deflatedSharpe({ ...example, skewness: 0, kurtosis: 3, variantCount: 88 })).toBeCloseTo(0.9505, 4);
});

it("lowers the confidence with each variant tried", () => {
  const answers = [1, 2, 10, 100, 1000, 100_000].map((variantCount) => deflatedSharpe({ ...example, variantCount })!);
  expect(answers).toEqual(answers.toSorted((one, other) => other - one));
  expect(new Set(answers).size).toBe(answers.length);
  expect(answers[0]).toBe(probabilisticSharpe(example));
});

it("assumes no skill for variants with unknown Sharpe ratios", () => {
  const unknown = deflatedSharpe({ ...example, variantCount: 100, varianceOfSharpes: null });
  expect(unknown).toBe(deflatedSharpe({ ...example, variantCount: 100, varianceOfSharpes: 1 / 1249 }));
});

it("returns null for a single return", () => {
  expect(probabilisticSharpe({ ...example, length: 1 })).toBeNull();
});

it("measures the ratio and the shape of a return series", () => {
  // Returns 1 %, 2 %, 3 %, 6 %: mean 3; deviations -2, -1, 0, 3: second moment 3.5, third 4.5, fourth 24.5.
  const course = { equity: Float64Array.from([101, 103.02, 106.1106, 112.477236]), deposits: null, startValue: 100 };
  const measured = measuredSharpe(course, 0)!;
  expect(measured.length).toBe(4);
  expect(measured.sharpe).toBeCloseTo(3 / Math.sqrt(14 / 3), 9);
  expect(measured.skewness).toBeCloseTo(4.5 / 3.5 ** 1.5, 9);
  expect(measured.kurtosis).toBeCloseTo(24.5 / 3.5 ** 2, 9);
  expect(measuredSharpe({ ...course, equity: new Float64Array(30).fill(100) }, 0)).toBeNull();
  expect(measuredSharpe({ ...course, equity: new Float64Array(1).fill(90) }, 0)).toBeNull();
});
