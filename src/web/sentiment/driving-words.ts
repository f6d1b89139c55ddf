import type { NewsItem } from "#contract/news.ts";

export interface DrivingWord {
  readonly words: string;
  readonly tone: "positive" | "negative";
}

/** Returns the expressions that counted in story titles, most frequent first. */
export function drivingWords(headlines: readonly NewsItem[], maxWords: number): readonly DrivingWord[] {
  const counts = new Map<string, DrivingWord & { count: number }>();
  for (const { title, titleMatches } of headlines)
    for (const { start, end, tone } of titleMatches) {
      const words = title.slice(start, end).toLowerCase();
      const known = counts.get(words);
      counts.set(words, { words, tone, count: (known?.count ?? 0) + 1 });
    }
  return [...counts.values()]
    .toSorted((one, other) => other.count - one.count)
    .slice(0, maxWords)
    .map(({ words, tone }) => ({ words, tone }));
}
