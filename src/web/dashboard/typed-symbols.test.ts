import { describe, expect, it } from "vitest";
import { isSymbolList, typedSymbols } from "./typed-symbols.ts";

describe("typed symbols", () => {
  it.each([
    ["ko, META;nvda", ["KO", "META", "NVDA"]],
    ["KO、META，NVDA；AAPL", ["KO", "META", "NVDA", "AAPL"]],
    [" ko ,, KO, ", ["KO"]],
  ])("are parted by commas and semicolons: %s", (typed, symbols) => {
    expect(typedSymbols(typed)).toEqual(symbols);
    expect(isSymbolList(typed)).toBe(true);
  });

  // Keyboards of phones write capitals here.
  it.each(["home depot", "HOME DEPOT", "Home Depot"])("keep the words of a name together: %s", (typed) => {
    expect(typedSymbols(typed)).toEqual(["HOME DEPOT"]);
    expect(isSymbolList(typed)).toBe(false);
  });
});
