import { expect, it } from "vitest";
import { readerWords } from "../../../tests/support/reader-words.ts";
import { languages } from "../languages/languages.ts";
import { englishWords } from "../words/english-words.ts";
import { financeTerm, financeTerms, termInAnyLanguage } from "./finance-terms.ts";
import { termWords } from "./term-words.ts";

it("finds a term by any of its synonyms", () => {
  expect(financeTerm("P/E")).toBe("priceEarnings");
  expect(financeTerm("the price to earnings?")).toBe("priceEarnings");
  expect(financeTerm("an etf")).toBe("etf");
  expect(financeTerm("dividend yields")).toBe("dividendYield");
  expect(financeTerm("TWR")).toBe("timeWeightedReturn");
  expect(financeTerm("moon phase")).toBeNull();
  expect(financeTerm("KGV")).toBeNull();
});

it("finds a term by its words in other languages", () => {
  for (const word of ["KGV", "kurs-gewinn-verhältnis", "PER", "株価収益率"])
    expect(termInAnyLanguage(word), word).toBe("priceEarnings");
  expect(termInAnyLanguage("rendement du dividende")).toBe("dividendYield");
  expect(termInAnyLanguage("Mondphase")).toBeNull();
});

it("explains at least forty terms with unique synonyms", () => {
  expect(financeTerms.length).toBeGreaterThanOrEqual(40);
  for (const id of financeTerms)
    for (const word of [englishWords.glossary.terms[id].name, ...termWords[id].english.split(", ")])
      if (word !== "") expect(financeTerm(word), word).toBe(id);
});

it.each(languages)("finds each term by its name in %s, which no other term has", async (language) => {
  const { terms } = (await readerWords(language)).glossary;
  for (const id of financeTerms) expect(termInAnyLanguage(terms[id].name), terms[id].name).toBe(id);
});
