import type { z } from "zod";
import type { History } from "#contract/market.ts";
import type { BacktestReply, runStrategy } from "#contract/strategy.ts";
import {
  type BacktestResult,
  describeStrategy,
  monthlyReturns,
  runHeadline,
  seenAndUnseen,
  splitAt,
} from "#core/backtest/index.ts";
import { dayNumber } from "#core/calendar/plain-date.ts";
import { type Refusal, refuse } from "../http/refusal.ts";

/** Fewer closed trades than this prove little. */
const fewTrades = 30;
/** Holidays and weekends leave no longer gap than this at the beginning. */
const longestBreakDays = 10;
/** Fewer days make no run. */
const minDays = 20;

/** A run in words and figures; a refusal where its days are too few to mean anything. */
export function backtestReply(
  { symbols, strategy, assumptions, from }: z.output<typeof runStrategy.input>,
  currency: string | null,
  histories: readonly History[],
  result: BacktestResult,
): BacktestReply | Refusal {
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
    currency,
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
