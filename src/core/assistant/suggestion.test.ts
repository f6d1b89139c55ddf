import { expect, it } from "vitest";
import { readerWords } from "../../../tests/support/reader-words.ts";
import { languages } from "../languages/languages.ts";
import { englishWords } from "../words/english-words.ts";
import { inEnglish, questionInEnglish, type SuggestionId, suggestionText } from "./suggestion.ts";

const ids = Object.keys(englishWords.suggestions) as SuggestionId[];

it.each(languages.filter((language) => language !== "en"))("reads every suggestion in %s", async (language) => {
  const { suggestions } = await readerWords(language);
  for (const id of ids)
    for (const values of [
      ["@NVDA", "MSFT"],
      ["BRK.B", "^GSPC"],
      ["Coca-Cola", "Johnson & Johnson"],
      ["@eurusd=x", "@7203.T"],
      ["7203.T", "@ALL"],
    ]) {
      const one = { id, values: id === "transactionsIn" ? ["2025"] : values };
      const text = suggestionText(one, suggestions);
      expect(questionInEnglish(text), text).toBe(inEnglish(one));
      const typed = text.replaceAll(/[?？¿]/g, "").trim();
      const small = values.some((value) => typed.startsWith(value))
        ? typed
        : typed.charAt(0).toLowerCase() + typed.slice(1);
      expect(questionInEnglish(small), small).toBe(inEnglish(one));
    }
});

it("leaves other questions as they are", () => {
  for (const question of [
    "What does NVDA cost?",
    "Nachrichten zu meinen Aktien",
    "Wie geht es dir",
    "Was kostet NVDA in Euro?",
    "NVDA",
    "",
    // German nouns begin with capitals, and are no names.
    "Wie viel Gewinn habe ich?",
    "Wie viel Geld habe ich?",
    "Wie lief Mein Depot dieses Jahr?",
    "Was kostet NVDA Gestern?",
    "Nachrichten zu Lufthansa",
    "Wie viel 5 habe ich?",
    "Mes opérations en Bourse",
    "Mes opérations en NVDA",
    "Meine Transaktionen 20255",
  ])
    expect(questionInEnglish(question), question).toBe(question);
});

it("takes the names that its caller knows", () => {
  const isName = (text: string) => ["Lufthansa", "iShares Core"].includes(text);
  expect(questionInEnglish("Nachrichten zu Lufthansa", isName)).toBe("News about Lufthansa");
  expect(questionInEnglish("Lufthansa und iShares Core vergleichen", isName)).toBe(
    "Compare Lufthansa and iShares Core",
  );
  expect(questionInEnglish("Lufthansa und Gewinn vergleichen", isName)).toBe("Lufthansa und Gewinn vergleichen");
  expect(questionInEnglish("Meine Transaktionen Lufthansa", isName)).toBe("Meine Transaktionen Lufthansa");
});
