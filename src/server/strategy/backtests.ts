import type { z } from "zod";
import type { History } from "#contract/market.ts";
import type { BacktestReply, runStrategy } from "#contract/strategy.ts";
import {
  BacktestFault,
  lookedAtSymbols,
  operandsOf,
  runBacktest,
  type Strategy,
  toSeries,
} from "#core/backtest/index.ts";
import { minorUnits } from "#core/money/currencies.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import { backtestReply } from "./backtest-reply.ts";
import { accountCurrency, type HistorySource, usableHistories } from "./usable-histories.ts";

/** Besides those it trades. */
const maxOthers = 10;
/** Columns of indicators of one run: some seconds of work at the very most. */
const maxColumns = 300;

export type Backtests = ReturnType<typeof createBacktests>;

/** Runs strategies on the bars the market gives, and never on made-up ones. */
export function createBacktests({ historyOf }: { historyOf: HistorySource }) {
  return async (input: z.output<typeof runStrategy.input>): Promise<BacktestReply | Refusal> => {
    const { strategy, symbols, from, to, assumptions } = input;
    const others = lookedAtSymbols(strategy, symbols);
    const tooMuch = whyTooMuch(strategy, symbols, others);
    if (tooMuch !== null) return tooMuch;
    const histories = await usableHistories([...symbols, ...others], historyOf);
    if (histories instanceof Refusal) return histories;
    const currency = accountCurrency(strategy, symbols, histories);
    if (currency instanceof Refusal) return currency;
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
    return run instanceof Refusal ? run : backtestReply(input, currency, histories, run);
  };
}

/** Refuses more than one run can compute. */
function whyTooMuch(strategy: Strategy, symbols: readonly string[], others: readonly string[]): Refusal | null {
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
  return null;
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
