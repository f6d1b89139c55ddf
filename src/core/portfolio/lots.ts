import type { Arithmetic } from "./arithmetic.ts";
import { lessAmounts, type LotAmounts, noAmounts, portionOf } from "./lot-amounts.ts";
import { createSharesFor, type Fraction } from "./shares-for.ts";

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

const costNames = ["cost", "costBase", "charges", "chargesBase"] as const;

/** The lots of a position, the oldest first. With averaged costs the amounts of single lots are never looked at. */
export function createLots(symbol: string, isAverage: boolean, arithmetic: Arithmetic) {
  const lots: LotPart[] = [];
  const sharesFor = createSharesFor(arithmetic);
  let head = 0;

  return {
    add(part: LotPart): void {
      lots.push(isAverage ? withoutAmounts(part) : part);
    },

    /** The oldest lots, the last of them cut, as they are by themselves. */
    remove(quantity: bigint): LotPart[] {
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
    },

    /** The last day on which shares of unknown `entry` came in; null without any. */
    entryUnknownSince(): number | null {
      let since: number | null = null;
      for (let index = head; index < lots.length; index += 1)
        since = later(since, lots[index]?.entryUnknownSince ?? null);
      return since;
    },

    /** The sums with those of the costs that were unknown as they are now. */
    withKnownCosts(sums: LotAmounts): LotAmounts {
      let known = sums;
      for (const name of costNames) {
        if (sums[name] !== null) continue;
        let sum: bigint | null = 0n;
        for (let index = head; index < lots.length && sum !== null; index += 1) {
          const amount: bigint | null = lots[index]?.amounts[name] ?? null;
          sum = amount === null ? null : sum + amount;
        }
        known = { ...known, [name]: sum };
      }
      return known;
    },

    /** `ratio` new shares for one old; costs stay. Returns how many shares there are then. */
    split(ratio: Fraction): bigint {
      let held = 0n;
      for (let index = head; index < lots.length; index += 1) {
        const lot = lots[index];
        if (lot === undefined) continue;
        const quantity = sharesFor(lot.quantity, ratio);
        lots[index] = { ...lot, quantity };
        held += quantity;
      }
      return held;
    },

    clear(): void {
      lots.length = 0;
      head = 0;
    },

    count: (): number => lots.length - head,

    open: (): LotPart[] => lots.slice(head),
  };
}

function withoutAmounts({ transactionId, day, quantity, entryUnknownSince, note }: LotPart): LotPart {
  return { transactionId, day, quantity, amounts: noAmounts, entryUnknownSince, note };
}

/** The later of two days; null is none. */
export function later(first: number | null, second: number | null): number | null {
  return first === null || second === null ? (first ?? second) : Math.max(first, second);
}
