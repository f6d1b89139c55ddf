import { z } from "zod";
import { noteIds, ruleIds } from "#core/signals/signal.ts";
import { endpoint } from "./endpoint.ts";
import { historyIntervals } from "./market.ts";
import { Provenance } from "./provenance.ts";
import { TickerSymbol, tickerSymbols } from "./ticker-symbol.ts";

const number = z.number().nullable();

export const signalNames = ["Strong Buy", "Buy", "Hold", "Sell", "Strong Sell"] as const;
const signal = z.enum(signalNames).nullable();

/** One point of the technical chart. Null while an indicator warms up. */
export const ChartPoint = z.object({
  /** Start of the bar, milliseconds since the epoch. */
  timestamp: z.number(),
  /** Exchange-local day. */
  date: z.string(),
  price: number,
  open: number,
  high: number,
  low: number,
  volume: number,
  sma: number,
  rsi: number,
  macd: number,
  macdSignal: number,
  macdHistogram: number,
  adx: number,
  plusDi: number,
  minusDi: number,
});
export type ChartPoint = z.infer<typeof ChartPoint>;

const callRecord = {
  hits: z.number(),
  /** Independent calls: their holding periods don't overlap. */
  total: z.number(),
  ratio: number,
  /** 95 % interval of the ratio. */
  low: number,
  high: number,
  baseHits: z.number(),
  /** The hit rate of always betting on the drift known at the time, over the same periods. */
  baseRatio: number,
  edge: number,
};

export const evidenceResults = ["edge", "unconfirmed", "none", "worse", "too-few"] as const;

/** The track record of a signal on earlier bars, compared with the base rate. */
export const Evidence = z.object({
  ...callRecord,
  /** Bars between a call and its outcome. */
  horizonBars: z.number(),
  result: z.enum(evidenceResults),
  /** First and last day of the bars that were counted. */
  from: z.string(),
  to: z.string(),
  /** Calls in the newest third of the bars alone. */
  newestThird: z.object({ ...callRecord, from: z.string() }),
  /** Bars with a signal, and the number of them on which it was Hold. */
  knownBars: z.number(),
  holdBars: z.number(),
});
export type Evidence = z.infer<typeof Evidence>;

export const Reading = z.object({
  symbol: z.string(),
  /** sma, rsi, macd or adx. */
  id: z.string(),
  /** With its parameters: "RSI (14)". */
  indicator: z.string(),
  value: number,
  signal,
  /** Rank of the signal in the specification's table: 85, 75 or 50. It isn't a measured probability. */
  strength: number,
  timestamp: z.string().nullable(),
  /** The rule that gave the signal, in English, and its id. */
  rule: z.string().nullable(),
  ruleId: z.enum(ruleIds),
  /** A caveat, such as an unknown direction, in English, and its id. */
  note: z.string().nullable(),
  noteId: z.enum(noteIds).nullable(),
  /** The values the rule used. */
  inputs: z.array(z.object({ name: z.string(), value: number })),
  /** The track record of such signals on these bars. Null if it wasn't requested, or if there is no signal to count. */
  evidence: Evidence.nullable(),
});
export type Reading = z.infer<typeof Reading>;

/** A catalogue indicator besides the four of the chart. */
export const ExtraSeries = z.object({
  id: z.string(),
  /** With its parameters. */
  label: z.string(),
  /** Drawn over the price, or in its own pane. */
  place: z.enum(["price", "pane"]),
  outputs: z.array(z.object({ name: z.string(), values: z.array(number) })),
});
export type ExtraSeries = z.infer<typeof ExtraSeries>;

const length = (fallback: number) => z.coerce.number<number | string>().int().min(2).max(250).default(fallback);

const macdLengths = z
  .string()
  .regex(/^\d+,\d+,\d+$/, "Three lengths, such as 12,26,9")
  .default("12,26,9")
  .transform((text) => text.split(",").map(Number))
  .refine((list) => list.every((item) => item >= 2 && item <= 250), "Lengths from 2 to 250")
  .refine(([fast = 0, slow = 0]) => fast < slow, "The fast length must be below the slow one");

export const getIndicators = endpoint("GET /api/market/indicators", {
  summary: "Indicators of one symbol, computed from its bars. Values are null while an indicator warms up",
  input: z.object({
    symbol: TickerSymbol,
    interval: z.enum(historyIntervals).default("5m"),
    points: z.coerce.number<number | string>().int().min(1).max(1000).default(50),
    sma: length(50),
    rsi: length(14),
    macd: macdLengths,
    adx: length(14),
    /** Additional catalogue indicators, each an id and its parameters: "bollinger,20,2;atr,14". At most eight. */
    add: z.string().max(400).default(""),
    /** provider: uses the first provider's own series, if it has one. */
    source: z.enum(["computed", "provider"]).default("computed"),
  }),
  output: z.object({
    symbol: z.string(),
    interval: z.enum(historyIntervals),
    currency: z.string().nullable(),
    timeZone: z.string().nullable(),
    /** Empty if no bars were available. */
    points: z.array(ChartPoint),
    extras: z.array(ExtraSeries),
    readings: z.array(Reading),
    /** All readings combined. Null: no signal. */
    overall: signal,
    overallEvidence: Evidence.nullable(),
    provenance: Provenance,
  }),
  problems: ["unknown-symbol", "unknown-indicator"],
});

export const IndicatorInfo = z.object({
  id: z.string(),
  name: z.string(),
  place: z.enum(["price", "pane"]),
  parameters: z.array(z.object({ name: z.string(), default: z.number(), min: z.number(), max: z.number() })),
  outputs: z.array(z.string()),
});
export type IndicatorInfo = z.infer<typeof IndicatorInfo>;

export const getIndicatorCatalog = endpoint("GET /api/market/indicator-catalog", {
  summary: "Every indicator that can be added to a chart, with its parameters and their bounds",
  input: z.object({}),
  output: z.object({ indicators: z.array(IndicatorInfo) }),
});

export const getSignals = endpoint("GET /api/market/signals", {
  summary: "The four default readings of up to 50 symbols at one interval. Symbols without bars have no readings",
  input: z.object({
    symbols: tickerSymbols(1),
    interval: z.enum(historyIntervals).default("1d"),
    /** yes: with evidence, from up to 2,000 bars. */
    evidence: z.enum(["yes", "no"]).default("no"),
  }),
  output: z.object({
    symbols: z.array(
      z.object({
        symbol: z.string(),
        overall: signal,
        /** The mean of the signals behind the overall one, from -2 (Strong Sell) to 2 (Strong Buy). */
        score: number,
        scoreWeekAgo: number,
        overallEvidence: Evidence.nullable(),
        readings: z.array(Reading),
        provenance: Provenance,
      }),
    ),
  }),
});

export const indicatorEndpoints = [getIndicators, getIndicatorCatalog, getSignals] as const;
