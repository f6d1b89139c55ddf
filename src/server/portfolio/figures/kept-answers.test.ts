import { expect, it } from "vitest";
import { createPortfolio } from "#core/portfolio/portfolio.ts";
import { createKeptAnswers } from "./kept-answers.ts";
import type { SharedSeries } from "./protocol.ts";

const emptyPortfolio = () =>
  createPortfolio({
    baseCurrency: "USD",
    accounts: [],
    transactions: [],
    prices: {},
    rates: { pivot: "EUR", series: {} },
  });
const closes = (): SharedSeries => ({
  symbol: "X",
  currency: "USD",
  points: { days: Int32Array.of(19_723), closes: Float64Array.of(1) },
  splits: [],
  dividends: [],
  isSplitAdjusted: true,
});

it("makes an answer again only for another question, portfolio or series", () => {
  const answers = createKeptAnswers();
  let made = 0;
  const make = () => ({ made: (made += 1) });
  const [portfolio, series] = [emptyPortfolio(), closes()];
  expect(answers.text(portfolio, "a", [series], make).text).toBe('{"made":1}');
  expect(answers.text(portfolio, "a", [series], make).text).toBe('{"made":1}');
  expect(answers.text(portfolio, "b", [series], make).text).toBe('{"made":2}');
  expect(answers.text(portfolio, "a", [closes()], make).text).toBe('{"made":3}');
  expect(answers.text(portfolio, "a", [], make).text).toBe('{"made":4}');
  expect(answers.text(emptyPortfolio(), "b", [series], make).text).toBe('{"made":5}');
});
