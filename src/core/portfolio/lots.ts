import type { Arithmetic } from "./arithmetic.ts";
import { lessAmounts, type LotAmounts, noAmounts, portionOf } from "./lot-amounts.ts";
import type { CostMethod } from "./transaction.ts";
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
export function createLots(symbol: string, method: CostMethod, arithmetic: Arithmetic) {
  const isAverage = method === "average";
  const lots: LotPart[] = [];
  const sharesFor = createSharesFor(arithmetic);
  let head = 0;

  /** The place of the lot that leaves next. */
  function nextPlace(): number {
    if (method === "lifo") return lots.length - 1;
    if (method !== "highest-cost") return head;
    let next = head;
    for (let index = head + 1; index < lots.length; index += 1) if (costsMore(lots[index], lots[next])) next = index;
    return next;
  }

  return {
    add(part: LotPart): void {
      lots.push(isAverage ? withoutAmounts(part) : part);
    },

    /** The lots that leave by the method, the last of them cut, as they are by themselves; the oldest first. */
    remove(quantity: bigint): LotPart[] {
      const parts: LotPart[] = [];
      let rest = quantity;
      while (rest > 0n) {
        const place = nextPlace();
        const lot = lots[place];
        if (lot === undefined || place < head) throw new Error(`${symbol}: more was taken than is held`);
        if (lot.quantity <= rest) {
          parts.push(lot);
          rest -= lot.quantity;
          if (place === head) head += 1;
          else lots.splice(place, 1);
          continue;
        }
        const cut = isAverage ? noAmounts : portionOf(lot.amounts, rest, lot.quantity, arithmetic);
        const left = isAverage ? noAmounts : lessAmounts(lot.amounts, cut);
        parts.push({ ...lot, amounts: cut, quantity: rest });
        lots[place] = { ...lot, amounts: left, quantity: lot.quantity - rest };
        rest = 0n;
      }
      return method === "lifo" || method === "highest-cost" ? parts.sort(byDay) : parts;
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

/** By the cost of a share with its charges; one whose cost is unknown costs least. */
function costsMore(one: LotPart | undefined, other: LotPart | undefined): boolean {
  const [first, second] = [costOf(one), costOf(other)];
  if (first === null || second === null || one === undefined || other === undefined)
    return second === null && first !== null;
  return first * other.quantity > second * one.quantity;
}

function costOf(lot: LotPart | undefined): bigint | null {
  const { cost, charges } = lot?.amounts ?? { cost: null, charges: null };
  return cost === null || charges === null ? null : cost + charges;
}

function byDay(one: LotPart, other: LotPart): number {
  return one.day - other.day;
}

function withoutAmounts({ transactionId, day, quantity, entryUnknownSince, note }: LotPart): LotPart {
  return { transactionId, day, quantity, amounts: noAmounts, entryUnknownSince, note };
}

/** The later of two days; null is none. */
export function later(first: number | null, second: number | null): number | null {
  return first === null || second === null ? (first ?? second) : Math.max(first, second);
}
