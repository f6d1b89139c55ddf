import { describe, expect, it } from "vitest";
import { checkTransaction } from "./check-transaction.ts";
import { bridge, holdings, type PortfolioInput } from "./index.ts";
import { parseSmartEntry, smartEntryText } from "./smart-entry.ts";
import type { Transaction } from "./transaction.ts";

const today = "2026-03-04";
type Fields = Partial<Transaction> & Pick<Transaction, "type">;

/** A ledger of one account in dollars, by figures to the cent. */
function ledgerOf(lines: readonly Fields[]) {
  const transactions = lines.map((line, index): Transaction => ({
    id: String(index),
    accountId: "a",
    date: "2026-01-02",
    currency: "USD",
    ...line,
  }));
  for (const line of transactions) expect(checkTransaction(line, { today })).toEqual([]);
  const input: PortfolioInput = {
    baseCurrency: "USD",
    accounts: [{ id: "a", currency: "USD", cash: "recorded" }],
    transactions,
    prices: { FOO: { currency: "USD", points: [{ date: "2026-01-02", close: 1 }], isSplitAdjusted: true } },
    rates: { pivot: "EUR", series: {} },
  };
  const { holdings: held, cash } = holdings(input, { asOf: today });
  return { cost: held[0]?.cost ?? null, cash: cash[0]?.balance ?? null, input };
}
const buy = (fields: Partial<Transaction>): Fields => ({ type: "buy", symbol: "FOO", ...fields });
const sell = (fields: Partial<Transaction>): Fields => ({ type: "sell", symbol: "FOO", ...fields });
const deposit = (amount: string): Fields => ({ type: "deposit", amount });

describe("the money that moved", () => {
  it("leaves the cash that the bank has, whatever the rounded prices say", () => {
    const paid = ["29.99", "39.99", "59.99", "869.99"];
    const bought = paid.map((amount) =>
      buy({ quantity: (Number(amount) / 47.113).toFixed(4), price: "47.11", amount: `-${amount}` }),
    );
    expect(ledgerOf([deposit("1000"), ...bought])).toMatchObject({ cost: "999.96", cash: "0.04" });
  });

  it.each([
    [{ quantity: "10000", price: "1.23", amount: "-12345.00" }, "12345.00", "-12345.00"],
    [{ quantity: "10000", amount: "-12345.00" }, "12345.00", "-12345.00"],
    [{ quantity: "10", price: "100", fee: "2.50", tax: "0.49", amount: "-1002.99" }, "1002.99", "-1002.99"],
  ])("is the cost of a purchase: %j", (fields, cost, cash) => {
    expect(ledgerOf([buy(fields)])).toMatchObject({ cost, cash });
  });

  it("is what a sale brings, or costs", () => {
    const bought = buy({ quantity: "200", amount: "-20" });
    const { cash, input } = ledgerOf([
      bought,
      sell({ date: "2026-01-05", quantity: "200", price: "0.0005", fee: "6", amount: "-5.90" }),
    ]);
    expect(cash).toBe("-25.90");
    expect(bridge(input, { from: "2026-01-01", to: today }).bridge).toMatchObject({ realised: "-19.90", fees: "6.00" });
  });

  it.each([
    [buy({ quantity: "10", price: "100", amount: "1000" }), "amount-sign"],
    [buy({ quantity: "10", fee: "5", amount: "-4" }), "amount-sign"],
    [sell({ quantity: "10", price: "100", amount: "-1000" }), "amount-sign"],
    [buy({ quantity: "10", price: "100", amount: "-1003.50" }), "amount-differs"],
    [buy({ quantity: "10", price: "100", fee: "3", amount: "-1000" }), "amount-differs"],
    [sell({ quantity: "10", price: "100", fee: "3", amount: "1000" }), "amount-differs"],
    [buy({ quantity: "10" }), "needs-field"],
  ])("is refused where it contradicts the line: %j", (line, code) => {
    const draft = { date: today, currency: "USD", ...line };
    expect(checkTransaction(draft, { today }).map(({ fault }) => fault.code)).toEqual([code]);
  });

  it.each([
    ["USD", "1001.05", []],
    ["JPY", "1001.00", []],
    ["JPY", "1003.00", ["amount-differs"]],
    ["GBX", "1001.00", []],
  ])("may differ by the rounding of the printed price in %s: %s", (currency, amount, codes) => {
    const draft = { date: today, currency, ...buy({ quantity: "10", price: "100.10", amount: `-${amount}` }) };
    expect(checkTransaction({ ...draft }, { today }).map(({ fault }) => fault.code)).toEqual(codes);
  });
});

describe("the money of a trade in a line of words", () => {
  it.each([
    ["buy 3 AAPL for 512.34", { type: "buy", quantity: "3", symbol: "AAPL", amount: "-512.34", price: null }],
    ["sell 3 AAPL for 512.34 fee 1", { type: "sell", quantity: "3", symbol: "AAPL", amount: "512.34", fee: "1" }],
    ["kaufe 3 AAPL insgesamt 512,34", { type: "buy", amount: "-512.34", price: null }],
    ["buy 3 AAPL for 170.78 each", { type: "buy", price: "170.78", amount: null }],
    ["buy 3 AAPL @ 170.78 total 512.34", { type: "buy", price: "170.78", amount: "-512.34" }],
  ])("is understood: %s", (line, draft) => {
    const entry = parseSmartEntry(line, { today });
    expect(entry.faults).toEqual([]);
    expect(entry.draft).toMatchObject(draft);
    expect(parseSmartEntry(smartEntryText(entry.draft), { today }).draft).toEqual(entry.draft);
  });
});
