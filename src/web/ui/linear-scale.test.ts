import { describe, expect, it } from "vitest";
import { linearScale } from "./linear-scale.ts";

describe("a linear scale", () => {
  it("maps the ends of its domain to the ends of its range, also downwards", () => {
    const y = linearScale([10, 30], [100, 0]);
    expect([10, 15, 30, 40].map(y)).toEqual([100, 75, 0, -50]);
  });

  it("maps an empty domain to the middle", () => {
    expect(linearScale([5, 5], [0, 80])(5)).toBe(40);
    expect(linearScale([5, 5], [0, 80]).ticks(4)).toEqual([5]);
  });

  it.each([
    [[0, 100], 4, [0, 20, 40, 60, 80, 100]],
    [[-0.34, 0], 3, [-0.3, -0.2, -0.1, 0]],
    [[-3, 3], 3, [-2, 0, 2]],
    [[0.1, 0.7], 6, [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]],
    [[98_000, 121_000], 4, [100_000, 105_000, 110_000, 115_000, 120_000]],
  ] as const)("marks %j with about %d round values", (domain, count, ticks) => {
    expect(linearScale(domain, [0, 1]).ticks(count)).toEqual(ticks.map((tick) => expect.closeTo(tick, 12)));
  });

  it("widens its domain to round values", () => {
    const y = linearScale([3, 97], [0, 100]).nice(4);
    expect([0, 100].map(y)).toEqual([0, 100]);
    const small = linearScale([0.013, 0.048], [0, 100]).nice(4);
    expect([0.01, 0.05].map(small)).toEqual([0, 100]);
  });
});
