import { z } from "zod";
import { Day } from "./day.ts";
import { endpoint } from "./endpoint.ts";
import { Quote } from "./market.ts";
import { Provenance } from "./provenance.ts";
import { TickerSymbol, tickerSymbols } from "./ticker-symbol.ts";

const number = z.number().nullable();
const text = z.string().nullable();

/** One line item of a statement by period, newest last. Null if it wasn't reported. */
export const StatementLine = z.object({ id: z.string(), values: z.array(number) });

export const Statement = z.object({
  period: z.enum(["annual", "quarterly"]),
  currency: text,
  /** End dates of the periods, oldest first. */
  dates: z.array(z.string()),
  lines: z.array(StatementLine),
});
export type Statement = z.infer<typeof Statement>;

export const EarningsQuarter = z.object({
  /** End of the reported quarter. */
  quarter: z.string(),
  estimate: number,
  actual: number,
  surprisePercent: number,
});

/** Analysts' estimates for a quarter or fiscal year. */
export const Expectation = z.object({
  period: z.enum(["quarter", "next-quarter", "year", "next-year"]),
  /** Last day of the period. */
  end: text,
  /** Earnings per share. */
  earnings: number,
  earningsLow: number,
  earningsHigh: number,
  earningsYearBefore: number,
  /** The estimate thirty days ago. */
  earningsThirtyDaysAgo: number,
  earningsAnalysts: number,
  revenue: number,
  revenueYearBefore: number,
  revenueAnalysts: number,
});
export type Expectation = z.infer<typeof Expectation>;

export const Fundamentals = z.object({
  symbol: z.string(),
  name: text,
  type: text,
  currency: text,
  profile: z.object({
    sector: text,
    industry: text,
    country: text,
    employees: number,
    website: text,
    summary: text,
  }),
  /** By id, such as forwardPe, priceToBook, profitMargin; ratios are ratios (0.25), money is in `currency`. */
  measures: z.array(z.object({ id: z.string(), value: number })),
  statements: z.array(Statement),
  /** Past quarters, oldest first. */
  earnings: z.array(EarningsQuarter),
  nextEarnings: z.object({ date: z.string(), isEstimate: z.boolean(), estimate: number }).nullable(),
  analysts: z.object({
    count: number,
    targetLow: number,
    targetMean: number,
    targetHigh: number,
    /** This month's recommendations. */
    views: z.object({ strongBuy: number, buy: number, hold: number, sell: number, strongSell: number }).nullable(),
  }),
  /** Starts with the current period. Empty if there are no estimates. */
  expectations: z.array(Expectation).default([]),
  /** Shares that insiders bought and sold in six months, and their latest reports. Null if none are known. */
  insiders: z
    .object({
      sharesBought: number,
      sharesSold: number,
      purchases: number,
      sales: number,
      transactions: z.array(z.object({ date: text, name: text, relation: text, shares: number, value: number, text })),
    })
    .nullable()
    .default(null),
  /** Filings with the regulator, newest first. */
  filings: z.array(z.object({ date: z.string(), type: z.string(), title: text, url: text })).default([]),
  /** Analyst rating changes, newest first. */
  ratingChanges: z
    .array(z.object({ date: z.string(), firm: z.string(), from: text, to: text, action: text }))
    .default([]),
  /** The company's leaders, in the source's order, with their total pay of a fiscal year. Empty if none are known. */
  officers: z
    .array(z.object({ name: z.string(), title: text, pay: number.default(null), payYear: number.default(null) }))
    .default([]),
  /** The largest institutions and funds that reported shares, the largest first. Funds are part of their institutions. */
  holders: z
    .array(
      z.object({
        name: z.string(),
        kind: z.enum(["institution", "fund"]),
        /** Day of the report. */
        date: text,
        shares: number,
        /** Part of all shares as a ratio: 0.0929. */
        portion: number,
      }),
    )
    .default([]),
  /** Only for funds, otherwise null. */
  fund: z
    .object({
      family: text,
      category: text,
      /** 0.0003 is 0.03 % a year. */
      expenseRatio: number,
      netAssets: number,
      holdings: z.array(z.object({ symbol: text, name: text, weight: number })),
      sectors: z.array(z.object({ name: z.string(), weight: z.number() })),
    })
    .nullable(),
  provenance: Provenance,
});
export type Fundamentals = z.infer<typeof Fundamentals>;

export const getFundamentals = endpoint("GET /api/market/fundamentals", {
  summary: "A company's reported figures or a fund's holdings. Missing parts are null",
  input: z.object({ symbol: TickerSymbol }),
  output: Fundamentals,
  problems: ["unknown-symbol", "fundamentals-unavailable"],
});

export const OptionContract = z.object({
  strike: z.number(),
  last: number,
  bid: number,
  ask: number,
  volume: number,
  openInterest: number,
  /** Annual ratio: 0.32. */
  impliedVolatility: number,
  isInTheMoney: z.boolean().nullable(),
});
export type OptionContract = z.infer<typeof OptionContract>;

export const getOptions = endpoint("GET /api/market/options", {
  summary: "The option chain of one expiry, and the move it implies by then",
  input: z.object({ symbol: TickerSymbol, expiry: Day.optional() }),
  output: z.object({
    symbol: z.string(),
    expiries: z.array(z.string()),
    expiry: text,
    underlyingPrice: number,
    /** At-the-money straddle over the price, as a ratio. Null if no pair is quoted. */
    impliedMove: number,
    calls: z.array(OptionContract),
    puts: z.array(OptionContract),
    provenance: Provenance,
  }),
  problems: ["unknown-symbol", "stock-data-unavailable"],
});

export const getRelated = endpoint("GET /api/market/related", {
  summary: "Instruments often viewed together with this one, most viewed first",
  input: z.object({ symbol: TickerSymbol }),
  output: z.object({ symbols: z.array(z.string()), provenance: Provenance }),
});

export const moverKinds = ["gainers", "losers", "active", "trending"] as const;
export type MoverKind = (typeof moverKinds)[number];

export const getMovers = endpoint("GET /api/market/movers", {
  summary: "Today's biggest movers or most viewed instruments in the United States",
  input: z.object({
    kind: z.enum(moverKinds).default("gainers"),
    limit: z.coerce.number<number | string>().int().min(1).max(50).default(10),
  }),
  output: z.object({ kind: z.enum(moverKinds), quotes: z.array(Quote), provenance: Provenance }),
});

export const getSectors = endpoint("GET /api/market/sectors", {
  summary: "Instrument sectors",
  input: z.object({ symbols: tickerSymbols(1) }),
  output: z.object({
    /** The sector is null where a source names none, or is pending. */
    symbols: z.array(z.object({ symbol: z.string(), sector: text })),
    /** Symbols whose source didn't answer in time, or failed. Ask again later. */
    pending: z.array(z.string()),
  }),
});

export const getExchangeRates = endpoint("GET /api/market/exchange-rates", {
  summary: "Reference exchange rates for one day: units of each currency per unit of the base",
  input: z.object({
    base: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{3}$/, "A currency code such as EUR")
      .default("EUR"),
    /** The latest day on or before this one. Default: today. */
    date: Day.optional(),
  }),
  output: z.object({
    base: z.string(),
    /** The day the rates were set. Null if they couldn't be loaded. */
    date: text,
    /** Rates by currency. A currency without a rate is absent, never 1. */
    rates: z.record(z.string(), z.number()),
    provenance: Provenance,
  }),
  problems: ["unknown-currency"],
});

export const fundamentalEndpoints = [
  getFundamentals,
  getOptions,
  getRelated,
  getMovers,
  getSectors,
  getExchangeRates,
] as const;
