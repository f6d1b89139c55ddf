import type { Language } from "../languages/languages.ts";
import { listWords, type ListWords } from "../words/list-words.ts";
import type { AmountPlace } from "./read-amounts.ts";

interface Span {
  readonly from: number;
  readonly to: number;
}

/** A list that a question is about, entry by entry, and all the words that name it: "which of my stocks", "on my watchlist". */
export interface ListPlace {
  readonly of: "holdings" | "watchlist";
  /** In order, none within another. */
  readonly places: readonly Span[];
  /** True where the entries are called stocks, not positions: a price may be meant as well as a value. */
  readonly areStocks: boolean;
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

/** The list of the user's own that a folded text names: by a word of its own, or by a noun and its owner. */
export function readList(text: string, language: Language): ListPlace | null {
  const { entries, owner, held, watched } = listWords[language];
  const [ofWatchlist, ofHoldings, ofOwner, ofEntries] = [watched, held, owner, entries].map((words) =>
    [...text.matchAll(patternOf(words, language))].map((match) => ({
      from: match.index,
      to: match.index + match[0].length,
    })),
  );
  const has = (places: readonly Span[] | undefined) => (places ?? []).length > 0;
  const isInAccount = text.includes("{account}");
  const isHeld = has(ofHoldings) || ((has(ofOwner) || isInAccount) && has(ofEntries));
  if (!has(ofWatchlist) && !isHeld) return null;
  const all = [ofWatchlist, ofHoldings, ofOwner, ofEntries].flatMap((places) => places ?? []);
  return {
    of: has(ofWatchlist) ? "watchlist" : "holdings",
    areStocks: has(ofEntries),
    places: all
      .filter(
        (one, at) =>
          !all.some((other, place) => place !== at && contains(other, one) && (!contains(one, other) || place < at)),
      )
      .toSorted((one, other) => one.from - other.from),
  };
}

function contains(one: Span, other: Span): boolean {
  return one.from <= other.from && other.to <= one.to;
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

/** Where an order is asked for without an end. */
export function readSorted(text: string, language: Language): readonly Span[] {
  return [...text.matchAll(patternOf(listWords[language].sorted, language))].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
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

const openScale = 1_000;

/** The two ends of "between 5 and 10", both within it; null for any other text. The unit may stand at one of them alone. */
export function readRange(
  text: string,
  [one, other, ...others]: readonly AmountPlace[],
  language: Language,
): readonly BoundPlace[] | null {
  if (one === undefined || other === undefined || others.length > 0) return null;
  const { between, to } = listWords[language];
  const isBehind = language === "ja";
  const joint = text.slice(one.at.to, other.at.from).trim();
  const before = new RegExp(`(?<![\\p{L}\\p{N}])(?:${between})\\s*$`, "u").exec(text.slice(0, one.at.from));
  const behind = new RegExp(`^\\s*(?:${between})`, "u").exec(text.slice(other.at.to));
  const frame = isBehind ? behind : before;
  if (frame === null || !new RegExp(`^(?:${to})$`, "u").test(joint)) return null;
  // "Between 3 and 4 trillion": the scale of the first is left open.
  if (other.value >= one.value * openScale) return null;
  const unit = one.kind === "number" ? other : one;
  const end = isBehind ? other.at.to + frame[0].length : other.at.to;
  const start = isBehind ? one.at.from : frame.index;
  const bound = (is: BoundPlace["is"], amount: AmountPlace): BoundPlace => ({
    is,
    isInclusive: true,
    amount: { ...amount, kind: unit.kind, currency: unit.currency },
    from: start,
    to: end,
  });
  return one.value <= other.value
    ? [bound("above", one), bound("below", other)]
    : [bound("above", other), bound("below", one)];
}

/** The bound that the words beside an amount of a folded text make of it; null where it is none. */
export function readBound(text: string, amount: AmountPlace, language: Language): BoundPlace | null {
  const words = listWords[language];
  const { from, to } = amount.at;
  const isBehind = language === "ja";
  for (const [key, is, isInclusive] of isBehind ? [] : ends) {
    const found = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words[key]})\\s*$`, "u").exec(text.slice(0, from));
    if (found !== null) return { is, isInclusive, amount, from: found.index, to };
  }
  for (const [key, is, isInclusive] of isBehind ? ends : behind) {
    // "Over 10 and under 30" has two bounds.
    const found = new RegExp(
      `^\\s*(?:${words[key]})${isBehind ? "" : String.raw`(?!\p{L})(?!\s*[$€£]?\p{N})`}`,
      "u",
    ).exec(text.slice(to));
    if (found !== null) return { is, isInclusive, amount, from, to: to + found[0].length };
  }
  return null;
}
