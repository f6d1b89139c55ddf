import { exchangeFor, type Exchange } from "./exchanges.ts";
import { instantMs, instantText, type Instant } from "./instant.ts";
import { addDays, weekday } from "./plain-date.ts";
import { tradingDay, type Span, type TradingDay } from "./trading-session.ts";
import { zonedDate } from "./zoned-time.ts";

export type SessionState = "open" | "pre" | "after" | "closed" | "holiday";

/** The state of an exchange at a moment. */
export interface SessionStatus {
  readonly exchange: string;
  readonly name: string;
  readonly timeZone: string | null;
  /** Null: the schedule is unknown, and `reason` explains it. */
  readonly state: SessionState | null;
  readonly isOpen: boolean | null;
  /**
   * Open and close (RFC 3339 UTC) of the current session, otherwise of the next one. Null if none is known or it never
   * ends.
   */
  readonly opensAt: string | null;
  readonly closesAt: string | null;
  /** The holiday, the early close, the reason the exchange is closed, or the reason its schedule is unknown. */
  readonly reason: string | null;
}

// The longest pause between two sessions of a known calendar is Japan's ten days of May 2019.
const searchDays = 15;

/**
 * Returns the state of an exchange at a moment, and its open and close. An exchange is named by its MIC, or CRYPTO or
 * FX.
 */
export function sessionAt(exchange: string, at: Instant): SessionStatus {
  const found = exchangeFor(exchange);
  const ms = instantMs(at);
  const { id, name, timeZone, schedule } = found;
  const status = { exchange: id, name, timeZone };
  if (timeZone === null || schedule.kind === "unknown") {
    const reason = schedule.kind === "unknown" ? schedule.reason : null;
    return { ...status, state: null, isOpen: null, opensAt: null, closesAt: null, reason };
  }
  if (schedule.kind === "always")
    return { ...status, state: "open", isOpen: true, opensAt: null, closesAt: null, reason: "Trades around the clock" };

  const today = tradingDay(found, zonedDate(ms, timeZone));
  if (today.kind === "unknown")
    return { ...status, state: null, isOpen: null, opensAt: null, closesAt: null, reason: today.note };
  const { state, reason } = stateOn(today, ms, found);
  const session = runningOrNext(found, ms);
  return {
    ...status,
    state,
    isOpen: state === "open",
    opensAt: session === null ? null : instantText(session.fromMs),
    closesAt: session === null ? null : instantText(session.toMs),
    reason,
  };
}

function stateOn(day: TradingDay, ms: number, exchange: Exchange): { state: SessionState; reason: string | null } {
  if (day.spans.some((span) => span.fromMs <= ms && ms < span.toMs)) return { state: "open", reason: day.note };
  if (day.kind === "holiday") return { state: "holiday", reason: day.note };
  if (day.kind === "weekend" || exchange.schedule.kind === "foreign-exchange")
    return { state: "closed", reason: "Weekend" };
  const first = day.spans[0]?.fromMs ?? Number.POSITIVE_INFINITY;
  const last = day.spans.at(-1)?.toMs ?? Number.NEGATIVE_INFINITY;
  if (ms < first) {
    const isPre = day.preFromMs !== null && ms >= day.preFromMs;
    return isPre ? { state: "pre", reason: day.note } : { state: "closed", reason: "Before the open" };
  }
  if (ms >= last) {
    const isAfter = day.afterToMs !== null && ms < day.afterToMs;
    return isAfter ? { state: "after", reason: day.note } : { state: "closed", reason: "After the close" };
  }
  return { state: "closed", reason: "Lunch break" };
}

/**
 * The current session (to the day's last close, past any lunch break), otherwise the next one. Null if none is known.
 */
function runningOrNext(exchange: Exchange, ms: number): Span | null {
  const { timeZone } = exchange;
  if (timeZone === null) return null;
  const today = zonedDate(ms, timeZone);
  // Foreign exchange trades through midnight, so its session is the whole week.
  const firstDay = exchange.schedule.kind === "foreign-exchange" ? addDays(today, -(weekday(today) % 7)) : today;
  for (let offset = 0, date = firstDay; offset < searchDays; offset++, date = addDays(date, 1)) {
    const day = tradingDay(exchange, date);
    if (day.kind === "unknown") return null;
    const session = sessionOf(exchange, day, date, ms);
    if (session !== null) return session;
  }
  return null;
}

function sessionOf(exchange: Exchange, day: TradingDay, date: string, ms: number): Span | null {
  const first = day.spans[0];
  const last = day.spans.at(-1);
  if (first === undefined || last === undefined) return null;
  if (exchange.schedule.kind === "foreign-exchange") {
    const friday = tradingDay(exchange, addDays(date, 5 - (weekday(date) % 7))).spans[0];
    return weekday(date) === 7 && friday !== undefined && ms < friday.toMs
      ? { fromMs: first.fromMs, toMs: friday.toMs }
      : null;
  }
  if (ms >= last.toMs) return null;
  const inBreak = day.spans.find(
    (span, index) => index > 0 && ms < span.fromMs && ms >= (day.spans[index - 1]?.toMs ?? ms),
  );
  return { fromMs: (inBreak ?? first).fromMs, toMs: last.toMs };
}
