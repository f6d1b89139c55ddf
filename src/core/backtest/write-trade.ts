import type { AccountState } from "./account-state.ts";
import { lastBarBy, type Market } from "./market.ts";
import type { ExitReason } from "./result.ts";
import type { createTradeLog } from "./trade-log.ts";

export type WriteTrade = ReturnType<typeof createWriteTrade>;

/** Writes trades to the log from what the account knows of the position. */
export function createWriteTrade(state: AccountState, { instruments }: Market, log: ReturnType<typeof createTradeLog>) {
  const { openedAmount, openedQuantity, closedAmount, closedQuantity } = state;
  const { feeAmount, dividendAmount, reinvestedAmount, decidedDay, entryDay } = state;

  /** `open` units are valued at the mark. */
  return (place: number, side: number, day: number, open: number, mark: number, reason: ExitReason | null) => {
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
  };
}
