import type { Language } from "#core/languages/languages.ts";
import { splitRatio } from "#core/portfolio/missing-split.ts";
import { pageLanguage } from "../text/page-language.ts";

const between: Readonly<Record<Language, string>> = { en: "-for-", de: ":", fr: " pour ", es: " por ", ja: "対" };

/** Returns the ratio of a split as the page's language writes it: 4-for-1, 4:1, 1対4. `ratio` is new shares for one old. */
export function formatSplitRatio(ratio: string): string {
  const parts = splitRatio(ratio);
  return (pageLanguage === "ja" ? parts.toReversed() : parts).join(between[pageLanguage]);
}
