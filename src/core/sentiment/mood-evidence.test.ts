import { expect, it } from "vitest";
import { lackingForMood } from "./mood-evidence.ts";

it.each([
  [5, 0, 0, ["names 5 of 10", "stories 0 of 3"]],
  [9, 30, 5, ["names 9 of 10"]],
  [10, 2, 2, ["stories 2 of 3"]],
  [10, 3, 1, ["days 1 of 2"]],
])("gives no mood for %s names and %s stories from %s days", (names, stories, storyDays, expected) => {
  const lacking = lackingForMood({ names, stories, storyDays });
  expect(lacking.map(({ part, have, needed }) => `${part} ${have} of ${needed}`)).toEqual(expected);
});

it("gives a mood for ten names and three stories from two days", () => {
  expect(lackingForMood({ names: 10, stories: 3, storyDays: 2 })).toEqual([]);
});
