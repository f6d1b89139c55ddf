import { type Decimal, decimal, quotient, zero } from "#core/money/decimal.ts";
import type { CostMethod } from "#core/portfolio/transaction.ts";
import type { NamedShares } from "./line.ts";

/**
 * Amounts that move with shares; null if unknown. In the instrument's currency, or in the base currency with the suffix
 * Base.
 */
export interface LotAmounts {
  /** The price paid for the shares, before fees and taxes. */
  readonly cost: Decimal | null;
  readonly costBase: Decimal | null;
  /** Fees and taxes of the purchase. */
  readonly charges: Decimal | null;
  readonly chargesBase: Decimal | null;
  /**
   * Their value on entering the scope: the cost, or the value of shares moved in. Gains are measured against it. An
   * unknown part is booked as 0 (see `Entry.booked`).
   */
  readonly entry: Decimal;
  readonly entryBase: Decimal;
}

/** Shares bought together, or part of them. */
export interface LotPart extends LotAmounts {
  readonly transactionId: string;
  readonly day: number;
  readonly quantity: Decimal;
  /** The day whose rate or price is missing for `entry`; null if it is known. */
  readonly entryUnknownSince: number | null;
  readonly note: string | null;
}

/** A position's state from a day on. */
export interface PositionStep {
  readonly day: number;
  readonly quantity: Decimal;
  readonly entry: Decimal;
  readonly entryBase: Decimal;
  /** The last arrival of shares that are still held and have an unknown `entry`; null without any. */
  readonly entryUnknownSince: number | null;
}

const costNames = ["cost", "costBase", "charges", "chargesBase"] as const;
const amountNames = [...costNames, "entry", "entryBase"] as const;
type Sums = { -readonly [Name in keyof LotAmounts]: LotAmounts[Name] };
const nothing: LotAmounts = {
  cost: zero,
  costBase: zero,
  charges: zero,
  chargesBase: zero,
  entry: zero,
  entryBase: zero,
};

export type Position = ReturnType<typeof createPosition>;

/**
 * The lots of one instrument in one account. First in, first out: the oldest lot leaves first, with its own cost.
 * Average: every share leaves with the average cost (days still follow the oldest lots).
 */
export function createPosition({
  accountId,
  symbol,
  name,
  currency,
  costMethod,
}: {
  readonly accountId: string;
  readonly symbol: string;
  readonly name: string;
  /** ISO code of the instrument's price currency. */
  readonly currency: string;
  readonly costMethod: CostMethod;
}) {
  const lots: LotPart[] = [];
  let head = 0;
  let held = zero;
  let sums: Sums = { ...nothing };
  let entryUnknownSince: number | null = null;
  const steps: PositionStep[] = [];

  function add(part: LotPart): void {
    lots.push(part);
    held = held.plus(part.quantity);
    sums = joined(sums, part, plus);
    entryUnknownSince = later(entryUnknownSince, part.entryUnknownSince);
  }

  function take(quantity: Decimal, named: readonly NamedShares[] = []): LotPart[] {
    const leaving = costMethod === "average" ? portionOf(sums, quantity, held) : null;
    if (costMethod === "lifo" || costMethod === "highest-cost" || named.length > 0)
      return takeChosen(quantity, named, leaving);
    const parts: LotPart[] = [];
    let rest = quantity;
    while (rest.gt(zero)) {
      const lot = lots[head];
      if (lot === undefined) throw new Error(`${symbol}: more was taken than is held`);
      if (lot.quantity.lte(rest)) {
        parts.push(lot);
        rest = rest.minus(lot.quantity);
        head += 1;
        continue;
      }
      const cut = portionOf(lot, rest, lot.quantity);
      parts.push({ ...lot, ...cut, quantity: rest });
      lots[head] = { ...lot, ...without(lot, cut), quantity: lot.quantity.minus(rest) };
      rest = zero;
    }
    held = held.minus(quantity);
    const taken =
      leaving === null ? parts : spread(parts, leaving, quantity).map((part) => ({ ...part, entryUnknownSince }));
    if (held.eq(zero)) reset();
    else for (const part of taken) sums = without(sums, part);
    if (costMethod === "fifo" && held.gt(zero)) recover();
    return taken;
  }

  /** Each share by itself: those named, then the newest first, or the dearest, of which the one that came first. */
  function takeChosen(quantity: Decimal, named: readonly NamedShares[], leaving: LotAmounts | null): LotPart[] {
    const unknownSince = entryUnknownSince;
    const left = lots.splice(head);
    const parts: LotPart[] = [];
    let rest = quantity;
    const takeUpTo = (place: number, wanted: Decimal): Decimal => {
      const lot = left[place];
      const most = wanted.lt(rest) ? wanted : rest;
      if (lot === undefined || most.eq(zero) || lot.quantity.eq(zero)) return zero;
      const isWhole = lot.quantity.lte(most);
      const part = isWhole ? lot : { ...lot, ...portionOf(lot, most, lot.quantity), quantity: most };
      parts.push(part);
      left[place] = { ...lot, ...without(lot, part), quantity: lot.quantity.minus(part.quantity) };
      rest = rest.minus(part.quantity);
      return part.quantity;
    };
    for (const { id, quantity: asked } of named) {
      let wanted = asked;
      for (const [place, { transactionId }] of left.entries())
        if (transactionId === id) wanted = wanted.minus(takeUpTo(place, wanted));
    }
    const perShare = ({ cost, charges, quantity: shares }: LotPart) =>
      cost === null || charges === null ? null : cost.plus(charges).div(shares);
    const dearer = (one: LotPart, other: LotPart) => {
      const [first, second] = [perShare(one), perShare(other)];
      return second === null ? (first === null ? 0 : -1) : first === null ? 1 : second.cmp(first);
    };
    const order = left
      .map((lot, place) => ({ lot, place }))
      .filter(({ lot }) => lot.quantity.gt(zero))
      .sort((one, other) => {
        if (costMethod === "lifo") return other.lot.day - one.lot.day || other.place - one.place;
        return (costMethod === "highest-cost" ? dearer(one.lot, other.lot) : 0) || one.place - other.place;
      });
    for (const { place } of order) takeUpTo(place, rest);
    if (rest.gt(zero)) throw new Error(`${symbol}: more was taken than is held`);
    lots.push(...left.filter((lot) => lot.quantity.gt(zero)));
    held = held.minus(quantity);
    parts.sort((one, other) => one.day - other.day);
    const taken =
      leaving === null
        ? parts
        : spread(parts, leaving, quantity).map((part) => ({ ...part, entryUnknownSince: unknownSince }));
    if (held.eq(zero)) reset();
    else {
      for (const part of taken) sums = without(sums, part);
      if (leaving === null) recover();
    }
    return taken;
  }

  /** First in, first out: once the lots of unknown cost have left, the cost of the rest is known again. */
  function recover(): void {
    if (entryUnknownSince !== null) {
      entryUnknownSince = null;
      for (let index = head; index < lots.length; index += 1)
        entryUnknownSince = later(entryUnknownSince, lots[index]?.entryUnknownSince ?? null);
    }
    for (const name of costNames) {
      if (sums[name] !== null) continue;
      let sum: Decimal | null = zero;
      for (let index = head; index < lots.length && sum !== null; index += 1)
        sum = plus(sum, lots[index]?.[name] ?? null);
      sums[name] = sum;
    }
  }

  /** Unknown and truncated amounts left with the last share. */
  function reset(): void {
    lots.length = 0;
    head = 0;
    sums = { ...nothing };
    entryUnknownSince = null;
  }

  return {
    accountId,
    symbol,
    name,
    currency,
    /** Ascending: the position's state from each day on. */
    steps: steps as readonly PositionStep[],
    quantity: () => held,
    add,
    /** Removes shares, oldest first. There must be enough. */
    take,

    /** `ratio` new shares for one old; costs are unchanged. */
    split(ratio: Decimal): void {
      held = zero;
      for (let index = head; index < lots.length; index += 1) {
        const lot = lots[index];
        if (lot === undefined) continue;
        const quantity = sharesFor(lot.quantity, ratio);
        lots[index] = { ...lot, quantity };
        held = held.plus(quantity);
      }
    },

    /** Stores the current state as that of the end of the day. */
    mark(day: number): void {
      if (steps.at(-1)?.day === day) steps.pop();
      steps.push({ day, quantity: held, entry: sums.entry, entryBase: sums.entryBase, entryUnknownSince });
    },

    lotCount: () => lots.length - head,

    /** The current lots, oldest first. Their amounts add up to the position's. */
    lots(): LotPart[] {
      const open = lots.slice(head);
      return costMethod === "average" ? spread(open, sums, held) : open;
    },

    sums: (): LotAmounts => ({ ...sums }),
  };
}

/**
 * Returns the share of the amounts for `quantity` of `whole`, to 16 decimals. The truncated rest stays, so that sums
 * are exact.
 */
function portionOf(amounts: LotAmounts, quantity: Decimal, whole: Decimal): LotAmounts {
  const isAll = quantity.eq(whole);
  if (isAll) return amounts;
  const part = (value: Decimal | null) => (value === null ? null : quotient(value.times(quantity), whole));
  return joined(amounts, amounts, part);
}

function without(amounts: LotAmounts, part: LotAmounts): Sums {
  return joined(amounts, part, minus);
}

/**
 * Combines two sets of amounts, name by name. Most names share one object (a purchased lot enters at its cost, and in
 * the base currency both are the same), so each is calculated once.
 */
function joined(
  first: LotAmounts,
  second: LotAmounts,
  join: (one: Decimal | null, other: Decimal | null) => Decimal | null,
): Sums {
  const made: Record<string, Decimal | null> = {};
  for (const [index, name] of amountNames.entries()) {
    const same = amountNames.findIndex((other) => first[other] === first[name] && second[other] === second[name]);
    const known = same < index ? amountNames[same] : undefined;
    made[name] = known === undefined ? join(first[name], second[name]) : (made[known] ?? null);
  }
  // Null goes in wherever null comes out, never in an entry.
  return made as unknown as Sums;
}

/** Divides amounts among lots by their shares. The last lot takes the remainder. */
function spread(parts: readonly LotPart[], amounts: LotAmounts, quantity: Decimal): LotPart[] {
  let rest = amounts;
  return parts.map((part, index) => {
    const own = index === parts.length - 1 ? rest : portionOf(amounts, part.quantity, quantity);
    rest = without(rest, own);
    return { ...part, ...own };
  });
}

/** Converts a number of shares at `ratio` new ones for one old. Truncated thirds become whole shares again. */
export function sharesFor(quantity: Decimal, ratio: Decimal): Decimal {
  const { times, by } = fractionOf(ratio);
  const exact = quantity.times(times).div(by);
  const rounded = exact.round(16);
  return rounded.gt(zero) && rounded.minus(exact).abs().lt(cutOff) ? rounded : exact;
}

/** Above the loss of quotients with 24 decimals, and below anyone's smallest share. */
const cutOff = decimal("0.00000000000000000001");

/**
 * Reads 0.333333333333 as 1/3, so that shares stay whole. Accepts only a fraction that matches every digit and whose
 * denominator is too small for coincidence.
 */
export function fractionOf(ratio: Decimal): { readonly times: Decimal; readonly by: Decimal } {
  const digits = ratio.toFixed().split(".")[1]?.length ?? 0;
  const asNumber = Number(ratio);
  const maxParts = digits < 6 ? 1 : Math.min(1_000, 10 ** (digits / 2 - 1));
  for (let by = 2; by <= maxParts; by += 1) {
    const times = Math.round(asNumber * by);
    if (times > 0 && Math.abs(asNumber * by - times) < 10 ** -digits * by)
      return { times: decimal(times), by: decimal(by) };
  }
  return { times: ratio, by: decimal(1) };
}

function later(first: number | null, second: number | null): number | null {
  return first === null || second === null ? (first ?? second) : Math.max(first, second);
}

function plus(first: Decimal | null, second: Decimal | null): Decimal | null {
  return first === null || second === null ? null : first.plus(second);
}

function minus(first: Decimal | null, second: Decimal | null): Decimal | null {
  return first === null || second === null ? null : first.minus(second);
}
