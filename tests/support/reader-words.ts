import type { Language } from "#core/languages/languages.ts";
import type { Words } from "#core/words/shape.ts";
import { wordsIn } from "#core/words/words.ts";
import { writingOf } from "#core/words/writing.ts";

/** The words of a reader who chose a language alone. */
export function readerWords(language: Language): Promise<Words> {
  return wordsIn(writingOf({ language, numbers: null, dates: "day-month" }));
}
