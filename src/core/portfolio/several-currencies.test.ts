import { describe, expect, it } from "vitest";
import { checkTransaction } from "./check-transaction.ts";
import { bridge, checkLedger, holdings, type PortfolioInput } from "./index.ts";
import { inLineCurrency, tradeCash } from "./trade-money.ts";
import type { Account, Transaction } from "./transaction.ts";

const today = "2026-03-04";
type Fields = Partial<Transaction> & Pick<Transaction, "type">;

const series = (rates: readonly (readonly [string, number])[]) => rates.map(([date, rate]) => ({ date, rate }));

function inputOf(lines: readonly Fields[], account: Partial<Account> = {}): PortfolioInput {
  return {
    baseCurrency: "EUR",
    accounts: [{ id: "a", currency: "EUR", cash: "recorded", ...account }],
    transactions: lines.map((line, index): Transaction => ({
      id: String(index),
      accountId: "a",
      date: "2026-03-02",
      currency: "EUR",
      ...line,
    })),
    prices: { FOO: { currency: "USD", points: [{ date: "2026-03-02", close: 100 }], isSplitAdjusted: true } },
    rates: {
      pivot: "EUR",
      series: {
        USD: series([
          ["2026-03-02", 1.25],
          ["2026-03-03", 1],
        ]),
      },
    },
  };
}
const balances = (input: PortfolioInput) =>
  Object.fromEntries(holdings(input, { asOf: today }).cash.map(({ currency, balance }) => [currency, balance]));
const deposit = (amount: string, currency = "EUR"): Fields => ({ type: "deposit", amount, currency });
const buyFoo: Fields = { type: "buy", symbol: "FOO", quantity: "4", price: "100", fee: "1", currency: "USD" };

describe("an account with several currencies", () => {
  it("keeps each balance, and converts where it keeps none", () => {
    const lines = [deposit("1000"), deposit("500", "USD"), buyFoo];
    expect(balances(inputOf(lines, { currencies: ["USD"] }))).toEqual({ EUR: "1000.00", USD: "99.00" });
    // 1,000 + 400 - 320.80.
    expect(balances(inputOf(lines))).toEqual({ EUR: "1079.20" });
  });

  it("is one with an exchange, whose difference from the day's rate is a currency gain", () => {
    const exchange: Fields = {
      type: "currency-exchange",
      amount: "400",
      received: "490",
      receivedCurrency: "USD",
      fee: "2",
    };
    const input = inputOf([deposit("1000"), exchange, buyFoo]);
    expect(balances(input)).toEqual({ EUR: "598.00", USD: "89.00" });
    const { bridge: lines } = bridge(input, { from: "2026-03-01", to: today });
    // 598 + 489 USD at parity, shares of 400 USD and the fees of 2 EUR and 1 USD.
    expect(lines).toMatchObject({ deposits: "1000.00", withdrawals: "0.00", fees: "2.80", closing: "1087.00" });
    expect(lines?.currency).toBe("89.80");
  });
});

describe("an exchange after years of one balance", () => {
  it("leaves what was booked before it, unless the account lists the currency", () => {
    const lines: Fields[] = [
      { ...deposit("1000"), date: "2026-03-02" },
      buyFoo,
      { type: "currency-exchange", date: "2026-03-03", amount: "100", received: "95", receivedCurrency: "USD" },
      { type: "sell", symbol: "FOO", quantity: "1", price: "100", currency: "USD", date: "2026-03-04" },
    ];
    // 1,000 - 320.80 - 100; 95 + 100.
    expect(balances(inputOf(lines))).toEqual({ EUR: "579.20", USD: "195.00" });
    expect(balances(inputOf(lines, { currencies: ["USD"] }))).toEqual({ EUR: "900.00", USD: "-206.00" });
  });

  it("is checked and valued beside a line with a rate", () => {
    const lines: Fields[] = [
      { ...buyFoo, feeCurrency: "EUR", rate: "1.25" },
      { type: "sell", symbol: "FOO", quantity: "4", price: "100", currency: "USD", date: "2026-03-03" },
    ];
    const { accounts, transactions } = inputOf(lines);
    expect(checkLedger(accounts, transactions)).toEqual([]);
    expect(balances(inputOf(lines))).toEqual({ EUR: "79.00" });
  });
});

describe("figures in another currency than the line's", () => {
  const line: Transaction = { id: "1", accountId: "a", date: "2026-03-02", ...buyFoo, currency: "USD" };

  it.each([
    [{ feeCurrency: "EUR", rate: "1.25" }, "-401.25"],
    [{ fee: "5.95", currency: "GBp", price: "350", feeCurrency: "GBP" }, "-1995"],
    [{ currency: "EUR", priceCurrency: "USD", rate: "0.8" }, "-321"],
    [{ currency: "EUR", priceCurrency: "USD", feeCurrency: "USD", rate: "0.8" }, "-320.8"],
    [{ currency: "EUR", priceCurrency: "USD", amount: "-322.05" }, "-322.05"],
    [{ currency: "GBP", priceCurrency: "GBp", price: "350" }, "-15"],
  ])("count at the line's rate: %j", (fields, cash) => {
    const transaction = { ...line, ...fields };
    expect(checkTransaction(transaction, { today })).toEqual([]);
    expect(tradeCash(transaction)?.toFixed()).toBe(cash);
    expect(tradeCash(inLineCurrency(transaction))?.toFixed()).toBe(cash);
  });

  it.each([
    [{ feeCurrency: "EUR" }, "rate", "needs-rate"],
    [{ feeCurrency: "EUR", rate: "-1" }, "rate", "negative"],
    [{ feeCurrency: "EUR", rate: "0" }, "rate", "not-above-zero"],
    [{ feeCurrency: "EUR", taxCurrency: "GBP", tax: "1", rate: "1.1" }, "rate", "several-currencies"],
    [{ feeCurrency: "EURO", rate: "1" }, "feeCurrency", "not-a-currency"],
    [{ currency: "EUR", priceCurrency: "USD", amount: "-380", rate: "0.8" }, "amount", "amount-differs"],
  ])("are refused where the rate lacks or contradicts: %j", (fields, path, code) => {
    expect(checkTransaction({ ...line, ...fields }, { today })).toMatchObject([{ path, fault: { code } }]);
  });

  it("need two currencies for an exchange", () => {
    const exchange = { type: "currency-exchange", amount: "1", received: "1", receivedCurrency: "EUR" } as const;
    expect(checkTransaction({ date: today, currency: "EUR", ...exchange }, { today })).toMatchObject([
      { path: "receivedCurrency", fault: { code: "same-currency" } },
    ]);
  });
});
