const minNames = 10;
const minStories = 3;
const minStoryDays = 2;
/** Stories of a single day that are enough on their own. */
const manyStories = 8;

/**
 * Returns the reason there is too little evidence for a mood of the whole market. Null if there is enough. `storyDays`
 * is the number of different days the stories are from.
 */
export function tooLittleForMood({
  names,
  stories,
  storyDays,
}: {
  readonly names: number;
  readonly stories: number;
  readonly storyDays: number;
}): string | null {
  const lacking = [
    ...(names < minNames ? [`${names} of at least ${minNames} names with a price`] : []),
    ...(stories < minStories ? [`${stories} of at least ${minStories} stories`] : []),
    ...(stories >= minStories && stories < manyStories && storyDays < minStoryDays
      ? [`stories of ${storyDays} of at least ${minStoryDays} days`]
      : []),
  ];
  return lacking.length === 0 ? null : `Not enough data for a market mood: ${lacking.join(", ")}.`;
}
