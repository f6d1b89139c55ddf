import type { Assumptions } from "./assumptions.ts";
import { createCosts } from "./costs.ts";
import { lastBarBy, type Market } from "./market.ts";
import type { ExitReason } from "./result.ts";
import { createTradeLog } from "./trade-log.ts";
import { writeCash, writePosition, writePositions } from "./write-days.ts";

export type Account = ReturnType<typeof createAccount>;

/**
 * The simulated broker's books: one cash account, one position per instrument (negative: short), and the equity of each
 * day. Created once per market and reset before each run to reuse its buffers.
 */
export function createAccount(market: Market, assumptions: Assumptions) {
  const { instruments, length } = market;
  const costs = createCosts(assumptions);
  const count = instruments.length;
  const numbers = () => new Float64Array(count);
  const places = () => new Int32Array(count);
  const log = createTradeLog();
  const equity = new Float64Array(length);
  const exposure = new Float64Array(length);
  const deposits = new Float64Array(length);

  const quantity = numbers();
  /** Cost of the opened position (proceeds for a short), without fees. */
  const openedAmount = numbers();
  const openedQuantity = numbers();
  const closedAmount = numbers();
  const closedQuantity = numbers();
  const feeAmount = numbers();
  const dividendAmount = numbers();
  const reinvestedAmount = numbers();
  const decidedDay = places();
  const entryDay = places();
  /** Date of the opening fill. */
  const entryPrice = numbers();

  let cash = 0;
  let startCash = 0;
  let fees = 0;
  let dividends = 0;
  let traded = 0;
  let hasDeposits = false;
  let openPositions = 0;
  let openShorts = 0;

  function spend(amount: number) {
    const left = cash - amount;
    // An all-in buy leaves zero, but binary rounding may leave a tiny remainder.
    cash = Math.abs(left) < 1e-12 * Math.abs(cash) ? 0 : left;
  }

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
      openPositions++;
      if (side < 0) openShorts++;
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
    fees += fee;
    traded += amount;
    spend(side * amount + fee);
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
    const fee = Math.min(costs.feeOf(units, amount), Math.max(0, cash + side * amount));
    closedAmount[place]! += amount;
    closedQuantity[place]! += units;
    feeAmount[place]! += fee;
    fees += fee;
    traded += amount;
    spend(fee - side * amount);
    const isAll = units >= Math.abs(held);
    quantity[place] = isAll ? 0 : held - side * units;
    if (!isAll) return;
    openPositions--;
    if (side < 0) openShorts--;
    writeTrade(place, side, day, 0, received, reason);
  }

  function removeAll(place: number, day: number, price: number, reason: ExitReason, isLimit = false) {
    remove(place, day, price, Math.abs(quantity[place]!), reason, isLimit);
  }

  /** `open` units are valued at the mark. */
  function writeTrade(place: number, side: number, day: number, open: number, mark: number, reason: ExitReason | null) {
    const instrument = instruments[place]!;
    const units = closedQuantity[place]! + open;
    const endAmount = closedAmount[place]! + open * mark;
    const profit =
      side * (endAmount - openedAmount[place]!) - feeAmount[place]! + dividendAmount[place]! - reinvestedAmount[place]!;
    log.add({
      instrument: place,
      side,
      decidedDay: decidedDay[place]!,
      entryDay: entryDay[place]!,
      exitDay: reason === null ? -1 : day,
      entryPrice: openedAmount[place]! / openedQuantity[place]!,
      exitPrice: reason === null ? mark : endAmount / units,
      quantity: units,
      profitAmount: profit,
      profitRatio: profit / openedAmount[place]!,
      feeAmount: feeAmount[place]!,
      dividendAmount: dividendAmount[place]!,
      barsHeld: lastBarBy(instrument, day) - instrument.barOf[entryDay[place]!]!,
      exitReason: reason,
    });
  }

  /** Available cash. A short ties up its proceeds plus its size at the last close known at the fill. */
  function available(day: number): number {
    let free = cash;
    const known = assumptions.fillAt === "close" ? day : Math.max(0, day - 1);
    if (openShorts > 0)
      for (let place = 0; place < count; place++)
        if (quantity[place]! < 0) free += 2 * quantity[place]! * instruments[place]!.marks[known]!;
    return free;
  }

  function valueAt(day: number): number {
    let value = cash;
    if (openPositions > 0)
      for (let place = 0; place < count; place++)
        if (quantity[place] !== 0) value += quantity[place]! * instruments[place]!.marks[day]!;
    return value;
  }

  /** Writes equity and exposure of the days from `first` to before `end`, during which nothing is traded. */
  function record(first: number, end: number) {
    if (openPositions === 0) writeCash(equity, exposure, cash, first, end);
    else if (count === 1) writePosition(equity, exposure, cash, quantity[0]!, instruments[0]!.marks, first, end);
    else writePositions(equity, exposure, cash, quantity, instruments, first, end);
  }

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
    cash: () => cash,
    openPositions: () => openPositions,
    /** Bars of the instrument since the entry. */
    barsHeld: (place: number, day: number) =>
      instruments[place]!.barOf[day]! - instruments[place]!.barOf[entryDay[place]!]!,
    reset(amount: number) {
      startCash = cash = amount;
      fees = dividends = traded = 0;
      openPositions = openShorts = 0;
      quantity.fill(0);
      if (hasDeposits) deposits.fill(0);
      hasDeposits = false;
      log.reset();
    },
    deposit(day: number, amount: number) {
      hasDeposits = true;
      deposits[day]! += amount;
      cash += amount;
    },
    /** Pays holders of the position before the day's open, and charges shorts. Returns the amount. */
    payDividend(place: number, perShare: number): number {
      const amount = quantity[place]! * perShare;
      dividendAmount[place]! += amount;
      dividends += amount;
      cash += amount;
      return amount;
    },
    /** Buys units for a dividend at the close, without costs. */
    reinvest(place: number, price: number, amount: number) {
      const units = costs.rounded(Math.min(amount, cash) / price);
      if (!(units > 0)) return;
      quantity[place]! += units;
      reinvestedAmount[place]! += units * price;
      spend(units * price);
    },
    record,
    /**
     * The first day from `first` to before `end` on which debts exceed everything, or `end` if there is none. Only a
     * short can cause that.
     */
    firstRuinedDay(first: number, end: number): number {
      if (openShorts === 0) return end;
      for (let day = first; day < end; day++) if (equity[day]! <= 0) return day;
      return end;
    },
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
      deposits: hasDeposits ? deposits : null,
      startCash,
      trades: log.closedColumns(),
      openTradeCount: log.openCount(),
      feeAmount: fees,
      dividendAmount: dividends,
      tradedAmount: traded,
    }),
    toTrades: () => log.toTrades(market),
  };
}
