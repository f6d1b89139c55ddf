import type { History, HistoryInterval, Sparkline } from "#contract/market.ts";
import type { CorporateEvent } from "#core/market/bar.ts";
import type { ConfirmedHistory } from "./confirmed-history.ts";
import type { NotOffered } from "./provider.ts";
import { createKnownHistories, type KnownHistoriesOptions } from "./known-histories.ts";

/** Five-minute bars of one session of 6.5 hours, and a little more. */
const sparklineBars = 80;

type Absence = "unknown" | "failed" | "not-offered";

export type Histories = ReturnType<typeof createHistories>;

/** Bars by symbol and interval, with where they come from. */
export function createHistories(options: KnownHistoriesOptions & { readonly confirmed: ConfirmedHistory }) {
  const { find, provenanceOf } = createKnownHistories(options);

  return {
    /**
     * Returns the newest `limit` bars; "unknown" when there is no such instrument, "failed" when no source answered,
     * "not-offered" when none has such bars of it.
     */
    async get(symbol: string, interval: HistoryInterval, limit: number): Promise<History | Absence> {
      const found = await find(symbol, interval, limit);
      if (found.kind !== "history") return found.kind;
      const history = await options.confirmed(found.history);
      const bars = history.bars.slice(-limit);
      const firstDate = bars[0]?.date ?? "";
      return {
        symbol: history.symbol,
        interval: history.interval,
        currency: history.currency,
        timeZone: history.timeZone,
        adjusted: history.adjusted,
        bars,
        events: history.events.filter((event) => event.date >= firstDate),
        heldBack: (history.heldBack ?? []).filter(({ date }) => date >= firstDate),
        provenance: provenanceOf(history),
      };
    },

    /** Who has which bars of an instrument, for a request that was answered with "not-offered"; else null. */
    async offer(symbol: string, interval: HistoryInterval, limit: number): Promise<NotOffered | null> {
      const found = await find(symbol, interval, limit);
      return found.kind === "not-offered" ? found : null;
    },

    /** Returns splits and dividends of the last hundred days; none when no source answered. */
    async events(symbol: string): Promise<readonly CorporateEvent[]> {
      const found = await find(symbol, "1d", 100);
      return found.kind === "history" && !found.history.origin.isSample ? found.history.events : [];
    },

    /** The course of the last session, for small charts; a symbol without one is left out. */
    async sparklines(symbols: readonly string[]): Promise<Sparkline[]> {
      const found = await Promise.all(symbols.map((symbol) => find(symbol, "5m", sparklineBars)));
      return found.flatMap((item) => {
        if (item.kind !== "history") return [];
        const { bars, symbol } = item.history;
        const lastDate = bars.at(-1)?.date;
        const session = bars.filter((bar) => bar.date === lastDate);
        const before = bars.findLast((bar) => bar.date !== lastDate);
        return [
          {
            symbol,
            closes: session.map((bar) => bar.close),
            previousClose: before?.close ?? item.history.previousClose,
            provenance: provenanceOf(item.history),
          },
        ];
      });
    },
  };
}
