import { describe, expect, it } from "vitest";
import { checkTransaction } from "./check-transaction.ts";
import { bridge, holdings, type PortfolioInput } from "./index.ts";
import { parseSmartEntry, smartEntryText } from "./smart-entry.ts";
import { kindOf } from "./transaction-kinds.ts";
import { type Transaction, transactionTypes } from "./transaction.ts";

const today = "2026-03-04";
type Fields = Partial<Transaction> & Pick<Transaction, "type">;

/** What comes of some lines: the shares, what they cost, the cash, and the bridge of the whole time; FOO and BAR are worth 12. */
function resultOf(lines: readonly Fields[], costMethod: "fifo" | "average" = "fifo") {
  const transactions = lines.map((line, index): Transaction => ({
    id: String(index),
    accountId: "a",
    date: `2026-01-${String(index + 2).padStart(2, "0")}`,
    currency: "USD",
    symbol: "FOO",
    ...line,
  }));
  for (const line of transactions) expect(checkTransaction(line, { today })).toEqual([]);
  const priced = { currency: "USD", points: [{ date: today, close: 12 }], isSplitAdjusted: true };
  const input: PortfolioInput = {
    baseCurrency: "USD",
    accounts: [{ id: "a", currency: "USD", cash: "recorded", costMethod }],
    transactions,
    prices: { FOO: priced, BAR: priced },
    rates: { pivot: "EUR", series: {} },
  };
  const range = { from: "2026-01-01", to: today };
  const { holdings: held, cash } = holdings(input, { asOf: today });
  const { bridge: steps } = bridge(input, range);
  const alone = bridge(input, { ...range, scope: { symbols: ["FOO"] } }).bridge;
  return {
    shares: held.map(({ symbol, quantity, cost, gain, realised, income }) => ({
      symbol,
      quantity,
      cost,
      gain,
      realised,
      income,
    })),
    cash: cash[0]?.balance ?? "0.00",
    realised: steps?.realised,
    income: steps?.income,
    taxes: steps?.taxes,
    gainAlone: alone === null ? null : Number(alone.realised) + Number(alone.unrealised) + Number(alone.income),
  };
}
const bought = (quantity: string, price: string): Fields => ({ type: "buy", quantity, price });

describe("a return of capital", () => {
  it("lowers the cost and is no income", () => {
    expect(resultOf([bought("100", "10"), { type: "return-of-capital", amount: "300" }])).toMatchObject({
      shares: [{ symbol: "FOO", quantity: "100", cost: "700.00", gain: "500.00", realised: "0.00", income: "0.00" }],
      cash: "-700.00",
      realised: "0.00",
      income: "0.00",
      gainAlone: 500,
    });
  });

  it.each(["fifo", "average"] as const)(
    "is a realised gain where it is more than the cost of a share (%s)",
    (method) => {
      const result = resultOf(
        [bought("10", "1"), bought("10", "5"), { type: "return-of-capital", amount: "60" }],
        method,
      );
      // 3.00 a share: 2.00 above the cost of ten shares at 1.00, or nothing above an average of 3.00.
      const gain = method === "fifo" ? "20.00" : "0.00";
      expect(result).toMatchObject({ cash: "0.00", realised: gain, income: "0.00" });
      expect(result.shares).toMatchObject([{ cost: method === "fifo" ? "20.00" : "0.00", realised: gain }]);
    },
  );

  it("is a gain where nothing is held any more, and raises the cost where it is taken back", () => {
    const sold = { type: "sell", quantity: "10", price: "10" } as const;
    expect(resultOf([bought("10", "10"), sold, { type: "return-of-capital", amount: "5" }])).toMatchObject({
      realised: "5.00",
      cash: "5.00",
    });
    const reversed = { type: "return-of-capital", amount: "-300" } as const;
    expect(resultOf([bought("100", "10"), { type: "return-of-capital", amount: "300" }, reversed])).toMatchObject({
      shares: [{ cost: "1000.00", realised: "0.00" }],
      cash: "-1000.00",
    });
  });
});

describe("cash for a fraction", () => {
  const spunOff: Fields = { type: "spin-off", newSymbol: "BAR", ratio: "0.241917", costShare: "0.25" };

  it("sells the fraction that is held", () => {
    const result = resultOf([bought("94", "21.20"), spunOff, { type: "cash-in-lieu", symbol: "BAR", amount: "13.18" }]);
    // 22.740198 shares of BAR cost 498.20, their fraction of 0.740198 costs 16.22.
    expect(result.shares).toMatchObject([
      { symbol: "FOO", quantity: "94", cost: "1494.60" },
      { symbol: "BAR", quantity: "22", cost: "481.98", income: "0.00" },
    ]);
    expect(result).toMatchObject({ cash: "-1979.62", realised: "-3.04", income: "0.00" });
  });

  it("sells the shares that are named, and is all gain where no fraction is held", () => {
    expect(resultOf([bought("10.5", "10"), { type: "cash-in-lieu", quantity: "0.25", amount: "3" }])).toMatchObject({
      shares: [{ quantity: "10.25", cost: "102.50" }],
      realised: "0.50",
    });
    expect(resultOf([bought("10", "10"), { type: "cash-in-lieu", amount: "3", fee: "0.50" }])).toMatchObject({
      shares: [{ quantity: "10", cost: "100.00", realised: "3.00" }],
      cash: "-97.00",
      realised: "3.50",
      income: "0.00",
    });
  });
});

describe("income that is taken back", () => {
  it.each([["dividend"], ["interest"], ["capital-gain-distribution"]] as const)("is a negative %s", (type) => {
    expect(resultOf([bought("1", "10"), { type, amount: "0.76" }, { type, amount: "-0.70" }])).toMatchObject({
      income: "0.06",
      cash: "-9.94",
    });
    expect(resultOf([bought("1", "10"), { type, amount: "-5" }])).toMatchObject({ income: "-5.00", cash: "-15.00" });
  });

  it("is a negative tax where it is reclaimed", () => {
    const withheld = { type: "tax", amount: "3" } as const;
    expect(resultOf([bought("1", "10"), withheld, { type: "tax", amount: "-1.25" }])).toMatchObject({
      taxes: "1.75",
      income: "0.00",
      cash: "-11.75",
    });
  });

  it.each(["deposit", "withdrawal", "reinvested-dividend", "split"] as const)("is none for %s", (type) => {
    const fields: Partial<Transaction> = { quantity: type === "reinvested-dividend" ? "1" : null };
    const draft = { type, date: today, currency: "USD", symbol: "FOO", amount: "-5", ratio: "-2", ...fields };
    expect(checkTransaction(draft, { today }).map(({ fault }) => fault.code)).toContain("negative");
  });
});

describe("income in shares", () => {
  it("is income and a purchase in one, and moves no cash", () => {
    const drip: Fields = { type: "reinvested-dividend", quantity: "1", price: "110" };
    expect(resultOf([bought("1", "100"), drip])).toMatchObject({
      shares: [{ quantity: "2", cost: "210.00", income: "110.00" }],
      cash: "-100.00",
      income: "110.00",
      gainAlone: -76,
    });
    // The amount is the income, from which fee and tax are taken.
    expect(
      resultOf([
        bought("1", "100"),
        { type: "reinvested-dividend", quantity: "1.5", amount: "20", tax: "3", fee: "1" },
      ]),
    ).toMatchObject({ shares: [{ quantity: "2.5", cost: "116.00" }], cash: "-100.00", income: "20.00", taxes: "3.00" });
  });

  it.each(["stock-dividend", "staking-reward"] as const)("costs nothing as a %s without a price", (type) => {
    expect(resultOf([bought("10", "10"), { type, quantity: "1" }])).toMatchObject({
      shares: [{ quantity: "11", cost: "100.00", income: "0.00", gain: "32.00" }],
      cash: "-100.00",
      income: "0.00",
    });
    expect(resultOf([bought("10", "10"), { type, quantity: "1", price: "9" }])).toMatchObject({
      shares: [{ quantity: "11", cost: "109.00", income: "9.00" }],
      cash: "-100.00",
      income: "9.00",
    });
  });

  it("needs a worth as a reinvested dividend", () => {
    const draft = { type: "reinvested-dividend", date: today, currency: "USD", symbol: "FOO", quantity: "1" } as const;
    expect(checkTransaction(draft, { today })).toMatchObject([{ path: "price", fault: { code: "needs-field" } }]);
  });
});

describe("every kind of transaction", () => {
  it("can be written in a line, unless it needs the form", () => {
    for (const type of transactionTypes) {
      const { fields } = kindOf(type);
      if ("newSymbol" in fields || "received" in fields) continue;
      const draft = {
        type,
        symbol: fields.symbol === undefined ? null : "NVDA",
        date: today,
        quantity: "quantity" in fields ? "2" : null,
        price: null,
        amount: "amount" in fields ? (type === "buy" ? "-30" : "30") : null,
        fee: null,
        tax: null,
        currency: null,
        ratio: "ratio" in fields ? "3" : null,
        note: null,
      };
      expect(parseSmartEntry(smartEntryText(draft), { today })).toMatchObject({ draft, faults: [] });
    }
  });
});
