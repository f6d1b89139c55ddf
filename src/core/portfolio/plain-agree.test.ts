import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { generatedPortfolio } from "../../../tests/support/generated-portfolio.ts";
import { oddLedger, oddLedgerDays } from "../../../tests/support/odd-ledger.ts";
import { ledgerOf } from "../../../tests/support/plain-portfolio/ledger.ts";
import { attempt, expectSameFigures } from "../../../tests/support/same-figures.ts";
import { addDays } from "#core/calendar/index.ts";
import { exactText } from "./exact.ts";
import { checkLedger, type Scope } from "./index.ts";
import { holdingsOf } from "./holdings.ts";
import { performanceOf } from "./performance.ts";
import { createPortfolio, type Portfolio } from "./portfolio.ts";
import { holds } from "../../../tests/support/holds.ts";

const { first, last } = oddLedgerDays;
const seeds = fc.integer({ min: 1, max: 2 ** 31 });
const scopes: readonly Scope[] = [
  {},
  { accountIds: ["a"] },
  { symbols: ["S1", "S3"] },
  { accountIds: ["a", "b"], symbols: ["S2"] },
];

function figuresOf(portfolio: Portfolio, scope: Scope) {
  return [
    holdingsOf(portfolio, { asOf: last, scope }),
    holdingsOf(portfolio, { asOf: addDays(last, -40), scope }),
    performanceOf(portfolio, { from: first, to: last, scope }),
  ];
}

describe("the numeric engine beside plain decimals", () => {
  it("gives the same figures to the last digit for a thousand ledgers of everything", () => {
    holds(
      fc.property(seeds, fc.nat(60), fc.constantFrom(...scopes), (seed, back, scope) => {
        const input = oddLedger(seed);
        expectSameFigures(input, addDays(first, 20 + back), last, scope);
        expectSameFigures(input, first, addDays(last, -back), {});
      }),
      1000,
    );
  }, 120_000);

  it("gives the same figures for ledgers as people have them", () => {
    holds(
      fc.property(seeds, fc.constantFrom("fifo" as const, "average" as const), (seed, costMethod) => {
        const input = generatedPortfolio({ seed, costMethod, transactionCount: 200, symbolCount: 5, years: 1 });
        expectSameFigures(input, "2025-06-02", "2026-03-02", {});
      }),
      50,
    );
  });

  it("reports the same gains of sales and the same shares that lack", () => {
    holds(
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
      200,
    );
  });

  it("comes to the same after edits as from nothing", () => {
    holds(
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
      100,
    );
  });
});
