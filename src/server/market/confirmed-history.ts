import type { Quote } from "#contract/market.ts";
import { zonedDate } from "#core/calendar/index.ts";
import { agrees, barDoubts, isDoubtfulMove, withoutDoubts } from "#core/market/plausibility.ts";
import type { ProvidedHistory } from "./provider.ts";
import type { Quotes } from "./quotes.ts";

export type ConfirmedHistory = ReturnType<typeof createConfirmedHistory>;

/**
 * Judges the newest bars of a history by the quote. A bar held back for a move of more than half is added as soon as the
 * quote of the same day confirms it: the gate of quotes has then judged the same move, by a second source or because it
 * held. Before the first bar of a split's day, the quote shows whether the bars are restated for it.
 */
export function createConfirmedHistory(quotes: Pick<Quotes, "get">) {
  return async (history: ProvidedHistory): Promise<ProvidedHistory> => {
    const { unconfirmed, symbol, heldBack = [], bars } = history;
    const newest = bars.at(-1)?.date ?? "9999";
    const isBeforeSplit = history.events.some(({ type, date }) => type === "split" && date > newest);
    if (unconfirmed === undefined && !isBeforeSplit) return history;
    const { quotes: found } = await quotes.get([symbol]);
    const quote = found[0];
    if (quote === undefined) return history;
    if (unconfirmed === undefined) return restatedBy(quote, history);
    if (!confirms(quote, history, unconfirmed)) return history;
    const { unconfirmed: _, ...rest } = history;
    return {
      ...rest,
      bars: [...bars, unconfirmed],
      heldBack: heldBack.filter(({ reason }) => reason !== "jump"),
    };
  };
}

function restatedBy(
  { price, currency, provenance: { status, asOf } }: Quote,
  history: ProvidedHistory,
): ProvidedHistory {
  const { bars, events, currency: unit, timeZone, restated = [] } = history;
  if (price === null || asOf === null || status === "sample" || currency !== unit) return history;
  const date = zonedDate(Date.parse(asOf), timeZone ?? "UTC");
  const now = { date, open: null, high: null, low: null, close: price, volume: null };
  const levels = barDoubts([...bars, now], events).filter(({ part, index }) => part === "level" && index < bars.length);
  if (levels.length === 0) return history;
  return {
    ...history,
    bars: withoutDoubts(bars, levels).bars,
    restated: [...restated, ...levels.map((level) => level.date)],
  };
}

function confirms(
  { price, previousClose, currency, provenance: { source, status, asOf } }: Quote,
  { currency: unit, timeZone, origin }: ProvidedHistory,
  { date, close }: { readonly date: string; readonly close: number },
): boolean {
  if (price === null || asOf === null || status === "sample") return false;
  if (currency !== null && unit !== null && currency !== unit) return false;
  if (zonedDate(Date.parse(asOf), timeZone ?? "UTC") !== date || !agrees(price, close)) return false;
  // A quote of the same source that didn't show the move was never doubted, and proves nothing.
  return source !== origin.source || (previousClose !== null && isDoubtfulMove(previousClose, price));
}
