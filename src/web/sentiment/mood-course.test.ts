import { describe, expect, it } from "vitest";
import { moodCsv, moodDays, moodStretches } from "./mood-course.ts";

const day = (date: string, hasNews = true) => ({ date, score: 0.5, hasNews });

describe("moodDays", () => {
  it("counts a month back from the newest day, both included", () => {
    const history = [day("2026-02-01"), day("2026-02-02"), day("2026-03-04")];
    expect(moodDays(history, "1M").map(({ date }) => date)).toEqual(["2026-02-02", "2026-03-04"]);
    expect(moodDays(history, "3M")).toHaveLength(3);
  });

  it("has no days without a history", () => {
    expect(moodDays([], "3M")).toEqual([]);
  });
});

describe("moodStretches", () => {
  it("draws a step to or from a day without news as one without", () => {
    const days = [false, false, true, true, false].map((hasNews) => ({ hasNews }));
    expect(moodStretches(days)).toEqual([
      { from: 0, to: 2, hasNews: false },
      { from: 2, to: 3, hasNews: true },
      { from: 3, to: 4, hasNews: false },
    ]);
  });

  it("has no line for a single day", () => {
    expect(moodStretches([{ hasNews: true }])).toEqual([]);
  });
});

it("writes days as CSV with the basis of each", () => {
  expect(moodCsv([{ date: "2026-03-03", score: 0.41, hasNews: false }, day("2026-03-04")])).toBe(
    "date,mood,from\r\n2026-03-03,0.41,prices\r\n2026-03-04,0.5,prices and news\r\n",
  );
});
