import { englishFault } from "#core/faults/english-fault.ts";
import { describe, expect, it } from "vitest";
import { checkTransaction, type TransactionDraft } from "./index.ts";

const today = "2026-03-04";
const buy: TransactionDraft = {
  type: "buy",
  symbol: "NVDA",
  date: "2025-03-04",
  quantity: "12",
  price: "131.20",
  currency: "USD",
};
const faults = (change: Partial<TransactionDraft>) => checkTransaction({ ...buy, ...change }, { today });
const split = (ratio: string) => ({ type: "split" as const, quantity: null, price: null, ratio });

describe("a line taken alone", () => {
  it.each<[string, Partial<TransactionDraft>]>([
    ["a purchase", {}],
    ["a purchase of a fraction for nothing", { quantity: "0.000001", price: "0" }],
    ["prices in pence", { currency: "GBp" }],
    ["a deposit", { type: "deposit", symbol: null, quantity: null, price: null, amount: "5" }],
    ["a merger for cash alone", { type: "merger", quantity: null, price: null, cash: "12" }],
    ["today", { date: today }],
  ])("may be %s", (_name, change) => {
    expect(faults(change)).toEqual([]);
  });

  it.each<[string, Partial<TransactionDraft>, string, string]>([
    ["a negative price", { price: "-1" }, "price", "can't be negative"],
    ["no shares", { quantity: "0" }, "quantity", "above zero"],
    ["shares below zero", { quantity: "-3" }, "quantity", "Short positions aren't supported yet"],
    ["1e30 shares", { quantity: "1e30" }, "quantity", "exponent"],
    ["far too many shares", { quantity: "1".padEnd(31, "0") }, "quantity", "too large"],
    ["a text for a number", { quantity: "NaN" }, "quantity", "isn't a number"],
    ["more places than are kept", { quantity: "1.1234567890123456789" }, "quantity", "decimal places"],
    ["a day to come", { date: "2026-03-05" }, "date", "in the future"],
    ["a day that does not exist", { date: "2025-02-29" }, "date", "isn't a date"],
    ["a day long ago", { date: "1899-12-31" }, "date", "before 1900"],
    ["an option", { symbol: "AAPL250117C00150000" }, "symbol", "Options aren't supported yet"],
    ["what isn't a symbol", { symbol: "A PPLE" }, "symbol", "isn't a symbol"],
    ["what isn't a currency", { currency: "XXX" }, "currency", "isn't a currency"],
    ["a field of another type", { ratio: "2" }, "ratio", "Buy: leave out the ratio"],
    ["a missing field", { price: null }, "price", "Buy: the price is missing"],
    ["a merger for nothing", { type: "merger", quantity: null, price: null }, "newSymbol", "new shares, cash or both"],
    [
      "a part of the cost above one",
      { type: "spin-off", quantity: null, price: null, newSymbol: "B", ratio: "1", costShare: "1.2" },
      "costShare",
      "between 0 and 1",
    ],
    [
      "a symbol that becomes itself",
      { type: "symbol-change", quantity: null, price: null, newSymbol: "NVDA" },
      "newSymbol",
      "differs",
    ],
    ["a ratio that is a third cut off", split("0.3333"), "ratio", "Write 1:3, or 0.33330 if it is exact"],
    ["a ratio of a hundred thirds", split("33.33"), "ratio", "100:3"],
    ["a rounded ratio of two thirds", split("0.67"), "ratio", "2:3"],
    ["a ratio of a seventh", split("0.1429"), "ratio", "1:7"],
  ])("may not have %s, and says where", (_name, change, path, words) => {
    const found = faults(change).map(({ path: field, fault }) => ({ path: field, message: englishFault(fault) }));
    expect(found).toEqual([{ path, message: expect.stringContaining(words) }]);
  });
});

it("takes ratios that are whole as they are written", () => {
  for (const ratio of [
    "2",
    "0.5",
    "1.5",
    "0.25",
    "0.125",
    "1.05",
    "0.241917",
    "0.333333333333",
    "0.33330",
    "10",
    "0.1",
  ])
    expect(faults(split(ratio)), ratio).toEqual([]);
});
