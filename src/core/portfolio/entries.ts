import type { Arithmetic } from "./arithmetic.ts";

/** What a line did to the accounts. */
export const entryKind = {
  deposit: 0,
  withdrawal: 1,
  /** Shares that came in or left at their value, at the start and the end of the day. */
  sharesIn: 2,
  sharesOut: 3,
  /** What was paid and got for shares, before fees and taxes. */
  buy: 4,
  sell: 5,
  income: 6,
  fee: 7,
  tax: 8,
  /** Gain of shares that left, against what they were worth when they came: by price, and by exchange rate. */
  realisedPrice: 9,
  realisedCurrency: 10,
} as const;
export type EntryKind = (typeof entryKind)[keyof typeof entryKind];

export const entryFlag = {
  /** A fee or tax taken off what came, such as of a sale, and not paid on top. */
  isTakenOff: 1,
  /** A gain against a cost or value that is unknown itself. */
  isEntryUnknown: 2,
  /** Money that a purchase needed and that nobody recorded as deposited. */
  isImplied: 4,
  /** The amount is an amount times a rate, and has the places of both. */
  isWide: 8,
  /** The amount is not known: a rate or price of the day is missing. */
  isUnknown: 16,
} as const;

export type Entries = ReturnType<typeof createEntries>;

/**
 * Entries of a ledger in columns, amounts in the base currency. An amount that is unknown is booked at a rate of 0: every line of the
 * bridge is linear in the rates of the past, so that this cancels out of all figures but those the entry belongs to; it is never shown.
 */
export function createEntries(arithmetic: Arithmetic) {
  const days: number[] = [];
  const kinds: EntryKind[] = [];
  const accountIds: string[] = [];
  const symbols: (string | null)[] = [];
  const booked: bigint[] = [];
  const flags: number[] = [];
  /** What unknown amounts are missing, by index: "no rate EUR/USD on 2025-03-03". */
  const missing = new Map<number, string>();

  return {
    days: days as readonly number[],
    kinds: kinds as readonly EntryKind[],
    accountIds: accountIds as readonly string[],
    symbols: symbols as readonly (string | null)[],
    booked: booked as readonly bigint[],
    flags: flags as readonly number[],
    missing: missing as ReadonlyMap<number, string>,

    add(
      day: number,
      kind: EntryKind,
      accountId: string,
      symbol: string | null,
      amount: bigint,
      flag: number,
      lack: string | null,
    ): void {
      if (lack !== null) missing.set(days.length, lack);
      days.push(day);
      kinds.push(kind);
      accountIds.push(accountId);
      symbols.push(symbol);
      booked.push(amount);
      flags.push(lack === null ? flag : flag | entryFlag.isUnknown);
    },

    /** The amount as a binary number; NaN where it is unknown. */
    amountAt(index: number): number {
      const flag = flags[index] ?? 0;
      if ((flag & entryFlag.isUnknown) !== 0) return Number.NaN;
      const amount = booked[index] ?? 0n;
      return (flag & entryFlag.isWide) === 0 ? arithmetic.amountNumber(amount) : arithmetic.wideNumber(amount);
    },
  };
}
