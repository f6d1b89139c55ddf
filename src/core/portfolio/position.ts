import type { Arithmetic } from "./arithmetic.ts";
import { addedAmounts, lessAmounts, type LotAmounts, noAmounts, portionOf, spreadAmounts } from "./lot-amounts.ts";
import { createLots, later, type LotPart } from "./lots.ts";
import type { LotClaim } from "./named-lots.ts";
import type { Fraction } from "./shares-for.ts";
import type { CostMethod } from "./transaction.ts";

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

export type Position = ReturnType<typeof createPosition>;

/**
 * The lots of one instrument in one account. They leave with their own cost, in the order of the account's method. Average: every
 * share leaves with the average cost of all that are there (the days are still those of the oldest lots).
 */
export function createPosition({
  accountId,
  symbol,
  name,
  currency,
  costMethod,
  arithmetic,
}: {
  readonly accountId: string;
  readonly symbol: string;
  /** The symbol it goes by in the end. */
  readonly name: string;
  /** ISO code of the currency the instrument is priced in. */
  readonly currency: string;
  readonly costMethod: CostMethod;
  readonly arithmetic: Arithmetic;
}) {
  const isAverage = costMethod === "average";
  const lots = createLots(symbol, costMethod, arithmetic);
  let held = 0n;
  let sums: LotAmounts = noAmounts;
  let entryUnknownSince: number | null = null;
  const steps: PositionStep[] = [];

  function add(part: LotPart): void {
    lots.add(part);
    held += part.quantity;
    sums = addedAmounts(sums, part.amounts);
    if (part.entryUnknownSince !== null) entryUnknownSince = later(entryUnknownSince, part.entryUnknownSince);
  }

  function take(quantity: bigint, claims: readonly LotClaim[] = []): Taken {
    const leaving = isAverage ? portionOf(sums, quantity, held, arithmetic) : null;
    const parts = lots.remove(quantity, claims);
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
          ? averaged(parts, amounts, quantity, arithmetic).map((part) => ({ ...part, entryUnknownSince: unknownSince }))
          : parts,
    };
    if (held === 0n) reset();
    else sums = lessAmounts(sums, amounts);
    // Once the lots of unknown cost have left, the cost of the others is known again.
    if (!isAverage && held > 0n) {
      if (entryUnknownSince !== null) entryUnknownSince = lots.entryUnknownSince();
      sums = lots.withKnownCosts(sums);
    }
    return taken;
  }

  /** Whatever was unknown or cut off left with the last share. */
  function reset(): void {
    lots.clear();
    sums = noAmounts;
    entryUnknownSince = null;
  }

  return {
    accountId,
    symbol,
    name,
    currency,
    /** Ascending by day: what the position was from that day on. */
    steps: steps as readonly PositionStep[],
    quantity: () => held,
    add,
    /** Takes shares out: those of the lots named, then in the order of the method. There must be as many. */
    take,
    quantitiesOf: (transactionIds: Iterable<string>) => lots.quantitiesOf(transactionIds),

    /** `ratio` new shares for one old; costs stay. */
    split(ratio: Fraction): void {
      held = lots.split(ratio);
    },

    /** Keeps what the position is now as what it was at the end of the day. */
    mark(day: number): void {
      if (steps.at(-1)?.day === day) steps.pop();
      steps.push({ day, quantity: held, entry: sums.entry, entryBase: sums.entryBase, entryUnknownSince });
    },

    lotCount: lots.count,

    /** The lots there are, the oldest first; their amounts add up to those of the position. */
    lots(): readonly LotPart[] {
      const open = lots.open();
      return isAverage ? averaged(open, sums, held, arithmetic) : open;
    },

    sums: (): LotAmounts => sums,
  };
}

function summed(parts: readonly LotPart[]): LotAmounts {
  return parts.reduce((sum, part, index) => (index === 0 ? part.amounts : addedAmounts(sum, part.amounts)), noAmounts);
}

/** The parts, each with its share of the amounts. */
function averaged(parts: readonly LotPart[], amounts: LotAmounts, quantity: bigint, arithmetic: Arithmetic): LotPart[] {
  const quantities = parts.map((part) => part.quantity);
  const each = spreadAmounts(quantities, amounts, quantity, arithmetic);
  return parts.map((part, index) => ({ ...part, amounts: each[index] ?? noAmounts }));
}
