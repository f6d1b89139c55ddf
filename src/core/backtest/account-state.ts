import type { Market } from "./market.ts";

/** The mutable state of a simulated account: its totals, and one column entry per instrument or day. */
export type AccountState = ReturnType<typeof createAccountState>;

/** An empty account for a market. */
export function createAccountState({ instruments, length }: Market) {
  const count = instruments.length;
  const numbers = () => new Float64Array(count);
  return {
    cash: 0,
    startCash: 0,
    fees: 0,
    dividends: 0,
    traded: 0,
    hasDeposits: false,
    openPositions: 0,
    openShorts: 0,
    equity: new Float64Array(length),
    exposure: new Float64Array(length),
    deposits: new Float64Array(length),
    quantity: numbers(),
    /** Cost of the opened position (proceeds for a short), without fees. */
    openedAmount: numbers(),
    openedQuantity: numbers(),
    closedAmount: numbers(),
    closedQuantity: numbers(),
    feeAmount: numbers(),
    dividendAmount: numbers(),
    reinvestedAmount: numbers(),
    decidedDay: new Int32Array(count),
    entryDay: new Int32Array(count),
    /** Price of the opening fill. */
    entryPrice: numbers(),
  };
}

/** Takes an amount out of the cash. */
export function spend(state: AccountState, amount: number): void {
  const left = state.cash - amount;
  // An all-in buy leaves zero, but binary rounding may leave a tiny remainder.
  state.cash = Math.abs(left) < 1e-12 * Math.abs(state.cash) ? 0 : left;
}
