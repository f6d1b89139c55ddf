import { expect, it } from "vitest";
import { transactionTypes } from "#core/portfolio/transaction.ts";
import { eventMarks, markOf } from "./event-marks.ts";
import type { LedgerLine } from "./use-ledger.ts";

it("marks purchases, sales and what a security pays in money or shares", () => {
  const marked = transactionTypes.filter((type) => markOf(type) !== null);
  expect(marked.map((type) => `${type} ${markOf(type)}`)).toEqual([
    "buy buy",
    "sell sell",
    "dividend dividend",
    "reinvested-dividend dividend",
    "stock-dividend dividend",
    "staking-reward dividend",
    "capital-gain-distribution dividend",
  ]);
});

it("joins marks that are close, and moves a day that the chart leaves out to the next one", () => {
  const line = (type: string, date: string) => ({ type, date }) as LedgerLine;
  const lines = [line("buy", "2026-01-03"), line("stock-dividend", "2026-01-06"), line("split", "2026-01-06")];
  const dates = ["2026-01-02", "2026-01-05", "2026-01-06", "2026-01-07"];
  expect(eventMarks(lines, dates, 1).map(({ index, lines: own }) => [index, own.length])).toEqual([
    [1, 1],
    [2, 1],
  ]);
  expect(eventMarks(lines, dates, 3).map(({ index, lines: own }) => [index, own.length])).toEqual([[1, 2]]);
});
