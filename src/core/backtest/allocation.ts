import type { Account } from "./account.ts";
import type { Assumptions } from "./assumptions.ts";
import { createDividends } from "./dividends.ts";
import type { Market } from "./market.ts";

/** Smaller parts of a position are binary rounding. */
const noChange = 1e-9;

/** Orders: the target share of a position, or an amount to spend on it. */
export interface AllocationOrders {
  /** Sets the position's target share of the account, valued at the prices of the fill. 0 closes it. */
  target(place: number, weight: number, decidedDay: number): void;
  /** Cancels targets that haven't been filled yet. */
  cancel(place: number): void;
  /**
   * Amount to spend including costs, in addition to unspent amounts of earlier orders of this kind, if the plan keeps
   * those.
   */
  spend(place: number, amount: number, decidedDay: number): void;
}

/** A strategy that moves money between instruments, and the days on which it acts. */
export interface AllocationPlan {
  /** True if unspent money of an order is reserved for the next one and excluded from targets. */
  readonly keepsRest: boolean;
  /** The first day from the given one on which it acts. Infinity if there is none. */
  nextDay(from: number): number;
  beforeOpen(day: number, orders: AllocationOrders): void;
  atClose(day: number, orders: AllocationOrders): void;
}

/** Executes a plan over the days of a market. Sells before it buys, and buys in the order of the instruments. */
export function runAllocation(plan: AllocationPlan, market: Market, account: Account, assumptions: Assumptions): void {
  const { instruments, length } = market;
  const { quantity, costs } = account;
  const count = instruments.length;
  const fillsAtClose = assumptions.fillAt === "close";
  const dividends = createDividends(market, account, assumptions);

  const targets = new Float64Array(count).fill(NaN);
  const budgets = new Float64Array(count);
  const isSpending = new Uint8Array(count);
  const decidedDays = new Int32Array(count);
  let orders = 0;
  const isOrdered = (place: number) => !Number.isNaN(targets[place]) || isSpending[place] === 1;
  const put: AllocationOrders = {
    target(place, weight, decidedDay) {
      if (!isOrdered(place)) orders++;
      targets[place] = weight;
      decidedDays[place] = decidedDay;
    },
    cancel(place) {
      if (!Number.isNaN(targets[place])) finishTarget(place);
    },
    spend(place, amount, decidedDay) {
      if (!isOrdered(place)) orders++;
      budgets[place]! += amount;
      isSpending[place] = 1;
      decidedDays[place] = decidedDay;
    },
  };

  function priceAt(place: number, day: number): number {
    const { open, close } = instruments[place]!;
    return fillsAtClose ? close[day]! : open[day]!;
  }

  /** The base of target shares: the account at the prices of the fill, less reserved cash. */
  function valueAt(day: number): number {
    let value = account.cash();
    for (let place = 0; place < count; place++) {
      value -= budgets[place]!;
      if (quantity[place] === 0) continue;
      const price = priceAt(place, day);
      value += quantity[place]! * (Number.isNaN(price) ? instruments[place]!.marks[day - 1]! : price);
    }
    return value;
  }

  function fill(day: number) {
    if (orders === 0) return;
    const value = valueAt(day);
    for (let place = 0; place < count; place++) {
      if (Number.isNaN(targets[place])) continue;
      const price = priceAt(place, day);
      const units = quantity[place]! - costs.rounded((value * targets[place]!) / price);
      if (!(units > quantity[place]! * noChange)) continue;
      account.remove(place, day, price, units, "rebalance");
      // A fill brings the position to its target or below. It doesn't buy back the rounding difference.
      finishTarget(place);
    }
    for (let place = 0; place < count; place++) {
      if (!isOrdered(place)) continue;
      const price = priceAt(place, day);
      if (Number.isNaN(price)) continue;
      const missing = value * targets[place]! - quantity[place]! * price;
      if (missing > value * noChange) account.add(place, day, price, 1, missing, decidedDays[place]!);
      if (isSpending[place] === 1)
        budgets[place]! -= account.add(place, day, price, 1, budgets[place]!, decidedDays[place]!);
      if (!plan.keepsRest) budgets[place] = 0;
      isSpending[place] = 0;
      targets[place] = NaN;
      orders--;
    }
  }

  function finishTarget(place: number) {
    targets[place] = NaN;
    if (isSpending[place] === 0) orders--;
  }

  const endsAtOpen = assumptions.lastBar === "open";
  const lastActing = endsAtOpen ? length - 1 : length;
  let day = 0;
  while (day < length) {
    const next = orders > 0 ? day : Math.min(lastActing, plan.nextDay(day), dividends.nextDay(day));
    account.record(day, next);
    day = next;
    if (day === length) break;
    const endsHere = endsAtOpen && day === length - 1;
    dividends.pay(day);
    plan.beforeOpen(day, put);
    if (!fillsAtClose) fill(day);
    if (endsHere) account.closeAll(day, "last-bar", "open");
    dividends.reinvest(day);
    if (!endsHere) plan.atClose(day, put);
    if (fillsAtClose) fill(day);
    account.record(day, day + 1);
    day++;
  }
  account.finish(length, false);
}
