import { useSearchParams } from "react-router";
import { type MoodRange, moodRanges } from "./mood-course.ts";
import type { StoryWindow } from "./use-sentiment.ts";

export const sentimentScopes = ["mine", "watchlist", "market"] as const;
export type SentimentScope = (typeof sentimentScopes)[number];
export const storyWindows = ["1d", "7d", "30d"] as const satisfies readonly StoryWindow[];

export interface SentimentAddress {
  readonly scope: SentimentScope;
  readonly list: string | null;
  readonly window: StoryWindow;
  readonly range: MoodRange;
}

/** Keeps the view in the address, so that it can be bookmarked and shared. */
export function useSentimentAddress(): [SentimentAddress, (change: Partial<SentimentAddress>) => void] {
  const [params, setParams] = useSearchParams();
  const address: SentimentAddress = {
    scope: sentimentScopes.find((scope) => scope === params.get("scope")) ?? "mine",
    list: params.get("list"),
    window: storyWindows.find((window) => window === params.get("window")) ?? "7d",
    range: moodRanges.find((range) => range === params.get("range")) ?? "3M",
  };
  const change = (next: Partial<SentimentAddress>): void => {
    const { scope, list, window, range } = { ...address, ...next };
    setParams(
      {
        ...(scope === "mine" ? {} : { scope }),
        ...(list === null ? {} : { list }),
        ...(window === "7d" ? {} : { window }),
        ...(range === "3M" ? {} : { range }),
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [address, change];
}
