import type { Arithmetic } from "./arithmetic.ts";
import { addedAmounts, lessAmounts, type LotAmounts, noAmounts, portionOf, spreadAmounts } from "./lot-amounts.ts";
import { createSharesFor, type Fraction } from "./shares-for.ts";
import type { CostMethod } from "./transaction.ts";

/** Shares bought together, or a part of them. */
export interface LotPart {
  readonly transactionId: string;
  readonly day: number;
  readonly quantity: bigint;
  readonly amounts: LotAmounts;
  /** The day its `entry` is unknown from: the rate or price of that day is missing. Null where it is known. */
  readonly entryUnknownSince: number | null;
  readonly note: string | null;
}

/** Shares that left. */
export interface Taken {
  readonly quantity: bigint;
  /** Sum over all parts. */
  readonly amounts: LotAmounts;
  readonly isEntryKnown: boolean;
  readonly parts: () => readonly LotPart[];
}

/** The state of a position from a day on. */
export interface PositionStep {
  readonly day: number;
  readonly quantity: bigint;
  readonly entry: bigint;
  readonly entryBase: bigint;
  /** The last day on which shares of unknown `entry` came in that are still held; null without any. */
  readonly entryUnknownSince: number | null;
}

const costNames = ["cost", "costBase", "charges", "chargesBase"] as const;

export type Position = ReturnType<typeof createPosition>;

/**
 * The lots of one instrument in one account. First in, first out: the oldest lot leaves first, with its own cost. Average: every
 * share leaves with the average cost of all that are there (the days are still those of the oldest lots).
 */
export function createPosition({
  accountId,
  symbol,
  currency,
  costMethod,
  arithmetic,
}: {
  readonly accountId: string;
  readonly symbol: string;
  /** ISO code of the currency the instrument is priced in. */
  readonly currency: string;
  readonly costMethod: CostMethod;
  readonly arithmetic: Arithmetic;
}) {
  const lots: LotPart[] = [];
  const isAverage = costMethod === "average";
  const sharesFor = createSharesFor(arithmetic);
  let head = 0;
  let held = 0n;
  let sums: LotAmounts = noAmounts;
  let entryUnknownSince: number | null = null;
  const steps: PositionStep[] = [];

  function add(part: LotPart): void {
    // With averaged costs the amounts of single lots are never looked at.
    lots.push(isAverage ? withoutAmounts(part) : part);
    held += part.quantity;
    sums = addedAmounts(sums, part.amounts);
    if (part.entryUnknownSince !== null) entryUnknownSince = later(entryUnknownSince, part.entryUnknownSince);
  }

  function take(quantity: bigint): Taken {
    const leaving = isAverage ? portionOf(sums, quantity, held, arithmetic) : null;
    const parts = removed(quantity);
    held -= quantity;
    const unknownSince = entryUnknownSince;
    const amounts = parts.length === 0 ? noAmounts : (leaving ?? summed(parts));
    const taken: Taken = {
      quantity,
      amounts,
      isEntryKnown: isAverage
        ? parts.length === 0 || unknownSince === null
        : parts.every((part) => part.entryUnknownSince === null),
      parts: () =>
        isAverage
          ? averaged(parts, amounts, quantity).map((part) => ({ ...part, entryUnknownSince: unknownSince }))
          : parts,
    };
    if (held === 0n) reset();
    else sums = lessAmounts(sums, amounts);
    if (!isAverage && held > 0n) recover();
    return taken;
  }

  /** The oldest lots, the last of them cut, as they are by themselves. */
  function removed(quantity: bigint): LotPart[] {
    const parts: LotPart[] = [];
    let rest = quantity;
    while (rest > 0n) {
      const lot = lots[head];
      if (lot === undefined) throw new Error(`${symbol}: more was taken than is held`);
      if (lot.quantity <= rest) {
        parts.push(lot);
        rest -= lot.quantity;
        head += 1;
        continue;
      }
      const cut = isAverage ? noAmounts : portionOf(lot.amounts, rest, lot.quantity, arithmetic);
      const left = isAverage ? noAmounts : lessAmounts(lot.amounts, cut);
      parts.push({ ...lot, amounts: cut, quantity: rest });
      lots[head] = { ...lot, amounts: left, quantity: lot.quantity - rest };
      rest = 0n;
    }
    return parts;
  }

  function averaged(parts: readonly LotPart[], amounts: LotAmounts, quantity: bigint): LotPart[] {
    const quantities = parts.map((part) => part.quantity);
    const each = spreadAmounts(quantities, amounts, quantity, arithmetic);
    return parts.map((part, index) => ({ ...part, amounts: each[index] ?? noAmounts }));
  }

  /** First in, first out: once the lots of unknown cost have left, the cost of the others is known again. */
  function recover(): void {
    if (entryUnknownSince !== null) {
      entryUnknownSince = null;
      for (let index = head; index < lots.length; index += 1)
        entryUnknownSince = later(entryUnknownSince, lots[index]?.entryUnknownSince ?? null);
    }
    for (const name of costNames) {
      if (sums[name] !== null) continue;
      let sum: bigint | null = 0n;
      for (let index = head; index < lots.length && sum !== null; index += 1) {
        const amount: bigint | null = lots[index]?.amounts[name] ?? null;
        sum = amount === null ? null : sum + amount;
      }
      sums = { ...sums, [name]: sum };
    }
  }

  /** Whatever was unknown or cut off left with the last share. */
  function reset(): void {
    lots.length = 0;
    head = 0;
    sums = noAmounts;
    entryUnknownSince = null;
  }

  return {
    accountId,
    symbol,
    currency,
    /** Ascending by day: what the position was from that day on. */
    steps: steps as readonly PositionStep[],
    quantity: () => held,
    add,
    /** Takes shares out, the oldest first. There must be as many. */
    take,

    /** `ratio` new shares for one old; costs stay. */
    split(ratio: Fraction): void {
      held = 0n;
      for (let index = head; index < lots.length; index += 1) {
        const lot = lots[index];
        if (lot === undefined) continue;
        const quantity = sharesFor(lot.quantity, ratio);
        lots[index] = { ...lot, quantity };
        held += quantity;
      }
    },

    /** Keeps what the position is now as what it was at the end of the day. */
    mark(day: number): void {
      if (steps.at(-1)?.day === day) steps.pop();
      steps.push({ day, quantity: held, entry: sums.entry, entryBase: sums.entryBase, entryUnknownSince });
    },

    lotCount: () => lots.length - head,

    /** The lots there are, the oldest first; their amounts add up to those of the position. */
    lots(): readonly LotPart[] {
      const open = lots.slice(head);
      return isAverage ? averaged(open, sums, held) : open;
    },

    sums: (): LotAmounts => sums,
  };
}

function withoutAmounts({ transactionId, day, quantity, entryUnknownSince, note }: LotPart): LotPart {
  return { transactionId, day, quantity, amounts: noAmounts, entryUnknownSince, note };
}

function summed(parts: readonly LotPart[]): LotAmounts {
  return parts.reduce((sum, part, index) => (index === 0 ? part.amounts : addedAmounts(sum, part.amounts)), noAmounts);
}

function later(first: number | null, second: number | null): number | null {
  return first === null || second === null ? (first ?? second) : Math.max(first, second);
}
