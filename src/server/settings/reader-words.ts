import type { Preferences } from "#contract/settings.ts";
import type { Language } from "#core/languages/languages.ts";
import type { Words } from "#core/words/shape.ts";
import { wordsIn } from "#core/words/words.ts";
import { writingOf } from "#core/words/writing.ts";

/** The words for one reader. */
export interface ReaderWords {
  /** In the account's language and formats; in the caller's language while the account has none, else in English. */
  readonly ofUser: (userId: string, caller?: Language) => Promise<Words>;
  /** The account's language, else the caller's, else English. */
  readonly languageOf: (userId: string, caller?: Language) => Promise<Language>;
  /** In the account's formats and a given language, for a letter that was begun in it. */
  readonly inLanguage: (userId: string, language: Language) => Promise<Words>;
  /** For people without an account. */
  readonly ofLanguage: (language: Language) => Promise<Words>;
}

/** Finds the words for readers. `chosenBy` returns the preferences that a user has chosen, without defaults. */
export function createReaderWords(chosenBy: (userId: string) => Promise<Partial<Preferences>>): ReaderWords {
  const written = (language: Language, { numberFormat, dateFormat }: Partial<Preferences>): Promise<Words> => {
    const numbers = numberFormat === undefined || numberFormat === "browser" ? null : numberFormat;
    return wordsIn(writingOf({ language, numbers, dates: dateFormat ?? "day-month" }));
  };
  return {
    async ofUser(userId, caller = "en") {
      const chosen = await chosenBy(userId);
      return written(chosen.language ?? caller, chosen);
    },
    languageOf: async (userId, caller = "en") => (await chosenBy(userId)).language ?? caller,
    inLanguage: async (userId, language) => written(language, await chosenBy(userId)),
    ofLanguage: (language) => wordsIn(writingOf({ language, numbers: null, dates: "day-month" })),
  };
}
