import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commonLedger, ledgerWithMovedMoney, commonLedgerDays } from "../../../tests/support/common-ledger.ts";
import { expectSameFigures } from "../../../tests/support/same-figures.ts";
import { addDays } from "#core/calendar/index.ts";
import { centsOfUnits } from "./bounded.ts";
import { civilDay } from "./civil-day.ts";
import { columnHoldings } from "./column-holdings.ts";
import { columnRange } from "./column-range.ts";
import { holdingsOf } from "./holdings.ts";
import type { PortfolioInput, Scope } from "./index.ts";
import { outlineOf } from "./outline.ts";
import { performanceOf } from "./performance.ts";
import { createPortfolio, type Portfolio } from "./portfolio.ts";
import { holds } from "../../../tests/support/holds.ts";

const { first, last } = commonLedgerDays;
const seeds = fc.integer({ min: 1, max: 2 ** 31 });
const scopes: readonly Scope[] = [{}, { accountIds: ["a"] }, { symbols: ["S1", "S3"] }];

function figuresOf(portfolio: Portfolio) {
  return scopes.map((scope) => [
    holdingsOf(portfolio, { asOf: last, scope, by: "symbol", lotsOf: null }),
    holdingsOf(portfolio, { asOf: addDays(last, -30), scope, lotsOf: null }),
    performanceOf(portfolio, { from: addDays(first, 1), to: last, scope }),
    performanceOf(portfolio, { from: addDays(first, 40), to: addDays(last, -20), scope, parts: { fees: false } }),
  ]);
}

/** A copy with one close changed or another day appended. */
function withNewPrice(input: PortfolioInput, symbol: string, isAppended: boolean): PortfolioInput {
  const series = input.prices[symbol];
  if (series === undefined || !("length" in series.points)) return input;
  const points = series.points.slice(0, isAppended ? undefined : -1);
  const close = { date: isAppended ? addDays(last, 1) : (series.points.at(-1)?.date ?? last), close: 77.77 };
  return { ...input, prices: { ...input.prices, [symbol]: { ...series, points: [...points, close] } } };
}

describe("ledgers in binary numbers", () => {
  it("give the figures of exact decimals to the last digit for a thousand common ledgers", () => {
    holds(
      fc.property(seeds, fc.nat(60), fc.constantFrom(...scopes), (seed, back, scope) => {
        const input = commonLedger(seed);
        expectSameFigures(input, addDays(first, 20 + back), last, scope);
        expectSameFigures(input, addDays(first, 1), addDays(last, -back), {});
      }),
      1000,
    );
  }, 240_000);

  it("give them for money that moved, and income and taxes that are taken back", () => {
    let held = 0;
    holds(
      fc.property(seeds, (seed) => {
        const input = ledgerWithMovedMoney(seed);
        expectSameFigures(input, addDays(first, 30), last, {});
        expectSameFigures(input, addDays(first, 1), last, { symbols: ["S1", "S3"] });
        held += Number(createPortfolio(input).columns() !== null);
      }),
      500,
    );
    expect(held).toBeGreaterThan(50);
  }, 240_000);

  it("round a percentage that ends in a half as its exact quotient", () => {
    const input = commonLedger(1_345_587_038);
    expectSameFigures(input, addDays(first, 1), addDays(last, -41), {});
  });

  it("need the exact engine for a minority, even where half cents are common", () => {
    const count = 300;
    let [ranges, held] = [0, 0];
    for (let seed = 1; seed <= count; seed += 1) {
      const portfolio = createPortfolio(commonLedger(seed));
      const columns = portfolio.columns();
      expect(columns, `seed ${seed}`).not.toBeNull();
      if (columns === null) continue;
      if (columnRange(portfolio, columns, civilDay(first), civilDay(last), {}) !== null) ranges += 1;
      if (columnHoldings(portfolio, columns, civilDay(last), {}, "symbol") !== null) held += 1;
    }
    expect(ranges).toBeGreaterThan(count * 0.9);
    expect(held).toBeGreaterThan(count * 0.7);
  });

  it("come to the same after edits, new prices and new days as from nothing", () => {
    holds(
      fc.property(seeds, fc.array(fc.nat(1_000), { minLength: 1, maxLength: 8 }), (seed, places) => {
        let input = commonLedger(seed);
        let kept = createPortfolio(input);
        figuresOf(kept);
        const spare = commonLedger(seed + 1).transactions;
        for (const [turn, place] of places.entries()) {
          const lines = [...input.transactions];
          const at = place % (lines.length + 1);
          const added = spare[place % spare.length];
          if (turn % 4 === 2) input = withNewPrice(input, `S${(place % 4) + 1}`, place % 2 === 0);
          else if (turn % 4 === 3) lines.splice(at, 1);
          else if (added !== undefined) lines.splice(at, turn % 4, { ...added, id: `edit-${turn}` });
          if (turn % 4 !== 2) input = { ...input, transactions: lines };
          kept = createPortfolio(input, kept);
          const inOneGo = createPortfolio({ ...input, rates: { ...input.rates } });
          expect(figuresOf(kept)).toEqual(figuresOf(inOneGo));
        }
      }),
      200,
    );
  }, 120_000);

  it("come to the same after a change of the base currency or of an account as from nothing", () => {
    holds(
      fc.property(
        seeds,
        fc.constantFrom("USD", "EUR", "GBP"),
        fc.constantFrom("USD", "EUR", "GBP"),
        (seed, base, own) => {
          const input = commonLedger(seed);
          const kept = createPortfolio(input);
          figuresOf(kept);
          const rebased = { ...input, baseCurrency: base };
          const keptRebased = createPortfolio(rebased, kept);
          expect(figuresOf(keptRebased)).toEqual(figuresOf(createPortfolio({ ...rebased, rates: { ...input.rates } })));
          const accounts = input.accounts.map((account, index) =>
            index === 0 ? { ...account, currency: own } : account,
          );
          const moved = { ...rebased, accounts };
          expect(figuresOf(createPortfolio(moved, keptRebased))).toEqual(
            figuresOf(createPortfolio({ ...moved, rates: { ...input.rates } })),
          );
        },
      ),
      60,
    );
  }, 120_000);
});

describe("the cents of an amount with a bounded error", () => {
  it("are those of the exact amount, or in doubt", () => {
    holds(
      fc.property(
        fc.bigInt({ min: -(10n ** 16n), max: 10n ** 16n }),
        fc.double({ min: 1e-9, max: 1e4, noNaN: true }),
        fc.double({ min: -1, max: 1, noNaN: true }),
        (units, error, part) => {
          const cents = centsOfUnits(Number(units) + part * error, error + Math.abs(Number(units)) * 2 ** -52);
          const size = units < 0n ? -units : units;
          const exact = (size + 5_000n) / 10_000n;
          if (!Number.isNaN(cents)) expect(BigInt(cents)).toBe(units < 0n ? -exact : exact);
        },
      ),
      2_000,
    );
  });

  it("round whole units exactly, halves away from zero", () => {
    expect(centsOfUnits(12_345_000, 0)).toBe(1235);
    expect(centsOfUnits(-12_345_000, 0)).toBe(-1235);
    expect(centsOfUnits(12_344_999, 0)).toBe(1234);
    expect(centsOfUnits(12_345_000, 1e-6)).toBeNaN();
  });
});

it("says when an instrument was held as the exact ledger does", () => {
  holds(
    fc.property(seeds, fc.constantFrom(...scopes), fc.nat(150), (seed, scope, offset) => {
      const portfolio = createPortfolio(commonLedger(seed));
      const [from, to] = [civilDay(first) + offset, civilDay(first) + offset + 20];
      const exact = portfolio.ledger(scope);
      const { positions, firstDay } = outlineOf(portfolio, scope);
      expect(firstDay).toBe(exact.firstDay);
      expect(
        positions.map((one) => [
          one.symbol,
          one.accountId,
          one.currency,
          one.firstDay,
          one.isHeld,
          one.isHeldOn(from),
          one.isHeldWithin(from, to),
          one.lotCount(),
        ]),
      ).toEqual(
        exact.positions.map(({ symbol, accountId, currency, steps, quantity, lotCount }) => {
          const isHeldOn = (day: number) => (steps.findLast((step) => step.day <= day)?.quantity ?? 0n) > 0n;
          const isHeldWithin = Array.from({ length: 22 }, (_, index) => from - 1 + index).some(isHeldOn);
          return [
            symbol,
            accountId,
            currency,
            steps[0]?.day,
            quantity() > 0n,
            isHeldOn(from),
            isHeldWithin,
            lotCount(),
          ];
        }),
      );
    }),
    300,
  );
});
