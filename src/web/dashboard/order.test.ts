import { describe, expect, it } from "vitest";
import type { Quote } from "#contract/market.ts";
import { calmOrder } from "./calm-order.ts";
import { nextSort, sortSymbols } from "./sort-symbols.ts";

const quotes = new Map(
  Object.entries({ A: 1, B: 3, C: null, D: 2 }).map(([symbol, price]) => [symbol, { symbol, price } as Quote]),
);

describe("the order of a watchlist", () => {
  it("puts unknown values last in either direction", () => {
    expect(sortSymbols(["A", "B", "C", "D"], quotes, { column: "price", isDescending: true })).toEqual([
      "B",
      "D",
      "A",
      "C",
    ]);
    expect(sortSymbols(["A", "B", "C", "D"], quotes, { column: "price", isDescending: false })).toEqual([
      "A",
      "D",
      "B",
      "C",
    ]);
  });

  it("is the list's own without a sorting", () => {
    expect(sortSymbols(["D", "A"], quotes, null)).toEqual(["D", "A"]);
  });

  it("cycles from descending to ascending to the list's own", () => {
    const first = nextSort(null, "change");
    const second = nextSort(first, "change");
    expect([first, second, nextSort(second, "change")]).toEqual([
      { column: "change", isDescending: true },
      { column: "change", isDescending: false },
      null,
    ]);
    expect(nextSort(first, "symbol")).toEqual({ column: "symbol", isDescending: false });
  });

  it("doesn't move while someone points at it, but lets rows leave and join", () => {
    expect(calmOrder(["A", "B", "C"], ["C", "B", "A"], true)).toEqual(["A", "B", "C"]);
    expect(calmOrder(["A", "B", "C"], ["D", "C", "A"], true)).toEqual(["A", "C", "D"]);
    expect(calmOrder(["A", "B", "C"], ["C", "B", "A"], false)).toEqual(["C", "B", "A"]);
  });
});
