import { z } from "zod";
import { allocationDimensions } from "#core/portfolio-analysis/allocation-dimensions.ts";
import { riskCheckIds } from "#core/portfolio-analysis/risk-checks.ts";
import { Day } from "./day.ts";
import { document, endpoint } from "./endpoint.ts";
import { Provenance } from "./provenance.ts";
import { TickerSymbol } from "./ticker-symbol.ts";

const nullableText = z.string().nullable();
const nullableNumber = z.number().nullable();

/** What something is missing from, and why: "SIE.DE, no price". A null symbol: cash, or the whole. */
export const Incomplete = z.object({ symbol: nullableText, reason: z.string() });
export type Incomplete = z.infer<typeof Incomplete>;

/**
 * A split that the market knows and the ledger doesn't include while the instrument was held. Every figure of those shares (value,
 * gain, returns, worst day, drawdown, weights) is wrong until it is added. Each answer about the portfolio carries the ones that
 * touch it. `ratio`: new shares for one old.
 */
export const MissingSplit = z.object({ symbol: z.string(), date: z.string(), ratio: z.string() });
export type MissingSplit = z.infer<typeof MissingSplit>;
const missingSplits = z.array(MissingSplit);

export const Lot = z.object({
  transactionId: z.string(),
  accountId: z.string(),
  date: z.string(),
  quantity: z.string(),
  /** Paid for one share, in the instrument's currency. */
  price: nullableText,
  /** In the base currency, with fees and taxes. */
  cost: nullableText,
  value: nullableText,
  gain: nullableText,
  gainPercent: nullableNumber,
  daysHeld: z.number().int(),
  note: nullableText,
});
export type Lot = z.infer<typeof Lot>;

/**
 * `averageCost` and `price` are for one share in `currency`; everything else is in the base currency. What ends in Percent is per
 * cent (36.25); weights, shares and returns are ratios (0.18).
 */
export const Holding = z.object({
  symbol: z.string(),
  name: nullableText,
  /** Null for a holding in several accounts. */
  accountId: nullableText,
  currency: z.string(),
  quantity: z.string(),
  /** Paid for the shares, without fees; null when the cost of some is not known. */
  averageCost: nullableText,
  /** With the fees and taxes of the purchase. */
  cost: nullableText,
  price: nullableNumber,
  priceDate: nullableText,
  isManualPrice: z.boolean(),
  value: nullableText,
  /** Unrealised gain, value less cost. The sum of its parts: price, currency, and charges (fees and taxes of the purchase, negative). */
  gain: nullableText,
  gainPercent: nullableNumber,
  priceGain: nullableText,
  currencyGain: nullableText,
  charges: nullableText,
  /** Part of the total value, cash too: 0.18. */
  weight: nullableNumber,
  dayChange: nullableText,
  dayChangePercent: nullableNumber,
  income: nullableText,
  incomeTwelveMonths: nullableText,
  realised: nullableText,
  lots: z.array(Lot),
  isCustom: z.boolean(),
  assetClass: nullableText,
  sector: nullableText,
  country: nullableText,
  tags: z.array(z.string()),
  note: nullableText,
  /** A split that the price shows and the ledger does not have: shares and price no longer fit together. */
  missingSplits: z.array(z.object({ date: z.string(), ratio: z.string() })),
  /** Of the price. */
  provenance: Provenance,
});
export type Holding = z.infer<typeof Holding>;

const query = {
  /** One account's id; left out: all real accounts. The demo account is only ever seen by its id. */
  account: z.string().optional(),
};

export const getHoldings = endpoint("GET /api/portfolio/holdings", {
  summary: "What is held, valued now or at the end of a day",
  input: z.object({
    ...query,
    asOf: Day.optional(),
    /** By account: one entry for an instrument in each account; by symbol: accounts together. */
    by: z.enum(["account", "symbol"]).default("account"),
    /** Lots of this instrument alone. Left out: of all, as long as there are no more than a thousand. */
    lotsOf: TickerSymbol.optional(),
  }),
  output: z.object({
    baseCurrency: z.string(),
    asOf: z.string(),
    holdings: z.array(Holding),
    lotCount: z.number().int(),
    cash: z.array(
      z.object({
        accountId: z.string(),
        /** The account's currency, or another in which something was booked on a day without a rate between the two. */
        currency: z.string(),
        balance: z.string(),
        value: nullableText,
        weight: nullableNumber,
      }),
    ),
    /** Of what has a value, cash too; null where there is something and nothing of it has one. */
    totalValue: nullableText,
    totalCash: nullableText,
    /** Of the holdings with a value and a known cost; null where there are holdings and none has both. */
    totalCost: nullableText,
    /** Unrealised gain: value less cost of those holdings. The total gain of a range is `returns.gain` of its performance. */
    totalGainLoss: nullableText,
    /** Unrealised gain over cost. */
    totalGainLossPercent: nullableNumber,
    totalDayChange: nullableText,
    totalDayChangePercent: nullableNumber,
    incomplete: z.array(Incomplete),
    missingSplits,
    /** The worst of all prices; asOf: the newest. */
    provenance: Provenance,
  }),
  problems: ["account-not-found"],
});

/** A line is null where something booked in the range has no rate or price on its day; `incomplete` names the day. */
export const Bridge = z.object({
  opening: z.string(),
  deposits: nullableText,
  /** The part of the deposits that nobody recorded: what purchases needed beyond the cash there. */
  impliedDeposits: nullableText,
  withdrawals: nullableText,
  realised: nullableText,
  unrealised: nullableText,
  income: nullableText,
  fees: nullableText,
  taxes: nullableText,
  currency: nullableText,
  closing: z.string(),
});
export type Bridge = z.infer<typeof Bridge>;

const isOn = z.enum(["true", "false"]).default("true");

const range = {
  ...query,
  /** Left out: the first day of the ledger. Both days are included; the opening value is that of the end of the day before. */
  from: Day.optional(),
  /** Left out: today. */
  to: Day.optional(),
};

export const performanceInput = z.object({
  ...range,
  symbol: TickerSymbol.optional(),
  tag: z.string().max(80).optional(),
  income: isOn,
  fees: isOn,
  taxes: isOn,
  /** Left out: the user's choice, SPY until there is one. */
  benchmark: TickerSymbol.optional(),
  /** Of the series: values at the end of days, weeks or months, flows summed. Everything else is computed by the day. */
  step: z.enum(["day", "week", "month"]).default("day"),
});

export const getPerformance = endpoint("GET /api/portfolio/performance", {
  summary:
    "Three returns, the bridge to the cent and the daily values of a range, for all, an account, an instrument or a tag",
  input: performanceInput,
  output: z.object({
    from: z.string(),
    to: z.string(),
    baseCurrency: z.string(),
    /** Ratios for the range (0.05 is 5 %), total return unless switched off. */
    returns: z.object({
      timeWeighted: nullableNumber,
      /** The yearly XIRR over the days of the range: (1 + rate)^((to - from) / 365) - 1. */
      moneyWeighted: nullableNumber,
      /** Total gain over opening value and deposits. */
      simple: nullableNumber,
      /** Total gain: closing value + withdrawals - deposits - opening value. */
      gain: nullableNumber,
      /** The same by the year, for ranges over one year. */
      yearly: z.object({ timeWeighted: nullableNumber, moneyWeighted: nullableNumber }).nullable(),
      /** Why one of them is null, by its name. */
      reasons: z.object({
        timeWeighted: z.string().optional(),
        moneyWeighted: z.string().optional(),
        simple: z.string().optional(),
      }),
    }),
    /** Null when something in the range has no price or rate; `incomplete` says what. */
    bridge: Bridge.nullable(),
    /** The value at the end of the day before the range. */
    opening: z.object({ date: z.string(), value: nullableText }),
    /** Every day of the range. `flow` is what came in less what went out. Null: a price or rate is missing. */
    series: z.array(
      z.object({
        date: z.string(),
        value: nullableText,
        flow: nullableText,
        inflow: nullableText,
        outflow: nullableText,
        income: nullableText,
        fees: nullableText,
        taxes: nullableText,
      }),
    ),
    benchmark: z
      .object({
        symbol: z.string(),
        name: nullableText,
        /** It is measured from here: the first day of the range with anything invested. */
        from: z.string(),
        /** Time-weighted, dividends reinvested, in the base currency. */
        timeWeighted: nullableNumber,
        /** Its yearly return, where the range is longer than a year. */
        yearly: nullableNumber,
        /** The portfolio's time-weighted return less the benchmark's. */
        difference: nullableNumber,
        /** What the same flows would be worth in the benchmark, by the days of `series`. */
        values: z.array(nullableNumber),
        reason: nullableText,
        provenance: Provenance,
      })
      .nullable(),
    statistics: z.object({
      /** A ratio a year: 0.15. */
      volatility: nullableNumber,
      sharpe: nullableNumber,
      sortino: nullableNumber,
      riskFreeRate: z.number(),
      /** Weekdays the statistics are made of; fewer than 20 make none. */
      countedDays: z.number().int(),
      maxDrawdown: nullableNumber,
      drawdownPeak: nullableText,
      drawdownTrough: nullableText,
      drawdownRecovered: nullableText,
      bestDay: z.object({ date: z.string(), returnRatio: z.number() }).nullable(),
      worstDay: z.object({ date: z.string(), returnRatio: z.number() }).nullable(),
      positiveMonthShare: nullableNumber,
      /** 0 at a peak, -0.12 when 12 % below it; by the days of `series`. */
      drawdown: z.array(nullableNumber),
    }),
    /** Time-weighted, by month (2025-03) and year (2025), with the benchmark's beside it. */
    months: z.array(
      z.object({ period: z.string(), portfolio: nullableNumber, benchmark: nullableNumber, isPartial: z.boolean() }),
    ),
    years: z.array(
      z.object({ period: z.string(), portfolio: nullableNumber, benchmark: nullableNumber, isPartial: z.boolean() }),
    ),
    incomplete: z.array(Incomplete),
    missingSplits,
    provenance: Provenance,
  }),
  problems: ["account-not-found", "invalid-range"],
});

export const getContributions = endpoint("GET /api/portfolio/contributions", {
  summary: "Contribution of each instrument, and of cash, to the total gain and time-weighted return of a range",
  input: z.object({ ...range, income: isOn, fees: isOn, taxes: isOn }),
  output: z.object({
    from: z.string(),
    to: z.string(),
    baseCurrency: z.string(),
    /** Total gain: what the gains sum to. */
    total: nullableText,
    /** What the points sum to. */
    timeWeighted: nullableNumber,
    /** The largest first. A null symbol: cash, its interest, fees and currency. `points` of the time-weighted return: 0.01 is one. */
    contributions: z.array(
      z.object({ symbol: nullableText, name: nullableText, gain: z.string(), points: nullableNumber }),
    ),
    incomplete: z.array(Incomplete),
    missingSplits,
  }),
  problems: ["account-not-found", "invalid-range"],
});

export const exportPerformance = document("GET /api/portfolio/performance/days", {
  summary: "How the returns were computed: flows and values of every day, as CSV",
  input: performanceInput,
  contentType: "text/csv",
  problems: ["account-not-found", "invalid-range"],
});

export const getIncome = endpoint("GET /api/portfolio/income", {
  summary: "Dividends and interest: received by month, expected by month, yield on cost and on value",
  input: z.object(query),
  output: z.object({
    baseCurrency: z.string(),
    /** The last 36 months and the next 12, 2025-03, oldest first. */
    months: z.array(
      z.object({
        month: z.string(),
        received: z.string(),
        announced: z.string(),
        /** From past payments and what is held now. */
        estimated: z.string(),
      }),
    ),
    receivedTwelveMonths: z.string(),
    receivedBefore: z.string(),
    expectedTwelveMonths: z.string(),
    yieldOnCost: nullableNumber,
    yieldOnValue: nullableNumber,
    instruments: z.array(
      z.object({
        symbol: nullableText,
        receivedTwelveMonths: z.string(),
        receivedInAll: z.string(),
        expectedTwelveMonths: nullableText,
        yieldOnCost: nullableNumber,
        yieldOnValue: nullableNumber,
        /** Payments a year as they were lately; null where there is no pattern. */
        paymentsPerYear: nullableNumber,
        /** Announced, or estimated from past payments. */
        next: z.object({ date: z.string(), amount: z.string(), isAnnounced: z.boolean() }).nullable(),
      }),
    ),
    incomplete: z.array(Incomplete),
    missingSplits,
  }),
  problems: ["account-not-found"],
});

export const getAllocation = endpoint("GET /api/portfolio/allocation", {
  summary: "What the value is made of, against targets, with what to do with new cash",
  input: z.object({
    ...query,
    by: z.enum(allocationDimensions).default("sector"),
    /** New money to place, in the base currency. */
    cash: z.string().max(40).optional(),
  }),
  output: z.object({
    baseCurrency: z.string(),
    /** Null where nothing has a value. */
    totalValue: nullableText,
    buckets: z.array(
      z.object({
        name: z.string(),
        /** Null where nothing in it has a value. */
        value: nullableText,
        share: nullableNumber,
        /** The user's target, a ratio; null without one. */
        target: nullableNumber,
        /** Share less target. */
        drift: nullableNumber,
        symbols: z.array(z.string()),
        /** Where new cash goes so that the whole comes nearest to the targets without selling; null without targets or cash. */
        buy: nullableText,
        /** The same with selling: negative is sold. */
        trade: nullableText,
      }),
    ),
    incomplete: z.array(Incomplete),
    missingSplits,
  }),
  problems: ["account-not-found"],
});

export const getRisks = endpoint("GET /api/portfolio/risks", {
  summary: "Checks in words, each with its rule, value and threshold",
  input: z.object(query),
  output: z.object({
    checks: z.array(
      z.object({
        id: z.enum(riskCheckIds),
        title: z.string(),
        /** Null: it could not be told. */
        isOk: z.boolean().nullable(),
        /** Switched off: it is listed and not counted. */
        isOn: z.boolean(),
        value: nullableNumber,
        threshold: z.number(),
        unit: z.enum(["ratio", "days", "count"]),
        /** The symbols, sector or currencies the value refers to. */
        names: z.array(z.string()).readonly(),
        sentence: z.string(),
        rule: z.string(),
      }),
    ),
    missingSplits,
  }),
  problems: ["account-not-found"],
});

export const PortfolioPreferences = z.object({
  benchmark: z.string(),
  /** By kind of allocation and bucket: ratios that sum to at most 1. */
  targets: z.record(z.string(), z.record(z.string(), z.number().min(0).max(1))),
  /** Risk checks that are switched off. */
  risksOff: z.array(z.string().max(40)).max(50),
  /** A year, 0.03 is 3 %. */
  riskFreeRate: z.number().min(-0.1).max(0.5),
});
export type PortfolioPreferences = z.infer<typeof PortfolioPreferences>;

export const getPortfolioPreferences = endpoint("GET /api/portfolio/preferences", {
  summary: "Benchmark, targets and risk checks of the user",
  input: z.object({}),
  output: PortfolioPreferences,
});

export const changePortfolioPreferences = endpoint("PATCH /api/portfolio/preferences", {
  summary: "Change the benchmark, targets of a kind, or which risk checks run",
  input: z.object({
    benchmark: TickerSymbol.optional(),
    targets: PortfolioPreferences.shape.targets.optional(),
    risksOff: PortfolioPreferences.shape.risksOff.optional(),
    riskFreeRate: PortfolioPreferences.shape.riskFreeRate.optional(),
  }),
  output: PortfolioPreferences,
});

export const portfolioFigureEndpoints = [
  getHoldings,
  getPerformance,
  getContributions,
  exportPerformance,
  getIncome,
  getAllocation,
  getRisks,
  getPortfolioPreferences,
  changePortfolioPreferences,
] as const;
