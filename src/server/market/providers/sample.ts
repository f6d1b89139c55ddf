import type { HistoryInterval, SearchResult } from "#contract/market.ts";
import type { Bar } from "#core/market/bar.ts";
import { type BuiltInInstrument, builtInInstrument, builtInInstruments } from "#core/market/built-in-instruments.ts";
import { exchangeName } from "#core/market/exchange-codes.ts";
import { lastWeekday, previousWeekday, sampleDays, sampleSession } from "#core/market/sample-course.ts";
import { zonedDay, zonedInstant } from "#core/market/zoned-time.ts";
import type { HistoryRequest, MarketProvider, ProvidedHistory, QuoteAnswer } from "../provider.ts";

const timeZone = "America/New_York";
const closeMinute = 16 * 60;
const daysKept = 30;

const intradayMinutes: Partial<Record<HistoryInterval, number>> = {
  "1m": 1,
  "2m": 2,
  "5m": 5,
  "15m": 15,
  "30m": 30,
  "1h": 60,
};

/** Made-up data for the built-in instruments; it follows from symbol and date alone, so that a refresh changes nothing. */
export function createSample({ clock }: { clock: { now(): number } }): MarketProvider {
  const origin = (day: string) => ({
    source: "sample",
    asOf: new Date(zonedInstant(day, closeMinute, timeZone)).toISOString(),
    fetchedAt: new Date(clock.now()).toISOString(),
    delayMinutes: null,
    isSample: true,
  });

  return {
    id: "sample",
    name: "Sample data",
    needsKey: false,
    connectedMessage: "Successfully connected to Sample data",
    batchSize: 50,
    covers: (symbol) => builtInInstrument(symbol) !== null,

    async quotes(symbols) {
      const day = lastSession(clock.now());
      return new Map(symbols.map((symbol) => [symbol, answer(builtInInstrument(symbol))]));

      function answer(instrument: BuiltInInstrument | null): QuoteAnswer {
        if (instrument === null) return { kind: "unknown" };
        return { kind: "quote", quote: { facts: quoteFacts(instrument, day), origin: origin(day) } };
      }
    },

    async history({ symbol, interval, limit }: HistoryRequest): Promise<ProvidedHistory | null> {
      const instrument = builtInInstrument(symbol);
      if (instrument === null) return null;
      const day = lastSession(clock.now());
      return {
        symbol,
        interval,
        currency: "USD",
        timeZone,
        exchange: instrument.exchange,
        adjusted: false,
        bars: bars(instrument, interval, day).slice(-limit),
        events: [],
        previousClose: sampleDays(instrument, previousWeekday(day), 1)[0]?.close ?? null,
        origin: origin(day),
      };
    },

    async search(query, limit) {
      const wanted = query.trim().toLowerCase();
      return builtInInstruments
        .filter(({ symbol, name }) => `${symbol}\n${name}`.toLowerCase().includes(wanted))
        .slice(0, limit)
        .map(searchResult);
    },

    health: () => ({ lastSuccessAt: null, lastErrorAt: null, lastError: null, breaker: "closed" }),
  };
}

function quoteFacts(instrument: BuiltInInstrument, day: string) {
  const days = sampleDays(instrument, day, daysKept);
  const [before, today] = sampleDays(instrument, day, 2);
  if (before === undefined || today === undefined) throw new Error(`No sample days for ${instrument.symbol}`);
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
    averageVolume: Math.round(days.reduce((sum, bar) => sum + (bar.volume ?? 0), 0) / days.length),
    marketCap: null,
    pe: null,
    eps: null,
    dividendYield: null,
  };
}

function bars(instrument: BuiltInInstrument, interval: HistoryInterval, day: string): readonly Bar[] {
  const minutes = intradayMinutes[interval];
  if (minutes !== undefined) return sampleSession(instrument, day, minutes);
  const days = sampleDays(instrument, day, daysKept);
  if (interval === "1d") return days;
  const groups = Map.groupBy(days, ({ date }) => (interval === "1wk" ? weekOf(date) : date.slice(0, 7)));
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

/** The last weekday whose session has ended, so that its figures stand. */
function lastSession(now: number): string {
  const day = lastWeekday(zonedDay(now, timeZone));
  return now < zonedInstant(day, closeMinute, timeZone) ? previousWeekday(day) : day;
}

/** Any text that is the same for all weekdays of one week. */
function weekOf(day: string): string {
  return String(Math.floor((Date.parse(day) / 86_400_000 - 4) / 7));
}

function searchResult({ symbol, name, type, exchange }: BuiltInInstrument): SearchResult {
  return {
    ticker: symbol,
    name,
    market: "stocks",
    locale: "us",
    primary_exchange: exchange,
    type,
    active: true,
    currency_name: "USD",
  };
}
