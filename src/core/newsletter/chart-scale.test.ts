import { describe, expect, it } from "vitest";
import { chartScale } from "./chart-scale.ts";

describe("the value axis of an issue's chart", () => {
  it("spans at least two percent of the value", () => {
    const scale = chartScale([10_000, null, 9_960]);
    expect(scale?.low).toBeCloseTo(9_880.2, 5);
    expect(scale?.high).toBeCloseTo(10_079.8, 5);
  });

  it("follows the values if they move more", () => {
    const scale = chartScale([100, 200]);
    expect(scale?.low).toBeCloseTo(95, 5);
    expect(scale?.high).toBeCloseTo(205, 5);
  });

  it("has padding around a value of zero, and is null without known values", () => {
    expect(chartScale([0, 0])).toEqual({ low: -0.5, high: 0.5 });
    expect(chartScale([null])).toBeNull();
  });
});
