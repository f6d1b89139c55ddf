import { expect, it } from "vitest";
import { marketBeta } from "./market-beta.ts";

const days = (count: number, first = 0) => Int32Array.from({ length: count }, (_, index) => first + index);
const wave = (count: number, factor = 1) =>
  Float64Array.from({ length: count }, (_, index) => factor * 0.01 * Math.sin(index * 1.7));

it("is the slope of the returns over those of the benchmark", () => {
  const benchmark = { days: days(40), ratios: wave(40) };
  expect(marketBeta(benchmark, benchmark)).toBeCloseTo(1, 12);
  expect(marketBeta({ days: days(40), ratios: wave(40, -0.5) }, benchmark)).toBeCloseTo(-0.5, 12);
  // A constant return each day doesn't move with anything.
  const drifted = { days: days(40), ratios: wave(40, 2).map((ratio) => ratio + 0.003) };
  expect(marketBeta(drifted, benchmark)).toBeCloseTo(2, 12);
});

it("pairs days, and leaves out those that one of them doesn't know", () => {
  const ratios = wave(60);
  const benchmark = { days: days(60), ratios };
  const late = { days: days(40, 20), ratios: ratios.slice(20).map((ratio) => 3 * ratio) };
  expect(marketBeta(late, benchmark)).toBeCloseTo(3, 12);
  late.ratios[5] = Number.NaN;
  expect(marketBeta(late, benchmark)).toBeCloseTo(3, 12);
});

it("is unknown with few days, and for a benchmark that doesn't move", () => {
  expect(marketBeta({ days: days(19), ratios: wave(19) }, { days: days(19), ratios: wave(19) })).toBeNull();
  const flat = { days: days(40), ratios: new Float64Array(40) };
  expect(marketBeta({ days: days(40), ratios: wave(40) }, flat)).toBeNull();
});
