import type { Lack } from "./lack.ts";
import type { Arithmetic } from "./arithmetic.ts";

/** The effect of a line on the accounts. */
export const entryKind = {
  deposit: 0,
  withdrawal: 1,
  /** Shares that came in or left at their value, at the start and the end of the day. */
  sharesIn: 2,
  sharesOut: 3,
  /** Gross amounts paid and received for shares, before fees and taxes. */
  buy: 4,
  sell: 5,
  income: 6,
  fee: 7,
  tax: 8,
  /** Gain of shares that left, against what they were worth when they came: by price, and by exchange rate. */
  realisedPrice: 9,
  realisedCurrency: 10,
  /** Gain that shares brought along: their value when they came in, less the cost that their gain counts from. */
  broughtGain: 11,
} as const;
export type EntryKind = (typeof entryKind)[keyof typeof entryKind];

export const entryFlag = {
  /** A fee or tax taken off what came, such as of a sale, and not paid on top. */
  isTakenOff: 1,
  /** A gain against a cost or value that is unknown itself. */
  isEntryUnknown: 2,
  /** Money that a purchase needed although no deposit of it was recorded. */
  isImplied: 4,
  /** The amount is an amount times a rate, and has the places of both. */
  isWide: 8,
  /** The amount is not known: a rate or price of the day is missing. */
  isUnknown: 16,
} as const;

/** Entries of one kind in one account for one instrument, in columns that ascend by day (implied deposits: in each currency); amounts in the base currency. */
export interface Lane {
  readonly kind: EntryKind;
  readonly flags: number;
  readonly accountId: string;
  readonly symbol: string | null;
  readonly days: number[];
  readonly booked: bigint[];
  /** Sums of the columns, calculated once all entries are there. */
  sums: LaneSums | null;
}

export interface LaneSums {
  /** The sum of all entries. */
  readonly total: bigint;
  readonly firstDay: number;
  readonly lastDay: number;
  /** Amounts as binary numbers; NaN where they are unknown. */
  readonly numbers: Float64Array;
}

/** An entry whose amount is not known, and what is missing: "no rate EUR/USD on 2025-03-03". */
export interface UnknownEntry {
  readonly lane: Lane;
  readonly day: number;
  readonly lack: Lack;
}

export type Entries = ReturnType<typeof createEntries>;

/**
 * Entries of a ledger. An amount that is unknown is booked at a rate of 0: every line of the bridge is linear in the rates of the
 * past, so that this cancels out of all figures but those the entry belongs to; it is never shown.
 */
export function createEntries() {
  const lanes: Lane[] = [];
  const unknowns: UnknownEntry[] = [];
  const books: Book[] = [];
  let last: Book | undefined;

  function bookOf(accountId: string, symbol: string | null): Book {
    const known = books.find((book) => book.accountId === accountId && book.symbol === symbol);
    if (known !== undefined) return known;
    const made = { accountId, symbol, lanes: [] };
    books.push(made);
    return made;
  }

  return {
    lanes: lanes as readonly Lane[],
    /** In the order of the ledger. */
    unknowns: unknowns as readonly UnknownEntry[],

    add(
      day: number,
      kind: EntryKind,
      accountId: string,
      symbol: string | null,
      amount: bigint,
      flag: number,
      lack: Lack | null,
    ): void {
      if (last === undefined || last.accountId !== accountId || last.symbol !== symbol)
        last = bookOf(accountId, symbol);
      const flags = lack === null ? flag : flag | entryFlag.isUnknown;
      const key = kind * flagCount + flags;
      let lane = last.lanes[key];
      if (lane === undefined) {
        lane = { kind, flags, accountId, symbol, days: [], booked: [], sums: null };
        last.lanes[key] = lane;
        lanes.push(lane);
      }
      lane.days.push(day);
      lane.booked.push(amount);
      if (lack !== null) unknowns.push({ lane, day, lack });
    },
  };
}

/** The sums of a lane that is complete, worked out once. */
export function sumsOf(lane: Lane, { amountNumber, wideNumber }: Arithmetic): LaneSums {
  if (lane.sums !== null) return lane.sums;
  const { days, booked, flags } = lane;
  const numberOf = (flags & entryFlag.isWide) === 0 ? amountNumber : wideNumber;
  const isUnknown = (flags & entryFlag.isUnknown) !== 0;
  const numbers = new Float64Array(days.length);
  let total = 0n;
  let [firstDay, lastDay] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let index = 0; index < days.length; index += 1) {
    const [day, amount] = [days[index] ?? 0, booked[index] ?? 0n];
    if (day < firstDay) firstDay = day;
    if (day > lastDay) lastDay = day;
    total += amount;
    numbers[index] = isUnknown ? Number.NaN : numberOf(amount);
  }
  lane.sums = { total, firstDay, lastDay, numbers };
  return lane.sums;
}

/** The lanes of one instrument in one account, by kind and flags. */
interface Book {
  readonly accountId: string;
  readonly symbol: string | null;
  readonly lanes: (Lane | undefined)[];
}

const flagCount = 32;
