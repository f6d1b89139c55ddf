import type { Account } from "./account.ts";
import { runAllocation } from "./allocation.ts";
import type { Assumptions } from "./assumptions.ts";
import { BacktestFault } from "./backtest-fault.ts";
import type { Market } from "./market.ts";
import { periodEnds, periodStarts } from "./periods.ts";
import type { HoldStrategy } from "./strategy.ts";

/** The day the first purchase was decided, and the first day on which it may be filled. */
export interface FirstPurchase {
  readonly decidedDay: number;
  readonly fillDay: number;
}

/** Buys everything in equal parts and holds it. */
export function runHold(
  { rebalance, saving }: Pick<HoldStrategy, "rebalance" | "saving">,
  { decidedDay, fillDay }: FirstPurchase,
  startCash: number,
  market: Market,
  account: Account,
  assumptions: Assumptions,
): void {
  const { instruments, length } = market;
  const count = instruments.length;
  const rebalances = rebalance === null ? null : periodEnds(market, rebalance);
  const saves = saving === null ? null : savingDays(market, saving);
  const acts = new Uint8Array(length);
  if (fillDay < length) acts[fillDay] = 1;
  for (const days of [rebalances, saves]) days?.forEach((isDay, day) => (acts[day]! |= isDay));

  runAllocation(
    {
      keepsRest: saving !== null,
      nextDay(from) {
        const day = acts.indexOf(1, from);
        return day < 0 ? Infinity : day;
      },
      beforeOpen(day, orders) {
        const isSavingDay = saves !== null && saves[day] === 1;
        if (isSavingDay) account.deposit(day, saving!.amount);
        for (let place = 0; place < count; place++) {
          if (day === fillDay) orders.spend(place, startCash / count, decidedDay);
          // Money held back for the next open was decided on before it.
          if (isSavingDay) orders.spend(place, saving!.amount / count, assumptions.fillAt === "close" ? day : day - 1);
        }
      },
      atClose(day, orders) {
        if (rebalances === null || rebalances[day] === 0) return;
        const known = instruments.flatMap(({ marks }, place) => (Number.isNaN(marks[day]) ? [] : [place]));
        for (const place of known) orders.target(place, 1 / known.length, day);
      },
    },
    market,
    account,
    assumptions,
  );
}

/** Total deposits over the run, besides the start cash. */
export function savedAmount(market: Market, saving: HoldStrategy["saving"]): number {
  return saving === null ? 0 : saving.amount * savingDays(market, saving).reduce((days, isDay) => days + isDay, 0);
}

function savingDays(market: Market, { amount, every }: NonNullable<HoldStrategy["saving"]>): Uint8Array {
  if (!(amount > 0 && Number.isFinite(amount)))
    throw new BacktestFault(`the saved amount must be above 0, not ${amount}`);
  return periodStarts(market, every);
}
