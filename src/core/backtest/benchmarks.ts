import { createAccount, type Account } from "./account.ts";
import type { Assumptions } from "./assumptions.ts";
import type { Market } from "./market.ts";
import type { Statistics } from "./result.ts";
import { type FirstPurchase, runHold, savedAmount } from "./run-hold.ts";
import type { HoldStrategy, Strategy } from "./strategy.ts";

interface Benchmark {
  readonly equity: Float64Array;
  readonly statistics: Statistics;
  /** Equity with the strategy's own deposits, for beta. */
  readonly sameDeposits: Float64Array;
}

const plainHold = { rebalance: null, saving: null } as const;

/** Buying and holding the same instruments, for strategies on a market; equal ones are calculated once. */
export function createBenchmarks(
  market: Market,
  assumptions: Assumptions,
  figuresOf: (account: Account, benchmarkEquity: Float64Array | null) => Statistics,
) {
  const rival = createAccount(market, assumptions);
  const benchmarks = new Map<string, Benchmark>();
  const fillsAtClose = assumptions.fillAt === "close";

  function benchmarkOf(strategy: Strategy, firstKnownDay: number): Benchmark {
    const saving = strategy.kind === "hold" ? strategy.saving : null;
    const decidedDay = firstKnownDay < market.length ? firstKnownDay : 0;
    const isImmediate = fillsAtClose || strategy.kind === "hold";
    const first: FirstPurchase = { decidedDay, fillDay: isImmediate ? decidedDay : decidedDay + 1 };
    const name = `${first.decidedDay} ${first.fillDay} ${saving?.amount ?? 0} ${saving?.every ?? ""}`;
    const kept = benchmarks.get(name);
    if (kept !== undefined) return kept;
    const benchmark = computeBenchmark(first, saving);
    if (benchmarks.size >= 64) benchmarks.clear();
    benchmarks.set(name, benchmark);
    return benchmark;
  }

  function computeBenchmark(first: FirstPurchase, saving: HoldStrategy["saving"]): Benchmark {
    const wholeSum = assumptions.startCash + savedAmount(market, saving);
    hold(wholeSum, null);
    const equity = rival.books().equity.slice();
    const figures = figuresOf(rival, null);
    if (saving === null) return { equity, statistics: figures, sameDeposits: equity };
    hold(assumptions.startCash, saving);
    return { equity, statistics: figures, sameDeposits: rival.books().equity.slice() };

    function hold(startCash: number, saving: HoldStrategy["saving"]) {
      rival.reset(startCash);
      runHold({ ...plainHold, saving }, first, startCash, market, rival, assumptions);
    }
  }

  return benchmarkOf;
}
