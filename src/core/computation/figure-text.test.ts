import { describe, expect, it } from "vitest";
import { figureText } from "./figure-text.ts";

describe("a figure in words", () => {
  it.each([
    [0.000_012_34, "$0.00001234"],
    [-0.0512, "−$0.0512"],
    [0.001, "$0.0010"],
    [0, "$0.00"],
    [1234.5, "$1,234.50"],
    [4.35e12, "$4.35T"],
  ])("%d dollars", (value, words) => {
    expect(figureText({ value, unit: "money", currency: "USD" })).toBe(words);
  });
});
