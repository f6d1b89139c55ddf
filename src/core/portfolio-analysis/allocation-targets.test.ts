import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimal, sumOf, type Decimal } from "#core/money/decimal.ts";
import { areTargetsWhole, newCashSuggestion, targetDrift } from "./allocation-targets.ts";
import { holds } from "../../../tests/support/holds.ts";

const slice = (name: string, value: number | string, targetRatio: number | null) => ({
  name,
  value: decimal(value),
  targetRatio,
});
const amounts = (trades: readonly { amount: Decimal }[] | null) =>
  trades?.map(({ amount }) => amount.toFixed(2)) ?? null;

describe("drift", () => {
  it("is weight less target, in points and in money", () => {
    const [stocks, bonds, gold] = targetDrift([
      slice("Stocks", 700, 0.6),
      slice("Bonds", 200, 0.4),
      slice("Gold", 100, null),
    ]);
    expect(stocks).toMatchObject({ weightRatio: 0.7, driftRatio: expect.closeTo(0.1, 12) });
    expect([stocks!.driftAmount!.toFixed(), bonds!.driftAmount!.toFixed()]).toEqual(["100", "-200"]);
    expect(gold).toMatchObject({ weightRatio: 0.1, driftRatio: null, driftAmount: null });
  });
});

describe("new cash", () => {
  it("fills the shortfall: 60/40 of 1,000 at 700/300 invests 1,000 as 500 and 500", () => {
    const { withoutSelling, withSelling } = newCashSuggestion(
      [slice("Stocks", 700, 0.6), slice("Bonds", 300, 0.4)],
      decimal(1000),
    );
    expect(amounts(withoutSelling)).toEqual(["500.00", "500.00"]);
    expect(amounts(withSelling)).toEqual(["500.00", "500.00"]);
    expect(withoutSelling?.map(({ weightRatio }) => weightRatio)).toEqual([0.6, 0.4]);
  });

  it("splits too little cash so that every slice that gets some has the same shortfall", () => {
    // By hand: of 1,100, targets 550/330/220; short -150/+130/+120. 100 leaves both 75 short: 55 and 45.
    const slices = [slice("A", 700, 0.5), slice("B", 200, 0.3), slice("C", 100, 0.2)];
    const { withoutSelling, withSelling } = newCashSuggestion(slices, decimal(100));
    expect(amounts(withoutSelling)).toEqual(["0.00", "55.00", "45.00"]);
    expect(amounts(withSelling)).toEqual(["-150.00", "130.00", "120.00"]);
  });

  it("handles an empty portfolio and slices without a target, and rounds to the sum", () => {
    const thirds = [slice("A", 0, 1 / 3), slice("B", 0, 1 / 3), slice("C", 0, 1 / 3), slice("D", 0, null)];
    expect(amounts(newCashSuggestion(thirds, decimal("100")).withoutSelling)).toEqual([
      "33.34",
      "33.33",
      "33.33",
      "0.00",
    ]);
    expect(amounts(newCashSuggestion([slice("A", 10, 1), slice("D", 5, null)], decimal(0)).withSelling)).toEqual([
      "5.00",
      "-5.00",
    ]);
    expect(
      newCashSuggestion(thirds, decimal(100), { digits: 0 }).withoutSelling?.map(({ amount }) => amount.toFixed()),
    ).toEqual(["34", "33", "33", "0"]);
  });

  it("is null if targets don't sum to 100%, and for negative cash", () => {
    const short = [slice("A", 1, 0.5), slice("B", 1, 0.4)];
    expect(areTargetsWhole(short)).toBe(false);
    expect(newCashSuggestion(short, decimal(1))).toEqual({ withoutSelling: null, withSelling: null });
    expect(newCashSuggestion([slice("A", 1, 1)], decimal(-1)).withSelling).toBeNull();
    expect(areTargetsWhole([slice("A", 1, -0.5), slice("B", 1, 1.5)])).toBe(false);
  });

  const portfolio = fc
    .array(fc.record({ cents: fc.integer({ min: 0, max: 1e8 }), parts: fc.integer({ min: 0, max: 50 }) }), {
      minLength: 1,
      maxLength: 8,
    })
    .filter((list) => list.some(({ parts }) => parts > 0))
    .map((list) => {
      const sum = list.reduce((sum, { parts }) => sum + parts, 0);
      return list.map(({ cents, parts }, index) => slice(`S${index}`, decimal(cents).div(100).toFixed(), parts / sum));
    });
  const cash = fc.integer({ min: 0, max: 1e8 }).map((cents) => decimal(cents).div(100));

  it("sums to the cash to the cent and sells nothing unintended", () => {
    holds(
      fc.property(portfolio, cash, (slices, cash) => {
        const { withoutSelling, withSelling } = newCashSuggestion(slices, cash);
        expect(sumOf(withoutSelling!.map(({ amount }) => amount)).toFixed(2)).toBe(cash.toFixed(2));
        expect(sumOf(withSelling!.map(({ amount }) => amount)).toFixed(2)).toBe(cash.toFixed(2));
        for (const { amount } of withoutSelling!) {
          expect(amount.gte(0)).toBe(true);
          expect(amount.round(2).eq(amount)).toBe(true);
        }
      }),
    );
  });

  it("comes closer to the targets than moving a tenth of any purchase to another slice", () => {
    holds(
      fc.property(portfolio, cash, (slices, cash) => {
        const { withoutSelling } = newCashSuggestion(slices, cash);
        const bought = withoutSelling!.map(({ amount }) => Number(amount));
        const distance = (amounts: readonly number[]) => {
          const whole = slices.reduce((sum, { value }) => sum + Number(value), Number(cash));
          return slices.reduce(
            (sum, { value, targetRatio }, index) => sum + (Number(value) + amounts[index]! - whole * targetRatio!) ** 2,
            0,
          );
        };
        const best = distance(bought);
        for (const [from, amount] of bought.entries())
          for (const to of bought.keys()) {
            const moved = bought.with(from, amount * 0.9);
            moved[to] = moved[to]! + amount * 0.1;
            // Amounts are whole cents, so another cent may be closer by that much.
            expect(best).toBeLessThanOrEqual(distance(moved) + 0.05 * Math.sqrt(best) + 0.01);
          }
      }),
      60,
    );
  });
});
