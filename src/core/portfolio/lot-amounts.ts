import type { Arithmetic } from "./arithmetic.ts";
import { divided, type Exact, tenTo } from "./exact.ts";

/** Amounts that travel with shares; null where unknown. Without suffix in the instrument's currency, with Base in the base currency. */
export interface LotAmounts {
  /** The price paid for the shares, before fees and taxes. */
  readonly cost: bigint | null;
  readonly costBase: bigint | null;
  /** Fees and taxes of the purchase. */
  readonly charges: bigint | null;
  readonly chargesBase: bigint | null;
  /**
   * Value of the shares when they entered the scope: the cost, or the value of shares moved in. Gains are measured
   * against it. An unknown part is booked as 0.
   */
  readonly entry: bigint;
  readonly entryBase: bigint;
}

export const noAmounts: LotAmounts = {
  cost: 0n,
  costBase: 0n,
  charges: 0n,
  chargesBase: 0n,
  entry: 0n,
  entryBase: 0n,
};

export function addedAmounts(first: LotAmounts, second: LotAmounts): LotAmounts {
  return joined(first, second, add);
}

export function lessAmounts(first: LotAmounts, second: LotAmounts): LotAmounts {
  return joined(first, second, subtract);
}

/** The amounts of `quantity` out of `whole` shares, to 16 places; what is cut off stays with the rest, so that sums are exact. */
export function portionOf(amounts: LotAmounts, quantity: bigint, whole: bigint, { portion }: Arithmetic): LotAmounts {
  return quantity === whole ? amounts : mapped(amounts, (amount) => portion(amount, quantity, whole));
}

/** The amounts times a ratio. */
export function amountsTimes(amounts: LotAmounts, { digits, places }: Exact): LotAmounts {
  const unit = tenTo(places);
  return mapped(amounts, (amount) => divided(amount * digits, unit));
}

/** Amounts spread over parts by their shares; the last takes the remainder. */
export function spreadAmounts(
  quantities: readonly bigint[],
  amounts: LotAmounts,
  whole: bigint,
  arithmetic: Arithmetic,
): LotAmounts[] {
  let rest = amounts;
  return quantities.map((quantity, index) => {
    const own = index === quantities.length - 1 ? rest : portionOf(amounts, quantity, whole, arithmetic);
    rest = lessAmounts(rest, own);
    return own;
  });
}

/** Most amounts are the same under several names: a lot that was bought came in at its cost, and in the base currency both are one. */
function mapped(amounts: LotAmounts, change: (amount: bigint) => bigint): LotAmounts {
  const { cost, costBase, charges, chargesBase, entry, entryBase } = amounts;
  const newCost = cost === null ? null : change(cost);
  const newCostBase = costBase === cost ? newCost : costBase === null ? null : change(costBase);
  const newCharges = charges === null ? null : change(charges);
  const newChargesBase = chargesBase === charges ? newCharges : chargesBase === null ? null : change(chargesBase);
  return {
    cost: newCost,
    costBase: newCostBase,
    charges: newCharges,
    chargesBase: newChargesBase,
    entry: newCost !== null && entry === cost ? newCost : change(entry),
    entryBase: newCostBase !== null && entryBase === costBase ? newCostBase : change(entryBase),
  };
}

function joined(first: LotAmounts, second: LotAmounts, join: (one: bigint, other: bigint) => bigint): LotAmounts {
  const both = (one: bigint | null, other: bigint | null) => (one === null || other === null ? null : join(one, other));
  const cost = both(first.cost, second.cost);
  const charges = both(first.charges, second.charges);
  const isOneCost = first.costBase === first.cost && second.costBase === second.cost;
  const isOneCharge = first.chargesBase === first.charges && second.chargesBase === second.charges;
  const costBase = isOneCost ? cost : both(first.costBase, second.costBase);
  const isEntered = first.entry === first.cost && second.entry === second.cost;
  const isEnteredBase = first.entryBase === first.costBase && second.entryBase === second.costBase;
  return {
    cost,
    costBase,
    charges,
    chargesBase: isOneCharge ? charges : both(first.chargesBase, second.chargesBase),
    entry: isEntered && cost !== null ? cost : join(first.entry, second.entry),
    entryBase: isEnteredBase && costBase !== null ? costBase : join(first.entryBase, second.entryBase),
  };
}

function add(one: bigint, other: bigint): bigint {
  return one + other;
}

function subtract(one: bigint, other: bigint): bigint {
  return one - other;
}
