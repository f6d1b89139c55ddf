import type { HistoryInterval } from "#contract/market.ts";

/** How long an intraday bar lasts; daily and longer ones are not listed. */
export const minutesOfInterval: Partial<Record<HistoryInterval, number>> = {
  "1m": 1,
  "2m": 2,
  "5m": 5,
  "15m": 15,
  "30m": 30,
  "1h": 60,
};
