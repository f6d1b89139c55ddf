import type { Language } from "../languages/languages.ts";
import { listWords, type ListWords } from "../words/list-words.ts";
import type { AmountPlace } from "./read-amounts.ts";

interface Span {
  readonly from: number;
  readonly to: number;
}

/** A list that a question is about, entry by entry: "which of my stocks", "on my watchlist". */
export interface ListPlace extends Span {
  readonly of: "holdings" | "watchlist";
}

/** A bound beside an amount: "above 5%", "3% or more". The span has the words and the amount. */
export interface BoundPlace extends Span {
  readonly is: "above" | "below";
  readonly isInclusive: boolean;
  readonly amount: AmountPlace;
}

/** An end that a list is ordered from: "the highest", "lowest first". */
export interface RankPlace extends Span {
  readonly end: "most" | "least";
}

/** A text without words that only frame a figure; places and what names it stay. */
export function unframed(text: string, language: Language): string {
  return text.replaceAll(patternOf(listWords[language].frame, language), " ");
}

function patternOf(words: string, language: Language): RegExp {
  const [before, after] =
    language === "ja" ? ["", ""] : [String.raw`(?<![\p{L}\p{N}{])`, String.raw`(?![\p{L}\p{N}}])`];
  return new RegExp(`${before ?? ""}(?:${words})${after ?? ""}`, "gu");
}

/** The first list of the user's own that a folded text names, and the longest name for it. */
export function readList(text: string, language: Language): ListPlace | null {
  const { held, watched } = listWords[language];
  const [watchlist] = text.matchAll(patternOf(watched, language));
  const [holdings] = text.matchAll(patternOf(held, language));
  const match = watchlist ?? holdings;
  if (match === undefined) return null;
  return {
    of: watchlist === undefined ? "holdings" : "watchlist",
    from: match.index,
    to: match.index + match[0].length,
  };
}

/** The ends that a folded text asks for, in order. */
export function readRanks(text: string, language: Language): readonly RankPlace[] {
  const words = listWords[language];
  const places = (["least", "most"] as const).flatMap((end) =>
    [...text.matchAll(patternOf(words[end], language))].map((match) => ({
      end,
      from: match.index,
      to: match.index + match[0].length,
    })),
  );
  // "The lowest" has the words of one end, and no others; "一番低い" those of both.
  return places
    .filter(
      (one) =>
        !places.some(
          (other) =>
            other !== one && other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from,
        ),
    )
    .toSorted((one, other) => one.from - other.from);
}

const ends = [
  ["atLeast", "above", true],
  ["atMost", "below", true],
  ["above", "above", false],
  ["below", "below", false],
] as const satisfies readonly (readonly [keyof ListWords, BoundPlace["is"], boolean])[];
const behind = [
  ["orMore", "above", true],
  ["orLess", "below", true],
] as const satisfies readonly (readonly [keyof ListWords, BoundPlace["is"], boolean])[];

/** The bound that the words beside an amount of a folded text make of it; null where it is none. */
export function readBound(text: string, amount: AmountPlace, language: Language): BoundPlace | null {
  const words = listWords[language];
  const { from, to } = amount.at;
  const isBehind = language === "ja";
  for (const [key, is, isInclusive] of isBehind ? [...ends, ...behind] : behind) {
    const found = new RegExp(`^\\s*(?:${words[key]})${isBehind ? "" : String.raw`(?!\p{L})`}`, "u").exec(
      text.slice(to),
    );
    if (found !== null) return { is, isInclusive, amount, from, to: to + found[0].length };
  }
  if (isBehind) return null;
  for (const [key, is, isInclusive] of ends) {
    const found = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words[key]})\\s*$`, "u").exec(text.slice(0, from));
    if (found !== null) return { is, isInclusive, amount, from: found.index, to };
  }
  return null;
}
