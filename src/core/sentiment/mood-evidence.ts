const minNames = 10;
const minStories = 3;
const minStoryDays = 2;
/** So many stories of one day are enough by themselves. */
const manyStories = 8;

/**
 * Says why the evidence is too little for a mood of the whole market; null where it is enough. `storyDays` counts the different days the
 * stories are from.
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
  return lacking.length === 0 ? null : `There is too little to tell the market's mood: ${lacking.join(", ")}.`;
}
