import { describe, expect, it } from "vitest";
import { liveLinesOf, readLiveLine } from "./live-line.ts";

describe("a live piece", () => {
  it("is a quote, a chart of a range, or a table of a source", () => {
    expect(readLiveLine("[[quote NVDA]]")).toEqual({ kind: "quote", symbol: "NVDA" });
    expect(readLiveLine(" [[chart BRK-B 1y]] ")).toEqual({ kind: "chart", symbol: "BRK-B", range: "1y" });
    expect(readLiveLine("[[chart ^GSPC]]")).toEqual({ kind: "chart", symbol: "^GSPC", range: "6mo" });
    expect(readLiveLine("[[table 3]]")).toEqual({ kind: "table", source: 3 });
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
