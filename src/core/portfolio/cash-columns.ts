import type { BoundedSum } from "./bounded.ts";
import type { PlayedGroup } from "./played-group.ts";
import type { Account } from "./transaction.ts";

/** The cash of an account at the end of each day from its first movement to the last of the ledger; units of 10^-6. */
export interface CashColumns {
  readonly account: number;
  readonly accountId: string;
  readonly currency: string;
  readonly firstDay: number;
  readonly balance: Float64Array;
  readonly balanceError: Float64Array;
  /**
   * The sum of all movements up to then, each converted at the rate of its day. Equals the balance of an account in the
   * base currency.
   */
  readonly booked: Float64Array;
  readonly bookedError: Float64Array;
  /** Implied deposits, in the base currency; null where all deposits are recorded. */
  readonly implied: Float64Array | null;
  readonly impliedError: number;
}

/** Cash as it was worked out, and what a later calculation starts from. */
export interface KnownCash {
  readonly groups: readonly PlayedGroup[];
  readonly firstDay: number;
  readonly moved: readonly Moved[];
  readonly accounts: readonly Account[];
  /** By the name of the account; null where the sign of a balance is in doubt. */
  readonly columns: readonly CashColumns[] | null;
  /** States of each account by number, some days apart. */
  readonly checkpoints: readonly (readonly Checkpoint[])[];
}

/** The state of an account's cash before a day of the ledger. */
export interface Checkpoint {
  readonly index: number;
  readonly sum: BoundedSum;
  readonly booked: BoundedSum;
  readonly impliedError: number;
}

/** Movements of an account by day of the ledger, and the days that decide whether its deposits are recorded. */
export interface Moved {
  firstDay: number;
  firstDeposit: number;
  firstPurchase: number;
  readonly net: Float64Array;
  readonly netBase: Float64Array;
  readonly error: Float64Array;
}
