import { type AccountState, spend } from "./account-state.ts";
import type { createCosts } from "./costs.ts";
import type { ExitReason } from "./result.ts";
import type { WriteTrade } from "./write-trade.ts";

/** Opens and closes positions at given prices, and writes the trades. */
export function createFills({
  state,
  costs,
  writeTrade,
  available,
}: {
  state: AccountState;
  costs: ReturnType<typeof createCosts>;
  writeTrade: WriteTrade;
  /** Cash that can be spent on a day. */
  available: (day: number) => number;
}) {
  const { quantity, openedAmount, openedQuantity, closedAmount, closedQuantity } = state;
  const { feeAmount, dividendAmount, reinvestedAmount, decidedDay, entryDay, entryPrice } = state;

  /**
   * Buys (side 1) or sells short (-1) for the budget including costs, as far as the account allows. Returns the amount
   * used.
   */
  function add(place: number, day: number, price: number, side: number, budget: number, decided: number): number {
    return addUnits(place, day, price, side, budget, Infinity, decided);
  }

  function addUnits(
    place: number,
    day: number,
    price: number,
    side: number,
    budget: number,
    maxUnits: number,
    decided: number,
  ): number {
    const paid = costs.slipped(price, side);
    const units = Math.min(costs.affordable(Math.min(budget, available(day)), paid), costs.rounded(maxUnits));
    if (!(units > 0)) return 0;
    const amount = units * paid;
    const fee = costs.feeOf(units, amount);
    if (quantity[place] === 0) {
      state.openPositions++;
      if (side < 0) state.openShorts++;
      openedAmount[place] = 0;
      openedQuantity[place] = 0;
      closedAmount[place] = 0;
      closedQuantity[place] = 0;
      feeAmount[place] = 0;
      dividendAmount[place] = 0;
      reinvestedAmount[place] = 0;
      decidedDay[place] = decided;
      entryDay[place] = day;
      entryPrice[place] = paid;
    }
    quantity[place]! += side * units;
    openedAmount[place]! += amount;
    openedQuantity[place]! += units;
    feeAmount[place]! += fee;
    state.fees += fee;
    state.traded += amount;
    spend(state, side * amount + fee);
    return amount + fee;
  }

  /**
   * Sells a number of units of a long position, or buys them back for a short. A `limit` fills at exactly its price.
   */
  function remove(place: number, day: number, price: number, units: number, reason: ExitReason, isLimit = false) {
    const held = quantity[place]!;
    const side = Math.sign(held);
    const received = isLimit ? price : costs.slipped(price, -side);
    const amount = units * received;
    // A fee above the account's balance after the fill isn't charged, so costs never make cash negative.
    const fee = Math.min(costs.feeOf(units, amount), Math.max(0, state.cash + side * amount));
    closedAmount[place]! += amount;
    closedQuantity[place]! += units;
    feeAmount[place]! += fee;
    state.fees += fee;
    state.traded += amount;
    spend(state, fee - side * amount);
    const isAll = units >= Math.abs(held);
    quantity[place] = isAll ? 0 : held - side * units;
    if (!isAll) return;
    state.openPositions--;
    if (side < 0) state.openShorts--;
    writeTrade(place, side, day, 0, received, reason);
  }

  function removeAll(place: number, day: number, price: number, reason: ExitReason, isLimit = false) {
    remove(place, day, price, Math.abs(quantity[place]!), reason, isLimit);
  }

  return { add, addUnits, remove, removeAll };
}
