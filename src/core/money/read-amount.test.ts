import { describe, expect, it } from "vitest";
import { readAmount } from "./read-amount.ts";

describe("an amount with its currency", () => {
  it.each([
    ["89,162.28 SEK", "89162.28", "SEK"],
    ["CHF 90.50", "90.5", "CHF"],
    ["CHF90.50", "90.5", "CHF"],
    ["90.50CHF", "90.5", "CHF"],
    ["-CHF 1'090.50", "-1090.5", "CHF"],
    ["CHF -12.5", "-12.5", "CHF"],
    ["(12.50 NOK)", "-12.5", "NOK"],
    ["12.50- PLN", "-12.5", "PLN"],
    ["1 234,56 UAH", "1234.56", "UAH"],
    ["eur 3", "3", "EUR"],
    ["5 GBX", "5", "GBX"],
    ["630.11 GBp", "630.11", "GBp"],
    ["€2,315.93", "2315.93", "EUR"],
    ["US$12.10", "12.1", "USD"],
    ["HK$ 99.20", "99.2", "HKD"],
    ["R$ 1.234,50", "1234.5", "BRL"],
    ["1e3 JPY", "1000", "JPY"],
    ["1.5E-7", "0.00000015", null],
    ["2,5e+2 EUR", "250", "EUR"],
    ["42", "42", null],
  ])("%s is %s %s", (text, value, currency) => expect(readAmount(text)).toEqual({ value, currency, sharedSign: null }));

  it.each([
    ["$105,058.55", "$"],
    ["125,50 kr", "kr"],
    ["¥12.50", "¥"],
  ])("%s leaves its currency open", (text, sharedSign) =>
    expect(readAmount(text)).toMatchObject({ currency: null, sharedSign }),
  );

  it.each(["0.5 ETH", "12 shares", "EUR", "1 EUR 2 USD", "5 EUR USD", "<invalid>", "1e", "1e99"])(
    "%s is none",
    (text) => expect(readAmount(text)).toHaveProperty("fault"),
  );
});
