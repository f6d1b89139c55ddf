import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "#core/calendar/index.ts";
import { benchmarkWithSameFlows } from "../../../tests/support/listed-analysis.ts";
import { generatedPortfolio, randomFrom } from "../../../tests/support/generated-portfolio.ts";
import {
  bridge,
  holdings,
  performance,
  type PortfolioInput,
  timeWeightedReturn,
  type Transaction,
  valueSeries,
} from "./index.ts";
import { holds } from "../../../tests/support/holds.ts";

/** The generated ledgers end on this day. */
const to = "2026-03-02";

/** Small ledgers of a year and a half: four instruments in three currencies, three accounts, purchases, sales, income, flows. */
const ledgers = fc.record({
  seed: fc.integer({ min: 1, max: 1e9 }),
  transactionCount: fc.integer({ min: 3, max: 90 }),
  costMethod: fc.constantFrom("fifo" as const, "average" as const),
  from: fc.integer({ min: 0, max: 540 }).map((days) => addDays(to, -days)),
});
type Made = typeof ledgers extends fc.Arbitrary<infer Options> ? Options : never;
const inputOf = (made: Made) => generatedPortfolio({ ...made, symbolCount: 4, years: 1.5 });

const sum = (values: readonly (string | null)[]) =>
  values.reduce((total, value) => total + Number(value ?? Number.NaN), 0);
const cents = (value: number) => Math.round(value * 100) + 0;

describe("every generated ledger", () => {
  it("gives the same figures in whatever order its lines are given", () => {
    holds(
      fc.property(ledgers, (made) => {
        const [input, { from, seed }] = [inputOf(made), made];
        const shuffled = { ...input, transactions: shuffle(input.transactions, seed) };
        expect(holdings(shuffled, { asOf: to })).toEqual(holdings(input, { asOf: to }));
        expect(performance(shuffled, { from, to })).toEqual(performance(input, { from, to }));
      }),
      300,
    );
  });

  it("closes its bridge to the cent, over any range and over its parts, and ends at the total everybody sees", () => {
    holds(
      fc.property(ledgers, fc.integer({ min: 1, max: 200 }), (made, days) => {
        const [input, { from }] = [inputOf(made), made];
        const middle = addDays(from, days) < to ? addDays(from, days) : from;
        const whole = bridge(input, { from, to }).bridge;
        const first = bridge(input, { from, to: middle }).bridge;
        const second = bridge(input, { from: addDays(middle, 1), to }).bridge;
        if (whole === null || first === null || second === null) throw new Error("a bridge is missing");
        for (const { opening, deposits, withdrawals, realised, unrealised, income, fees, taxes, currency, closing } of [
          whole,
          first,
          second,
        ]) {
          const parts =
            sum([opening, deposits, realised, unrealised, income, currency]) - sum([withdrawals, fees, taxes]);
          expect(cents(parts)).toBe(cents(Number(closing)));
        }
        expect(first.closing).toBe(second.opening);
        for (const name of ["deposits", "withdrawals", "income", "fees", "taxes", "realised"] as const)
          expect(
            Math.abs(cents(Number(whole[name])) - cents(Number(first[name])) - cents(Number(second[name]))),
          ).toBeLessThanOrEqual(1);
        expect(holdings(input, { asOf: to }).totalValue).toBe(whole.closing);
        expect(performance(input, { from, to }).days.at(-1)?.value).toBe(Number(whole.closing));
      }),
      400,
    );
  });

  it("has lots that sum to their holding, and holdings and cash that sum to the total", () => {
    holds(
      fc.property(ledgers, fc.constantFrom("account" as const, "symbol" as const), (made, by) => {
        const input = inputOf(made);
        const found = holdings(input, { asOf: to, by });
        for (const { lots, quantity, cost, value, gain, priceGain, currencyGain, charges } of found.holdings) {
          expect(sum(lots.map((lot) => lot.quantity))).toBeCloseTo(Number(quantity), 9);
          expect(cents(sum(lots.map((lot) => lot.cost)))).toBe(cents(Number(cost)));
          expect(cents(sum(lots.map((lot) => lot.value)))).toBe(cents(Number(value)));
          expect(cents(sum([priceGain, currencyGain, charges]))).toBe(cents(Number(gain)));
        }
        const values = [...found.holdings.map(({ value }) => value), ...found.cash.map(({ value }) => value)];
        expect(cents(sum(values))).toBe(cents(Number(found.totalValue)));
      }),
      300,
    );
  });

  it("is worth as much whatever the cost method, and its accounts are worth as much as the whole", () => {
    holds(
      fc.property(ledgers, (made) => {
        const [input, { from }] = [inputOf(made), made];
        const other = {
          ...input,
          accounts: input.accounts.map((account) => ({ ...account, costMethod: "average" as const })),
        };
        const [first, second] = [bridge(input, { from, to }).bridge, bridge(other, { from, to }).bridge];
        if (first === null || second === null) throw new Error("a bridge is missing");
        expect(second.closing).toBe(first.closing);
        const gains = ({ realised, unrealised, currency }: typeof first) => sum([realised, unrealised, currency]);
        expect(Math.abs(cents(gains(first)) - cents(gains(second)))).toBeLessThanOrEqual(2);
        const parts = input.accounts.map(({ id }) => bridge(input, { from, to, scope: { accountIds: [id] } }).bridge);
        for (const name of ["opening", "deposits", "withdrawals", "income", "fees", "taxes", "closing"] as const)
          expect(
            Math.abs(cents(sum(parts.map((part) => part?.[name] ?? null))) - cents(Number(first[name]))),
          ).toBeLessThanOrEqual(3);
      }),
      200,
    );
  });

  it("has accounts whose gains add up to the whole, whatever moves between them", () => {
    const moves = fc.array(
      fc.record({
        place: fc.nat(20),
        to: fc.nat(1),
        part: fc.constantFrom(0.2, 0.5, 1),
        lost: fc.constantFrom(0, 0, 0.0004, 0.06),
        days: fc.constantFrom(0, 1, 3),
      }),
      { minLength: 1, maxLength: 8 },
    );
    holds(
      fc.property(ledgers, moves, (made, moved) => {
        const input = withTransfers(inputOf(made), moved);
        const { from } = made;
        const gainOf = (accountIds?: readonly string[]) =>
          performance(input, { from, to, scope: accountIds === undefined ? {} : { accountIds } }).returns.gain;
        const parts = input.accounts.map(({ id }) => gainOf([id]) ?? Number.NaN);
        expect(
          Math.abs(cents(parts.reduce((total, gain) => total + gain, 0)) - cents(gainOf() ?? 0)),
        ).toBeLessThanOrEqual(3);
      }),
      300,
    );
  });

  it("has instruments whose own bridges close, and whose gains with that of cash are the whole gain", () => {
    holds(
      fc.property(ledgers, (made) => {
        const [input, { from }] = [inputOf(made), made];
        const { bridge: whole } = bridge(input, { from, to });
        if (whole === null) throw new Error("a bridge is missing");
        const gainOf = ({ opening, deposits, withdrawals, closing }: typeof whole) =>
          Number(closing) - Number(opening) - Number(deposits) + Number(withdrawals);
        const gains = Object.keys(input.prices).map((symbol) => {
          const { bridge: own } = bridge(input, { from, to, scope: { symbols: [symbol] } });
          if (own === null) throw new Error(`${symbol}: a bridge is missing`);
          const { realised, unrealised, income, fees, taxes, currency } = own;
          expect(cents(gainOf(own))).toBe(cents(sum([realised, unrealised, income, currency]) - sum([fees, taxes])));
          return gainOf(own);
        });
        const interest = input.transactions.filter(({ symbol }) => symbol === undefined || symbol === null);
        const cashOnly = { ...input, transactions: [...interest, ...cashLegs(input.transactions)] };
        const { bridge: cash } = bridge(cashOnly, { from, to });
        if (cash === null) throw new Error("the bridge of cash is missing");
        expect(gains.reduce((total, gain) => total + gain, 0) + gainOf(cash)).toBeCloseTo(gainOf(whole), 0);
      }),
      150,
    );
  });

  it("is its earlier self again after a split and its reverse", () => {
    holds(
      fc.property(ledgers, fc.constantFrom("2", "3", "4", "7", "10", "1.5"), (made, ratio) => {
        const input = inputOf(made);
        const symbol = "S2";
        const back = String(Number((1 / Number(ratio)).toFixed(12)));
        const [first, second] = [addDays(to, -1), to];
        const split = input.accounts.flatMap(({ id }): Transaction[] => [
          { id: `${id} split`, accountId: id, type: "split", symbol, date: first, ratio, currency: "USD" },
          { id: `${id} back`, accountId: id, type: "split", symbol, date: second, ratio: back, currency: "USD" },
        ]);
        const before = { ...input, transactions: input.transactions.filter(({ date }) => date < first) };
        const after = { ...input, transactions: [...before.transactions, ...split] };
        const [expected, found] = [holdings(before, { asOf: to }), holdings(after, { asOf: to })];
        expect(found.totalValue).toBe(expected.totalValue);
        expect(found.holdings).toEqual(expected.holdings);
      }),
      300,
    );
  });
});

describe("time-weighted return", () => {
  const prices = fc.array(fc.integer({ min: 50, max: 200 }), { minLength: 3, maxLength: 40 });

  it("is that of the instrument, whatever shares come in and go out and whenever", () => {
    holds(
      fc.property(
        prices,
        fc.array(fc.record({ day: fc.nat(38), quantity: fc.integer({ min: -9, max: 40 }) }), { maxLength: 12 }),
        (closes, flows) => {
          const input = oneInstrument(closes, flows);
          const { days } = valueSeries(input, { from: "2024-01-02", to: addDays("2024-01-01", closes.length - 1) });
          expect(timeWeightedReturn(days)).toBeCloseTo((closes.at(-1) ?? 0) / (closes[0] ?? 1) - 1, 9);
        },
      ),
      1_000,
    );
  });

  it("of a portfolio that only buys the benchmark is the benchmark's, and so is its value", () => {
    holds(
      fc.property(
        prices,
        fc.array(fc.record({ day: fc.nat(38), amount: fc.integer({ min: 100, max: 5_000 }) }), {
          minLength: 1,
          maxLength: 8,
        }),
        (closes, flows) => {
          const dates = closes.map((_, index) => addDays("2024-01-01", index));
          const transactions = flows
            .filter(({ day }) => day < closes.length)
            .flatMap(({ day, amount }, index): Transaction[] => {
              const shared = { accountId: "a", date: dates[day] ?? "", currency: "USD" };
              const quantity = (amount / (closes[day] ?? 1)).toFixed(10);
              return [
                { ...shared, id: `d${index}`, type: "deposit", amount: String(amount) },
                { ...shared, id: `b${index}`, type: "buy", symbol: "SPY", quantity, price: String(closes[day]) },
              ];
            });
          if (transactions.length === 0) return;
          const points = dates.map((date, index) => ({ date, close: closes[index] ?? 0 }));
          const input: PortfolioInput = {
            baseCurrency: "USD",
            accounts: [{ id: "a", currency: "USD" }],
            transactions,
            prices: { SPY: { currency: "USD", points } },
            rates: { pivot: "EUR", series: {} },
          };
          const { days } = valueSeries(input, { from: dates[0] ?? "", to: dates.at(-1) ?? "" });
          const compared = benchmarkWithSameFlows(days, points);
          for (const [index, { value }] of days.entries())
            expect(compared.values[index]).toBeCloseTo(value ?? Number.NaN, 4);
          expect(compared.differenceRatio).toBeCloseTo(0, 6);
        },
      ),
      500,
    );
  });
});

function oneInstrument(closes: readonly number[], flows: readonly { day: number; quantity: number }[]): PortfolioInput {
  const dates = closes.map((_, index) => addDays("2024-01-01", index));
  let held = 10;
  const transactions: Transaction[] = [
    {
      id: "first",
      accountId: "a",
      type: "transfer-in",
      symbol: "X",
      date: "2024-01-01",
      quantity: "10",
      currency: "USD",
    },
  ];
  for (const [index, { day, quantity }] of flows.toSorted((first, second) => first.day - second.day).entries()) {
    // Shares never run out: a range in which nothing is held has no return of the instrument.
    if (day >= closes.length || day === 0 || quantity === 0 || held + quantity < 1) continue;
    held += quantity;
    const type = quantity > 0 ? "transfer-in" : "transfer-out";
    transactions.push({
      id: `f${index}`,
      accountId: "a",
      type,
      symbol: "X",
      date: dates[day] ?? "",
      quantity: String(Math.abs(quantity)),
      currency: "USD",
    });
  }
  return {
    baseCurrency: "USD",
    accounts: [{ id: "a", currency: "USD" }],
    transactions,
    prices: { X: { currency: "USD", points: dates.map((date, index) => ({ date, close: closes[index] ?? 0 })) } },
    rates: { pivot: "EUR", series: {} },
  };
}

/** Returns the cash effects of instrument lines as separate deposits and withdrawals. */
function cashLegs(transactions: readonly Transaction[]): Transaction[] {
  return transactions.flatMap(
    ({ id, accountId, type, symbol, date, quantity, price, amount, fee, tax, currency }): Transaction[] => {
      if (symbol === undefined || symbol === null || type === "split") return [];
      const gross = type === "dividend" ? Number(amount) : Number(quantity) * Number(price) * (type === "buy" ? -1 : 1);
      const net = gross - Number(fee ?? 0) - Number(tax ?? 0);
      const shared = { id, accountId, date, currency };
      return [{ ...shared, type: net > 0 ? "deposit" : "withdrawal", amount: Math.abs(net).toFixed(8) }];
    },
  );
}

function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  const random = randomFrom(seed);
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((first, second) => first.at - second.at)
    .map(({ item }) => item);
}

interface Move {
  readonly place: number;
  readonly to: number;
  readonly part: number;
  readonly lost: number;
  readonly days: number;
}

/** A ledger up to two months before its end, and shares that move from account to account after it, sometimes with a fee in kind. */
function withTransfers(input: PortfolioInput, moves: readonly Move[]): PortfolioInput {
  let day = addDays(to, -60);
  let transactions = input.transactions.filter(({ date }) => date <= day);
  for (const [index, { place, to: other, part, lost, days }] of moves.entries()) {
    day = addDays(day, days);
    const held = holdings({ ...input, transactions }, { asOf: day }).holdings;
    const { symbol, accountId, quantity } = held[place % held.length] ?? {
      symbol: null,
      accountId: null,
      quantity: "",
    };
    if (accountId === null) continue;
    const leaving = (Number(quantity) * part).toFixed(4);
    const arriving = (Number(leaving) * (1 - lost)).toFixed(4);
    if (Number(arriving) === 0 || Number(leaving) > Number(quantity)) continue;
    const targets = input.accounts.filter(({ id }) => id !== accountId);
    const [target = "", third = ""] = [targets[other]?.id, targets[1 - other]?.id];
    // Every other one arrives in two parts.
    const rest = index % 2 === 0 ? 0 : Math.floor(Number(arriving) * 5_000) / 10_000;
    const whole = (Number(arriving) - rest).toFixed(4);
    const shared = { symbol, date: day, currency: "USD" };
    transactions = [
      ...transactions,
      { ...shared, id: `out-${index}`, type: "transfer-out", accountId, quantity: leaving },
      { ...shared, id: `in-${index}`, type: "transfer-in", accountId: target, quantity: whole },
    ];
    if (rest > 0)
      transactions.push({
        ...shared,
        id: `rest-${index}`,
        type: "transfer-in",
        accountId: third,
        quantity: rest.toFixed(4),
      });
  }
  return { ...input, transactions };
}
