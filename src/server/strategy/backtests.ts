import type { z } from "zod";
import type { History } from "#contract/market.ts";
import type { BacktestReply, runStrategy } from "#contract/strategy.ts";
import {
  BacktestFault,
  type BacktestResult,
  describeStrategy,
  lookedAtSymbols,
  monthlyReturns,
  operandsOf,
  runBacktest,
  runHeadline,
  seenAndUnseen,
  splitAt,
  type Strategy,
  toSeries,
} from "#core/backtest/index.ts";
import { dayNumber } from "#core/calendar/plain-date.ts";
import { majorCurrency, minorUnits } from "#core/money/currencies.ts";
import { Refusal, refuse } from "../http/refusal.ts";

/** Daily bars of some twenty years. */
const maxBars = 5_000;
/** Besides those it trades. */
const maxOthers = 10;
/** Columns of indicators of one run: some seconds of work at the very most. */
const maxColumns = 300;
/** Fewer closed trades than this prove little. */
const fewTrades = 30;
/** Holidays and weekends leave no longer gap than this at the beginning. */
const longestBreakDays = 10;
/** Fewer days make no run. */
const minDays = 20;

export type Backtests = ReturnType<typeof createBacktests>;

/** Runs strategies on the bars the market gives, and never on made-up ones. */
export function createBacktests({
  historyOf,
}: {
  historyOf: (symbol: string, limit: number) => Promise<History | "unknown" | "failed">;
}) {
  return async ({
    strategy,
    symbols,
    from,
    to,
    assumptions,
  }: z.output<typeof runStrategy.input>): Promise<BacktestReply | Refusal> => {
    const others = lookedAtSymbols(strategy, symbols);
    if (others.length > maxOthers)
      return refuse("invalid-input", {
        detail: `A rule may name ${maxOthers} other symbols at most, not ${others.length}`,
        errors: [{ path: "strategy", message: `Names more than ${maxOthers} other symbols` }],
      });
    const columns = symbols.length * Math.max(1, columnsOf(strategy));
    if (columns > maxColumns)
      return refuse("invalid-input", {
        detail: `${symbols.length} symbols with so many indicators are more than one run computes: name fewer symbols, or fewer indicators`,
        errors: [{ path: "symbols", message: "Too many for a rule with so many indicators" }],
      });
    const found = await Promise.all(
      [...symbols, ...others].map(async (symbol) => ({ symbol, history: await historyOf(symbol, maxBars) })),
    );
    const histories: History[] = [];
    for (const { symbol, history } of found) {
      if (history === "unknown") return refuse("unknown-symbol", { values: { symbol } });
      if (history === "failed" || history.bars.length === 0)
        return refuse("stock-data-unavailable", {
          detail: `Failed to fetch stock data of ${symbol}`,
          retryAfterSeconds: 30,
        });
      if (history.provenance.status === "sample")
        return refuse("only-sample-data", {
          values: { symbol },
          retryAfterSeconds: 30,
        });
      histories.push(history);
    }
    const shelter = strategy.kind === "rotation" ? strategy.shelter : null;
    const traded = histories.filter(({ symbol }, place) => place < symbols.length || symbol === shelter);
    const currencies = [
      ...new Set(traded.flatMap(({ currency }) => (currency === null ? [] : [majorCurrency(currency)]))),
    ];
    if (currencies.length > 1)
      return refuse("mixed-currencies", {
        detail: `One cash account has one currency, and these have several: ${traded
          .map(({ symbol, currency }) => `${symbol} ${currency ?? "unknown"}`)
          .join(", ")}`,
      });

    const series = histories.map((history) =>
      toSeries({
        symbol: history.symbol,
        ...inMajorUnits(history),
        adjusted: history.adjusted,
      }),
    );
    const run = orRefused(() =>
      runBacktest({
        series: series.slice(0, symbols.length),
        others: series.slice(symbols.length),
        strategy,
        assumptions,
        from,
        to,
      }),
    );
    if (run instanceof Refusal) return run;
    const result = run;
    const [first, last] = [result.dates[0], result.dates.at(-1)];
    if (first === undefined || last === undefined || result.dates.length < minDays)
      return refuse("too-little-history", {
        detail: `${result.dates.length} trading days are in the period; a run takes at least ${minDays}`,
      });
    if (result.firstKnownDate === null)
      return refuse("too-little-history", {
        detail: "The history is shorter than what the rule looks back at: none of its days could be decided on",
      });
    const { statistics } = result;
    return {
      symbols,
      currency: currencies[0] ?? null,
      strategy,
      assumptions,
      words: describeStrategy(strategy),
      headline: runHeadline(result),
      from: first,
      to: last,
      dates: [...result.dates],
      equity: [...result.equity],
      exposure: [...result.exposure],
      statistics,
      benchmark: { equity: [...result.benchmark.equity], statistics: result.benchmark.statistics },
      unseen: unseenOf(result, assumptions.riskFreePercent),
      trades: [...result.trades],
      years: monthlyReturns({
        dates: result.dates,
        equity: result.equity,
        deposits: result.deposits,
        startValue: statistics.startValue,
      }).map(({ months, ...year }) => ({ ...year, months: [...months] })),
      cautions: cautionsOf({ result, isHolding: strategy.kind === "hold", from, firstBar: first, histories }),
      sources: histories.map(({ symbol, bars, provenance }) => ({ symbol, bars: bars.length, provenance })),
    };
  };
}

/** Pence become pounds: the cash account, its fees and amounts are in the currency itself. */
function inMajorUnits({ currency, bars, events }: History): Pick<History, "bars" | "events"> {
  const unit = minorUnits[currency ?? ""]?.perUnit ?? 1;
  if (unit === 1) return { bars, events };
  const scaled = (price: number | null) => (price === null ? null : price / unit);
  return {
    bars: bars.map((bar) => ({
      ...bar,
      open: scaled(bar.open),
      high: scaled(bar.high),
      low: scaled(bar.low),
      close: bar.close / unit,
    })),
    events: events.map((event) => (event.type === "dividend" ? { ...event, value: event.value / unit } : event)),
  };
}

/** Different columns of indicators that a rule asks for, of each instrument. */
function columnsOf(strategy: Strategy): number {
  const columns = operandsOf(strategy).flatMap((operand) =>
    operand.kind === "indicator" ? [JSON.stringify([operand.id, operand.parameters, operand.of])] : [],
  );
  return new Set(columns).size;
}

/** Returns the engine's reason for not running a strategy: no bars in the period, or bars unfit for an account. */
function orRefused<Result>(run: () => Result): Result | Refusal {
  try {
    return run();
  } catch (error) {
    if (error instanceof BacktestFault) return refuse("too-little-history", { detail: capital(error.message) });
    throw error;
  }
}

function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function unseenOf(result: BacktestResult, riskFreePercent: number): BacktestReply["unseen"] {
  const split = splitAt(result.dates);
  const parts = split === null ? null : seenAndUnseen(result, split, riskFreePercent);
  if (parts === null) return null;
  return { from: parts.unseen.from, statistics: parts.unseen.strategy, benchmark: parts.unseen.benchmark };
}

/** Warnings to read before relying on a result. */
function cautionsOf({
  result: { statistics },
  isHolding,
  from,
  firstBar,
  histories,
}: {
  result: BacktestResult;
  /** One purchase is what holding is: how few trades it makes says nothing. */
  isHolding: boolean;
  from: string | null;
  firstBar: string;
  histories: readonly History[];
}): BacktestReply["cautions"] {
  const { tradeCount } = statistics;
  return [
    ...(!isHolding && tradeCount < fewTrades
      ? [
          {
            code: "few-trades",
            detail: `${tradeCount} closed ${tradeCount === 1 ? "trade" : "trades"}: too few to tell skill from luck. At least ${fewTrades} are needed.`,
          },
        ]
      : []),
    ...(from !== null && dayNumber(firstBar) - dayNumber(from) > longestBreakDays
      ? [{ code: "short-history", detail: `The prices begin on ${firstBar}, after the day asked for.` }]
      : []),
    ...histories.flatMap(({ symbol, provenance: { note } }) =>
      note === undefined ? [] : [{ code: "held-back", detail: `${symbol}: ${note}` }],
    ),
    {
      code: "survivors",
      detail: "Instruments were chosen knowing that they still exist: those that went under are not among them.",
    },
  ];
}
