import { divided, tenTo } from "./exact.ts";
import type { LotAmounts } from "./lot-amounts.ts";
import type { LotPart } from "./lots.ts";

/** Cash gives cost back first; what is above the cost is gain. */
export function lessCash(
  { amounts, quantity }: LotPart,
  each: bigint | null,
  eachBase: bigint | null,
  quantityPlaces: number,
): LotAmounts {
  const left = (cost: bigint, perShare: bigint | null) => {
    const cash = timesShares(perShare ?? 0n, quantity, quantityPlaces);
    return cost < cash ? 0n : cost - cash;
  };
  const leftOrNull = (cost: bigint | null, perShare: bigint | null) =>
    cost === null || perShare === null ? null : left(cost, perShare);
  return {
    ...amounts,
    cost: leftOrNull(amounts.cost, each),
    costBase: leftOrNull(amounts.costBase, eachBase),
    entry: left(amounts.entry, each),
    entryBase: left(amounts.entryBase, eachBase),
  };
}

/** An amount a share, for so many shares. */
export function timesShares(perShare: bigint, quantity: bigint, quantityPlaces: number): bigint {
  return divided(perShare * quantity, tenTo(quantityPlaces));
}
