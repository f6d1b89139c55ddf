import { describe, expect, it } from "vitest";
import { isAmbiguousNumber, provenDecimalSign, readNumber } from "./read-number.ts";

describe("a written number", () => {
  it.each([
    ["1234.56", null, "1234.56"],
    ["1,234.56", null, "1234.56"],
    ["1.234,56", null, "1234.56"],
    ["1'234.56", null, "1234.56"],
    ["1 234,56", null, "1234.56"],
    ["1.234.567", null, "1234567"],
    ["12,34,567.00", ".", "1234567"],
    ["1,234", ".", "1234"],
    ["1,234", ",", "1.234"],
    ["1.234", ",", "1234"],
    ["1.234", null, "1.234"],
    ["0,123", null, "0.123"],
    ["12,5", null, "12.5"],
    ["$1,575.40", null, "1575.4"],
    ["US$12.00", null, "12"],
    ["-$12.00", null, "-12"],
    ["12,00 €", null, "12"],
    ["(12.00)", null, "-12"],
    ["($12.00)", null, "-12"],
    ["12.00-", null, "-12"],
    ["\u221212", null, "-12"],
    ["+3", null, "3"],
    ["-0.00", null, "0"],
    [".5", null, "0.5"],
    ["5.", null, "5"],
  ] as const)("%s, decimal sign %s, is %s", (text, sign, value) => expect(readNumber(text, sign)).toEqual({ value }));

  it.each(["", "NaN", "1e30", "--3", "-3-", "twelve", "1..2", "1,2,3.4.5", ".", "9".repeat(61)])(
    "%s is refused with a sentence",
    (text) => expect(readNumber(text)).toHaveProperty("fault"),
  );

  it("lists both meanings if ambiguous", () =>
    expect(readNumber("1,234")).toEqual({
      fault: { code: "ambiguous-number", text: "1,234", one: "1234", other: "1.234" },
    }));

  it("is read with its writer's decimal sign, and never a thousand times too large", () => {
    const read = (text: string) => readNumber(text, null, ",");
    expect(["131,20", "1,234", "131.20", "1.234,5", "1,234.5"].map(read)).toEqual(
      ["131.2", "1.234", "131.2", "1234.5", "1234.5"].map((value) => ({ value })),
    );
    expect(read("1.234")).toEqual({
      fault: { code: "ambiguous-number", text: "1.234", one: "1234", other: "1,234" },
    });
  });

  it("is refused if its decimal sign contradicts the file, and never a thousand times too large", () => {
    expect(readNumber("12,5", ".")).toHaveProperty("fault");
    expect(readNumber("1.234,56", ".")).toHaveProperty("fault");
  });

  it("proves its decimal sign if it can", () => {
    expect(["1,5", "1.50", "1,234", "1.234,5", "1,234,567", "12", "x"].map(provenDecimalSign)).toEqual([
      ",",
      ".",
      null,
      ",",
      ".",
      null,
      null,
    ]);
    expect(["1,5", "1,234", "1.234", "12"].map(isAmbiguousNumber)).toEqual([false, true, true, false]);
  });
});
