import * as fc from "fast-check";
import { expect, it } from "vitest";
import { decimal, sumOf, zero } from "#core/money/decimal.ts";
import { incomeReceived, incomeYields, type IncomePayment } from "./income-received.ts";
import { holds } from "../../../tests/support/holds.ts";

const paid = (date: string, symbol: string | null, amount: string | null, tax = "0"): IncomePayment => ({
  date,
  symbol,
  amount: amount === null ? null : decimal(amount),
  tax: decimal(tax),
});

it("adds up by month and by symbol, including months without income", () => {
  const received = incomeReceived(
    [
      paid("2026-01-31", "KO", "5.10", "0.77"),
      paid("2026-03-01", "KO", "5.20"),
      paid("2026-03-02", null, "0.01"),
      paid("2026-03-31", "MSFT", "20"),
      paid("2026-04-01", "MSFT", "999"),
    ],
    { from: "2026-01-31", to: "2026-03-31" },
  );
  expect(received.months.map(({ month, amount }) => [month, amount.toFixed(2)])).toEqual([
    ["2026-01", "5.10"],
    ["2026-02", "0.00"],
    ["2026-03", "25.21"],
  ]);
  expect(received.symbols.map(({ symbol, amount }) => [symbol, amount.toFixed(2)])).toEqual([
    ["MSFT", "20.00"],
    ["KO", "10.30"],
    [null, "0.01"],
  ]);
  expect([received.amount.toFixed(2), received.tax.toFixed(2)]).toEqual(["30.31", "0.77"]);
});

it("lists payments that can't be converted instead of counting them as zero", () => {
  const lost = paid("2026-02-02", "NESN.SW", null);
  const received = incomeReceived([lost, paid("2026-02-03", "KO", "1")], { from: "2026-02-01", to: "2026-02-28" });
  expect(received.incomplete).toEqual([lost]);
  expect(received.amount.toFixed(2)).toBe("1.00");
});

it("compares twelve months with cost, value and the twelve before, including the day itself", () => {
  const payments = [
    paid("2024-03-15", "KO", "7"),
    paid("2024-03-16", "KO", "10"),
    paid("2025-03-15", "KO", "30"),
    paid("2025-03-16", "KO", "20"),
    paid("2026-03-15", "KO", "30"),
    paid("2026-03-16", "KO", "9"),
  ];
  const at = { date: "2026-03-15", ledgerFrom: "2020-01-01", cost: decimal(1000), value: decimal(2000) };
  const yields = incomeYields(payments, at);
  expect([yields.lastYear.toFixed(), yields.yearBefore.toFixed()]).toEqual(["50", "40"]);
  expect(yields).toMatchObject({ growthRatio: 0.25, yieldOnCostRatio: 0.05, yieldOnValueRatio: 0.025 });
});

it("reports no growth for a year outside the ledger, and no yield on an unknown or zero cost", () => {
  const payments = [paid("2025-01-02", "KO", "1"), paid("2026-01-02", "KO", "1")];
  const at = { date: "2026-03-15", ledgerFrom: "2024-12-01", cost: null, value: zero };
  expect(incomeYields(payments, at)).toMatchObject({
    growthRatio: null,
    yieldOnCostRatio: null,
    yieldOnValueRatio: null,
  });
});

it("sums to the same total by month, by symbol and in any order", () => {
  const payment = fc.record({
    day: fc.integer({ min: 1, max: 28 }),
    month: fc.integer({ min: 1, max: 9 }),
    symbol: fc.constantFrom("A", "B", "C", null),
    cents: fc.integer({ min: 0, max: 1_000_000 }),
  });
  holds(
    fc.property(fc.array(payment, { maxLength: 40 }), (list) => {
      const payments = list.map(({ day, month, symbol, cents }) =>
        paid(`2026-0${month}-${String(day).padStart(2, "0")}`, symbol, (cents / 100).toFixed(2)),
      );
      const range = { from: "2026-01-01", to: "2026-09-30" };
      const { months, symbols, amount } = incomeReceived(payments, range);
      expect(sumOf(months.map(({ amount }) => amount)).eq(amount)).toBe(true);
      expect(sumOf(symbols.map(({ amount }) => amount)).eq(amount)).toBe(true);
      expect(incomeReceived(payments.toReversed(), range).months).toEqual(months);
    }),
  );
});
