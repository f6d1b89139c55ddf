import { barDoubts, withoutDoubts } from "#core/market/plausibility.ts";
import type { ProvidedHistory } from "./provider.ts";

/** The history without what cannot be true; what was set aside is named. */
export function plausibleHistory(history: ProvidedHistory, now: number): ProvidedHistory {
  const isLongerThanDay = history.interval === "1wk" || history.interval === "1mo";
  const doubts = barDoubts(history.bars, history.events, { currency: history.currency, now, isLongerThanDay });
  if (doubts.length === 0) return history;
  const heldBack = doubts.map(({ date, reason, words, part }) => ({ date, reason, words, part }));
  return { ...history, bars: withoutDoubts(history.bars, doubts).bars, heldBack };
}

/** How many bars were held back, and why the first was; null: none. */
export function heldBackNote({ heldBack = [] }: Pick<ProvidedHistory, "heldBack">): string | null {
  const first = heldBack[0];
  if (first === undefined) return null;
  const count = heldBack.length === 1 ? "1 bar was" : `${heldBack.length} bars were`;
  return `${count} held back, such as that of ${first.date}: ${first.words}`;
}
