import type { Arithmetic } from "./arithmetic.ts";
import { lessAmounts, type LotAmounts, noAmounts, portionOf } from "./lot-amounts.ts";
import type { LotClaim } from "./named-lots.ts";
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

/**
 * The lots of a position, in the order they came. With averaged costs the amounts of single lots are never looked at. Where others than
 * those that came first leave first, lots are kept by rank: the last one leaves next.
 */
export function createLots(symbol: string, method: CostMethod, arithmetic: Arithmetic) {
  const isAverage = method === "average";
  const ranks = rankOf[method];
  let lots: LotPart[] = [];
  /** By rank: when each lot came. */
  let arrivals: number[] = [];
  const sharesFor = createSharesFor(arithmetic);
  let head = 0;
  let arrived = 0;

  /** As many shares as are wanted of the lot at a place, where the rest of it stays. A whole lot stays too: its place is to be given up. */
  function takeFrom(place: number, wanted: bigint): LotPart {
    const lot = lots[place];
    if (lot === undefined) throw new Error(`${symbol}: more was taken than is held`);
    if (lot.quantity <= wanted) return lot;
    const cut = isAverage ? noAmounts : portionOf(lot.amounts, wanted, lot.quantity, arithmetic);
    const left = isAverage ? noAmounts : lessAmounts(lot.amounts, cut);
    lots[place] = { ...lot, amounts: left, quantity: lot.quantity - wanted };
    return { ...lot, amounts: cut, quantity: wanted };
  }

  /** The lot that leaves next by the method, or a part of it. */
  function takeNext(wanted: bigint): LotPart {
    const place = ranks === null ? head : lots.length - 1;
    const isWhole = (lots[place]?.quantity ?? 0n) <= wanted;
    const part = takeFrom(place, wanted);
    // The first one is passed over, so that the others need not move.
    if (isWhole && ranks === null) head += 1;
    else if (isWhole) lots.length = arrivals.length = place;
    return part;
  }

  /** The lots that claims name, as far as they are there. */
  function takeNamed(quantity: bigint, claims: readonly LotClaim[]): LotPart[] {
    const named = placesNamed(lots, head, quantity, claims);
    const isWhole = ({ place, wanted }: NamedPlace) => (lots[place]?.quantity ?? 0n) <= wanted;
    const emptied = new Set(named.filter(isWhole).map(({ place }) => place));
    const parts = named.map(({ place, wanted }) => takeFrom(place, wanted));
    if (emptied.size === 0) return parts;
    const stays = (_: unknown, place: number) => place >= head && !emptied.has(place);
    lots = lots.filter(stays);
    arrivals = arrivals.filter(stays);
    head = 0;
    return parts;
  }

  return {
    add(part: LotPart): void {
      if (ranks === null) return void lots.push(isAverage ? withoutAmounts(part) : part);
      const place = placeAmong(lots, part, ranks);
      lots.splice(place, 0, part);
      arrivals.splice(place, 0, (arrived += 1));
    },

    /** The lots named, then those that leave by the method, the last of each cut, as they are by themselves; the oldest first. */
    remove(quantity: bigint, claims: readonly LotClaim[]): LotPart[] {
      const parts = claims.length === 0 ? [] : takeNamed(quantity, claims);
      let rest = parts.reduce((left, part) => left - part.quantity, quantity);
      while (rest > 0n) {
        const part = takeNext(rest);
        parts.push(part);
        rest -= part.quantity;
      }
      return ranks === null && claims.length === 0 ? parts : parts.sort(byDay);
    },

    /** The shares that are left of what lines brought in, by line. */
    quantitiesOf: (transactionIds: Iterable<string>): ReadonlyMap<string, bigint> =>
      quantitiesIn(lots.slice(head), transactionIds),

    /** The last day on which shares of unknown `entry` came in; null without any. */
    entryUnknownSince: (): number | null =>
      lots.slice(head).reduce<number | null>((since, lot) => later(since, lot.entryUnknownSince), null),

    /** The sums with those of the costs that were unknown as they are now. */
    withKnownCosts: (sums: LotAmounts): LotAmounts =>
      costNames.every((name) => sums[name] !== null) ? sums : knownCosts(sums, lots.slice(head)),

    /** `ratio` new shares for one old; costs stay. Returns how many shares there are then. */
    split(ratio: Fraction): bigint {
      lots = lots.slice(head).map((lot) => ({ ...lot, quantity: sharesFor(lot.quantity, ratio) }));
      if (head > 0) arrivals = arrivals.slice(head);
      head = 0;
      return lots.reduce((held, lot) => held + lot.quantity, 0n);
    },

    clear(): void {
      lots.length = 0;
      arrivals.length = 0;
      head = 0;
    },

    count: (): number => lots.length - head,

    open: (): LotPart[] => (ranks === null ? lots.slice(head) : inOrderOf(arrivals, lots)),
  };
}

/** A place among the lots, and how many of its shares are taken. */
interface NamedPlace {
  readonly place: number;
  readonly wanted: bigint;
}

/** Where the lots that claims name are, up to a number of shares: one pass over all lots, however many are named. */
function placesNamed(
  lots: readonly LotPart[],
  head: number,
  quantity: bigint,
  claims: readonly LotClaim[],
): readonly NamedPlace[] {
  const placesOf = new Map<string, number[]>(claims.map(({ transactionId }) => [transactionId, []]));
  for (let place = head; place < lots.length; place += 1) placesOf.get(lots[place]?.transactionId ?? "")?.push(place);
  const named: NamedPlace[] = [];
  let rest = quantity;
  for (const { transactionId, quantity: most } of claims) {
    let left = most < rest ? most : rest;
    for (const place of placesOf.get(transactionId) ?? []) {
      if (left === 0n) break;
      const there = lots[place]?.quantity ?? 0n;
      const wanted = there < left ? there : left;
      named.push({ place, wanted });
      left -= wanted;
      rest -= wanted;
    }
  }
  return named;
}

function quantitiesIn(lots: readonly LotPart[], transactionIds: Iterable<string>): ReadonlyMap<string, bigint> {
  const quantities = new Map<string, bigint>(Array.from(transactionIds, (id) => [id, 0n]));
  for (const { transactionId, quantity } of lots) {
    const before = quantities.get(transactionId);
    if (before !== undefined) quantities.set(transactionId, before + quantity);
  }
  return quantities;
}

function inOrderOf(arrivals: readonly number[], lots: readonly LotPart[]): LotPart[] {
  return [...lots.keys()]
    .sort((one, other) => (arrivals[one] ?? 0) - (arrivals[other] ?? 0))
    .flatMap((place) => lots[place] ?? []);
}

function knownCosts(sums: LotAmounts, lots: readonly LotPart[]): LotAmounts {
  const known = costNames.flatMap((name) => {
    if (sums[name] !== null) return [];
    const amounts = lots.flatMap(({ amounts: { [name]: amount } }) => amount ?? []);
    return [[name, amounts.length < lots.length ? null : amounts.reduce((sum, amount) => sum + amount, 0n)]];
  });
  return { ...sums, ...(Object.fromEntries(known) as Partial<LotAmounts>) };
}

type Rank = (one: LotPart, other: LotPart) => boolean;

/** True for a lot that leaves after another: of those bought on one day the last leaves first, of those that cost as much the first. */
const rankOf: Readonly<Record<CostMethod, Rank | null>> = {
  fifo: null,
  average: null,
  lifo: (one, other) => one.day <= other.day,
  "highest-cost": costsLess,
};

/** The place of a lot among others that are kept by rank. */
function placeAmong(lots: readonly LotPart[], part: LotPart, isBefore: Rank): number {
  let [low, high] = [0, lots.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const there = lots[middle];
    if (there !== undefined && isBefore(there, part)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** By the cost of a share with its charges; one whose cost is unknown costs least. */
function costsLess(one: LotPart, other: LotPart): boolean {
  const [first, second] = [costOf(one), costOf(other)];
  if (first === null || second === null) return first === null && second !== null;
  return first * other.quantity < second * one.quantity;
}

function costOf({ amounts: { cost, charges } }: LotPart): bigint | null {
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
