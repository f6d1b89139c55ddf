const minNames = 10;
const minStories = 3;
const minStoryDays = 2;
/** Stories of a single day that are enough on their own. */
const manyStories = 8;

/** One thing there is too little of. */
export interface Lacking {
  /** Names with a price, stories, or the different days they are from. */
  readonly part: "names" | "stories" | "days";
  readonly have: number;
  readonly needed: number;
}

/**
 * Returns what is missing for a mood of the whole market; an empty list if there is enough. `storyDays` is the number of
 * different days the stories are from.
 */
export function lackingForMood({
  names,
  stories,
  storyDays,
}: {
  readonly names: number;
  readonly stories: number;
  readonly storyDays: number;
}): Lacking[] {
  const hasFewDays = stories >= minStories && stories < manyStories && storyDays < minStoryDays;
  return [
    ...(names < minNames ? [{ part: "names", have: names, needed: minNames } as const] : []),
    ...(stories < minStories ? [{ part: "stories", have: stories, needed: minStories } as const] : []),
    ...(hasFewDays ? [{ part: "days", have: storyDays, needed: minStoryDays } as const] : []),
  ];
}
