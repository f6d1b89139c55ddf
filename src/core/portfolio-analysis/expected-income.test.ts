import * as fc from "fast-check";
import { expect, it } from "vitest";
import { decimal, sumOf } from "#core/money/decimal.ts";
import { addMonths } from "./add-months.ts";
import { expectedIncome, type DividendPayer } from "./expected-income.ts";
import { holds } from "../../../tests/support/holds.ts";

const date = "2026-03-04";
const payer = (
  symbol: string,
  dividends: readonly (readonly [string, number])[],
  more: Partial<DividendPayer> = {},
) => ({
  symbol,
  quantity: decimal(100),
  rate: 1,
  dividends: dividends.map(([exDate, amount]) => ({ exDate, amount })),
  ...more,
});
const quarterly = [
  ["2025-03-14", 0.5],
  ["2025-06-13", 0.5],
  ["2025-09-12", 0.5],
  ["2025-12-12", 0.51],
] as const;
const short = (payments: readonly { date: string; amount: { toFixed: (digits: number) => string }; basis: string }[]) =>
  payments.map(({ date, amount, basis }) => [date, amount.toFixed(2), basis]);

it("repeats last year's dates with the last amount of a steady payer", () => {
  const { payments, total, symbols, months } = expectedIncome([payer("KO", quarterly)], { date });
  expect(short(payments)).toEqual([
    ["2026-03-14", "51.00", "estimate"],
    ["2026-06-13", "51.00", "estimate"],
    ["2026-09-12", "51.00", "estimate"],
    ["2026-12-12", "51.00", "estimate"],
  ]);
  expect(total.toFixed(2)).toBe("204.00");
  expect(symbols).toMatchObject([{ symbol: "KO", rhythm: "quarterly" }]);
  expect(months.map(({ month }) => month)).toEqual([
    "2026-03",
    "2026-04",
    "2026-05",
    "2026-06",
    "2026-07",
    "2026-08",
    "2026-09",
    "2026-10",
    "2026-11",
    "2026-12",
    "2027-01",
    "2027-02",
    "2027-03",
  ]);
  expect(months[0]?.estimate.toFixed(2)).toBe("51.00");
});

it("replaces an estimate by the announced dividend, in the month it is paid", () => {
  const announced = [{ exDate: "2026-03-13", paymentDate: "2026-04-01", amount: 0.53 }];
  const { payments, months } = expectedIncome([payer("KO", quarterly, { announced })], { date });
  expect(short(payments).slice(0, 2)).toEqual([
    ["2026-04-01", "53.00", "announced"],
    ["2026-06-13", "51.00", "estimate"],
  ]);
  expect(payments).toHaveLength(4);
  expect([months[1]?.announced.toFixed(2), months[1]?.estimate.toFixed(2)]).toEqual(["53.00", "0.00"]);
});

it("still expects a payment past its ex-date, in place of its estimate a year later", () => {
  const announced = [{ exDate: "2026-02-27", paymentDate: "2026-03-16", amount: 0.53 }];
  const known = [...quarterly.slice(1), ["2026-02-27", 0.53]] as const;
  const { payments } = expectedIncome([payer("KO", known, { announced })], { date });
  expect(short(payments)).toEqual([
    ["2026-03-16", "53.00", "announced"],
    ["2026-06-13", "53.00", "estimate"],
    ["2026-09-12", "53.00", "estimate"],
    ["2026-12-12", "53.00", "estimate"],
  ]);
});

it("marks an announced day without an amount as an estimate", () => {
  const announced = [{ exDate: "2026-03-20", paymentDate: "2026-03-31", amount: null }];
  const { payments } = expectedIncome([payer("KO", quarterly, { announced })], { date });
  expect(short(payments)[0]).toEqual(["2026-03-31", "51.00", "estimate"]);
});

it("keeps the two unequal halves of a half-yearly payer and the median of an unsteady one, and excludes special dividends", () => {
  const half = [
    ["2024-03-07", 1],
    ["2024-08-08", 4],
    ["2025-03-06", 1.1],
    ["2025-08-07", 4.2],
  ] as const;
  const halves = expectedIncome([payer("HSBA.L", half)], { date });
  expect(short(halves.payments).map(([, amount]) => amount)).toEqual(["110.00", "420.00"]);
  const unsteady = quarterly.map(([day], index) => [day, [0.1, 0.5, 0.3, 0.9][index]!] as const);
  expect(short(expectedIncome([payer("VT", unsteady)], { date }).payments)[0]?.[1]).toBe("40.00");
  const special = [...quarterly.slice(0, 3), ["2025-12-01", 15], quarterly[3]] as const;
  expect(expectedIncome([payer("COST", special)], { date }).total.toFixed(2)).toBe("204.00");
});

it("extends a young payer by its interval and a weekly one for a year", () => {
  const young = expectedIncome([payer("NEW", quarterly.slice(2))], { date });
  expect(short(young.payments).map(([day]) => day)).toEqual(["2026-03-12", "2026-06-12", "2026-09-12", "2026-12-12"]);
  const weeks = [
    ["2026-02-12", 0.1],
    ["2026-02-19", 0.1],
    ["2026-02-26", 0.1],
  ] as const;
  const weekly = expectedIncome([payer("WEEK", weeks)], { date });
  expect([weekly.payments.length, weekly.payments[0]?.date]).toEqual([52, "2026-03-05"]);
});

it("expects late payments, but none from payers that stopped, have no pattern or can't be converted", () => {
  const late = expectedIncome(
    [
      payer("LATE", [
        ["2024-02-26", 2],
        ["2025-02-25", 2],
      ]),
    ],
    { date },
  );
  expect(short(late.payments)).toEqual([["2026-03-05", "200.00", "estimate"]]);
  const stopped = quarterly.map(([day, amount]) => [addMonths(day, -12), amount] as const);
  const { incomplete, payments } = expectedIncome(
    [
      payer("GONE", stopped),
      payer("ODD", [
        ["2025-01-02", 1],
        ["2025-02-22", 1],
      ]),
      payer("NESN.SW", quarterly, { rate: null }),
      payer("BRK-B", []),
    ],
    { date },
  );
  expect(payments).toEqual([]);
  expect(incomplete).toEqual([
    { symbol: "GONE", reason: { code: "dividends-ended" } },
    { symbol: "ODD", reason: { code: "dividends-uneven" } },
    { symbol: "NESN.SW", reason: { code: "no-dividend-rate" } },
  ]);
});

it("converts currencies, and expects nothing from sold shares", () => {
  expect(expectedIncome([payer("KO", quarterly, { rate: 0.9 })], { date }).total.toFixed(2)).toBe("183.60");
  expect(expectedIncome([payer("KO", quarterly, { quantity: decimal(0) })], { date }).payments).toEqual([]);
});

it("sums to the same total by month, by symbol and in any order, and grows with the quantity", () => {
  const quantities = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 5 });
  holds(
    fc.property(quantities, (quantities) => {
      const payers = quantities.map((quantity, index) =>
        payer(`S${index}`, quarterly, { quantity: decimal(quantity) }),
      );
      const { months, symbols, total } = expectedIncome(payers, { date });
      expect(sumOf(months.flatMap(({ announced, estimate }) => [announced, estimate])).eq(total)).toBe(true);
      expect(sumOf(symbols.map(({ amount }) => amount)).eq(total)).toBe(true);
      expect(expectedIncome(payers.toReversed(), { date }).payments).toEqual(expectedIncome(payers, { date }).payments);
      const doubled = payers.map((one) => ({ ...one, quantity: one.quantity.times(2) }));
      expect(expectedIncome(doubled, { date }).total.eq(total.times(2))).toBe(true);
    }),
  );
});
