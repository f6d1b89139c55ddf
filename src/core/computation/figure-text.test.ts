import { describe, expect, it } from "vitest";
import { figureText } from "./figure-text.ts";

describe("formatting a figure", () => {
  it.each([
    [0.000_012_34, "$0.00001234"],
    [-0.0512, "−$0.0512"],
    [0.001, "$0.0010"],
    [0, "$0.00"],
    [1234.5, "$1,234.50"],
    [4.35e12, "$4.35T"],
    [999_997_000, "$1.00B"],
    [0.2575, "$0.2575"],
    [1.5, "$1.50"],
  ])("%d dollars", (value, words) => {
    expect(figureText({ value, unit: "money", currency: "USD" })).toBe(words);
  });

  it("has the digits of its currency", () => {
    expect(figureText({ value: 123_456.4, unit: "money", currency: "JPY" })).toBe("¥123,456");
    expect(figureText({ value: 0.9174, unit: "money", currency: "EUR" })).toBe("€0.9174");
    expect(figureText({ value: 512.5, unit: "money", currency: "GBp" })).toBe("512.50 GBp");
  });
});
