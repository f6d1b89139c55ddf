/** Bands of a mood between 0 and 1, each from its lower edge up. */
const bands = [
  { from: 0.65, word: "Positive" },
  { from: 0.55, word: "Slightly positive" },
  { from: 0.45, word: "Neutral" },
  { from: 0.35, word: "Slightly negative" },
  { from: 0, word: "Negative" },
] as const;
export type MoodWord = (typeof bands)[number]["word"];

/**
 * Describes a mood in words: Positive from 0.65, Slightly positive from 0.55, Neutral from 0.45, Slightly negative from
 * 0.35.
 */
export function moodWord(score: number): MoodWord {
  // Rounded as displayed, to two places: a mood shown as 0.55 is in the band of 0.55.
  const shown = Math.round(score * 100) / 100;
  return bands.find(({ from }) => shown >= from)?.word ?? "Negative";
}
