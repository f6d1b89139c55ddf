import { catalog, type Indicator } from "../indicators/index.ts";
import { createAccount, type Account } from "./account.ts";
import { BacktestFault } from "./backtest-fault.ts";
import { createBenchmarks } from "./benchmarks.ts";
import type { BacktestInput, Series } from "./backtest-input.ts";
import { checkAssumptions } from "./check-assumptions.ts";
import { createMarket, marketWith, type Market } from "./market.ts";
import type { Sources } from "./operand-column.ts";
import type { BacktestResult, Statistics } from "./result.ts";
import { createRuleSignals } from "./rule-signals.ts";
import { runHold } from "./run-hold.ts";
import { runRotation } from "./run-rotation.ts";
import { runRules } from "./run-rules.ts";
import { seriesDays } from "./series-days.ts";
import { statistics } from "./statistics.ts";
import type { Strategy } from "./strategy.ts";

/**
 * Prepares many runs on the same bars: results that don't depend on the strategy are calculated once, and buffers are
 * reused.
 */
export interface PreparedBacktest {
  run(strategy: Strategy): BacktestResult;
  /** Returns only the statistics, for searches. */
  summary(strategy: Strategy): Statistics;
}

/** Throws a BacktestFault if the bars or the assumptions are invalid. `run` does the same for the strategy. */
export function prepareBacktest(
  { series, others = [], assumptions, from, to }: Omit<BacktestInput, "strategy">,
  indicators: readonly Indicator[] = catalog,
): PreparedBacktest {
  checkAssumptions(assumptions);
  const sources: Sources = { indicators, seriesOf: bySymbol([...series, ...others]) };
  const market = createMarket(series, from, to);
  const { dates, dayNumbers, length } = market;
  const ownDesk = { market, account: createAccount(market, assumptions) };
  const shelterDesks = new Map<string, typeof ownDesk>();
  const signalsOf = createRuleSignals(market, sources, assumptions.dividends !== "ignore");
  const benchmarkOf = createBenchmarks(market, assumptions, figuresOf);

  /** A shelter outside the traded instruments is only used by its rotation. */
  function deskOf(strategy: Strategy) {
    const shelter = strategy.kind === "rotation" ? strategy.shelter : null;
    const outside = others.find(({ symbol }) => symbol === shelter);
    if (outside === undefined) return ownDesk;
    const kept = shelterDesks.get(outside.symbol);
    if (kept !== undefined) return kept;
    const wider = marketWith(market, outside);
    const desk = { market: wider, account: createAccount(wider, assumptions) };
    shelterDesks.set(outside.symbol, desk);
    return desk;
  }

  /** Runs a strategy into an account. Returns the account and the first day on which everything was known. */
  function simulate(strategy: Strategy) {
    const { market, account } = deskOf(strategy);
    account.reset(assumptions.startCash);
    return { account, firstKnownDay: trade(strategy, market, account) };
  }

  function trade(strategy: Strategy, market: Market, account: Account): number {
    if (strategy.kind === "rotation") return runRotation(strategy, market, sources, account, assumptions);
    if (strategy.kind === "hold") {
      runHold(strategy, { decidedDay: 0, fillDay: 0 }, assumptions.startCash, market, account, assumptions);
      return 0;
    }
    if (strategy.long === null && strategy.short === null)
      throw new BacktestFault("a rule strategy needs a side: long, short or both");
    const signals = signalsOf(strategy);
    runRules(strategy, signals, market, sources, account, assumptions);
    return signals.firstKnownDay;
  }

  function figuresOf(account: Account, benchmarkEquity: Float64Array | null): Statistics {
    return statistics({
      dayNumbers,
      length,
      riskFreePercent: assumptions.riskFreePercent,
      benchmarkEquity,
      ...account.books(),
    });
  }

  return {
    run(strategy) {
      const { account, firstKnownDay } = simulate(strategy);
      const { equity, exposure, deposits } = account.books();
      const benchmark = benchmarkOf(strategy, firstKnownDay);
      return {
        dates,
        equity: equity.slice(),
        exposure: exposure.slice(),
        deposits: deposits?.slice() ?? null,
        trades: account.toTrades(),
        statistics: figuresOf(account, benchmark.sameDeposits),
        benchmark: { equity: benchmark.equity.slice(), statistics: benchmark.statistics },
        firstKnownDate: dates[firstKnownDay] ?? null,
      };
    },
    summary(strategy) {
      const { account, firstKnownDay } = simulate(strategy);
      return figuresOf(account, benchmarkOf(strategy, firstKnownDay).sameDeposits);
    },
  };
}

function bySymbol(series: readonly Series[]): ReadonlyMap<string, Series> {
  if (series.length === 0) throw new BacktestFault("a run needs the bars of at least one instrument");
  for (const each of series) seriesDays(each);
  const named = new Map(series.map((each) => [each.symbol, each]));
  if (named.size < series.length) throw new BacktestFault("two series have the same symbol");
  return named;
}
