import { expect, it } from "vitest";
import { holdingsOf } from "#core/portfolio/holdings.ts";
import type { Transaction } from "#core/portfolio/index.ts";
import { performanceAnswer } from "./answers.ts";
import type { SharedSeries, Subject } from "./protocol.ts";
import { subjectPortfolio } from "./subject-portfolio.ts";

const line = (part: Partial<Transaction> & Pick<Transaction, "id" | "type" | "date">): Transaction => ({
  accountId: "a",
  symbol: "X",
  currency: "USD",
  ...part,
});

const subject: Subject = {
  userId: "user",
  revision: 1,
  instruments: ["X"],
  baseCurrency: "USD",
  accounts: [{ id: "a", currency: "USD" }],
  accountIds: ["a"],
  symbols: null,
  latest: { X: { currency: "USD", date: "2024-01-08", price: 101, previousClose: 100 } },
  manual: {},
  splitsCountedUntil: {},
  usesCloses: false,
};

const known = (lines: readonly Transaction[]) => ({
  lines: new Map(lines.map((each) => [each.id, each])),
  ledgers: new Map(),
  inputs: new Map(),
  ownRates: null,
});

it("tells the change of a split's day by the close before it as the source has divided it", () => {
  const lines = [
    line({ id: "1", type: "buy", date: "2024-01-02", quantity: "10", price: "390" }),
    line({ id: "2", type: "split", date: "2024-01-08", ratio: "4" }),
  ];
  const { portfolio } = subjectPortfolio(known(lines), subject, new Map(), { pivot: "EUR", series: {} });
  expect(holdingsOf(portfolio, { asOf: "2024-01-08" }).holdings[0]).toMatchObject({
    value: "4040.00",
    dayChange: "40.00",
    dayChangePercent: 1,
  });
});

it("compares with a benchmark that is priced in pence", () => {
  const deposit = line({ id: "1", type: "deposit", symbol: null, date: "2024-01-02", amount: "100" });
  const days = { from: "2024-01-02", to: "2024-01-05" };
  const index: SharedSeries = {
    symbol: "I.L",
    currency: "GBp",
    points: { days: Int32Array.of(19_723, 19_727), closes: Float64Array.of(1000, 1100) },
    splits: [],
    dividends: [],
    isSplitAdjusted: true,
  };
  const series = new Map([["I.L", index]]);
  const rates = {
    pivot: "EUR",
    series: { USD: [{ date: "2023-12-29", rate: 1.1 }], GBP: [{ date: "2023-12-29", rate: 0.88 }] },
  };
  const { portfolio } = subjectPortfolio(known([deposit]), subject, series, rates);
  const { benchmark } = performanceAnswer(
    portfolio,
    subject,
    {
      ask: "performance",
      range: days,
      parts: { income: true, fees: true, taxes: true },
      benchmark: "I.L",
      riskFreeRatio: 0,
      step: "day",
    },
    { series },
  );
  expect(benchmark?.timeWeighted).toBeCloseTo(0.1, 12);
});
