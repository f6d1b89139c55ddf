import type { SymbolMood } from "#contract/sentiment.ts";

export type MoodColumn = "symbol" | "price" | "news" | "gap" | "stories";

export interface MoodOrder {
  readonly column: MoodColumn;
  readonly isDescending: boolean;
}

/** Sorts moods by a column. Gaps sort by size, and unknown values are last in either direction. */
export function sortMoods(moods: readonly SymbolMood[], { column, isDescending }: MoodOrder): readonly SymbolMood[] {
  const sign = isDescending ? -1 : 1;
  return moods.toSorted((one, other) => {
    if (column === "symbol") return sign * one.symbol.localeCompare(other.symbol);
    const value = figure(one, column);
    const otherValue = figure(other, column);
    if (value === null || otherValue === null)
      return Number(value === null) - Number(otherValue === null) || one.symbol.localeCompare(other.symbol);
    return sign * (value - otherValue) || one.symbol.localeCompare(other.symbol);
  });
}

function figure(mood: SymbolMood, column: Exclude<MoodColumn, "symbol">): number | null {
  if (column === "price") return mood.priceMood;
  if (column === "news") return mood.newsMood;
  if (column === "stories") return mood.stories;
  return mood.gap === null ? null : Math.abs(mood.gap);
}
