import { lackCodes } from "#core/portfolio/lack.ts";
import { z } from "zod";
import { allocationDimensions } from "#core/portfolio-analysis/allocation-dimensions.ts";
import { riskCheckIds, unknownRisks } from "#core/portfolio-analysis/risk-checks.ts";
import { Day } from "./day.ts";
import { document, endpoint } from "./endpoint.ts";
import { Provenance } from "./provenance.ts";
import { TickerSymbol } from "./ticker-symbol.ts";

const nullableText = z.string().nullable();
const nullableNumber = z.number().nullable();

/** What a figure lacks, as a code and the values of its message: `lack.ts`. */
const LackData = z.object({
  code: z.enum(lackCodes),
  day: z.string().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  heldAs: z.string().optional(),
});

/** The subject that lacks data and the reason. A null symbol: cash, or the whole portfolio. */
export const Incomplete = z.object({ symbol: nullableText, reason: LackData });
export type Incomplete = z.infer<typeof Incomplete>;

/** Why there is no return: the first things that lack, and how many more there are. */
const ReturnLackData = z.object({ lacks: z.array(Incomplete).readonly(), others: z.number().int() });

/**
 * A split during the holding period that the ledger doesn't include. Every figure of those shares (value, gain,
 * returns, worst day, drawdown, weights) is wrong until it is added. Every portfolio answer lists the splits that
 * affect it. `ratio`: new shares for one old.
 */
export const MissingSplit = z.object({ symbol: z.string(), date: z.string(), ratio: z.string() });
export type MissingSplit = z.infer<typeof MissingSplit>;
const missingSplits = z.array(MissingSplit);

export const Lot = z.object({
  transactionId: z.string(),
  accountId: z.string(),
  date: z.string(),
  quantity: z.string(),
  /** Price paid per share, in the instrument's currency. */
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
 * `averageCost` and `price` are per share in `currency`. Everything else is in the base currency. Names that end in
 * Percent are per cent (36.25). Weights, shares and returns are ratios (0.18).
 */
export const Holding = z.object({
  symbol: z.string(),
  name: nullableText,
  /** Null for a holding in several accounts. */
  accountId: nullableText,
  currency: z.string(),
  quantity: z.string(),
  /** Cost of the shares without fees. Null if the cost of some is unknown. */
  averageCost: nullableText,
  /** With the fees and taxes of the purchase. */
  cost: nullableText,
  price: nullableNumber,
  priceDate: nullableText,
  isManualPrice: z.boolean(),
  value: nullableText,
  /**
   * Unrealised gain, value less cost. The sum of its parts: price, currency, and charges (fees and taxes of the
   * purchase, negative).
   */
  gain: nullableText,
  gainPercent: nullableNumber,
  priceGain: nullableText,
  currencyGain: nullableText,
  charges: nullableText,
  /** Share of the total value, including cash: 0.18. */
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
  /** A split visible in the price but missing from the ledger. Share count and price no longer match. */
  missingSplits: z.array(z.object({ date: z.string(), ratio: z.string() })),
  /** Time of the price. */
  provenance: Provenance,
});
export type Holding = z.infer<typeof Holding>;

const query = {
  /** One account's id. Omitted: all real accounts. The demo account is only included by its id. */
  account: z.string().optional(),
};

export const getHoldings = endpoint("GET /api/portfolio/holdings", {
  summary: "Holdings, valued now or at the end of a day",
  input: z.object({
    ...query,
    asOf: Day.optional(),
    /** account: one entry per instrument and account; symbol: accounts combined. */
    by: z.enum(["account", "symbol"]).default("account"),
    /** Lots of this instrument only. Omitted: all lots, up to a thousand. */
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
        /** The account's currency, or the currency of a booking on a day without an exchange rate. */
        currency: z.string(),
        balance: z.string(),
        value: nullableText,
        weight: nullableNumber,
      }),
    ),
    /** Sum of all known values, including cash. Null if there are holdings but none has a value. */
    totalValue: nullableText,
    totalCash: nullableText,
    /** Cost of the holdings with a value and a known cost. Null if there are holdings but none has both. */
    totalCost: nullableText,
    /**
     * Unrealised gain: value less cost of those holdings. The total gain of a range is `returns.gain` of its
     * performance.
     */
    totalGainLoss: nullableText,
    /** Unrealised gain over cost. */
    totalGainLossPercent: nullableNumber,
    totalDayChange: nullableText,
    totalDayChangePercent: nullableNumber,
    incomplete: z.array(Incomplete),
    missingSplits,
    /** The least reliable status among the prices. asOf is the newest time. */
    provenance: Provenance,
  }),
  problems: ["account-not-found"],
});

/** A line is null if a booking in the range has no rate or price on its day. `incomplete` names the day. */
export const Bridge = z.object({
  opening: z.string(),
  deposits: nullableText,
  /** The part of the deposits that wasn't recorded: the cash that purchases needed beyond the balance. */
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
  /**
   * Omitted: the first day of the ledger. Both days are included. The opening value is from the end of the day before.
   */
  from: Day.optional(),
  /** Omitted: today. */
  to: Day.optional(),
};

export const performanceInput = z.object({
  ...range,
  symbol: TickerSymbol.optional(),
  tag: z.string().max(80).optional(),
  income: isOn,
  fees: isOn,
  taxes: isOn,
  /** Omitted: the user's choice, SPY by default. */
  benchmark: TickerSymbol.optional(),
  /**
   * Interval of the series: values at the end of days, weeks or months, flows summed. Everything else is computed
   * daily.
   */
  step: z.enum(["day", "week", "month"]).default("day"),
});

export const getPerformance = endpoint("GET /api/portfolio/performance", {
  summary:
    "Three returns, the value bridge and daily values of a range, for everything, an account, an instrument or a tag",
  input: performanceInput,
  output: z.object({
    from: z.string(),
    to: z.string(),
    baseCurrency: z.string(),
    /** Ratios for the invested days of the range (0.05 is 5 %), total return unless switched off. */
    returns: z.object({
      /** From the opening value or the first flow to the last value or flow. Null if nothing was invested. */
      invested: z.object({ from: z.string(), to: z.string() }).nullable(),
      timeWeighted: nullableNumber,
      /** The yearly XIRR over the days from the first flow to the last: (1 + rate)^(days / 365) - 1. */
      moneyWeighted: nullableNumber,
      /** Total gain over opening value and deposits. */
      simple: nullableNumber,
      /** Total gain: closing value + withdrawals - deposits - opening value. */
      gain: nullableNumber,
      /** The same per year, from a year of invested days on. */
      yearly: z.object({ timeWeighted: nullableNumber, moneyWeighted: nullableNumber }).nullable(),
      /** The reason for each null, by field name. */
      reasons: z.object({
        timeWeighted: ReturnLackData.optional(),
        moneyWeighted: ReturnLackData.optional(),
        simple: ReturnLackData.optional(),
      }),
    }),
    /** Null if something in the range has no price or rate. `incomplete` has the details. */
    bridge: Bridge.nullable(),
    /** The value at the end of the day before the range. */
    opening: z.object({ date: z.string(), value: nullableText }),
    /** Every day of the range. `flow` is inflow less outflow. Null: a price or rate is missing. */
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
        /** First and last day of the measurement: the invested days. */
        from: z.string(),
        to: z.string(),
        /** Time-weighted, dividends reinvested, in the base currency. */
        timeWeighted: nullableNumber,
        /** Annualised return, from a year of those days on. */
        yearly: nullableNumber,
        /** The portfolio's time-weighted return less the benchmark's. */
        difference: nullableNumber,
        /** Value of the same flows invested in the benchmark, on the days of `series`. */
        values: z.array(nullableNumber),
        reason: LackData.nullable(),
        provenance: Provenance,
      })
      .nullable(),
    statistics: z.object({
      /** Annual ratio: 0.15. */
      volatility: nullableNumber,
      sharpe: nullableNumber,
      sortino: nullableNumber,
      /** How strongly the daily returns move with the benchmark's; null without a benchmark. */
      beta: nullableNumber,
      riskFreeRate: z.number(),
      /** Weekdays used in the statistics. At least 20 are needed. */
      countedDays: z.number().int(),
      maxDrawdown: nullableNumber,
      drawdownPeak: nullableText,
      drawdownTrough: nullableText,
      drawdownRecovered: nullableText,
      bestDay: z.object({ date: z.string(), returnRatio: z.number() }).nullable(),
      worstDay: z.object({ date: z.string(), returnRatio: z.number() }).nullable(),
      positiveMonthShare: nullableNumber,
      /** 0 at a peak, -0.12 when 12 % below it, on the days of `series`. */
      drawdown: z.array(nullableNumber),
    }),
    /** Time-weighted, by month (2025-03) and year (2025), next to the benchmark's. */
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
  summary: "Contribution of each instrument and of cash to the total gain and time-weighted return of a range",
  input: z.object({ ...range, income: isOn, fees: isOn, taxes: isOn }),
  output: z.object({
    from: z.string(),
    to: z.string(),
    baseCurrency: z.string(),
    /** Total gain: the sum of the gains. */
    total: nullableText,
    /** Sum of the points. */
    timeWeighted: nullableNumber,
    /**
     * Largest first. A null symbol: cash, its interest, fees and currency. `simple`: the gain relative to opening value
     * and deposits; null without any. `points` of the time-weighted return: 0.01 is one.
     */
    contributions: z.array(
      z.object({
        symbol: nullableText,
        name: nullableText,
        gain: z.string(),
        simple: nullableNumber,
        points: nullableNumber,
      }),
    ),
    incomplete: z.array(Incomplete),
    missingSplits,
  }),
  problems: ["account-not-found", "invalid-range"],
});

export const exportPerformance = document("GET /api/portfolio/performance/days", {
  summary: "The calculation behind the returns: daily flows and values as CSV",
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
        /** From past payments and current holdings. */
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
        /** Recent payments per year. Null if there is no pattern. */
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
  summary: "Allocation against targets, with suggestions for new cash",
  input: z.object({
    ...query,
    by: z.enum(allocationDimensions).default("sector"),
    /** New cash to invest, in the base currency. */
    cash: z.string().max(40).optional(),
  }),
  output: z.object({
    baseCurrency: z.string(),
    /** Null if nothing has a value. */
    totalValue: nullableText,
    buckets: z.array(
      z.object({
        name: z.string(),
        /** Null if nothing in it has a value. */
        value: nullableText,
        share: nullableNumber,
        /** The user's target, a ratio. Null without one. */
        target: nullableNumber,
        /** Share less target. */
        drift: nullableNumber,
        symbols: z.array(z.string()),
        /**
         * The purchases with new cash that bring the allocation closest to the targets without selling. Null without
         * targets or cash.
         */
        buy: nullableText,
        /** The same with sales. Negative amounts are sold. */
        trade: nullableText,
      }),
    ),
    incomplete: z.array(Incomplete),
    missingSplits,
  }),
  problems: ["account-not-found"],
});

/** The values of a finding beside the measured value and its names. */
const RiskFinding = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("measured") }),
  /** The reason for a value of null. */
  z.object({ kind: z.literal("unknown"), reason: z.enum(unknownRisks) }),
  z.object({ kind: z.literal("beside-funds"), fundShare: z.number() }),
  /** The share of the largest foreign currency; null if there is none. */
  z.object({ kind: z.literal("foreign"), largestShare: nullableNumber }),
  /** In the base currency. */
  z.object({ kind: z.literal("fees"), amount: z.string() }),
  z.object({ kind: z.literal("prices"), staleCount: z.number().int(), oldestDate: z.string() }),
]);

export const getRisks = endpoint("GET /api/portfolio/risks", {
  summary: "Risk checks, each with its value, threshold and finding",
  input: z.object(query),
  output: z.object({
    checks: z.array(
      z.object({
        id: z.enum(riskCheckIds),
        /** Null: unknown. */
        isOk: z.boolean().nullable(),
        /** Switched off: it is listed but not counted. */
        isOn: z.boolean(),
        value: nullableNumber,
        threshold: z.number(),
        unit: z.enum(["ratio", "days", "count"]),
        /** The symbols, sector or currencies the value refers to. */
        names: z.array(z.string()).readonly(),
        finding: RiskFinding,
      }),
    ),
    baseCurrency: z.string(),
    missingSplits,
  }),
  problems: ["account-not-found"],
});

export const getCorrelations = endpoint("GET /api/portfolio/correlations", {
  summary: "Portfolio correlations",
  input: z.object(query),
  output: z.object({
    /** The first and the last day with a close. Null if there are no closes. */
    from: nullableText,
    to: nullableText,
    /** The holdings with closes, largest value first. */
    symbols: z.array(z.string()),
    /**
     * Each pair of the symbols with Pearson's correlation, from -1 to 1, and the number of shared daily changes. The
     * correlation is null with fewer than 20 of them, or if a price doesn't vary.
     */
    pairs: z.array(
      z.object({
        symbols: z.tuple([z.string(), z.string()]),
        correlation: nullableNumber,
        changeCount: z.number().int(),
      }),
    ),
    /** Holdings with daily prices beyond the largest. */
    omittedCount: z.number().int(),
    /** Holdings without closes, and whether these are still being loaded. */
    missing: z.array(z.object({ symbol: z.string(), isLoading: z.boolean() })),
  }),
  problems: ["account-not-found"],
});

export const PortfolioPreferences = z.object({
  benchmark: z.string(),
  /** Targets by kind of allocation and bucket: ratios that sum to at most 1. */
  targets: z.record(z.string(), z.record(z.string(), z.number().min(0).max(1))),
  /** Risk checks that are switched off. */
  risksOff: z.array(z.string().max(40)).max(50),
  /** Annual rate, 0.03 is 3 %. */
  riskFreeRate: z.number().min(-0.1).max(0.5),
});
export type PortfolioPreferences = z.infer<typeof PortfolioPreferences>;

export const getPortfolioPreferences = endpoint("GET /api/portfolio/preferences", {
  summary: "Your benchmark, targets and risk checks",
  input: z.object({}),
  output: PortfolioPreferences,
});

export const changePortfolioPreferences = endpoint("PATCH /api/portfolio/preferences", {
  summary: "Change the benchmark, the targets of one kind, or the active risk checks",
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
  getCorrelations,
  getPortfolioPreferences,
  changePortfolioPreferences,
] as const;
