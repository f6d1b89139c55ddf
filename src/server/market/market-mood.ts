import type { MoodComponent } from "#contract/sentiment.ts";
import type { NewsItem } from "#contract/news.ts";
import type { Provenance } from "#contract/provenance.ts";
import { addDays, lastSession, zonedDate } from "#core/calendar/index.ts";
import { builtInInstruments } from "#core/market/built-in-instruments.ts";
import { lackingForMood, marketMood, moodWord } from "#core/sentiment/index.ts";
import type { Lacking } from "#core/sentiment/mood-evidence.ts";
import { mood as words } from "#core/words/en/mood.ts";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import type { Histories } from "./histories.ts";
import { moodsFromPrices } from "./mood-backfill.ts";
import { isUsable, joined, strongest } from "./mood-material.ts";
import type { MoodStore } from "./mood-store.ts";
import type { News } from "./news.ts";
import type { Quotes } from "./quotes.ts";

/** Instruments for the market's breadth: the well-known US shares of the built-in list. */
const basket = builtInInstruments.filter(({ type }) => type === "Common Stock").map(({ symbol }) => symbol);
/** Number of symbols whose daily closes give the mood of days before this server's first day. */
const backfillSymbols = 20;
const historyDays = 90;
const marketNewsDays = 7;

export interface MarketMoodOptions {
  readonly quotes: Quotes;
  readonly news: News;
  readonly histories: Histories;
  readonly moodStore: MoodStore;
  readonly clock: Clock;
  readonly log: Log;
}

/** Mood of the market, with its course: each day that is asked for is kept. */
export function createMarketMood({ quotes, news, histories, moodStore, clock, log }: MarketMoodOptions) {
  let backfilling: Promise<void> | null = null;

  async function current(): Promise<{
    score: number | null;
    reason: string | null;
    lacking: Lacking[];
    word: string | null;
    changeIn7Days: number | null;
    components: MoodComponent[];
    history: { date: string; score: number; hasNews: boolean }[];
    headlines: NewsItem[];
    provenance: Provenance;
  }> {
    const [{ quotes: found }, stories] = await Promise.all([quotes.get(basket), news.window("", marketNewsDays)]);
    const priced = found.filter(isUsable);
    const scored = stories.items.filter(({ sentiment }) => sentiment !== null);
    const mood = marketMood([
      ...priced.map(({ changePercent }) => ({ changePercent, newsMood: null })),
      ...scored.map(({ sentiment }) => ({ changePercent: null, newsMood: sentiment })),
    ]);
    const prices = joined(priced.map(({ provenance }) => provenance));
    const components = mood.components.map(({ name, value, weight, inputs }) => ({
      name,
      value,
      weight,
      rule: words.rules[name],
      count: inputs,
      provenance: name === "news" ? stories.provenance : prices,
    }));
    const lacking = lackingForMood({
      names: priced.length,
      stories: scored.length,
      storyDays: new Set(scored.map(({ publishedAt }) => publishedAt?.slice(0, 10))).size,
    });
    const score = lacking.length === 0 ? mood.score : null;
    const session = lastSession("XNYS", clock.now()) ?? zonedDate(clock.now(), "America/New_York");
    // Prices of another day can't score this one.
    if (score !== null && prices.status !== "stale" && priced.length > 0)
      await moodStore
        .keep({ date: session, score, hasNews: scored.length > 0 })
        .catch((error: unknown) => log.error({ err: error }, "the day's mood was not kept"));
    const history = await moodStore.since(addDays(session, -historyDays));
    if (history.length < historyDays / 2) backfill();
    const weekAgo = history.findLast(({ date }) => date <= addDays(session, -7));
    return {
      score,
      reason:
        lacking.length === 0
          ? null
          : words.notEnough(lacking.map(({ part, have, needed }) => words.lacking[part](have, needed))),
      lacking,
      word: score === null ? null : words.words[moodWord(score)],
      changeIn7Days: score === null || weekAgo === undefined ? null : score - weekAgo.score,
      components,
      history,
      headlines: strongest(scored),
      provenance: joined([prices, stories.provenance]),
    };
  }

  /** Once a process: past days from prices, while readers see what there is. */
  function backfill(): void {
    backfilling ??= moodsFromPrices(basket.slice(0, backfillSymbols), histories, clock.now())
      .then(async (days) => {
        await moodStore.fill(days);
        // Nothing came of it: the next reader tries again.
        if (days.length === 0) setTimeout(() => (backfilling = null), 60_000).unref();
      })
      .catch((error: unknown) => {
        backfilling = null;
        log.error({ err: error }, "could not calculate the mood of past days");
      });
  }

  return current;
}
