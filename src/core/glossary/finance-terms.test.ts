import { expect, it } from "vitest";
import { financeTerm, financeTerms } from "./finance-terms.ts";

it("finds a term by any of its synonyms", () => {
  expect(financeTerm("P/E")?.name).toBe("P/E");
  expect(financeTerm("the price to earnings?")?.name).toBe("P/E");
  expect(financeTerm("an etf")?.name).toBe("ETF");
  expect(financeTerm("dividend yields")?.name).toBe("Dividend yield");
  expect(financeTerm("TWR")?.name).toBe("Time-weighted return");
  expect(financeTerm("moon phase")).toBeNull();
});

it("explains at least forty terms with unique synonyms", () => {
  expect(financeTerms.length).toBeGreaterThanOrEqual(40);
  for (const { name, alsoCalled } of financeTerms)
    for (const word of [name, ...alsoCalled]) expect(financeTerm(word)?.name, word).toBe(name);
});
