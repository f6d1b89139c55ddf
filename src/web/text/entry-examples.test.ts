import { expect, it } from "vitest";
import { languages } from "#core/languages/languages.ts";
import { parseSmartEntry } from "#core/portfolio/smart-entry.ts";
import type { catalogue as german } from "./de/index.ts";

const decimalSigns = { en: ".", de: ",", fr: ",", es: ",", ja: "." } as const;

it.each(languages)("the example lines in %s are read with the numbers of that language", async (language) => {
  const module: unknown = await import(`./${language}/index.ts`);
  const { transactions, home } = (
    language === "en" ? module : (module as { catalogue: object }).catalogue
  ) as typeof german;
  const decimalSign = decimalSigns[language];
  for (const line of [
    ...transactions.examples,
    transactions.smartPlaceholder,
    ...home.setup.examples,
    home.setup.placeholder,
  ]) {
    const { draft, faults } = parseSmartEntry(line, {
      today: "2026-03-04",
      decimalSign,
      isGroupedBySpaces: language === "fr",
    });
    expect(faults, line).toEqual([]);
    for (const number of line.match(/\d+[.,]\d{2}(?!\d|\.)/g) ?? []) expect(number, line).toContain(decimalSign);
    expect(draft.symbol ?? draft.amount, line).toBeDefined();
  }
});
