import { decimal, sumOf, zero, type Decimal } from "#core/money/decimal.ts";
import type { AllocationDimension } from "./allocation-dimensions.ts";
import { regionOf } from "./region-of.ts";

/** A holding, or the cash of an account, with the fields that matter for an allocation. Unknown is null. */
export interface AllocatedPosition {
  /** The symbol, or the currency of cash. */
  readonly key: string;
  readonly isCash: boolean;
  /** In base currency. Null if a price or a rate is missing. */
  readonly value: Decimal | null;
  readonly account: string | null;
  /** The currency it is quoted in. */
  readonly currency: string | null;
  readonly sector: string | null;
  readonly assetClass: string | null;
  readonly country: string | null;
  readonly tags: readonly string[];
  /** A fund has no sector and no country of its own. By default these are "Funds". */
  readonly isFund?: boolean;
}

export interface AllocationSlice {
  readonly name: string;
  readonly value: Decimal;
  /** Share of the total. All of them sum to 1. Null if the total isn't above 0. */
  readonly weightRatio: number | null;
  /** Its positions, largest first. One with several tags is split equally between them. */
  readonly positions: readonly { readonly key: string; readonly value: Decimal }[];
}

export interface Allocation {
  /** Largest first, with "Unknown" and "Untagged" last. */
  readonly slices: readonly AllocationSlice[];
  /** Null if there are positions but none has a value. */
  readonly total: Decimal | null;
  /** Positions without a value, which are in no slice. */
  readonly incomplete: readonly string[];
}

export const unknownName = "Unknown";
const untaggedName = "Untagged";
const cashName = "Cash";
export const fundsName = "Funds";

/**
 * The allocation of the known value. Missing sectors, countries and classes are "Unknown", never left out. Cash is its
 * own sector and class and has no country. Funds are counted as funds; their holdings aren't broken down. With a debt
 * (an account below zero) weights still sum to 1, and the debt's weight is negative. No weights if the total isn't
 * above 0.
 */
export function allocation(positions: readonly AllocatedPosition[], dimension: AllocationDimension): Allocation {
  const parts = new Map<string, Map<string, Decimal>>();
  for (const position of positions) {
    if (position.value === null) continue;
    const names = namesOf[dimension](position);
    for (const [index, name] of names.entries()) {
      const part = partOf(position.value, names.length, index);
      const slice = parts.get(name) ?? new Map<string, Decimal>();
      parts.set(name, slice.set(position.key, (slice.get(position.key) ?? zero).plus(part)));
    }
  }
  const total = sumOf(positions.flatMap(({ value }) => value ?? []));
  const slices = [...parts].map(([name, byKey]) => {
    const value = sumOf([...byKey.values()]);
    return {
      name,
      value,
      weightRatio: total.gt(zero) ? Number(value.div(total)) : null,
      positions: [...byKey].map(([key, value]) => ({ key, value })).sort(largestFirst(({ key }) => key)),
    };
  });
  return {
    slices: slices.sort(
      (a, b) => rank(a.name) - rank(b.name) || largestFirst<AllocationSlice>(({ name }) => name)(a, b),
    ),
    total: positions.length > 0 && parts.size === 0 ? null : total,
    incomplete: positions.filter(({ value }) => value === null).map(({ key }) => key),
  };
}

const namesOf: Readonly<Record<AllocationDimension, (position: AllocatedPosition) => readonly string[]>> = {
  sector: ({ isCash, isFund, sector }) => [isCash ? cashName : (sector ?? restName(isFund))],
  "asset-class": ({ isCash, assetClass }) => [isCash ? cashName : (assetClass ?? unknownName)],
  currency: ({ currency }) => [currency ?? unknownName],
  country: ({ isCash, isFund, country }) => [isCash ? cashName : (country ?? restName(isFund))],
  region: ({ isCash, isFund, country }) => [isCash ? cashName : (regionOf(country) ?? restName(isFund))],
  account: ({ account }) => [account ?? unknownName],
  tag: ({ tags }) => (tags.length === 0 ? [untaggedName] : [...new Set(tags)]),
  holding: ({ key }) => [key],
};

function restName(isFund = false): string {
  return isFund ? fundsName : unknownName;
}

/** The last part takes the remainder of the division, so that the parts sum to the whole. */
function partOf(value: Decimal, count: number, index: number): Decimal {
  const part = value.div(decimal(count)).round(8);
  return index < count - 1 ? part : value.minus(part.times(count - 1));
}

function rank(name: string): number {
  return name === unknownName || name === untaggedName ? 1 : 0;
}

function largestFirst<Item extends { readonly value: Decimal }>(nameOf: (item: Item) => string) {
  return (a: Item, b: Item) => b.value.cmp(a.value) || nameOf(a).localeCompare(nameOf(b), "en");
}
