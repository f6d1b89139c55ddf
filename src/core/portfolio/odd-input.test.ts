import { describe, expect, it } from "vitest";
import {
  bridge,
  checkLedger,
  checkTransaction,
  holdings,
  moneyWeightedReturn,
  performance,
  type PortfolioInput,
  type PriceSeries,
  type Transaction,
  valueSeries,
} from "./index.ts";

let nextId = 0;
function line(part: Partial<Transaction> & Pick<Transaction, "type" | "date">): Transaction {
  nextId += 1;
  return { id: `t${nextId}`, accountId: "a", currency: "USD", ...part };
}

function buy(symbol: string, date: string, quantity: string, price: string, accountId = "a"): Transaction {
  return line({ type: "buy", symbol, date, quantity, price, accountId });
}

function series(closes: Readonly<Record<string, number>>, rest: Partial<PriceSeries> = {}): PriceSeries {
  return { currency: "USD", points: Object.entries(closes).map(([date, close]) => ({ date, close })), ...rest };
}

function portfolio(transactions: readonly Transaction[], rest: Partial<PortfolioInput> = {}): PortfolioInput {
  return {
    baseCurrency: "USD",
    accounts: [
      { id: "a", currency: "USD" },
      { id: "b", currency: "USD" },
    ],
    transactions,
    prices: { X: series({ "2024-01-02": 100, "2024-01-05": 110 }) },
    rates: { pivot: "EUR", series: {} },
    ...rest,
  };
}

describe("one figure wherever it stands", () => {
  it("decides what is known of cash by the whole ledger, also for an earlier day", () => {
    const input = portfolio([
      buy("X", "2024-01-02", "10", "100"),
      line({ type: "deposit", date: "2024-01-05", amount: "1000" }),
    ]);
    const total = holdings(input, { asOf: "2024-01-03" }).totalValue;
    expect(total).toBe("0.00");
    expect(bridge(input, { from: "2024-01-01", to: "2024-01-03" }).bridge?.closing).toBe(total);
  });

  it("is the same by symbol whether or not it was asked for by account before", () => {
    const input = portfolio([
      buy("X", "2024-01-02", "10", "100"),
      buy("X", "2024-01-02", "10", "100", "b"),
      line({ type: "sell", symbol: "X", date: "2024-01-03", quantity: "10", price: "110", accountId: "b" }),
    ]);
    expect(holdings(input, { asOf: "2024-01-05" }).holdings[0]?.realised).toBe("0.00");
    expect(holdings(input, { asOf: "2024-01-05", by: "symbol" }).holdings[0]?.realised).toBe("100.00");
  });

  it("ends the daily values at the total of many values rounded to the cent", () => {
    const symbols = Array.from({ length: 30 }, (_, index) => `S${index}`);
    const input = portfolio(
      symbols.map((symbol) => buy(symbol, "2024-01-02", "1", "10")),
      { prices: Object.fromEntries(symbols.map((symbol) => [symbol, series({ "2024-01-02": 10.004 })])) },
    );
    const range = { from: "2024-01-02", to: "2024-01-05" };
    expect(valueSeries(input, range).days.at(-1)?.value).toBe(300);
    expect(bridge(input, range).bridge?.closing).toBe("300.00");
  });
});

describe("a tax told after the last share was sold", () => {
  it("is no investment that is lost", () => {
    const input = portfolio([
      buy("X", "2024-01-02", "10", "100"),
      line({ type: "sell", symbol: "X", date: "2024-01-05", quantity: "10", price: "110" }),
      line({ type: "tax", symbol: "X", date: "2024-01-09", amount: "5" }),
    ]);
    const found = performance(input, { from: "2024-01-01", to: "2024-01-10", scope: { symbols: ["X"] } });
    expect(found.returns.timeWeighted).toBeCloseTo(0.1, 12);
    expect(found.returns.simple).toBeCloseTo(0.095, 12);
    expect(found.bridge).toMatchObject({ realised: "100.00", taxes: "5.00", closing: "0.00" });
  });
});

describe("shares of unknown cost", () => {
  const input = portfolio([
    line({ type: "transfer-in", symbol: "X", date: "2024-01-02", quantity: "10" }),
    buy("X", "2024-01-03", "10", "104"),
    line({ type: "sell", symbol: "X", date: "2024-01-05", quantity: "10", price: "110" }),
  ]);

  it("leave the cost of the others known once they were sold first", () => {
    expect(holdings(input, { asOf: "2024-01-03" }).holdings[0]).toMatchObject({ cost: null, gain: null });
    expect(holdings(input, { asOf: "2024-01-05" }).holdings[0]).toMatchObject({
      averageCost: "104.00",
      cost: "1040.00",
      gain: "60.00",
    });
  });

  it("leave every share without a known cost where costs are averaged", () => {
    const averaged = { ...input, accounts: [{ id: "a", currency: "USD", costMethod: "average" as const }] };
    expect(holdings(averaged, { asOf: "2024-01-05" }).holdings[0]).toMatchObject({ cost: null, gain: null });
  });
});

describe("a ratio", () => {
  const accounts = [{ id: "a", currency: "USD" }];

  it("of a third and then of three gives whole shares to sell", () => {
    const lines = [
      buy("X", "2024-01-02", "10", "100"),
      line({ type: "split", symbol: "X", date: "2024-01-03", ratio: "0.333333333333" }),
      line({ type: "split", symbol: "X", date: "2024-01-04", ratio: "3" }),
      line({ type: "sell", symbol: "X", date: "2024-01-05", quantity: "10", price: "110" }),
    ];
    expect(checkLedger(accounts, lines)).toEqual([]);
  });

  it("of a third in a merger gives whole shares to sell", () => {
    const lines = [
      buy("X", "2024-01-02", "300", "100"),
      line({ type: "merger", symbol: "X", newSymbol: "Y", date: "2024-01-03", ratio: "0.333333333333" }),
      line({ type: "sell", symbol: "Y", date: "2024-01-05", quantity: "100", price: "110" }),
    ];
    expect(checkLedger(accounts, lines)).toEqual([]);
  });

  it("of six digits that is no fraction is taken as it is written", () => {
    const lines = [
      buy("X", "2024-01-02", "100000", "100"),
      line({ type: "split", symbol: "X", date: "2024-01-03", ratio: "1.036278" }),
    ];
    expect(holdings(portfolio(lines), { asOf: "2024-01-05" }).holdings[0]?.quantity).toBe("103627.8");
  });

  it("told under the new name of the same day reaches the shares that come to it", () => {
    const lines = [
      buy("OLD", "2024-01-02", "10", "100"),
      line({ type: "symbol-change", symbol: "OLD", newSymbol: "NEW", date: "2024-01-08" }),
      line({ type: "split", symbol: "NEW", date: "2024-01-08", ratio: "0.1" }),
    ];
    const expected = { symbol: "NEW", quantity: "1", cost: "1000.00" };
    expect(holdings(portfolio(lines), { asOf: "2024-01-08" }).holdings).toMatchObject([expected]);
  });
});

describe("a price from before a split", () => {
  const split = line({ type: "split", symbol: "X", date: "2024-01-08", ratio: "4" });
  const lines = [buy("X", "2024-01-02", "10", "400"), split];

  it("stands divided after it, though only the ledger knows of the split", () => {
    const manual = [{ date: "2024-01-02", close: 400 }];
    for (const prices of [
      { X: series({}, { manual }) },
      { X: series({ "2024-01-05": 400 }) },
      { X: series({ "2024-01-05": 400 }, { splits: [{ date: "2024-01-08", ratio: 4 }] }) },
      { X: series({ "2024-01-05": 100 }, { splits: [{ date: "2024-01-08", ratio: 4 }], isSplitAdjusted: true }) },
    ]) {
      const input = portfolio(lines, { prices });
      expect(holdings(input, { asOf: "2024-01-07" }).holdings[0]?.value).toBe("4000.00");
      expect(holdings(input, { asOf: "2024-01-09" }).holdings[0]?.value).toBe("4000.00");
      const { days } = valueSeries(input, { from: "2024-01-06", to: "2024-01-12" });
      expect(days.map(({ value }) => Math.round(value ?? Number.NaN))).toEqual(days.map(() => 4000));
    }
  });

  it("is divided once though two accounts tell the split", () => {
    const both = [...lines, buy("X", "2024-01-02", "10", "400", "b"), { ...split, id: "other", accountId: "b" }];
    const input = portfolio(both, { prices: { X: series({ "2024-01-05": 400 }) } });
    expect(holdings(input, { asOf: "2024-01-09" }).totalValue).toBe("8000.00");
  });

  it("is no fall of the day", () => {
    const prices = { X: series({ "2024-01-04": 396, "2024-01-05": 400 }) };
    expect(holdings(portfolio(lines, { prices }), { asOf: "2024-01-08" }).holdings[0]).toMatchObject({
      dayChange: "40.00",
      dayChangePercent: 1.010101,
    });
  });
});

describe("what cannot be read", () => {
  it("is no price: the one before it stands", () => {
    const closes = { "2024-01-02": 100, "2024-01-03": Number.NaN, "2024-01-04": Number.POSITIVE_INFINITY };
    for (const points of [
      series(closes).points,
      { days: Int32Array.of(19_724, 19_725, 19_726), closes: Float64Array.from(Object.values(closes)) },
    ]) {
      const input = portfolio([buy("X", "2024-01-02", "10", "100")], { prices: { X: { currency: "USD", points } } });
      expect(holdings(input, { asOf: "2024-01-04" }).holdings[0]).toMatchObject({
        value: "1000.00",
        priceDate: "2024-01-02",
      });
    }
  });

  it("is a currency that only sounds like a property of objects", () => {
    const draft = { type: "deposit", date: "2024-01-02", amount: "10", currency: "toString" } as const;
    expect(checkTransaction(draft, { today: "2024-02-01" })).toMatchObject([{ path: "currency" }]);
    const found = holdings(portfolio([line(draft)]), { asOf: "2024-01-08" });
    expect(found.incomplete).toHaveLength(1);
  });

  it("is a range that ends before it begins: no bridge, and the reason", () => {
    const input = portfolio([line({ type: "deposit", date: "2024-01-05", amount: "10" })]);
    const { bridge: found, incomplete } = bridge(input, { from: "2024-02-05", to: "2024-01-01" });
    expect(found).toBeNull();
    expect(incomplete).toEqual([{ symbol: null, reason: { code: "range-turned" } }]);
  });
});

describe("numbers of any size", () => {
  it("are counted to the cent: a nonillion of shares at a trillionth", () => {
    const quantity = `1${"0".repeat(30)}`;
    const input = portfolio(
      [buy("X", "2024-01-02", quantity, "0.000000000001"), buy("X", "2024-01-03", "0.000000000000000001", "1")],
      {
        prices: { X: series({ "2024-01-05": 1e-12 }) },
      },
    );
    expect(holdings(input, { asOf: "2024-01-05" }).holdings[0]).toMatchObject({
      quantity: `${quantity}.000000000000000001`,
      cost: "1000000000000000000.00",
      value: "1000000000000000000.00",
      gain: "0.00",
    });
  });

  it("are refused with the line and the field where they are no numbers", () => {
    for (const quantity of ["1e30", "ten", ".", "-1", "1".repeat(61)])
      expect(() => holdings(portfolio([buy("X", "2024-01-02", quantity, "1")]), { asOf: "2024-01-05" })).toThrow(
        /^transaction t\d+: quantity “.*” cannot be read$/,
      );
  });

  it("leave nothing after a split of one to none", () => {
    const lines = [
      buy("X", "2024-01-02", "10", "100"),
      line({ type: "split", symbol: "X", date: "2024-01-03", ratio: "0" }),
    ];
    expect(holdings(portfolio(lines), { asOf: "2024-01-05" })).toMatchObject({ holdings: [], totalValue: "0.00" });
  });
});

it("moves shares on through several accounts in one day, whatever the accounts are called", () => {
  for (const [from, over, to] of ["abc", "acb", "bac", "bca", "cab", "cba"].map((names) => [...names])) {
    const move = (accountId = "", type: "transfer-in" | "transfer-out") =>
      line({ accountId, type, symbol: "X", date: "2024-01-05", quantity: "10" });
    const accounts = ["a", "b", "c"].map((id) => ({ id, currency: "USD" }));
    const lines = [
      buy("X", "2024-01-02", "10", "100", from),
      move(from, "transfer-out"),
      move(over, "transfer-in"),
      move(over, "transfer-out"),
      move(to, "transfer-in"),
    ];
    expect(checkLedger(accounts, lines)).toEqual([]);
    expect(holdings(portfolio(lines, { accounts }), { asOf: "2024-01-05" }).holdings).toMatchObject([
      { accountId: to, quantity: "10", cost: "1000.00" },
    ]);
  }
});

it("finds the rate of half a million flows", () => {
  const paid = Array.from({ length: 500_000 }, () => ({ date: "2023-01-01", amount: -1 }));
  expect(moneyWeightedReturn([...paid, { date: "2024-01-01", amount: 1_000_000 }])).toBeCloseTo(1, 9);
});
