import type { Language } from "../languages/languages.ts";
import { folded, tokensOf } from "./features.ts";

const known = new Map<Language, ReadonlySet<string>>();
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Folded words of the names of countries in a language: "japan", "united". */
export function regionWords(language: Language): ReadonlySet<string> {
  const before = known.get(language);
  if (before !== undefined) return before;
  const names = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
  const words = new Set(
    [...letters].flatMap((one) =>
      [...letters].flatMap((other) => tokensOf(folded(names.of(one + other) ?? "")).map(({ text }) => text)),
    ),
  );
  known.set(language, words);
  return words;
}
