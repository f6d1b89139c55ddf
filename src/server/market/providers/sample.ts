import type { HistoryInterval } from "#contract/market.ts";
import { lastSession, mondayOf, type PlainDate, zonedInstantMs } from "#core/calendar/index.ts";
import type { Bar } from "#core/market/bar.ts";
import { type BuiltInInstrument, builtInInstrument, builtInInstruments } from "#core/market/built-in-instruments.ts";
import { exchangeName } from "#core/market/exchange-codes.ts";
import { sampleDay, sampleSession } from "#core/market/sample-course.ts";
import { builtInSearchResult } from "../built-in-search-result.ts";
import { minutesOfInterval } from "../minutes-of-interval.ts";
import type { HistoryRequest, MarketProvider, ProvidedHistory, QuoteAnswer } from "../provider.ts";

const timeZone = "America/New_York";
const closeMinute = 16 * 60;
const daysKept = 30;

/** Made-up data for the built-in instruments; it follows from symbol and date alone, so that a refresh changes nothing. */
export function createSample({ clock }: { clock: { now(): number } }): MarketProvider {
  const origin = (day: PlainDate) => ({
    source: "sample",
    asOf: new Date(zonedInstantMs(day, closeMinute, timeZone)).toISOString(),
    fetchedAt: new Date(clock.now()).toISOString(),
    delayMinutes: null,
    isSample: true,
  });

  return {
    id: "sample",
    name: "Sample data",
    needsKey: false,
    connectedMessage: "Successfully connected to Sample data",
    testSymbol: "AAPL",
    batchSize: 50,
    covers: (symbol) => builtInInstrument(symbol) !== null,

    async quotes(symbols) {
      const days = sessionDays(clock.now());
      return new Map(symbols.map((symbol) => [symbol, answer(builtInInstrument(symbol))]));

      function answer(instrument: BuiltInInstrument | null): QuoteAnswer {
        if (instrument === null) return { kind: "unknown" };
        return { kind: "quote", quote: { facts: quoteFacts(instrument, days), origin: origin(days[0]) } };
      }
    },

    probe: () => Promise.resolve(),

    async history({ symbol, interval, limit }: HistoryRequest): Promise<ProvidedHistory | null> {
      const instrument = builtInInstrument(symbol);
      if (instrument === null) return null;
      const days = sessionDays(clock.now());
      return {
        symbol,
        interval,
        currency: "USD",
        timeZone,
        exchange: instrument.exchange,
        adjusted: false,
        bars: bars(instrument, interval, days).slice(-limit),
        events: [],
        previousClose: sampleDay(instrument, days[1]).close,
        origin: origin(days[0]),
      };
    },

    async search(query, limit) {
      const wanted = query.trim().toLowerCase();
      return builtInInstruments
        .filter(({ symbol, name }) => `${symbol}\n${name}`.toLowerCase().includes(wanted))
        .slice(0, limit)
        .map(builtInSearchResult);
    },

    health: () => ({
      lastSuccessAt: null,
      lastErrorAt: null,
      lastError: null,
      retryAt: null,
      lastLatencyMs: null,
      quota: null,
      breaker: "closed",
    }),
  };
}

/** At least the newest session and the one before it, newest first. */
type SessionDays = readonly [PlainDate, PlainDate, ...PlainDate[]];

function quoteFacts(instrument: BuiltInInstrument, days: SessionDays) {
  const all = days.map((day) => sampleDay(instrument, day));
  const today = sampleDay(instrument, days[0]);
  const before = sampleDay(instrument, days[1]);
  const change = Math.round((today.close - before.close) * 100) / 100;
  return {
    symbol: instrument.symbol,
    name: instrument.name,
    currency: "USD",
    exchange: instrument.exchange,
    exchangeName: exchangeName(instrument.exchange),
    timeZone,
    type: instrument.type,
    price: today.close,
    change,
    changePercent: (change / before.close) * 100,
    previousClose: before.close,
    open: today.open,
    dayLow: today.low,
    dayHigh: today.high,
    fiftyTwoWeekLow: null,
    fiftyTwoWeekHigh: null,
    volume: today.volume,
    averageVolume: Math.round(all.reduce((sum, bar) => sum + bar.volume, 0) / all.length),
    marketCap: null,
    pe: null,
    eps: null,
    dividendYield: null,
  };
}

function bars(instrument: BuiltInInstrument, interval: HistoryInterval, days: SessionDays): readonly Bar[] {
  const minutes = minutesOfInterval[interval];
  if (minutes !== undefined) return sampleSession(instrument, days[0], minutes);
  const daily = days.toReversed().map((day) => sampleDay(instrument, day));
  if (interval === "1d") return daily;
  const groups = Map.groupBy(daily, ({ date }) => (interval === "1wk" ? mondayOf(date) : date.slice(0, 7)));
  return [...groups.values()].map(joinBars);
}

function joinBars(group: readonly Bar[]): Bar {
  const [first] = group;
  const last = group.at(-1);
  if (first === undefined || last === undefined) throw new Error("A group of bars is never empty");
  return {
    date: first.date,
    open: first.open,
    high: Math.max(...group.map(({ high, close }) => high ?? close)),
    low: Math.min(...group.map(({ low, close }) => low ?? close)),
    close: last.close,
    volume: group.reduce((sum, { volume }) => sum + (volume ?? 0), 0),
  };
}

/** Returns the last thirty sessions that have ended, so that their figures are final, newest first. */
function sessionDays(now: number): SessionDays {
  const running = sessionBefore(now);
  const newest = now < zonedInstantMs(running, closeMinute, timeZone) ? sessionBefore(startOf(running)) : running;
  const days: [PlainDate, PlainDate, ...PlainDate[]] = [newest, sessionBefore(startOf(newest))];
  while (days.length < daysKept) days.push(sessionBefore(startOf(days.at(-1) ?? newest)));
  return days;
}

function startOf(day: PlainDate): number {
  return zonedInstantMs(day, 0, timeZone);
}

function sessionBefore(now: number): PlainDate {
  const day = lastSession("XNYS", now);
  if (day === null) throw new Error("The New York calendar does not reach this year");
  return day;
}
