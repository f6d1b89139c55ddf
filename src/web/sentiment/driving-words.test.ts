import { expect, it } from "vitest";
import type { NewsItem } from "#contract/news.ts";
import { drivingWords } from "./driving-words.ts";

function story(title: string, ...matched: readonly (readonly [string, "positive" | "negative"])[]): NewsItem {
  return {
    id: title,
    title,
    summary: null,
    url: null,
    source: null,
    publishedAt: null,
    sentiment: 0.5,
    relevantSymbols: [],
    thumbnail: null,
    titleMatches: matched.map(([words, tone]) => ({
      start: title.indexOf(words),
      end: title.indexOf(words) + words.length,
      tone,
    })),
  };
}

it("lists each expression once, most frequent first", () => {
  const stories = [
    story("Margin falls short", ["falls short", "negative"]),
    story("Orders Beat hopes", ["Beat", "positive"]),
    story("Sales beat hopes", ["beat", "positive"]),
  ];
  expect(drivingWords(stories, 3)).toEqual([
    { words: "beat", tone: "positive" },
    { words: "falls short", tone: "negative" },
  ]);
  expect(drivingWords(stories, 1)).toHaveLength(1);
});
