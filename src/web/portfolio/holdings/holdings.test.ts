import { describe, expect, it } from "vitest";
import { splitWords } from "#core/portfolio/missing-split.ts";
import { holdings as words } from "../../text/en/portfolio.ts";
import { type Holding, nextHoldingsSort, type RowContext, sortHoldings } from "./holdings-columns.ts";
import { holdingsCsv } from "./holdings-csv.ts";

const context: RowContext = { baseCurrency: "USD", accountName: (id) => id, signalOf: () => undefined };

function held(symbol: string, facts: Partial<Holding> = {}): Holding {
  return {
    symbol,
    name: null,
    currency: "USD",
    accountId: "a1",
    lots: [],
    tags: [],
    value: null,
    missingSplits: [],
    ...facts,
  } as Holding;
}

const symbols = (list: readonly Holding[]) => list.map(({ symbol }) => symbol);

describe("the order of holdings", () => {
  const list = [held("A", { value: "9.50" }), held("B"), held("C", { value: "100.00" })];

  it("puts holdings without a value last in either direction", () => {
    expect(symbols(sortHoldings(list, { column: "value", isDescending: true }, context))).toEqual(["C", "A", "B"]);
    expect(symbols(sortHoldings(list, { column: "value", isDescending: false }, context))).toEqual(["A", "C", "B"]);
  });

  it("starts with the largest number or the first word, and reverses on a second click", () => {
    const byValue = { column: "value", isDescending: true } as const;
    expect(nextHoldingsSort(byValue, "value").isDescending).toBe(false);
    expect(nextHoldingsSort(byValue, "symbol")).toEqual({ column: "symbol", isDescending: false });
    expect(nextHoldingsSort({ column: "symbol", isDescending: false }, "gain").isDescending).toBe(true);
  });
});

describe("the table as a file", () => {
  it("writes bare numbers and keeps a name from running as a formula", () => {
    const file = holdingsCsv(
      [held("NVDA", { name: "=HYPERLINK(1)", value: "23075.52", gain: "-451.71" })],
      ["value", "gain", "tags"],
      context,
      words.columns,
    );
    expect(file).toBe(
      "Symbol,Name,Currency,Base currency,Value,Unrealised gain,Tags,Note\r\nNVDA,'=HYPERLINK(1),USD,USD,23075.52,-451.71,,\r\n",
    );
  });
});

describe("a split in words", () => {
  it("gives the ratio as new for old shares", () => {
    expect(splitWords("10")).toBe("10-for-1");
    expect(splitWords("0.1")).toBe("1-for-10");
    expect(splitWords("1.5")).toBe("3-for-2");
    expect(splitWords("0.333333333333")).toBe("1-for-3");
  });
});
