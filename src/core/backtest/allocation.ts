import type { Account } from "./account.ts";
import type { Assumptions } from "./assumptions.ts";
import { createDividends } from "./dividends.ts";
import type { Market } from "./market.ts";

/** A part of a position that is only the rounding of binary numbers. */
const noChange = 1e-9;

/** Orders: what part of the account a position is to be, or what is to be spent on it. */
export interface AllocationOrders {
  /** The position is to be so much of the account, valued at the prices of the fill; 0 ends it. */
  target(place: number, weight: number, decidedDay: number): void;
  /** What was to be held and has not been filled yet is wanted no more. */
  cancel(place: number): void;
  /** So much is to be spent with costs, besides what earlier orders of this kind could not spend where the plan keeps that. */
  spend(place: number, amount: number, decidedDay: number): void;
}

/** What a strategy that moves money between instruments does, and on which days it is asked. */
export interface AllocationPlan {
  /** Whether what an order could not spend is set aside for the next one, and is no part of what targets divide. */
  readonly keepsRest: boolean;
  /** The first day from the given one on which it acts; Infinity if there is none. */
  nextDay(from: number): number;
  beforeOpen(day: number, orders: AllocationOrders): void;
  atClose(day: number, orders: AllocationOrders): void;
}

/** Carries a plan out through the days of a market: sells before it buys, and buys in the order of the instruments. */
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

  /** What targets are parts of: the account at the prices of the fill, less what is set aside to be spent. */
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
      // A fill brings the position to its target or below; it does not buy back what rounding took.
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
