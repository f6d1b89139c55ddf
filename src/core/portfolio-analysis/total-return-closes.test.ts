import * as fc from "fast-check";
import { expect, it } from "vitest";
import { convertedCloses, totalReturnCloses } from "../../../tests/support/listed-analysis.ts";
import { holds } from "../../../tests/support/holds.ts";

const closesOf = (values: readonly number[]) =>
  values.map((close, index) => ({ date: `2026-03-${String(index + 1).padStart(2, "0")}`, close }));

it("reinvests a dividend at the close of its ex-date", () => {
  // By hand: 10 shares at 50; on the third day 1 a share is paid and buys 10 / 50 = 0.2 more, worth 10.2 · 55 at the end.
  const closes = totalReturnCloses({
    closes: closesOf([50, 51, 50, 55]),
    dividends: [{ date: "2026-03-03", amount: 1 }],
    splits: [],
    isSplitAdjusted: true,
  });
  expect(closes.at(-1)!.close * 10).toBeCloseTo(10.2 * 55, 10);
  expect(closes[0]).toEqual({ date: "2026-03-01", close: 50 });
});

it("doesn't change for a split, adjusted or not, nor for a dividend next to it", () => {
  const asTraded = totalReturnCloses({
    closes: closesOf([100, 26, 25]),
    dividends: [{ date: "2026-03-02", amount: 0.5 }],
    splits: [{ date: "2026-03-02", ratio: 4 }],
    isSplitAdjusted: false,
  });
  const adjusted = totalReturnCloses({
    closes: closesOf([25, 26, 25]),
    dividends: [{ date: "2026-03-02", amount: 0.5 }],
    splits: [{ date: "2026-03-02", ratio: 4 }],
    isSplitAdjusted: true,
  });
  expect(asTraded.map(({ close }) => close / 4)).toEqual(adjusted.map(({ close }) => close));
  expect(adjusted.at(-1)!.close).toBeCloseTo((25 * 26.5) / 26, 10);
});

it("counts a dividend on a day without a close on the next, and none from before the first close", () => {
  const history = {
    closes: [
      { date: "2026-03-02", close: 10 },
      { date: "2026-03-06", close: 10 },
    ],
    splits: [],
    isSplitAdjusted: true,
  };
  const paid = (date: string) => totalReturnCloses({ ...history, dividends: [{ date, amount: 1 }] }).at(-1)!.close;
  expect([paid("2026-03-04"), paid("2026-03-06"), paid("2026-03-02"), paid("2026-03-07")]).toEqual([11, 11, 10, 10]);
});

it("returns the closes unchanged without dividends", () => {
  holds(
    fc.property(
      fc.array(fc.double({ min: 0.01, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 28 }),
      (values) => {
        const closes = totalReturnCloses({
          closes: closesOf(values),
          dividends: [],
          splits: [],
          isSplitAdjusted: true,
        });
        for (const [index, { close }] of closes.entries()) expect(close / values[index]!).toBeCloseTo(1, 9);
      },
    ),
  );
});

it("converts at the rate of the day or the last one before, and is null without one", () => {
  const closes = ["2026-03-01", "2026-03-02", "2026-03-04", "2026-03-12"].map((date) => ({ date, close: 10 }));
  const rates = [
    { date: "2026-03-02", rate: 2 },
    { date: "2026-03-04", rate: 3 },
  ];
  expect(convertedCloses(closes, rates).map(({ close }) => close)).toEqual([null, 20, 30, null]);
  expect(convertedCloses([{ date: "2026-03-03", close: null }], rates)).toEqual([{ date: "2026-03-03", close: null }]);
});
