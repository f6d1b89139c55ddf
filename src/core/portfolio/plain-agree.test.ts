import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { generatedPortfolio } from "../../../tests/support/generated-portfolio.ts";
import { oddLedger, oddLedgerDays } from "../../../tests/support/odd-ledger.ts";
import { bridge as plainBridge } from "../../../tests/support/plain-portfolio/bridge.ts";
import { dayValues as plainDays, unpriced } from "../../../tests/support/plain-portfolio/day-values.ts";
import { holdings as plainHoldings } from "../../../tests/support/plain-portfolio/holdings.ts";
import { ledgerOf } from "../../../tests/support/plain-portfolio/ledger.ts";
import { addDays } from "#core/calendar/index.ts";
import { civilDay } from "./civil-day.ts";
import { exactText } from "./exact.ts";
import { bridge, checkLedger, holdings, type PortfolioInput, type Scope, valueSeries } from "./index.ts";
import { holdingsOf } from "./holdings.ts";
import { performanceOf } from "./performance.ts";
import { createPortfolio, type Portfolio } from "./portfolio.ts";

const { first, last } = oddLedgerDays;
const seeds = fc.integer({ min: 1, max: 2 ** 31 });
const scopes: readonly Scope[] = [
  {},
  { accountIds: ["a"] },
  { symbols: ["S1", "S3"] },
  { accountIds: ["a", "b"], symbols: ["S2"] },
];

/** "refused" where a calculation throws. */
function attempt<T>(work: () => T): T | "refused" {
  try {
    return work();
  } catch {
    return "refused";
  }
}

/** As it crosses the wire, where a zero has no sign. */
function wired<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

function expectSameFigures(input: PortfolioInput, from: string, to: string, scope: Scope): void {
  const query = { asOf: to, by: input.baseCurrency === "USD" ? ("account" as const) : ("symbol" as const), scope };
  expect(attempt(() => wired(holdings(input, query)))).toEqual(attempt(() => wired(plainHoldings(input, query))));
  const found = attempt(() => bridge(input, { from, to, scope }));
  expect(found).toEqual(attempt(() => plainBridge(input, { from, to, scope })));
  if (found === "refused") return;
  const plain = ledgerOf(input, scope);
  const leftOut = new Set(unpriced(plain, [civilDay(from) - 1, civilDay(to)]).map(({ symbol }) => symbol ?? ""));
  const expected = plainDays(plain, { from, to, leftOut });
  const { days } = valueSeries(input, { from, to, scope });
  expect(days.map(({ date }) => date)).toEqual(expected.map(({ date }) => date));
  for (const [index, day] of days.entries())
    for (const name of ["inflow", "outflow", "income", "fees", "taxes", "feesPaidIn", "taxesPaidIn", "value"] as const)
      if (!isNear(day[name], expected[index]?.[name] ?? null, index === 0 || index === days.length - 1))
        throw new Error(`${name} of ${day.date}: ${day[name]} is not ${expected[index]?.[name]}`);
}

/** Binary numbers in another order of sums; the ends of a range are sums of values to the cent. */
function isNear(found: number | null, expected: number | null, isEnd: boolean): boolean {
  if (found === null || expected === null || Number.isNaN(expected)) return Object.is(found, expected);
  return Math.abs(found - expected) <= (isEnd ? 0.2 : 1e-6) + 1e-9 * Math.abs(expected);
}

function figuresOf(portfolio: Portfolio, scope: Scope) {
  return [
    holdingsOf(portfolio, { asOf: last, scope }),
    holdingsOf(portfolio, { asOf: addDays(last, -40), scope }),
    performanceOf(portfolio, { from: first, to: last, scope }),
  ];
}

describe("the numeric engine beside plain decimals", () => {
  it("gives the same figures to the last digit for a thousand ledgers of everything", () => {
    fc.assert(
      fc.property(seeds, fc.nat(60), fc.constantFrom(...scopes), (seed, back, scope) => {
        const input = oddLedger(seed);
        expectSameFigures(input, addDays(first, 20 + back), last, scope);
        expectSameFigures(input, first, addDays(last, -back), {});
      }),
      { numRuns: 1000 },
    );
  }, 120_000);

  it("gives the same figures for ledgers as people have them", () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom("fifo" as const, "average" as const), (seed, costMethod) => {
        const input = generatedPortfolio({ seed, costMethod, transactionCount: 200, symbolCount: 5, years: 1 });
        expectSameFigures(input, "2025-06-02", "2026-03-02", {});
      }),
      { numRuns: 50 },
    );
  }, 60_000);

  it("reports the same gains of sales and the same shares that lack", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const input = oddLedger(seed);
        const portfolio = attempt(() => createPortfolio(input).ledger());
        const plain = attempt(() => ledgerOf(input));
        if (portfolio === "refused" || plain === "refused") return expect(portfolio).toBe(plain);
        const { amountPlaces: places } = portfolio.arithmetic;
        expect(
          portfolio.sales.map(({ transactionId, proceeds, cost }) => [
            transactionId,
            proceeds === null || cost === null ? null : exactText({ digits: proceeds - cost, places }),
          ]),
        ).toEqual(
          plain.sales.map(({ transactionId, proceeds, cost }) => [
            transactionId,
            proceeds === null || cost === null ? null : proceeds.minus(cost).toFixed(),
          ]),
        );
        expect(checkLedger(input.accounts, input.transactions).map(({ transactionId }) => transactionId)).toEqual(
          plain.shortfalls.map(({ transactionId }) => transactionId),
        );
      }),
      { numRuns: 200 },
    );
  });

  it("comes to the same after edits as from nothing", () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.nat(1_000), { minLength: 1, maxLength: 6 }), (seed, places) => {
        let input = oddLedger(seed);
        let kept = attempt(() => createPortfolio(input));
        const spare = oddLedger(seed + 1).transactions;
        for (const [turn, place] of places.entries()) {
          const lines = [...input.transactions];
          const added = spare[place % spare.length];
          const at = place % lines.length;
          if (turn % 3 === 2) lines.splice(at, 1);
          else if (added !== undefined) lines.splice(at, turn % 3, { ...added, id: `edit-${turn}` });
          input = { ...input, transactions: lines };
          if (kept !== "refused") {
            const before = kept;
            attempt(() => before.ledger());
            kept = attempt(() => createPortfolio(input, before));
          }
          const portfolio = kept;
          if (portfolio === "refused") return;
          const inOneGo = createPortfolio({ ...input, rates: { ...input.rates } });
          for (const scope of scopes)
            expect(attempt(() => figuresOf(portfolio, scope))).toEqual(attempt(() => figuresOf(inOneGo, scope)));
        }
      }),
      { numRuns: 100 },
    );
  });
});
