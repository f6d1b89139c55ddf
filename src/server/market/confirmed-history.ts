import type { Quote } from "#contract/market.ts";
import { zonedDate } from "#core/calendar/index.ts";
import { agrees, isDoubtfulMove } from "#core/market/plausibility.ts";
import type { ProvidedHistory } from "./provider.ts";
import type { Quotes } from "./quotes.ts";

export type ConfirmedHistory = ReturnType<typeof createConfirmedHistory>;

/**
 * Adds the newest bar of a history, held back for a move of more than half, as soon as the quote of the same day confirms
 * it: the gate of quotes has then judged the same move, by a second source or because it held.
 */
export function createConfirmedHistory(quotes: Pick<Quotes, "get">) {
  return async (history: ProvidedHistory): Promise<ProvidedHistory> => {
    const { unconfirmed, symbol, heldBack = [], bars } = history;
    if (unconfirmed === undefined) return history;
    const { quotes: found } = await quotes.get([symbol]);
    const quote = found[0];
    if (quote === undefined || !confirms(quote, history, unconfirmed)) return history;
    const { unconfirmed: _, ...rest } = history;
    return {
      ...rest,
      bars: [...bars, unconfirmed],
      heldBack: heldBack.filter(({ reason }) => reason !== "jump"),
    };
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
