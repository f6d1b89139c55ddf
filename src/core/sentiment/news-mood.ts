import { textSentiment } from "./text-sentiment.ts";

export interface NewsMood {
  /** 0 to 1. Null without stories. */
  readonly value: number | null;
  readonly stories: number;
  /** Fewer than three stories. */
  readonly lowEvidence: boolean;
}

const enoughStories = 3;

/** Mean tone of the stories about a symbol. Without stories it is "No stories", which isn't neutral (decision 34). */
export function newsMood(stories: readonly { readonly title: string; readonly summary?: string | null }[]): NewsMood {
  const tones = stories.map(({ title, summary }) => textSentiment(summary == null ? title : `${title}\n${summary}`));
  const sum = tones.reduce((total, tone) => total + tone, 0);
  return {
    value: tones.length === 0 ? null : sum / tones.length,
    stories: tones.length,
    lowEvidence: tones.length < enoughStories,
  };
}
