import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { englishReturnLack } from "./english-lack.ts";
import { addDays, dayNumber } from "#core/calendar/index.ts";
import { contributions } from "../../../tests/support/listed-analysis.ts";
import { generatedPortfolio } from "../../../tests/support/generated-portfolio.ts";
import { bridge, holdings, performance, type PortfolioInput, type Transaction } from "./index.ts";
import { holds } from "../../../tests/support/holds.ts";

const to = "2026-03-02";
const ledgers = fc.record({
  seed: fc.integer({ min: 1, max: 1e9 }),
  transactionCount: fc.integer({ min: 3, max: 90 }),
  costMethod: fc.constantFrom("fifo" as const, "average" as const),
  from: fc.integer({ min: 2, max: 540 }).map((days) => addDays(to, -days)),
});
type Made = typeof ledgers extends fc.Arbitrary<infer Options> ? Options : never;
const inputOf = (made: Made) => generatedPortfolio({ ...made, symbolCount: 4, years: 1.5 });

const lines = [
  "deposits",
  "impliedDeposits",
  "withdrawals",
  "realised",
  "unrealised",
  "income",
  "fees",
  "taxes",
  "currency",
] as const;
const cents = (amount: string | null | undefined) => Math.round(Number(amount ?? Number.NaN) * 100) + 0;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe("rounding", () => {
  it("has bridges of consecutive ranges that add up to the whole, line by line", () => {
    holds(
      fc.property(ledgers, fc.array(fc.integer({ min: 1, max: 200 }), { maxLength: 5 }), (made, lengths) => {
        const input = inputOf(made);
        const starts = [made.from];
        for (const length of lengths) {
          const next = addDays(starts.at(-1) ?? made.from, length);
          if (next <= to) starts.push(next);
        }
        const parts = starts.map((from, index) => {
          const next = starts[index + 1];
          return bridge(input, { from, to: next === undefined ? to : addDays(next, -1) }).bridge;
        });
        const whole = bridge(input, { from: made.from, to }).bridge;
        for (const line of lines) expect(sum(parts.map((part) => cents(part?.[line])))).toBe(cents(whole?.[line]));
      }),
      100,
    );
  });

  it("agrees by account, by symbol and in total", () => {
    holds(
      fc.property(ledgers, (made) => {
        const input = inputOf(made);
        const [byAccount, bySymbol] = [holdings(input, { asOf: to }), holdings(input, { asOf: to, by: "symbol" })];
        for (const name of ["cost", "gain", "value", "dayChange", "charges", "currencyGain", "priceGain"] as const)
          for (const holding of bySymbol.holdings) {
            const accounts = byAccount.holdings.filter(({ symbol }) => symbol === holding.symbol);
            expect(sum(accounts.map((one) => cents(one[name])))).toBe(cents(holding[name]));
          }
        for (const found of [byAccount, bySymbol]) {
          expect(sum(found.holdings.map(({ cost }) => cents(cost)))).toBe(cents(found.totalCost));
          expect(sum(found.holdings.map(({ gain }) => cents(gain)))).toBe(cents(found.totalGainLoss));
          expect(sum(found.holdings.map(({ dayChange }) => cents(dayChange)))).toBe(cents(found.totalDayChange));
        }
        for (const account of input.accounts) {
          const own = holdings(input, { asOf: to, scope: { accountIds: [account.id] } });
          const listed = byAccount.holdings.filter(({ accountId }) => accountId === account.id);
          expect(cents(own.totalGainLoss)).toBe(sum(listed.map(({ gain }) => cents(gain))));
        }
      }),
      100,
    );
  });
});

/** XIRR by its definition and by nothing of ours: the root nearest to zero of the net present value, in years of 365 days. */
function xirr(flows: readonly (readonly [date: string, amount: number])[]): number | null {
  const start = Math.min(...flows.map(([date]) => dayNumber(date)));
  const value = (rate: number) =>
    flows.reduce((total, [date, amount]) => total + amount * (1 + rate) ** ((start - dayNumber(date)) / 365), 0);
  const roots: number[] = [];
  const grid = Array.from({ length: 801 }, (_, index) => Math.exp(-12 + (24 * index) / 800) - 1);
  for (const [index, low] of grid.entries()) {
    const high = grid[index + 1];
    if (high === undefined || value(low) * value(high) > 0) continue;
    let [a, b] = [low, high];
    for (let step = 0; step < 200; step += 1) {
      const middle = (a + b) / 2;
      if (value(a) * value(middle) <= 0) b = middle;
      else a = middle;
    }
    roots.push((a + b) / 2);
  }
  const onSideOfGain = roots.filter((rate) => rate * value(0) >= 0);
  return onSideOfGain.toSorted((one, other) => Math.abs(Math.log1p(one)) - Math.abs(Math.log1p(other)))[0] ?? null;
}

describe("money-weighted return", () => {
  it("is unknown where the range begins or ends with a debt", () => {
    const owed: Transaction = {
      id: "f",
      accountId: "a",
      type: "fee",
      date: "2025-06-02",
      amount: "5137",
      currency: "USD",
    };
    const input: PortfolioInput = {
      ...inputOf({ seed: 1, transactionCount: 3, costMethod: "fifo", from: "2025-01-01" }),
      transactions: [owed],
      accounts: [{ id: "a", currency: "USD", costMethod: "fifo", cash: "recorded" }],
    };
    const { returns } = performance(input, { from: "2025-09-01", to: "2026-03-02" });
    expect(returns.moneyWeighted).toBeNull();
    expect(englishReturnLack(returns.reasons.moneyWeighted)).toBe("the value was below zero on 31 Aug 2025");
  });

  const flowsOfLedger = fc.array(
    fc.record({ day: fc.integer({ min: 0, max: 255 }), cents: fc.integer({ min: -40_000, max: 90_000 }) }),
    { maxLength: 8 },
  );

  it("is XIRR over the days of the range, with flows on their own days and the opening value on the first", () => {
    holds(
      fc.property(
        flowsOfLedger,
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 20, max: 300 }),
        fc.boolean(),
        (flows, firstDay, closePrice, hasOpening) => {
          const from = addDays("2025-01-01", firstDay);
          const end = addDays(from, 255);
          const held = hasOpening ? 1_000 : 0;
          // Money waits in an account; one share of 100 decides what it earns.
          const transactions: Transaction[] = [
            {
              id: "d",
              accountId: "a",
              type: "deposit",
              date: hasOpening ? addDays(from, -1) : from,
              amount: "1000",
              currency: "USD",
            },
            {
              id: "b",
              accountId: "a",
              type: "buy",
              symbol: "X",
              date: from,
              quantity: "10",
              price: "100",
              currency: "USD",
            },
            ...flows.map(({ day, cents: amount }, index): Transaction => ({
              id: `f${index}`,
              accountId: "a",
              type: amount < 0 ? "withdrawal" : "deposit",
              date: addDays(from, day),
              amount: (Math.abs(amount) / 100).toFixed(2),
              currency: "USD",
            })),
          ];
          const input: PortfolioInput = {
            baseCurrency: "USD",
            accounts: [{ id: "a", currency: "USD", cash: "recorded" }],
            transactions,
            prices: {
              X: {
                currency: "USD",
                points: [
                  { date: from, close: 100 },
                  { date: addDays(end, -1), close: closePrice },
                ],
              },
            },
            rates: { pivot: "EUR", series: {} },
          };
          const { returns, days, bridge: lines } = performance(input, { from, to: end });
          const expected = xirr([
            [from, -held],
            ...(hasOpening ? [] : [[from, -1_000] as const]),
            ...flows.map(({ day, cents: amount }) => [addDays(from, day), -amount / 100] as const),
            [end, Number(lines?.closing)],
          ]);
          fc.pre(expected !== null && days.every(({ value }) => (value ?? 0) >= 0));
          expect(returns.moneyWeighted).toBeCloseTo((1 + (expected ?? 0)) ** (255 / 365) - 1, 6);
        },
      ),
      150,
    );
  });

  it("spans the days from the first flow on when money comes late", () => {
    // 1,000 on the 17th day of 256, half of it left.
    const input: PortfolioInput = {
      baseCurrency: "USD",
      accounts: [{ id: "a", currency: "USD" }],
      transactions: [
        { id: "d", accountId: "a", type: "deposit", date: "2025-07-06", amount: "1000", currency: "USD" },
        {
          id: "b",
          accountId: "a",
          type: "buy",
          symbol: "X",
          date: "2025-07-06",
          quantity: "10",
          price: "100",
          currency: "USD",
        },
      ],
      prices: {
        X: {
          currency: "USD",
          points: [
            { date: "2025-07-06", close: 100 },
            { date: "2026-02-27", close: 50 },
          ],
        },
      },
      rates: { pivot: "EUR", series: {} },
    };
    expect(performance(input, { from: "2025-06-20", to }).returns.moneyWeighted).toBeCloseTo(-0.5, 9);
    expect(performance(input, { from: to, to }).returns).toMatchObject({ moneyWeighted: 0, yearly: null });
  });
});

describe("fees and taxes that do not count", () => {
  const charges = fc.record({ fee: fc.integer({ min: 0, max: 40 }), tax: fc.integer({ min: 0, max: 40 }) });
  const price = fc.integer({ min: 50, max: 200 });

  it("are left out of the flow itself, with and without recorded cash and for the instrument alone", () => {
    holds(
      fc.property(
        charges,
        charges,
        charges,
        price,
        price,
        fc.boolean(),
        (bought, paid, sold, close, sale, isRecorded) => {
          const shared = { accountId: "a", symbol: "X", currency: "USD" };
          const text = ({ fee, tax }: { fee: number; tax: number }) => ({ fee: String(fee), tax: String(tax) });
          const transactions: Transaction[] = [
            { ...shared, ...text(bought), id: "1", type: "buy", date: "2025-01-02", quantity: "2", price: "50" },
            { ...shared, ...text(paid), id: "2", type: "dividend", date: "2025-01-03", amount: "90" },
            { ...shared, ...text(sold), id: "3", type: "sell", date: "2025-01-06", quantity: "1", price: String(sale) },
          ];
          const deposit: Transaction = {
            id: "0",
            accountId: "a",
            type: "deposit",
            date: "2025-01-02",
            amount: String(100 + bought.fee + bought.tax),
            currency: "USD",
          };
          const input = (lines: readonly Transaction[]): PortfolioInput => ({
            baseCurrency: "USD",
            accounts: [{ id: "a", currency: "USD", cash: isRecorded ? "recorded" : "implied" }],
            transactions: lines,
            prices: {
              X: {
                currency: "USD",
                points: [
                  { date: "2025-01-02", close },
                  { date: "2025-01-06", close: sale },
                ],
              },
            },
            rates: { pivot: "EUR", series: {} },
          });
          const range = { from: "2025-01-02", to: "2025-01-06" };
          const alone = { ...range, scope: { symbols: ["X"] } };
          // The figures without fees and taxes must equal those of the same ledger that never had any.
          const free = transactions.map((line) => ({ ...line, fee: "0", tax: "0" }));
          const parts = { fees: false, taxes: false };
          const expected = performance(input(free), alone).returns;
          const found = performance(input(transactions), { ...alone, parts }).returns;
          expect(found.timeWeighted).toBeCloseTo(expected.timeWeighted ?? Number.NaN, 9);
          expect(found.moneyWeighted).toBeCloseTo(expected.moneyWeighted ?? Number.NaN, 9);
          expect(found.simple).toBeCloseTo(expected.simple ?? Number.NaN, 9);
          expect(found.gain).toBe(expected.gain);
          // With cash, on the day of the purchase: what was paid in less what the purchase was charged.
          const first = { from: "2025-01-02", to: "2025-01-02", parts };
          const withCash = isRecorded ? [deposit, ...transactions] : transactions;
          expect(performance(input(withCash), first).returns.timeWeighted).toBeCloseTo((2 * close) / 100 - 1, 9);
          expect(performance(input(withCash), first).returns.simple).toBeCloseTo((2 * close) / 100 - 1, 9);
        },
      ),
      100,
    );
  });
});

describe("a day without an exchange rate", () => {
  const rates = {
    pivot: "EUR",
    series: {
      USD: [
        { date: "2025-06-02", rate: 1.2 },
        { date: "2025-06-10", rate: 1.25 },
        { date: "2025-06-20", rate: 1.1 },
      ],
    },
  };
  const input = (
    transactions: readonly Transaction[],
    currency = "EUR",
    cash: "recorded" | "implied" = "recorded",
  ): PortfolioInput => ({
    baseCurrency: "USD",
    accounts: [{ id: "a", currency, cash }],
    transactions,
    prices: {
      SAP: {
        currency: "EUR",
        points: [
          { date: "2025-01-07", close: 100 },
          { date: "2025-06-02", close: 110 },
          { date: "2025-06-20", close: 120 },
        ],
      },
    },
    rates,
  });
  const deposit: Transaction = {
    id: "1",
    accountId: "a",
    type: "deposit",
    date: "2025-01-07",
    amount: "1000",
    currency: "EUR",
  };
  const purchase: Transaction = {
    id: "2",
    accountId: "a",
    type: "buy",
    symbol: "SAP",
    date: "2025-01-07",
    quantity: "5",
    price: "100",
    fee: "2",
    currency: "EUR",
  };
  const missing = { symbol: null, reason: { code: "no-rate-on", from: "EUR", to: "USD", day: "2025-01-07" } };

  it("costs today's figures nothing", () => {
    for (const currency of ["EUR", "USD"]) {
      const found = holdings(input([deposit, purchase], currency), { asOf: "2025-06-20" });
      // 498 EUR of cash and 5 shares at 120, at 1.10.
      expect(found.cash).toMatchObject([{ currency: "EUR", balance: "498.00", value: "547.80" }]);
      expect([found.totalValue, found.totalCash]).toEqual(["1207.80", "547.80"]);
      // The cost in the base currency needs the rate of that day.
      expect(found.incomplete.map(({ reason }) => reason)).toEqual([{ code: "cost-unknown" }]);
      expect(found.holdings[0]).toMatchObject({ value: "660.00", cost: null, gain: null });
    }
  });

  it("leaves later ranges complete", () => {
    const measured = performance(input([deposit, purchase]), { from: "2025-06-10", to: "2025-06-20" });
    // From 1,048 EUR at 1.20 to 1,098 EUR at 1.10: 5 shares gained 10 each, the rest is currency.
    expect(measured.bridge).toMatchObject({
      opening: "1257.60",
      deposits: "0.00",
      unrealised: "50.00",
      currency: "-99.80",
      closing: "1207.80",
    });
    expect(measured.incomplete).toEqual([]);
    expect(measured.returns.gain).toBe(-49.8);
    expect(measured.returns.timeWeighted).toBeCloseTo(1207.8 / 1257.6 - 1, 9);
  });

  it("makes only the lines incomplete that need it, in ranges with that day, and names it", () => {
    const measured = performance(input([deposit, purchase]), { from: "2025-01-07", to: "2025-06-20" });
    expect(measured.bridge).toEqual({
      opening: "0.00",
      deposits: null,
      impliedDeposits: null,
      withdrawals: "0.00",
      realised: "0.00",
      unrealised: "110.00",
      income: "0.00",
      fees: null,
      taxes: "0.00",
      currency: null,
      closing: "1207.80",
    });
    expect(measured.incomplete).toContainEqual(missing);
    expect(measured.returns).toMatchObject({ timeWeighted: null, gain: null });
    expect(englishReturnLack(measured.returns.reasons.timeWeighted)).toContain("7 Jan 2025");
  });

  it("needs no rate of a purchase that money of the same currency paid for", () => {
    const early = { ...deposit, date: "2025-06-02" };
    const late = { ...purchase, date: "2025-07-20", fee: "0" };
    const gap = {
      ...input([early, late]),
      rates: { ...rates, series: { USD: [...rates.series.USD, { date: "2025-08-01", rate: 1.3 }] } },
    };
    const measured = performance(
      {
        ...gap,
        prices: {
          SAP: {
            currency: "EUR",
            points: [
              { date: "2025-07-20", close: 100 },
              { date: "2025-08-01", close: 100 },
            ],
          },
        },
      },
      { from: "2025-06-02", to: "2025-08-01" },
    );
    expect(measured.bridge).toMatchObject({ deposits: "1200.00", currency: "100.00", closing: "1300.00" });
    expect(measured.incomplete).toEqual([]);
  });

  it("gives the same later ranges as any rate of that day would", () => {
    holds(
      fc.property(
        fc.double({ min: 0.2, max: 5, noNaN: true }),
        fc.constantFrom("recorded" as const, "implied" as const),
        fc.array(
          fc.record({
            type: fc.constantFrom("sell" as const, "buy" as const, "dividend" as const, "withdrawal" as const),
            day: fc.integer({ min: 1, max: 18 }),
            size: fc.integer({ min: 1, max: 4 }),
          }),
          { maxLength: 5 },
        ),
        (rate, cash, later) => {
          let held = 5;
          const rest = later
            .toSorted((one, other) => one.day - other.day)
            .flatMap(({ type, day, size }, index): Transaction[] => {
              if (type === "sell" && size > held) return [];
              held += type === "sell" ? -size : type === "buy" ? size : 0;
              const line = { id: `l${index}`, accountId: "a", type, date: addDays("2025-06-02", day), currency: "EUR" };
              return type === "sell" || type === "buy"
                ? [{ ...line, symbol: "SAP", quantity: String(size), price: "115" }]
                : [{ ...line, ...(type === "dividend" ? { symbol: "SAP" } : {}), amount: String(size * 7) }];
            });
          const without = input([deposit, purchase, ...rest], "EUR", cash);
          const filled = {
            ...without,
            rates: { ...rates, series: { USD: [{ date: "2025-01-07", rate }, ...rates.series.USD] } },
          };
          for (const range of [
            { from: "2025-06-03", to: "2025-06-20" },
            { from: "2025-06-05", to: "2025-06-12" },
          ]) {
            const [found, expected] = [performance(without, range), performance(filled, range)];
            expect(found.incomplete).toEqual([]);
            // Without the rate exact numbers are calculated, with it binary ones: ratios agree to twelve places.
            const { timeWeighted, moneyWeighted, simple, ...others } = expected.returns;
            const near = (ratio: number | null) => (ratio === null ? null : (expect.closeTo(ratio, 12) as number));
            expect(found.returns).toEqual({
              ...others,
              timeWeighted: near(timeWeighted),
              moneyWeighted: near(moneyWeighted),
              simple: near(simple),
            });
            for (const line of lines) {
              const difference = Math.abs(cents(found.bridge?.[line]) - cents(expected.bridge?.[line]));
              // Sums from before the range decide how a cent is rounded.
              expect(difference).toBeLessThanOrEqual(1);
            }
          }
        },
      ),
      100,
    );
  });

  it("has no total where nothing has a price", () => {
    const unpriced = { ...input([deposit, purchase]), prices: {} };
    const found = holdings(unpriced, { asOf: "2025-06-20" });
    const nothing = { totalValue: null, totalCost: null, totalGainLoss: null, totalGainLossPercent: null };
    expect(found).toMatchObject({ ...nothing, totalDayChange: null, totalDayChangePercent: null });
    expect(found.holdings[0]).toMatchObject({ value: null, gain: null, weight: null, dayChange: null });
    const implied = { ...input([{ ...purchase, date: "2025-06-03" }], "EUR", "implied"), prices: {} };
    const measured = performance(implied, { from: "2025-06-03", to: "2025-06-20" });
    expect([measured.bridge, measured.days.at(-1)?.value, measured.returns.gain]).toEqual([null, null, null]);
    const empty = holdings({ ...implied, transactions: [] }, { asOf: "2025-06-20" });
    expect(empty).toMatchObject({ totalValue: "0.00", totalGainLoss: "0.00" });
  });
});

describe("contributions", () => {
  it("add up to the total gain and the time-weighted return, and leave to the rest what cash earned", () => {
    holds(
      fc.property(ledgers, (made) => {
        const input = inputOf(made);
        const range = { from: made.from, to };
        const { days, returns, bridge: whole } = performance(input, range);
        if (whole === null || returns.timeWeighted === null) return;
        const parts = Object.keys(input.prices).map((symbol) => ({
          key: symbol,
          days: performance(input, { ...range, scope: { symbols: [symbol] } }).days,
        }));
        const found = contributions(days, parts);
        expect(found.total.returnRatio).toBeCloseTo(returns.timeWeighted, 9);
        expect(found.total.amount).toBeCloseTo(returns.gain ?? Number.NaN, 1);
        const points = [...found.parts, found.rest].map(({ returnRatio }) => returnRatio ?? Number.NaN);
        expect(sum(points)).toBeCloseTo(returns.timeWeighted, 9);
        // Without cash the holdings alone are the whole.
        const alone = { ...range, scope: { symbols: Object.keys(input.prices) } };
        const shares = performance(input, alone);
        if (shares.returns.timeWeighted === null) return;
        const own = contributions(shares.days, parts);
        expect(sum(own.parts.map(({ returnRatio }) => returnRatio ?? Number.NaN))).toBeCloseTo(
          shares.returns.timeWeighted,
          3,
        );
      }),
      60,
    );
  });
});
