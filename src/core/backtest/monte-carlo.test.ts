import { expect, it } from "vitest";
import { monteCarlo } from "./monte-carlo.ts";

const trade = (exitDate: string | null, profitAmount: number) => ({ exitDate, profitAmount });

it("gives the same result for the same seed and another for a different seed", () => {
  const trades = Array.from({ length: 30 }, (_, index) =>
    trade(`2024-01-${String(index + 1).padStart(2, "0")}`, index % 3 === 0 ? -60 : 50),
  );
  const once = monteCarlo({ trades, startCash: 1000, seed: 7 });
  expect(monteCarlo({ trades, startCash: 1000, seed: 7 })).toEqual(once);
  expect(monteCarlo({ trades, startCash: 1000, seed: 8 })).not.toEqual(once);
});

it("covers every order of two trades", () => {
  // +50 % and -50 %. If the loss comes first, it falls by 50 % from the start. If it comes last, from 1.5 to 0.75: the
  // same 50 %.
  const trades = [trade("2024-02-01", 500), trade("2024-03-01", -750)];
  const answer = monteCarlo({ trades, startCash: 1000, runs: 4000 })!;
  expect(answer.actual).toEqual({ maximumDrawdownRatio: -0.5, finalValue: 750 });
  expect(answer.maximumDrawdownRatio).toEqual({ p5: -0.5, p25: -0.5, p50: -0.5, p75: -0.5, p95: -0.5 });
  // Draws: 2250 and 250 in a quarter of the cases each, 750 in half of them.
  expect(answer.finalValue).toMatchObject({ p5: 250, p50: 750, p95: 2250 });
  expect(answer.lossShare).toBeCloseTo(0.75, 1);
});

it("distinguishes a lucky order from the usual one", () => {
  // Separated losses cause a small drawdown. Consecutive ones would cause a large one.
  const trades = Array.from({ length: 20 }, (_, index) =>
    trade(`2024-01-${String(index + 10)}`, index % 2 === 0 ? 100 : -90),
  );
  const { actual, maximumDrawdownRatio } = monteCarlo({ trades, startCash: 1000 })!;
  expect(actual.maximumDrawdownRatio).toBeGreaterThan(maximumDrawdownRatio.p75);
  expect(maximumDrawdownRatio.p5).toBeLessThan(maximumDrawdownRatio.p95);
});

it("takes trades in the order of their exits and excludes open ones", () => {
  const trades = [trade("2024-03-01", -550), trade(null, 9999), trade("2024-02-01", 100)];
  expect(monteCarlo({ trades, startCash: 1000, runs: 10 })).toMatchObject({
    tradeCount: 2,
    actual: { maximumDrawdownRatio: -0.5, finalValue: 550 },
  });
});

it("returns null for fewer than two trades", () => {
  expect(monteCarlo({ trades: [trade("2024-03-01", 1)], startCash: 1000 })).toBeNull();
});

it("loses at most everything", () => {
  const trades = [trade("2024-01-01", -2000), trade("2024-02-01", 300)];
  expect(monteCarlo({ trades, startCash: 1000, runs: 10 })!.actual).toEqual({
    maximumDrawdownRatio: -1,
    finalValue: 0,
  });
});
