import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "#core/calendar/index.ts";
import { generatedPortfolio } from "../../../tests/support/generated-portfolio.ts";
import { holds } from "../../../tests/support/holds.ts";
import { holdings, moneyWeightedReturn, performance, type PortfolioInput, type Transaction } from "./index.ts";

const today = "2026-11-28";

/** Money in and out of one account, whose value on the last day is given. */
function account(flows: readonly (readonly [date: string, amount: number])[], closing: number): PortfolioInput {
  const shared = { accountId: "a", currency: "USD" };
  const shares = { ...shared, symbol: "X", price: "1" };
  const paidIn = flows.reduce((sum, [, amount]) => sum + amount, 0);
  return {
    baseCurrency: "USD",
    accounts: [{ id: "a", currency: "USD", cash: "recorded" }],
    transactions: flows.flatMap(([date, amount], index): Transaction[] => [
      { ...shared, id: `d${index}`, type: "deposit", date, amount: String(amount) },
      { ...shares, id: `b${index}`, type: "buy", date, quantity: String(amount) },
    ]),
    prices: {
      X: {
        currency: "USD",
        // Known on every day, as of a fund that moves on the last one alone.
        points: Array.from({ length: 4400 }, (_, day) => addDays("2014-12-01", day)).map((date) => ({
          date,
          close: date < closingDay(flows) ? 1 : closing / paidIn,
        })),
      },
    },
    rates: { pivot: "EUR", series: {} },
  };
}

const closingDay = (flows: readonly (readonly [string, number])[]) =>
  flows[0]?.[0] === "2025-01-02" ? "2026-01-02" : today;

describe("the return of a range", () => {
  it("is 5 % two weeks after a purchase that rose 5 %, however long the range", () => {
    for (const from of ["2026-05-28", "2021-01-04"]) {
      const { returns } = performance(account([["2026-11-14", 1000]], 1050), { from, to: today });
      expect(returns.simple).toBeCloseTo(0.05, 9);
      expect(returns.moneyWeighted).toBeCloseTo(0.05, 9);
      expect(returns.timeWeighted).toBeCloseTo(0.05, 9);
      expect(returns.invested).toEqual({ from: "2026-11-14", to: today });
      expect(returns.yearly).toBeNull();
    }
  });

  it("is counted per year over the invested days", () => {
    const input = account([["2025-01-02", 1000]], 1100);
    const { returns } = performance(input, { from: "2015-01-01", to: "2026-01-02" });
    expect(returns.simple).toBeCloseTo(0.1, 9);
    expect(returns.moneyWeighted).toBeCloseTo(0.1, 9);
    expect(returns.yearly?.timeWeighted).toBeCloseTo(0.0997, 4);
    expect(returns.yearly?.moneyWeighted).toBeCloseTo(0.1, 9);
    expect(returns.invested).toEqual({ from: "2025-01-02", to: "2026-01-02" });
  });

  it("is what a position brought that was sold after a month", () => {
    const sold: PortfolioInput = {
      ...account([["2026-01-02", 1000]], 1000),
      transactions: [
        { id: "b", accountId: "a", type: "buy", symbol: "X", date: "2026-01-02", quantity: "1000", price: "1" },
        { id: "s", accountId: "a", type: "sell", symbol: "X", date: "2026-02-02", quantity: "1000", price: "1.1" },
      ].map((line) => ({ ...line, currency: "USD" }) as Transaction),
    };
    const { returns } = performance(sold, { from: "2026-01-02", to: today, scope: { symbols: ["X"] } });
    for (const ratio of [returns.simple, returns.moneyWeighted, returns.timeWeighted])
      expect(ratio).toBeCloseTo(0.1, 9);
    expect(returns.invested).toEqual({ from: "2026-01-02", to: "2026-02-02" });
    expect(returns.yearly).toBeNull();
  });

  it("is simply the gain of what was put in, where most of it came late", () => {
    const input = account(
      [
        ["2025-11-28", 10],
        ["2026-11-14", 10_000],
      ],
      10_510.5,
    );
    const { returns } = performance(input, { from: "2025-11-28", to: today });
    expect(returns.simple).toBeCloseTo(0.05, 9);
    expect(returns.yearly?.moneyWeighted).toBeCloseTo(2.3683, 4);
  });

  it("counts from the cost where the day of the purchase isn't known", () => {
    const points = [
      { date: addDays(today, -1), close: 228.9 },
      { date: today, close: 231.4 },
    ];
    const input: PortfolioInput = {
      ...account([], 0),
      accounts: [{ id: "a", currency: "USD" }],
      prices: { X: { currency: "USD", points } },
      transactions: [
        {
          id: "t",
          accountId: "a",
          type: "transfer-in",
          symbol: "X",
          date: today,
          quantity: "10",
          price: "150",
          currency: "USD",
        },
      ],
    };
    const [held] = holdings(input, { asOf: today }).holdings;
    expect(held).toMatchObject({ gain: "814.00", gainPercent: expect.closeTo(54.2667, 4) as number });
    for (const scope of [{}, { symbols: ["X"] }]) {
      const { returns, bridge } = performance(input, { from: "2026-05-28", to: today, scope });
      expect(returns.gain).toBe(814);
      expect(bridge).toMatchObject({ deposits: "1500.00", unrealised: "814.00" });
      for (const ratio of [returns.simple, returns.moneyWeighted]) expect(ratio).toBeCloseTo(814 / 1500, 9);
      // The days measured, and an index beside them, know nothing of what was gained before.
      expect(returns.timeWeighted).toBeCloseTo(231.4 / 228.9 - 1, 9);
    }
  });

  it("is unknown where only rates of the other sign fit", () => {
    // +10 % and +20 % both fit a loss of 2.
    const flows = [
      { date: "2022-01-01", amount: -100 },
      { date: "2023-01-01", amount: 230 },
      { date: "2024-01-01", amount: -132 },
    ];
    expect(moneyWeightedReturn(flows)).toBeNull();
  });
});

describe("every generated ledger", () => {
  const ledgers = fc.record({
    seed: fc.integer({ min: 1, max: 1e9 }),
    transactionCount: fc.integer({ min: 3, max: 90 }),
    costMethod: fc.constantFrom("fifo" as const, "average" as const),
  });
  const to = "2026-03-02";

  it("has returns with the sign of its gain, of a range, an account and an instrument", () => {
    holds(
      fc.property(ledgers, fc.integer({ min: 0, max: 540 }), (made, days) => {
        const input = generatedPortfolio({ ...made, symbolCount: 4, years: 1.5 });
        const scopes = [
          {},
          ...input.accounts.map(({ id }) => ({ accountIds: [id] })),
          ...Object.keys(input.prices).map((symbol) => ({ symbols: [symbol] })),
        ];
        for (const scope of scopes) {
          const { returns } = performance(input, { from: addDays(to, -days), to, scope });
          const { gain, simple, moneyWeighted } = returns;
          if (gain === null) continue;
          if (simple !== null) expect(Math.sign(simple)).toBe(Math.sign(gain));
          // Flows are binary numbers of full length, and the gain is one of cents.
          if (moneyWeighted !== null && Math.abs(gain) > 0.05) expect(Math.sign(moneyWeighted)).toBe(Math.sign(gain));
          if (moneyWeighted !== null && returns.yearly !== null && Math.abs(gain) > 0.05)
            expect(Math.sign(returns.yearly.moneyWeighted ?? gain)).toBe(Math.sign(gain));
        }
      }),
      100,
    );
  });

  const held = fc.record({
    firstDay: fc.integer({ min: 0, max: 500 }),
    closes: fc.array(fc.integer({ min: 50, max: 200 }), { minLength: 1, maxLength: 500 }),
    fee: fc.integer({ min: 0, max: 30 }),
    isSold: fc.boolean(),
  });

  it("has three equal returns without flows after the first day, and the same with empty days around them", () => {
    holds(
      fc.property(held, fc.nat(900), fc.nat(900), ({ firstDay, closes, fee, isSold }, before, after) => {
        const from = addDays("2023-01-02", firstDay);
        const end = addDays(from, closes.length - 1);
        const shared = { accountId: "a", currency: "USD", symbol: "X", quantity: "10" };
        const last = String(closes.at(-1));
        const transactions: Transaction[] = [
          { ...shared, id: "b", type: "buy", date: from, price: "100", fee: String(fee) },
          ...(isSold ? [{ ...shared, id: "s", type: "sell" as const, date: end, price: last }] : []),
        ];
        const input: PortfolioInput = {
          baseCurrency: "USD",
          accounts: [{ id: "a", currency: "USD" }],
          transactions,
          prices: {
            X: { currency: "USD", points: closes.map((close, day) => ({ date: addDays(from, day), close })) },
          },
          rates: { pivot: "EUR", series: {} },
        };
        const scope = { symbols: ["X"] };
        const measured = performance(input, { from, to: end, scope }).returns;
        const { timeWeighted, moneyWeighted, simple } = measured;
        expect(simple).not.toBeNull();
        expect(timeWeighted).toBeCloseTo(simple ?? Number.NaN, 9);
        expect(moneyWeighted).toBeCloseTo(simple ?? Number.NaN, 9);
        const sold = isSold ? addDays(end, after) : end;
        const around = performance(input, { from: addDays(from, -before), to: sold, scope }).returns;
        const near = (ratio: number | null | undefined) =>
          ratio === null || ratio === undefined ? ratio : (expect.closeTo(ratio, 12) as number);
        expect(around).toEqual({
          ...measured,
          timeWeighted: near(timeWeighted),
          moneyWeighted: near(moneyWeighted),
          simple: near(simple),
          yearly:
            measured.yearly === null
              ? null
              : {
                  timeWeighted: near(measured.yearly.timeWeighted),
                  moneyWeighted: near(measured.yearly.moneyWeighted),
                },
        });
      }),
      200,
    );
  });
});
