import { expect, it } from "vitest";
import { addDays } from "#core/calendar/plain-date.ts";
import { moneyWeightedRangeReturn, simpleReturn, timeWeightedReturn } from "#core/portfolio/returns.ts";
import { columnsOf } from "#core/portfolio/return-columns.ts";
import { workedExample } from "./worked-example.ts";

it("has the three returns of its story", () => {
  const nothing = { inflow: 0, outflow: 0, income: 0, fees: 0, taxes: 0, feesPaidIn: 0, taxesPaidIn: 0 };
  // 1,000 doubles in half a year, 8,000 is added, then everything falls by a fifth.
  const days = Array.from({ length: 366 }, (_, index) => ({
    ...nothing,
    date: addDays("2024-12-31", index),
    value: index === 0 ? 1000 : index < 182 ? 2000 : index < 365 ? 10_000 : 8000,
    inflow: index === 182 ? 8000 : 0,
  }));
  expect([days[182]?.date, days[365]?.date]).toEqual(["2025-07-01", "2025-12-31"]);
  expect(timeWeightedReturn(days)).toBeCloseTo(workedExample.holdings, 4);
  expect(moneyWeightedRangeReturn(days)).toBeCloseTo(workedExample.yours, 4);
  const gain = (days.at(-1)?.value ?? 0) - 1000 - 8000;
  expect(gain).toBe(workedExample.gain);
  expect(simpleReturn(columnsOf(days), gain)).toBeCloseTo(workedExample.gainRatio, 4);
});
