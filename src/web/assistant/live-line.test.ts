import { describe, expect, it } from "vitest";
import { liveLinesOf, readLiveLine } from "./live-line.ts";

describe("a live piece", () => {
  it("is a quote, a chart of a range, or a table of a source", () => {
    expect(readLiveLine("[[quote NVDA]]")).toEqual({ kind: "quote", symbol: "NVDA" });
    expect(readLiveLine(" [[chart BRK-B 1y]] ")).toEqual({ kind: "chart", symbols: ["BRK-B"], range: "1y" });
    expect(readLiveLine("[[chart ^GSPC]]")).toEqual({ kind: "chart", symbols: ["^GSPC"], range: "6mo" });
    expect(readLiveLine("[[table 3]]")).toEqual({ kind: "table", source: 3 });
  });

  it("draws up to ten symbols on one chart", () => {
    const ten = "A B C D E F G H I J".split(" ");
    expect(readLiveLine(`[[chart ${ten.join(" ")} 5y]]`)).toEqual({ kind: "chart", symbols: ten, range: "5y" });
    expect(readLiveLine("[[chart NVDA NVDA]]")).toEqual({ kind: "chart", symbols: ["NVDA"], range: "6mo" });
    expect(readLiveLine(`[[chart ${ten.join(" ")} K]]`)).toBeNull();
    expect(readLiveLine("[[quote NVDA MSFT]]")).toBeNull();
    expect(readLiveLine("[[table 1 2]]")).toBeNull();
  });

  it("has a range in capitals too, which is no symbol", () => {
    const chart = (symbols: readonly string[], range: string) => ({ kind: "chart", symbols, range });
    expect(readLiveLine("[[chart NVDA 1Y]]")).toEqual(chart(["NVDA"], "1y"));
    expect(readLiveLine("[[chart NVDA MSFT 3MO]]")).toEqual(chart(["NVDA", "MSFT"], "3mo"));
    expect(readLiveLine("[[chart NVDA MAX]]")).toEqual(chart(["NVDA"], "6mo"));
    expect(readLiveLine("[[chart NVDA YTD]]")).toEqual(chart(["NVDA"], "6mo"));
    expect(readLiveLine("[[chart MAX]]")).toEqual(chart(["MAX"], "6mo"));
    expect(readLiveLine("[[chart MAX NVDA]]")).toEqual(chart(["MAX", "NVDA"], "6mo"));
  });

  it("is nothing else", () => {
    for (const text of ["[[table NVDA]]", "[[image x]]", "See [[quote NVDA]]", "[quote NVDA]", "[[quote <b>]]"])
      expect(readLiveLine(text)).toBeNull();
  });

  it("stands alone in its paragraph, or with others", () => {
    expect(liveLinesOf("[[quote NVDA]]\n[[quote MSFT]]")).toHaveLength(2);
    expect(liveLinesOf("[[quote NVDA]]\nand more")).toBeNull();
  });
});
