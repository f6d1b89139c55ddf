import { expect, it } from "vitest";
import { formatMoney, formatMoneyChange, formatMoneyShort, moneyDigits } from "./format-money.ts";

it("writes money with the symbol and the digits of its currency", () => {
  expect(formatMoney("23075.5249", "USD")).toBe("$23,075.52");
  expect(formatMoney("-12", "EUR")).toBe("−€12.00");
  expect(formatMoney("-0.001", "EUR")).toBe("€0.00");
  expect(formatMoney(1200, "JPY")).toBe("¥1,200");
  expect(formatMoney("5", "CHF")).toBe("CHF\u00a05.00");
  expect(formatMoney(null, "USD")).toBe("—");
  expect([moneyDigits("USD"), moneyDigits("JPY")]).toEqual([2, 0]);
});

it("gives a change its sign, and zero none", () => {
  expect(["467", "-269.64", "0", "-0.004"].map((amount) => formatMoneyChange(amount, "USD"))).toEqual([
    "+$467.00",
    "−$269.64",
    "$0.00",
    "$0.00",
  ]);
});

it("shortens for axes", () => {
  expect([112_412, -1_200_000, 950.4, 0].map((amount) => formatMoneyShort(amount, "USD"))).toEqual([
    "$112K",
    "−$1.20M",
    "$950",
    "$0",
  ]);
  expect(formatMoneyShort(18_100, "CHF")).toBe("CHF\u00a018.1K");
});
