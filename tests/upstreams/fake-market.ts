import { type FakeInstrument, fakeInstruments } from "./fixtures/instruments.ts";
import { hasRecordings, readRecording } from "./recordings.ts";

export type QuoteRow = Readonly<Record<string, unknown>> & { readonly symbol: string };

export type FakeMarket = ReturnType<typeof createFakeMarket>;

const recordedQuotes: Readonly<Record<string, string>> = {
  AAPL: "quote-AAPL.json",
  MSFT: "rs-quote_v7_MSFT.json",
  GOOG: "quote-GOOG.json",
  "OCDO.L": "quote-OCDO.L.json",
  "WSKT.JK": "quote-WSKT.JK.json",
  "BTC-USD": "quote-BTC-USD.json",
  "EURUSD=X": "quote-EURUSD=X.json",
  QQQ: "quote-QQQ.json",
  "IDFCBANK.BO": "ha-multi-2025-08.json",
};

/** The data of the fake upstreams: made-up instruments, optional recorded rows, and prices moved by tests. */
export function createFakeMarket({ recordings, clock }: { recordings: boolean; clock: { now(): number } }) {
  const moved = new Map<string, { price: number; at: number }>();
  const invented = new Map(fakeInstruments.map((instrument) => [instrument.symbol, instrument]));
  const recorded = new Map(
    recordings && hasRecordings
      ? Object.entries(recordedQuotes).map(([symbol, file]) => [symbol, recordedRow(symbol, file)])
      : [],
  );

  /** Returns a symbol's Yahoo row; null if unknown. */
  function row(symbol: string, now: number): QuoteRow | null {
    const original = recorded.get(symbol) ?? madeUpRow(invented.get(symbol), now);
    const move = moved.get(symbol);
    if (original === null || move === undefined) return original;
    const previousClose = Number(original["regularMarketPreviousClose"]);
    return {
      ...original,
      regularMarketPrice: move.price,
      regularMarketChange: move.price - previousClose,
      regularMarketChangePercent: ((move.price - previousClose) / previousClose) * 100,
      regularMarketTime: Math.floor((recorded.has(symbol) ? move.at : now) / 1000),
    };
  }

  return {
    row,
    isRecorded: (symbol: string) => recorded.has(symbol),
    setPrice: (symbol: string, price: number) => void moved.set(symbol, { price, at: clock.now() }),
    /** Returns the instrument behind a row, for made-up charts; null if unknown or without a price. */
    instrument(symbol: string, now: number): FakeInstrument | null {
      const found = row(symbol, now);
      const price = found?.["regularMarketPrice"];
      if (found === null || typeof price !== "number") return null;
      const base = invented.get(symbol) ?? fromRow(found);
      return { ...base, price, previousClose: Number(found["regularMarketPreviousClose"]) };
    },
    search: (query: string) =>
      fakeInstruments.filter(({ symbol, name }) => `${symbol}\n${name}`.toLowerCase().includes(query.toLowerCase())),
  };
}

function recordedRow(symbol: string, file: string): QuoteRow {
  const body = readRecording(`yahoo/quote/${file}`).response.bodyJson as { quoteResponse: { result: QuoteRow[] } };
  const found = body.quoteResponse.result.find((row) => row.symbol === symbol);
  if (found === undefined) throw new Error(`${file} holds no ${symbol}`);
  return found;
}

function madeUpRow(instrument: FakeInstrument | undefined, now: number): QuoteRow | null {
  if (instrument === undefined) return null;
  const { price, previousClose } = instrument;
  return {
    symbol: instrument.symbol,
    quoteType: instrument.quoteType,
    longName: instrument.name,
    shortName: instrument.name,
    currency: instrument.currency,
    exchange: instrument.exchange,
    fullExchangeName: instrument.exchangeName,
    exchangeTimezoneName: instrument.timeZone,
    exchangeDataDelayedBy: instrument.delayMinutes,
    regularMarketPrice: price,
    regularMarketChange: price - previousClose,
    regularMarketChangePercent: ((price - previousClose) / previousClose) * 100,
    regularMarketPreviousClose: previousClose,
    regularMarketOpen: previousClose,
    regularMarketDayLow: Math.min(price, previousClose),
    regularMarketDayHigh: Math.max(price, previousClose),
    regularMarketVolume: instrument.volume,
    averageDailyVolume3Month: instrument.volume,
    fiftyTwoWeekLow: price * 0.7,
    fiftyTwoWeekHigh: price * 1.2,
    marketCap: instrument.marketCap,
    trailingPE: instrument.pe,
    epsTrailingTwelveMonths: instrument.eps,
    dividendYield: instrument.dividendYield,
    regularMarketTime: Math.floor(now / 1000),
  };
}

function fromRow(row: QuoteRow): FakeInstrument {
  const text = (key: string) => {
    const value = row[key];
    return typeof value === "string" ? value : "";
  };
  return {
    symbol: row.symbol,
    name: text("longName"),
    quoteType: "EQUITY",
    exchange: text("exchange"),
    exchangeName: text("fullExchangeName"),
    currency: text("currency"),
    timeZone: text("exchangeTimezoneName"),
    session: [540, 960],
    hasWeekends: false,
    delayMinutes: Number(row["exchangeDataDelayedBy"] ?? 0),
    price: Number(row["regularMarketPrice"]),
    previousClose: Number(row["regularMarketPreviousClose"]),
    volume: Number(row["regularMarketVolume"] ?? 0),
    marketCap: null,
    pe: null,
    eps: null,
    dividendYield: null,
  };
}
