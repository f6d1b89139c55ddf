import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasRecordings, recordingsNote } from "../../../tests/upstreams/recordings.ts";
import { createSymbolIndex, type SymbolMatch, type SymbolRow } from "./symbol-index.ts";
import { holds } from "../../../tests/support/holds.ts";

function row(
  symbol: string,
  name: string,
  exchange: string | null = "XNAS",
  size: number | null = null,
  type = "Common Stock",
): SymbolRow {
  return { symbol, name, exchange, type, size };
}

const rows = [
  row("AAPL", "Apple Inc.", "XNAS", 3500),
  row("APLE", "Apple Hospitality REIT, Inc.", "XNYS", 3),
  row("APP", "AppLovin Corporation", "XNAS", 120),
  row("AMAT", "Applied Materials, Inc.", "XNAS", 150),
  row("SNAP", "Snap Inc.", "XNYS", 15),
  row("MSFT", "Microsoft Corporation", "XNAS", 3200),
  row("MSTR", "MicroStrategy Incorporated", "XNAS", 60),
  row("BAC", "Bank of America Corporation", "XNYS", 330),
  row("BMO", "Bank of Montreal", "XNYS", 90),
  row("BRK-A", "Berkshire Hathaway Inc. Class A", "XNYS", 1000),
  row("BRK-B", "Berkshire Hathaway Inc. Class B", "XNYS", 1000),
  row("T", "AT&T Inc.", "XNYS", 180),
  row("JNJ", "Johnson & Johnson", "XNYS", 380),
  row("SPY", "SPDR S&P 500 ETF Trust", "ARCX", 600, "ETF"),
  row("NESN.SW", "Nestlé S.A.", "XSWX", 230),
  row("MCD", "McDonald's Corporation", "XNYS", 210),
  row("OCDO.L", "Ocado Group plc", "XLON", 3),
  row("^GSPC", "S&P 500", null, null, "Index"),
  row("SAP.DE", "SAP SE", "XETR"),
  row("SAP.F", "SAP SE", "XFRA"),
  row("SAP", "SAP SE ADR", "XNYS"),
  row("GOOGL", "Alphabet Inc. Class A", "XNAS", 2200),
];
const index = createSymbolIndex(rows);

function found(query: string, limit?: number): string[] {
  return index.find(query, limit).map(({ row: { symbol }, match }) => `${symbol} ${match}`);
}

describe("finding an instrument", () => {
  it("puts the exact symbol first, whatever its size", () => {
    expect(found("app")[0]).toBe("APP exact");
    expect(found("t")[0]).toBe("T exact");
    expect(found("SAP")).toEqual(["SAP exact", "SAP.DE prefix", "SAP.F prefix"]);
  });

  it("continues with symbols and names that begin with the query, then those that contain it, largest first", () => {
    expect(found("ap")).toEqual([
      "APP prefix",
      "APLE prefix",
      "AAPL prefix",
      "AMAT prefix",
      "SNAP contains",
      "SAP contains",
      "SAP.DE contains",
      "SAP.F contains",
    ]);
    expect(found("apple")).toEqual(["AAPL prefix", "APLE prefix"]);
    expect(found("soft")).toEqual(["MSFT contains"]);
    expect(found("bank")).toEqual(["BAC prefix", "BMO prefix"]);
  });

  it("matches several words in any order, adjacent ones first, and only rows with all of them", () => {
    expect(found("bank america")).toEqual(["BAC prefix"]);
    expect(found("america bank o")).toEqual(["BAC prefix"]);
    expect(found("class b")).toEqual(["BRK-B prefix", "BRK-A prefix", "GOOGL contains"]);
    expect(found("bank nowhere")).toEqual([]);
  });

  it.each(["BRK.B", "brk-b", "BRK B", "brkb"])("knows %s for BRK-B", (query) => {
    expect(found(query)[0]).toBe("BRK-B exact");
  });

  it.each(["BAC PRL", "BAC.PR.L", "bac-pl"])("knows %s for BAC-PL", (query) => {
    const preferred = createSymbolIndex([...rows, row("BAC-PL", "Bank of America Corporation Preferred", "XNYS")]);
    expect(preferred.find(query)[0]).toMatchObject({ row: { symbol: "BAC-PL" }, match: "exact" });
  });

  it.each([
    ["at&t", "T prefix"],
    ["AT&T Inc", "T prefix"],
    ["johnson and johnson", "JNJ prefix"],
    ["johnson & j", "JNJ prefix"],
    ["s&p 500", "SPY prefix"],
    ["nestle", "NESN.SW prefix"],
    ["NESTLÉ", "NESN.SW prefix"],
    ["mcdonalds", "MCD prefix"],
    ["mcdonald’s", "MCD prefix"],
    ["ocdo.l", "OCDO.L exact"],
    ["gspc", "^GSPC exact"],
    ["^gspc", "^GSPC exact"],
  ])("ignores accents and punctuation: %s", (query, expected) => {
    expect(found(query)[0]).toBe(expected);
  });

  it("tolerates one typo from four letters and two from eight, only without a real match", () => {
    expect(found("aplpe")).toEqual(["AAPL typo", "APLE typo"]);
    expect(found("mircosoft")).toEqual(["MSFT typo"]);
    expect(found("microsfot corp")).toEqual(["MSFT typo"]);
    expect(found("bank amercia")).toEqual(["BAC typo"]);
    expect(found("GOOLG")).toEqual(["GOOGL typo"]);
    expect(found("bekrshier")).toEqual(["BRK-A typo", "BRK-B typo"]);
    expect(found("bekr")).toEqual(["BRK-A typo", "BRK-B typo"]);
    expect(found("bre")).toEqual([]);
    expect(found("appl")).not.toContain("AMAT typo");
    expect(found("berkshire")).toEqual(["BRK-A prefix", "BRK-B prefix"]);
  });

  it("returns ten by default, and nothing for an empty query", () => {
    const many = createSymbolIndex(Array.from({ length: 300 }, (_, at) => row(`X${at}`, `Example ${at}`, "XNAS", at)));
    expect(many.find("x")).toHaveLength(10);
    expect(
      many
        .find("example")
        .map(({ row: { symbol } }) => symbol)
        .slice(0, 2),
    ).toEqual(["X299", "X298"]);
    expect(many.find("ex", 25)).toHaveLength(25);
    expect(many.find("ex", 250)).toHaveLength(250);
    expect(found("", 10)).toEqual([]);
    expect(found(" & ", 10)).toEqual([]);
    expect(found("apple", 0)).toEqual([]);
    expect(createSymbolIndex([]).find("apple")).toEqual([]);
  });

  it("puts listings on major exchanges first if no size is known, and shares before funds", () => {
    const unknown = createSymbolIndex([
      row("ABC.F", "Abacus Corp", "XFRA"),
      row("ABF", "Abacus Fund", "XNYS", null, "ETF"),
      row("ABD.L", "Abacus Corp", "XLON"),
      row("ABE", "Abacus Corp", "XNYS"),
    ]);
    expect(unknown.find("abacus").map(({ row: { symbol } }) => symbol)).toEqual(["ABE", "ABF", "ABD.L", "ABC.F"]);
  });

  it("finds every row that contains the query once, in its class, and otherwise only typos", () => {
    const word = fc.stringMatching(/^[a-c]{1,4}$/);
    const made = fc.record({ symbol: word, name: fc.array(word, { minLength: 1, maxLength: 3 }) });
    holds(
      fc.property(fc.array(made, { maxLength: 40 }), word, (items, query) => {
        const own = items.map(({ symbol, name }) => row(symbol, name.join(" ")));
        const matches: SymbolMatch[] = createSymbolIndex(own).find(query, 1_000);
        const real = matches.filter(({ match }) => match !== "typo");
        const containing = own.filter(({ symbol, name }) => symbol.includes(query) || name.includes(query));
        expect(new Set(matches.map((each) => each.row)).size).toBe(matches.length);
        expect(new Set(real.map((each) => each.row))).toEqual(new Set(containing));
        const order = ["exact", "prefix", "contains", "typo"];
        const classes = matches.map(({ match }) => order.indexOf(match));
        expect(classes).toEqual(classes.toSorted((one, other) => one - other));
        for (const each of matches) if (each.match === "exact") expect(each.row.symbol).toBe(query);
      }),
    );
  });
});

describe.skipIf(!hasRecordings)(`a directory of 46,740 symbols${recordingsNote}`, () => {
  const directory = () => {
    const path = new URL("../../../../shared/data/prices/reference/symbol-directory.csv", import.meta.url);
    const lines = readFileSync(path, "utf8").trim().split("\n").slice(1);
    return lines.map((line) => {
      const cells = [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = ""]) =>
        cell.replaceAll('"', ""),
      );
      return row(cells[0] ?? "", cells[1] ?? "", cells[2] ?? "", null, cells[3] ?? "");
    });
  };

  it("finds well-known names first, spelt well or badly", () => {
    const large = createSymbolIndex(directory());
    const first = (query: string) => large.find(query)[0]?.row.symbol;
    expect(large.size).toBeGreaterThan(46_000);
    expect(first("AAPL")).toBe("AAPL");
    expect(first("microsoft")).toBe("MSFT");
    expect(first("mircosoft")).toBe("MSFT");
    expect(first("bank of america")).toMatch(/^BA/);
    expect(first("brk.b")).toBe("BRK-B");
    expect(large.find("nvidia").map(({ row: { symbol } }) => symbol)).toContain("NVDA");
    expect(large.find("toyota motor").map(({ row: { symbol } }) => symbol)).toContain("TM");
  });
});
