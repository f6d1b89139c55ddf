import { describe, expect, it } from "vitest";
import { totalReturn } from "./total-return.ts";

const bar = (date: string, close: number) => ({ date, open: null, high: close + 1, low: close - 1, close });

describe("total return", () => {
  const bars = [bar("2026-01-02", 100), bar("2026-01-05", 98), bar("2026-01-06", 99.96)];

  it("doesn't count a fall by the dividend as a loss", () => {
    const [first, second, third] = totalReturn(bars, [{ date: "2026-01-05", value: 2 }], "1d");
    expect(first).toMatchObject({ close: 98, high: 98.98, low: 97.02, open: null });
    expect(second).toEqual(bars[1]);
    expect(third).toEqual(bars[2]);
  });

  it("compounds several dividends, as if each bought more shares", () => {
    const [first, , last] = totalReturn(
      bars,
      [
        { date: "2026-01-05", value: 2 },
        { date: "2026-01-06", value: 0.98 },
      ],
      "1d",
    );
    // 100 buys one share; 2 buy 2/98 of one more; 0.98 a share buys 0.98/97.02 more: worth 99.96 * 100/98 * 98/97.02.
    const shares = (100 / 98) * (98 / (98 - 0.98));
    expect((last?.close ?? 0) / (first?.close ?? 1)).toBeCloseTo((shares * 99.96) / 100, 12);
  });

  it("ignores dividends before the first bar and on it", () => {
    expect(
      totalReturn(
        bars,
        [
          { date: "2025-12-01", value: 2 },
          { date: "2026-01-02", value: 2 },
        ],
        "1d",
      ),
    ).toEqual(bars);
  });

  it("counts a dividend between two bars with the earlier one's period", () => {
    const weekly = [bar("2026-01-05", 100), bar("2026-01-12", 100), bar("2026-01-19", 100)];
    const closes = totalReturn(weekly, [{ date: "2026-01-14", value: 1 }], "1wk").map(({ close }) => close);
    expect(closes).toEqual([99, 100, 100]);
  });

  it("leaves out a dividend above the price", () => {
    expect(totalReturn(bars, [{ date: "2026-01-05", value: 100 }], "1d")).toEqual(bars);
  });

  it("counts a dividend at the open of a day with several bars", () => {
    const intraday = [bar("2026-01-02", 100), bar("2026-01-05", 98), bar("2026-01-05", 98), bar("2026-01-05", 98)];
    const closes = totalReturn(intraday, [{ date: "2026-01-05", value: 2 }], "15m").map(({ close }) => close);
    expect(closes).toEqual([98, 98, 98, 98]);
  });

  it("counts a dividend of a day without a bar at the next one", () => {
    const days = [bar("2026-01-02", 100), bar("2026-01-05", 100), bar("2026-01-07", 98)];
    const closes = totalReturn(days, [{ date: "2026-01-06", value: 2 }], "1d").map(({ close }) => close);
    expect(closes).toEqual([98, 98, 98]);
  });

  it("leaves out a dividend after the last bar, but not one within its week", () => {
    const days = [bar("2026-01-02", 100), bar("2026-01-05", 100)];
    expect(totalReturn(days, [{ date: "2026-01-06", value: 2 }], "1d")).toEqual(days);
    const weeks = [bar("2026-01-05", 100), bar("2026-01-12", 100)];
    const closesTo = (date: string) => totalReturn(weeks, [{ date, value: 1 }], "1wk").map(({ close }) => close);
    expect(closesTo("2026-01-18")).toEqual([99, 100]);
    expect(closesTo("2026-01-19")).toEqual([100, 100]);
  });
});
