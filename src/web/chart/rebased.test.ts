import { describe, expect, it } from "vitest";
import type { Bar } from "#contract/market.ts";
import { percentAt, rebased } from "./rebased.ts";

const bars = (...list: readonly (readonly [day: number, close: number])[]): Bar[] =>
  list.map(([day, close]) => ({
    date: `2026-03-0${day}`,
    open: null,
    high: null,
    low: null,
    close,
    volume: null,
  }));

describe("symbols compared", () => {
  it("start from 0 % on their first common day", () => {
    const found = rebased([
      { symbol: "OLD", bars: bars([1, 50], [2, 100], [3, 110]) },
      { symbol: "NEW", bars: bars([2, 10], [3, 9]) },
    ]);
    expect(found?.moments.map(({ date }) => date)).toEqual(["2026-03-02", "2026-03-03"]);
    expect(found?.lines.map(({ symbol, percent }) => [symbol, Math.round(percent)])).toEqual([
      ["OLD", 10],
      ["NEW", -10],
    ]);
  });

  it("have no value on a day when only the other traded", () => {
    const found = rebased([
      { symbol: "A", bars: bars([1, 10], [2, 11], [3, 12]) },
      { symbol: "B", bars: bars([1, 20], [3, 20]) },
    ]);
    expect(found?.lines[1]?.percents).toEqual([0, null, 0]);
    // There, the last close until then counts.
    expect([percentAt({ percents: [0, 5, null] }, 2), percentAt({ percents: [null, 5] }, 0)]).toEqual([5, null]);
  });

  it("need a common day and a first close other than zero", () => {
    expect(
      rebased([
        { symbol: "A", bars: bars([1, 10]) },
        { symbol: "B", bars: bars([2, 20]) },
      ]),
    ).toBeNull();
    expect(rebased([{ symbol: "A", bars: bars([1, 0], [2, 1]) }])).toBeNull();
  });
});
