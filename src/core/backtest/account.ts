import { createAccountState, spend } from "./account-state.ts";
import { createAccountValue } from "./account-value.ts";
import type { Assumptions } from "./assumptions.ts";
import { createCosts } from "./costs.ts";
import { createFills } from "./fills.ts";
import type { Market } from "./market.ts";
import type { ExitReason } from "./result.ts";
import { createTradeLog } from "./trade-log.ts";
import { createWriteTrade } from "./write-trade.ts";

export type Account = ReturnType<typeof createAccount>;

/**
 * The simulated broker's books: one cash account, one position per instrument (negative: short), and the equity of each
 * day. Created once per market and reset before each run to reuse its buffers.
 */
export function createAccount(market: Market, assumptions: Assumptions) {
  const { instruments, length } = market;
  const costs = createCosts(assumptions);
  const count = instruments.length;
  const log = createTradeLog();
  const state = createAccountState(market);
  const { quantity, equity, exposure, deposits, dividendAmount, reinvestedAmount, entryDay, entryPrice } = state;
  const { available, valueAt, record, firstRuinedDay } = createAccountValue(state, market, assumptions);
  const writeTrade = createWriteTrade(state, market, log);
  const { add, addUnits, remove, removeAll } = createFills({ state, costs, writeTrade, available });

  function closeAll(day: number, reason: ExitReason, at: "open" | "close") {
    for (let place = 0; place < count; place++) {
      if (quantity[place] === 0) continue;
      const { open, marks } = instruments[place]!;
      const price = at === "open" ? open[day]! : NaN;
      removeAll(place, day, Number.isNaN(price) ? marks[day]! : price, reason);
    }
  }

  return {
    quantity,
    entryPrice,
    costs,
    add,
    addUnits,
    remove,
    removeAll,
    valueAt,
    cash: () => state.cash,
    openPositions: () => state.openPositions,
    /** Bars of the instrument since the entry. */
    barsHeld: (place: number, day: number) =>
      instruments[place]!.barOf[day]! - instruments[place]!.barOf[entryDay[place]!]!,
    reset(amount: number) {
      state.startCash = state.cash = amount;
      state.fees = state.dividends = state.traded = 0;
      state.openPositions = state.openShorts = 0;
      quantity.fill(0);
      if (state.hasDeposits) deposits.fill(0);
      state.hasDeposits = false;
      log.reset();
    },
    deposit(day: number, amount: number) {
      state.hasDeposits = true;
      deposits[day]! += amount;
      state.cash += amount;
    },
    /** Pays holders of the position before the day's open, and charges shorts. Returns the amount. */
    payDividend(place: number, perShare: number): number {
      const amount = quantity[place]! * perShare;
      dividendAmount[place]! += amount;
      state.dividends += amount;
      state.cash += amount;
      return amount;
    },
    /** Buys units for a dividend at the close, without costs. */
    reinvest(place: number, price: number, amount: number) {
      const units = costs.rounded(Math.min(amount, state.cash) / price);
      if (!(units > 0)) return;
      quantity[place]! += units;
      reinvestedAmount[place]! += units * price;
      spend(state, units * price);
    },
    record,
    firstRuinedDay,
    closeAll,
    /** Ends the run on the day before `day`. A ruin closes all positions there. */
    finish(day: number, isRuined: boolean) {
      const last = day - 1;
      if (isRuined) closeAll(last, "ruin", "close");
      else if (assumptions.lastBar === "close") closeAll(last, "last-bar", "close");
      record(last, length);
      for (let place = 0; place < count; place++) {
        const held = quantity[place]!;
        if (held !== 0)
          writeTrade(place, Math.sign(held), last, Math.abs(held), instruments[place]!.marks[last]!, null);
      }
    },
    /** Data for the statistics, valid until the next run. */
    books: () => ({
      equity,
      exposure,
      deposits: state.hasDeposits ? deposits : null,
      startCash: state.startCash,
      trades: log.closedColumns(),
      openTradeCount: log.openCount(),
      feeAmount: state.fees,
      dividendAmount: state.dividends,
      tradedAmount: state.traded,
    }),
    toTrades: () => log.toTrades(market),
  };
}
