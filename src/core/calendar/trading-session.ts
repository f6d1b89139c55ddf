import { exchangeFor, type Exchange, type ExchangeSchedule, type Hours } from "./exchanges.ts";
import { instantText } from "./instant.ts";
import { isWeekend, weekday, yearOf, type PlainDate } from "./plain-date.ts";
import { zonedInstantMs } from "./zoned-time.ts";

/** The session of an exchange on one day of its own calendar. */
export interface TradingSession {
  readonly exchange: string;
  readonly date: PlainDate;
  /** "unknown": no calendar covers this day. */
  readonly kind: "session" | "weekend" | "holiday" | "unknown";
  /** RFC 3339 UTC. Null on a day without a session. */
  readonly opensAt: string | null;
  readonly closesAt: string | null;
  /** The trading times: two if there is a lunch break. */
  readonly spans: readonly { readonly opensAt: string; readonly closesAt: string }[];
  readonly preOpensAt: string | null;
  readonly afterClosesAt: string | null;
  /** The holiday, the early close, or the reason the schedule is unknown. */
  readonly note: string | null;
}

/** Returns the session of an exchange on a day of its own calendar. */
export function tradingSession(exchange: string, date: PlainDate): TradingSession {
  const day = tradingDay(exchangeFor(exchange), date);
  const first = day.spans[0];
  const last = day.spans.at(-1);
  return {
    exchange: exchangeFor(exchange).id,
    date,
    kind: day.kind,
    opensAt: first === undefined ? null : instantText(first.fromMs),
    closesAt: last === undefined ? null : instantText(last.toMs),
    spans: day.spans.map((span) => ({ opensAt: instantText(span.fromMs), closesAt: instantText(span.toMs) })),
    preOpensAt: day.preFromMs === null ? null : instantText(day.preFromMs),
    afterClosesAt: day.afterToMs === null ? null : instantText(day.afterToMs),
    note: day.note,
  };
}

export interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

/** The same in milliseconds, for calendar calculations. */
export interface TradingDay {
  readonly kind: TradingSession["kind"];
  readonly spans: readonly Span[];
  readonly preFromMs: number | null;
  readonly afterToMs: number | null;
  readonly note: string | null;
}

const remembered = new Map<string, TradingDay>();

/** Returns an exchange's session on a day. Cached because time zone lookups are slow. */
export function tradingDay(exchange: Exchange, date: PlainDate): TradingDay {
  const key = `${exchange.id} ${date}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const day = computedDay(exchange, date);
  if (remembered.size > 20_000) remembered.clear();
  remembered.set(key, day);
  return day;
}

function computedDay(exchange: Exchange, date: PlainDate): TradingDay {
  const { schedule, timeZone } = exchange;
  if (schedule.kind === "unknown" || timeZone === null)
    return withoutSession("unknown", schedule.kind === "unknown" ? schedule.reason : null);
  if (schedule.kind === "always") return withHours([["00:00", "24:00"]], date, timeZone);
  if (schedule.kind === "foreign-exchange") return foreignExchangeDay(date, timeZone);
  return exchangeDay(schedule, date, timeZone);
}

function foreignExchangeDay(date: PlainDate, timeZone: string): TradingDay {
  const day = weekday(date);
  if (day === 6) return withoutSession("weekend", null);
  const from = day === 7 ? "17:00" : "00:00";
  const to = day === 5 ? "17:00" : "24:00";
  return withHours([[from, to]], date, timeZone);
}

function exchangeDay(schedule: ExchangeSchedule, date: PlainDate, timeZone: string): TradingDay {
  const { calendar } = schedule;
  const year = yearOf(date);
  if (year < calendar.firstYear || year > calendar.lastYear)
    return withoutSession("unknown", `The calendar only covers ${calendar.firstYear} to ${calendar.lastYear}`);
  const holiday = calendar.holidays(year).get(date);
  if (isWeekend(date)) return withoutSession("weekend", null);
  if (holiday !== undefined) return withoutSession("holiday", holiday);

  const early = calendar.earlyCloses(year).get(date);
  const opensLate = calendar.lateOpens?.(year).get(date);
  const spans = (schedule.hours.findLast(({ since }) => since <= date)?.spans ?? [])
    .map(([from, to]): Hours => [later(from, opensLate ?? from), earlier(to, early?.closes ?? to)])
    .filter(([from, to]) => from < to);
  const afterCloses = early === undefined ? schedule.afterCloses : schedule.afterClosesEarly;
  return {
    ...withHours(spans, date, timeZone),
    preFromMs: schedule.preOpens === null ? null : zonedInstantMs(date, minutesOf(schedule.preOpens), timeZone),
    afterToMs: afterCloses === null ? null : zonedInstantMs(date, minutesOf(afterCloses), timeZone),
    note: early?.note ?? (opensLate === undefined ? null : "Late opening"),
  };
}

function withHours(hours: readonly Hours[], date: PlainDate, timeZone: string): TradingDay {
  const spans = hours.map(([from, to]) => ({
    fromMs: zonedInstantMs(date, minutesOf(from), timeZone),
    toMs: zonedInstantMs(date, minutesOf(to), timeZone),
  }));
  return { kind: "session", spans, preFromMs: null, afterToMs: null, note: null };
}

function withoutSession(kind: TradingSession["kind"], note: string | null): TradingDay {
  return { kind, spans: [], preFromMs: null, afterToMs: null, note };
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

// Times of day have two digits each, so they compare as text.
function later(one: string, other: string): string {
  return one > other ? one : other;
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
