import { expect, it } from "vitest";
import { leftOut } from "./left-out.ts";

it("names holdings without a price and cash without an exchange rate", () => {
  const holdings = [
    { symbol: "NVDA", value: "6000.00" },
    { symbol: "ASTS", value: null },
  ];
  const cash = [
    { currency: "USD", value: "-5137.00" },
    { currency: "EUR", value: null },
    { currency: "EUR", value: null },
  ];
  expect(leftOut({ holdings, cash })).toEqual(["ASTS", "EUR cash"]);
  expect(leftOut({ holdings: holdings.slice(0, 1), cash: cash.slice(0, 1) })).toEqual([]);
});
