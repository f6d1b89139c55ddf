import { dayText } from "#core/calendar/day-text.ts";
import { tradingSession } from "#core/calendar/index.ts";
import { barDoubts, withoutDoubts } from "#core/market/plausibility.ts";
import type { ProvidedHistory } from "./provider.ts";

/** The history without what can't be true; what was held back is named. */
export function plausibleHistory(provided: ProvidedHistory, now: number): ProvidedHistory {
  const history = withinSessions(provided);
  const isLongerThanDay = history.interval === "1wk" || history.interval === "1mo";
  const doubts = barDoubts(history.bars, history.events, { currency: history.currency, now, isLongerThanDay });
  if (doubts.length === 0) return history;
  const heldBack = doubts.flatMap(({ date, reason, words, part }) =>
    part === "level" ? [] : { date, reason, words, part },
  );
  const restated = doubts.filter(({ part }) => part === "level").map(({ date }) => date);
  const jumped = doubts.find(({ reason }) => reason === "jump");
  const unconfirmed = jumped === undefined ? undefined : history.bars[jumped.index];
  const { bars } = withoutDoubts(history.bars, doubts);
  return { ...history, bars, heldBack, restated, ...(unconfirmed === undefined ? {} : { unconfirmed }) };
}

/** Intraday bars of the regular session alone: some sources mix in pre-market and after-hours trades. */
function withinSessions(history: ProvidedHistory): ProvidedHistory {
  const { exchange } = history;
  if (exchange === null || history.bars.every(({ time }) => time === undefined)) return history;
  const spans = new Map<string, readonly { readonly from: number; readonly to: number }[] | null>();
  const spansOf = (date: string) => {
    const known = spans.get(date);
    if (known !== undefined) return known;
    const session = tradingSession(exchange, date);
    const found =
      session.kind === "unknown" || session.spans.length === 0
        ? null
        : session.spans.map(({ opensAt, closesAt }) => ({ from: Date.parse(opensAt), to: Date.parse(closesAt) }));
    spans.set(date, found);
    return found;
  };
  const bars = history.bars.filter(({ date, time }) => {
    const open = time === undefined ? null : spansOf(date);
    if (open === null || time === undefined) return true;
    const at = Date.parse(time);
    // A source may stamp the closing auction with the time of the bell; with later bars it is the first one after hours.
    const isLast = () => !history.bars.some((other) => other.date === date && Date.parse(other.time ?? "") > at);
    return open.some(({ from, to }) => at >= from && (at < to || (at === to && isLast())));
  });
  return bars.length === history.bars.length ? history : { ...history, bars };
}

/** How many bars were held back, and why the first was, or were restated; null: none. */
export function heldBackNote({ heldBack = [], restated = [] }: Pick<ProvidedHistory, "heldBack" | "restated">) {
  const [first, oldest] = [heldBack[0], restated[0]];
  const notes = [
    first === undefined
      ? []
      : `${counted(heldBack.length)} held back, such as that of ${dayText(first.date)}: ${first.words}`,
    oldest === undefined ? [] : `Split-adjusted here: ${restated.length} bars from ${dayText(oldest)}.`,
  ].flat();
  return notes.length === 0 ? null : notes.join(" ");
}

function counted(count: number): string {
  return count === 1 ? "1 bar was" : `${count} bars were`;
}
