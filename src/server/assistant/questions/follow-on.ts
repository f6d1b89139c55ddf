import { readingWords } from "#core/words/reading-words.ts";
import { type Candidate, fits, type ReadText } from "./read-question.ts";

/** What the earlier questions of a conversation were about. */
export interface Before {
  /** The last one that was a question of the list. */
  readonly sure: Candidate | null;
  readonly symbols: readonly string[];
}

/**
 * The question before with what a text names in the stead of its own: "and 2024?", "et Microsoft ?". Null for a text that says anything
 * else, and where the question has no place for it.
 */
export function goneOn(
  { compared, named, ahead, language }: Pick<ReadText, "compared" | "named" | "ahead" | "language">,
  { sure }: Before,
): Candidate | null {
  const [before, after] = language === "ja" ? ["", ""] : [String.raw`(?<!\p{L})`, String.raw`(?!\p{L})`];
  const rest = compared
    .replaceAll(/\{\p{L}+\}/gu, " ")
    .replaceAll(new RegExp(`${before ?? ""}(?:${readingWords[language].goingOn})${after ?? ""}`, "gu"), " ");
  const isNamed = named.symbols.length + named.accounts.length > 0 || named.period !== null;
  // What has no place in the question before would be dropped.
  const isMore = named.amounts.length + named.currencies.length > 0 || named.exchange !== null || named.hasMoreTimes;
  const isBare = !isMore && !/[\p{L}\p{N}]/u.test(rest);
  if (sure === null || !isNamed || !isBare) return null;
  const { filled } = sure;
  const merged: Candidate = {
    ...sure,
    score: 1,
    filled: {
      ...filled,
      ...(named.symbols.length > 0 ? { symbols: named.symbols, subjects: named.subjects, list: null } : {}),
      ...(named.accounts.length > 0 ? { accounts: named.accounts } : {}),
      ...(named.period === null ? {} : { period: sure.entry.isAhead ? (ahead ?? named.period) : named.period }),
      written: { ...filled.written, ...named.written },
    },
  };
  return fits(merged) ? merged : null;
}
