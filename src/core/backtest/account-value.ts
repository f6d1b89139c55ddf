import type { AccountState } from "./account-state.ts";
import type { Assumptions } from "./assumptions.ts";
import type { Market } from "./market.ts";
import { writeCash, writePosition, writePositions } from "./write-days.ts";

/** The worth of an account: available cash, value, and the equity of each day. */
export function createAccountValue(state: AccountState, { instruments }: Market, assumptions: Assumptions) {
  const { quantity, equity, exposure } = state;
  const count = instruments.length;

  /** Available cash. A short ties up its proceeds plus its size at the last close known at the fill. */
  function available(day: number): number {
    let free = state.cash;
    const known = assumptions.fillAt === "close" ? day : Math.max(0, day - 1);
    if (state.openShorts > 0)
      for (let place = 0; place < count; place++)
        if (quantity[place]! < 0) free += 2 * quantity[place]! * instruments[place]!.marks[known]!;
    return free;
  }

  function valueAt(day: number): number {
    let value = state.cash;
    if (state.openPositions > 0)
      for (let place = 0; place < count; place++)
        if (quantity[place] !== 0) value += quantity[place]! * instruments[place]!.marks[day]!;
    return value;
  }

  /** Writes equity and exposure of the days from `first` to before `end`, during which nothing is traded. */
  function record(first: number, end: number) {
    if (state.openPositions === 0) writeCash(equity, exposure, state.cash, first, end);
    else if (count === 1) writePosition(equity, exposure, state.cash, quantity[0]!, instruments[0]!.marks, first, end);
    else writePositions(equity, exposure, state.cash, quantity, instruments, first, end);
  }

  /**
   * The first day from `first` to before `end` on which debts exceed everything, or `end` if there is none. Only a
   * short can cause that.
   */
  function firstRuinedDay(first: number, end: number): number {
    if (state.openShorts === 0) return end;
    for (let day = first; day < end; day++) if (equity[day]! <= 0) return day;
    return end;
  }

  return { available, valueAt, record, firstRuinedDay };
}
