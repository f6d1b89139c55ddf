import type {
  CalendarType,
  DividendEntry,
  EarningsEntry,
  EconomicEntry,
  IpoEntry,
  SplitEntry,
} from "#contract/calendar.ts";
import { formatCurrencyCode } from "../format/format-currency-code.ts";
import { formatDay } from "../format/format-date.ts";
import { formatLarge, formatStepped } from "../format/format-large.ts";
import { formatPercentChange } from "../format/format-price.ts";
import { percentSign } from "../format/locale.ts";
import { fixed } from "../format/number-format.ts";
import { text } from "../text/text.ts";
import { sourceNames } from "./source-names.ts";

/** One event as screens show it, whatever its type. */
export interface CalendarEvent {
  readonly key: string;
  readonly type: CalendarType | "hours";
  /** YYYY-MM-DD. */
  readonly date: string;
  /** The exact time, if known. */
  readonly atMs: number | null;
  /** Orders a day's events that have no exact time. */
  readonly order: number;
  readonly symbol: string | null;
  /** The event's subject in short: a symbol or a country. */
  readonly who: string;
  readonly company: string | null;
  /** The event's title: "Earnings, after close". */
  readonly title: string;
  readonly facts: readonly EventFact[];
  /** The result's surprise in per cent; null before the result. */
  readonly surprisePercent: number | null;
  readonly description: string | null;
  /** A dividend's amount per share; null for other events and if unknown. */
  readonly perShare: { readonly amount: number; readonly currency: string | null } | null;
}

export interface EventFact {
  readonly label: string;
  readonly value: string;
}

const words = text.events;
const earningsOrder = { BMO: 6, AMC: 20, TBD: 23 } as const;

export function earningsEvent(entry: EarningsEntry): CalendarEvent {
  const { symbol, date, time, estimate, actual, surprisePercent } = entry;
  return {
    key: `earnings ${symbol} ${date}`,
    type: "earnings",
    date,
    atMs: instant(entry.at),
    order: earningsOrder[time],
    symbol,
    who: symbol,
    company: entry.company,
    title: words.earnings[time],
    facts: facts([
      [words.estimate, estimate === null ? null : fixed(estimate, 2)],
      [words.actual, actual === null ? null : fixed(actual, 2)],
      [words.surprise, surprisePercent === null ? null : formatPercentChange(surprisePercent)],
      otherDays(entry),
    ]),
    surprisePercent: actual === null ? null : surprisePercent,
    description: entry.isEstimate ? words.estimatedDate : null,
    perShare: null,
  };
}

export function dividendEvent(entry: DividendEntry): CalendarEvent {
  const { symbol, date, amount, currency, paymentDate, recordDate } = entry;
  const cash =
    amount === null ? null : `${trimmed(amount)}${currency === null ? "" : ` ${formatCurrencyCode(currency)}`}`;
  return {
    key: `dividends ${symbol} ${date}`,
    type: "dividends",
    date,
    atMs: null,
    order: 1,
    symbol,
    who: symbol,
    company: entry.company,
    title: cash === null ? words.exDividend : words.exDividendOf(cash),
    facts: facts([[words.record, day(recordDate)], [words.pays, day(paymentDate)], otherDays(entry)]),
    surprisePercent: null,
    description: null,
    perShare: amount === null ? null : { amount, currency },
  };
}

export function economicEvent(entry: EconomicEntry): CalendarEvent {
  const atMs = instant(entry.at);
  return {
    key: `economic ${entry.country ?? ""} ${entry.event} ${entry.date}`,
    type: "economic",
    date: atMs === null ? entry.date : localDay(atMs),
    atMs,
    order: 2,
    symbol: null,
    who: entry.country ?? words.economy,
    company: null,
    title: entry.event,
    facts: facts([
      [words.actual, sentFigure(entry.actual)],
      [words.forecast, sentFigure(entry.forecast)],
      [words.previous, sentFigure(entry.previous)],
    ]),
    surprisePercent: null,
    description: entry.description,
    perShare: null,
  };
}

export function ipoEvent(entry: IpoEntry): CalendarEvent {
  const { symbol, company, date } = entry;
  return {
    key: `ipo ${symbol ?? company} ${date}`,
    type: "ipo",
    date,
    atMs: null,
    order: 3,
    symbol,
    who: symbol ?? words.ipoShort,
    company,
    title: words.ipo(company),
    facts: facts([
      [words.price, entry.price],
      [words.shares, entry.shares === null ? null : formatLarge(entry.shares)],
      [words.value, entry.value === null ? null : formatLarge(entry.value)],
      [words.exchange, entry.exchange],
      [words.state, entry.state],
      otherDays(entry),
    ]),
    surprisePercent: null,
    description: null,
    perShare: null,
  };
}

export function splitEvent(entry: SplitEntry): CalendarEvent {
  return {
    key: `splits ${entry.symbol} ${entry.date}`,
    type: "splits",
    date: entry.date,
    atMs: null,
    order: 0,
    symbol: entry.symbol,
    who: entry.symbol,
    company: entry.company,
    title: words.split(entry.ratio),
    facts: facts([otherDays(entry)]),
    surprisePercent: null,
    description: newShares(entry.ratio),
    perShare: null,
  };
}

/** Sorts by day, then by time if there is one, then by name. */
export function eventOrder(one: CalendarEvent, other: CalendarEvent): number {
  return (
    one.date.localeCompare(other.date) ||
    minutesOf(one) - minutesOf(other) ||
    one.who.localeCompare(other.who) ||
    one.title.localeCompare(other.title)
  );
}

/** Returns a moment's day in the reader's time zone, YYYY-MM-DD. */
export function localDay(atMs: number): string {
  const moment = new Date(atMs);
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

function minutesOf({ atMs, order }: CalendarEvent): number {
  if (atMs === null) return order * 60;
  const moment = new Date(atMs);
  return moment.getHours() * 60 + moment.getMinutes();
}

function instant(at: string | null): number | null {
  const ms = at === null ? Number.NaN : Date.parse(at);
  return Number.isNaN(ms) ? null : ms;
}

function day(date: string | null): string | null {
  return date === null ? null : formatDay(date, { year: false });
}

function facts(list: readonly (readonly [label: string, value: string | null])[]): EventFact[] {
  return list.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

/** The dates that other sources give for the same event. */
function otherDays({ otherDates = [] }: Pick<EarningsEntry, "otherDates">): readonly [string, string | null] {
  const days = otherDates.map(({ source, date }) =>
    source === null
      ? formatDay(date, { year: false })
      : words.otherDay(formatDay(date, { year: false }), sourceNames(source)),
  );
  return [words.otherDays, days.length === 0 ? null : days.join(", ")];
}

/** Economic figures arrive as text: "-0.6%", "224K". One that isn't a number with a unit is shown as it is. */
function sentFigure(figure: string | null): string | null {
  if (figure === null) return null;
  const [, number, part = "", unit] = /^(-?\d+(?:\.(\d+))?)([%KMBT]?)$/.exec(figure) ?? [];
  if (number === undefined || unit === undefined) return figure.replace(/^-(?=[\d.$£€])/, "−");
  const value = Number(number);
  if (unit === "" || unit === "%") return `${fixed(value, part.length)}${unit === "" ? "" : percentSign}`;
  return formatStepped(value, part.length, unit);
}

/** Keeps at least two decimals, without trailing zeros beyond. */
function trimmed(amount: number): string {
  const two = Number(amount.toFixed(2));
  return two === amount ? fixed(amount, 2) : fixed(amount, 4).replace(/0+$/, "");
}

function newShares(ratio: string): string {
  const [added = "", old = ""] = ratio.split(":");
  return words.newShares(added, old);
}
