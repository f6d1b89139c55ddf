import { expect, it } from "vitest";
import { tooLittleForMood } from "./mood-evidence.ts";

it.each([
  [5, 0, 0, /5 of at least 10 names with a price, 0 of at least 3 stories/],
  [9, 30, 5, /9 of at least 10 names/],
  [10, 2, 2, /2 of at least 3 stories/],
  [10, 3, 1, /stories of 1 of at least 2 days/],
])("gives no mood for %s names and %s stories from %s days", (names, stories, storyDays, words) => {
  expect(tooLittleForMood({ names, stories, storyDays })).toMatch(words);
});

it("gives a mood for ten names and three stories from two days", () => {
  expect(tooLittleForMood({ names: 10, stories: 3, storyDays: 2 })).toBeNull();
});
