/** Bands of a mood between 0 and 1, each from its lower edge up. */
const bands = [
  { from: 0.65, word: "positive" },
  { from: 0.55, word: "slightlyPositive" },
  { from: 0.45, word: "neutral" },
  { from: 0.35, word: "slightlyNegative" },
  { from: 0, word: "negative" },
] as const;
export type MoodWord = (typeof bands)[number]["word"];

/**
 * The band of a mood: positive from 0.65, slightly positive from 0.55, neutral from 0.45, slightly negative from 0.35.
 */
export function moodWord(score: number): MoodWord {
  // Rounded as displayed, to two places: a mood shown as 0.55 is in the band of 0.55.
  const shown = Math.round(score * 100) / 100;
  return bands.find(({ from }) => shown >= from)?.word ?? "negative";
}
