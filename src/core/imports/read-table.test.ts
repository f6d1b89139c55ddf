import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { detectDelimiter, readTable } from "./read-table.ts";
import { holds } from "../../../tests/support/holds.ts";

const maxRows = 2_000;

const rows = (text: string, delimiter: "," | ";" | "\t" | "|" = ",") => {
  const table = readTable(text, delimiter, maxRows);
  return "refused" in table ? table.refused : table.rows;
};

describe("a delimited text", () => {
  it("keeps delimiters, quotes and line ends inside quotes, and counts lines of the file", () =>
    expect(rows('a,"b,""c"""\r\n\r\n"x\ny",z\nlast,row')).toEqual([
      { line: 1, cells: ["a", 'b,"c"'], fault: null },
      { line: 3, cells: ["x\ny", "z"], fault: null },
      { line: 5, cells: ["last", "row"], fault: null },
    ]));

  it("names line and column of text after a closing quote, and reads on with the next line", () =>
    expect(rows('a,b\n1,"AA"PL,3\n4,5')).toEqual([
      { line: 1, cells: ["a", "b"], fault: null },
      {
        line: 2,
        cells: ["1", '"AA"PL', "3"],
        fault: {
          column: 2,
          fault: { code: "text-after-quotation" },
        },
      },
      { line: 3, cells: ["4", "5"], fault: null },
    ]));

  it("reports line and column of an unclosed quote", () =>
    expect(rows('a,b\n1,"two\n3,4')).toMatchObject([
      { line: 1 },
      { line: 2, fault: { column: 2, fault: { code: "quotation-not-closed" } } },
      { line: 3, cells: ["3", "4"] },
    ]));

  it("is refused with 200 columns, with a cell of more than 8 KB, and with too many rows", () => {
    expect(rows(`a\n${"x,".repeat(199)}x`)).toBe("Line 2 has 200 columns, but at most 128 can be read");
    expect(rows(`a,${"x".repeat(9_000)}`)).toBe("Line 1, column 2 has more than 8,192 characters");
    expect(rows("a,b\n".repeat(maxRows + 200))).toBe("The file has more than 2,000 rows. Split it into several files.");
  });

  it("uses the delimiter with the most even columns", () => {
    expect(detectDelimiter("a;b;c\n1,5;2,5;3,5\n4,5;5,5;6,5")).toBe(";");
    expect(detectDelimiter("a\tb\n1,000\t2")).toBe("\t");
    expect(detectDelimiter("a|b\n1|2")).toBe("|");
    expect(detectDelimiter('a,b\n"x;y",2')).toBe(",");
  });

  it("reads any written cells back", () => {
    const cell = fc.string().map((text) => text.trim());
    holds(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 6 }), { minLength: 1, maxLength: 8 }),
        (written) => {
          const full = written.map((cells) => ["x", ...cells]);
          const text = full.map((cells) => cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(",")).join("\r\n");
          const read = readTable(text, ",", maxRows);
          expect("refused" in read ? read : read.rows.map(({ cells }) => cells)).toEqual(full);
        },
      ),
    );
  });

  it("never throws", () => {
    holds(
      fc.property(fc.string({ unit: fc.constantFrom('"', ",", ";", "\n", "\r", "a", " "), maxLength: 60 }), (text) => {
        expect(readTable(text, detectDelimiter(text), maxRows)).toBeDefined();
      }),
      2_000,
    );
  });
});
