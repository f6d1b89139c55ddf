import { z } from "zod";
import type { Assumptions } from "#core/backtest/assumptions.ts";
import { readAssumptions, readStrategy } from "#core/backtest/index.ts";
import type { Statistics, Trade } from "#core/backtest/result.ts";
import type { Strategy } from "#core/backtest/strategy.ts";
import { Day } from "./day.ts";
import { endpoint } from "./endpoint.ts";
import { Provenance } from "./provenance.ts";
import { TickerSymbol } from "./ticker-symbol.ts";

const ratio = z.number().nullable();
const count = z.number().int().min(0);

/**
 * A strategy as data, described in docs/backtest-semantics.md. Every part of Bellwether reads it with the same code.
 */
const StrategyData = z.custom<Strategy>().transform((value, context) => {
  const read = readStrategy(value);
  if (read.ok) return read.strategy;
  for (const { path, words } of read.problems) context.addIssue({ code: "custom", path: [...path], message: words });
  return z.NEVER;
});

/** Omitted fields take their defaults. */
const AssumptionsData = z
  .custom<Partial<Assumptions>>()
  .default({})
  .transform((value, context): Assumptions => {
    const read = readAssumptions(value);
    if (read.ok) return read.assumptions;
    for (const { path, words } of read.problems) context.addIssue({ code: "custom", path: [...path], message: words });
    return z.NEVER;
  });

const symbols = z
  .array(TickerSymbol)
  .min(1, "Enter at least one symbol")
  .max(50, "At most 50 symbols")
  .transform((list) => [...new Set(list)]);

/** First and last day. Null: as far back or as recent as the bars go. */
const period = { from: Day.nullable().default(null), to: Day.nullable().default(null) };

const isInOrder = ({ from, to }: { from: string | null; to: string | null }) =>
  from === null || to === null || from < to;
const order = { path: ["to"], message: "The last day must come after the first" };

export const RunStatistics = z.object({
  startValue: z.number(),
  finalValue: z.number(),
  paidIn: z.number(),
  totalReturnRatio: z.number(),
  cagrRatio: ratio,
  volatilityRatio: ratio,
  sharpe: ratio,
  sortino: ratio,
  calmar: ratio,
  maximumDrawdownRatio: z.number(),
  longestUnderWaterDays: count,
  isUnderWaterAtEnd: z.boolean(),
  exposureRatio: z.number(),
  tradeCount: count,
  openTradeCount: count,
  winRatio: ratio,
  profitFactor: ratio,
  expectancyRatio: ratio,
  averageBarsHeld: ratio,
  bestTradeRatio: ratio,
  worstTradeRatio: ratio,
  turnoverRatio: ratio,
  feeAmount: z.number(),
  dividendAmount: z.number(),
  beta: ratio,
  alphaRatio: ratio,
}) satisfies z.ZodType<Statistics>;

export const RunTrade = z.object({
  symbol: z.string(),
  side: z.enum(["long", "short"]),
  decidedDate: z.string(),
  entryDate: z.string(),
  entryPrice: z.number(),
  exitDate: z.string().nullable(),
  exitPrice: z.number(),
  quantity: z.number(),
  profitAmount: z.number(),
  profitRatio: z.number(),
  feeAmount: z.number(),
  dividendAmount: z.number(),
  barsHeld: count,
  exitReason: z
    .enum(["rule", "reversal", "stop-loss", "take-profit", "trailing-stop", "time", "rebalance", "last-bar", "ruin"])
    .nullable(),
}) satisfies z.ZodType<Trade>;

/** A month or a year. partial: the run began or ended within it. */
const PeriodReturn = z.object({ returnRatio: z.number(), isPartial: z.boolean() });

export const BacktestReply = z.object({
  symbols: z.array(z.string()),
  currency: z.string().nullable(),
  /** As read, with every default filled in. */
  strategy: z.custom<Strategy>(),
  assumptions: z.custom<Assumptions>(),
  /** The strategy in a sentence, and its result against buying and holding in another. */
  words: z.string(),
  headline: z.string(),
  /** First and last day of the run. */
  from: z.string(),
  to: z.string(),
  dates: z.array(z.string()),
  equity: z.array(z.number()),
  exposure: z.array(z.number()),
  statistics: RunStatistics,
  benchmark: z.object({ equity: z.array(z.number()), statistics: RunStatistics }),
  /** The last part of the period on its own, which shouldn't be used to choose a rule. Null: too short to split. */
  unseen: z.object({ from: z.string(), statistics: RunStatistics, benchmark: RunStatistics }).nullable(),
  trades: z.array(RunTrade),
  /** Linked returns. A month without bars is null. */
  years: z.array(PeriodReturn.extend({ year: z.number().int(), months: z.array(PeriodReturn.nullable()).length(12) })),
  /** Caveats, such as few trades, a short history or withheld bars. */
  cautions: z.array(z.object({ code: z.string(), detail: z.string() })),
  sources: z.array(z.object({ symbol: z.string(), bars: count, provenance: Provenance })),
});
export type BacktestReply = z.infer<typeof BacktestReply>;

export const runStrategy = endpoint("POST /api/strategy/backtest", {
  summary: "Backtest a strategy on daily bars with costs, compared with buying and holding",
  input: z
    .object({ strategy: StrategyData, symbols, ...period, assumptions: AssumptionsData })
    .refine(isInOrder, order),
  output: BacktestReply,
  problems: [
    "unknown-symbol",
    "stock-data-unavailable",
    "only-sample-data",
    "mixed-currencies",
    "too-little-history",
    "rate-limited",
  ],
});

export const NearestRule = z.object({
  strategy: z.custom<Strategy>(),
  symbols: z.array(z.string()),
  understood: z.array(z.string()),
  /** Every difference from the sentence. */
  changes: z.array(z.string()).min(1),
});

export const RuleReading = z.object({
  /** Null unless every part of the sentence was understood. */
  strategy: z.custom<Strategy>().nullable(),
  /** Symbols named in the sentence. */
  symbols: z.array(z.string()),
  /** Parts of the sentence in rule wording. */
  understood: z.array(z.string()),
  notUnderstood: z.array(z.string()),
  /** Complete rules to choose from, if `strategy` is null. */
  nearest: z.array(NearestRule),
  by: z.enum(["template", "model"]),
  model: z.string().nullable(),
  /** The reason a configured model didn't read it, for display. */
  problem: z.object({ code: z.string(), detail: z.string() }).nullable(),
});
export type RuleReading = z.infer<typeof RuleReading>;

export const readRule = endpoint("POST /api/strategy/rule", {
  summary: "Turn a sentence into a rule you can review and edit. Nothing is run or stored",
  input: z.object({
    text: z.string().trim().min(1, "Say when to buy and when to sell").max(600, "At most 600 characters"),
  }),
  output: RuleReading,
  problems: ["rate-limited"],
});

export const RunSummary = z.object({
  totalReturnRatio: z.number(),
  benchmarkReturnRatio: z.number(),
  maximumDrawdownRatio: z.number().max(0),
  sharpe: ratio,
  tradeCount: count,
  /** Last day of its bars. */
  dataTo: Day,
});

export const SavedRun = z.object({
  id: z.string(),
  name: z.string(),
  strategy: z.custom<Strategy>(),
  symbols: z.array(z.string()),
  from: z.string().nullable(),
  to: z.string().nullable(),
  assumptions: z.custom<Assumptions>(),
  /** The result when it was saved. */
  summary: RunSummary,
  savedAt: z.string(),
});
export type SavedRun = z.infer<typeof SavedRun>;

const name = z.string().trim().min(1, "Give the run a name").max(80, "At most 80 characters");

export const getSavedRuns = endpoint("GET /api/strategy/runs", {
  summary: "Saved runs, newest first",
  input: z.object({}),
  output: z.object({ runs: z.array(SavedRun) }),
});

export const saveRun = endpoint("POST /api/strategy/runs", {
  summary: "Save a run with its rule, instruments, period, assumptions and results",
  input: z
    .object({ name, strategy: StrategyData, symbols, ...period, assumptions: AssumptionsData, summary: RunSummary })
    .refine(isInOrder, order),
  output: SavedRun,
  status: 201,
  creates: true,
  problems: ["too-many-runs", "run-name-taken"],
});

export const renameRun = endpoint("PATCH /api/strategy/runs/:id", {
  summary: "Rename a saved run",
  input: z.object({ id: z.string(), name }),
  output: SavedRun,
  problems: ["run-not-found", "run-name-taken"],
});

export const deleteRun = endpoint("DELETE /api/strategy/runs/:id", {
  summary: "Delete a saved run",
  input: z.object({ id: z.string() }),
  output: z.object({}),
  problems: ["run-not-found"],
});

export const Tries = z.object({
  /** Different variants run on these symbols so far. */
  count,
  /** Further variants aren't counted. */
  isFull: z.boolean(),
  /** Standard deviation of their daily Sharpe ratios. Null with fewer than two. */
  sharpeDeviation: ratio,
});

/** Each viewed result counts as a trial, because the best of many trials looks good by luck alone. */
export const countTries = endpoint("POST /api/strategy/tries", {
  summary: "Count the variants that were run on these symbols. Each variant counts once",
  input: z.object({
    symbols,
    tries: z
      .array(
        z.object({
          /** A short hash of the varied parts. */
          key: z.string().regex(/^[0-9a-z]{4,40}$/, "4 to 40 small letters and digits"),
          /** Daily Sharpe ratio, not annualised. */
          sharpe: z.number().min(-100).max(100).nullable(),
        }),
      )
      .max(2_000, "At most 2,000 at once"),
  }),
  output: Tries,
});

export const strategyEndpoints = [
  runStrategy,
  readRule,
  getSavedRuns,
  saveRun,
  renameRun,
  deleteRun,
  countTries,
] as const;
