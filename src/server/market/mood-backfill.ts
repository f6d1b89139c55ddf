import { lastSession } from "#core/calendar/index.ts";
import { marketMood } from "#core/sentiment/index.ts";
import type { Histories } from "./histories.ts";
import type { MoodDay } from "./mood-store.ts";

const askedBars = 100;
/** A day counts when so many of the basket traded on it. */
const enoughShare = 0.6;

/** The mood of past sessions from the daily closes of a basket: breadth and price mood, without news. Oldest first. */
export async function moodsFromPrices(
  basket: readonly string[],
  histories: Histories,
  now: number,
): Promise<MoodDay[]> {
  const changes = new Map<string, number[]>();
  let loaded = 0;
  for (const symbol of basket) {
    // One at a time, so that the backfill doesn't delay users' requests.
    const history = await histories.get(symbol, "1d", askedBars);
    if (typeof history === "string" || history.provenance.status === "sample") continue;
    loaded += 1;
    for (const [index, bar] of history.bars.entries()) {
      const before = history.bars[index - 1];
      if (before === undefined || before.close <= 0) continue;
      const list = changes.get(bar.date) ?? [];
      list.push((bar.close / before.close - 1) * 100);
      changes.set(bar.date, list);
    }
  }
  // The running session is measured from live quotes instead.
  const running = lastSession("XNYS", now);
  return [...changes]
    .filter(([date, list]) => date !== running && list.length >= loaded * enoughShare)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([date, list]) => {
      const { score } = marketMood(list.map((changePercent) => ({ changePercent, newsMood: null })));
      return score === null ? [] : [{ date, score, hasNews: false }];
    });
}
