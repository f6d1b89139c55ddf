import type { Series } from "./backtest-input.ts";
import { conditionMask, type Mask, type MaskPool } from "./condition-mask.ts";
import type { Instrument, Market } from "./market.ts";
import type { Sources } from "./operand-column.ts";
import type { RuleStrategy } from "./strategy.ts";

/** A day's signals as bits. */
export const longEntry = 1;
export const longExit = 2;
export const shortEntry = 4;
export const shortExit = 8;
export const dividend = 16;

/** The signals of the rules, by day of the run. */
export interface RuleSignals {
  /** Bits of each instrument. */
  readonly bits: readonly Uint8Array[];
  /** Bits of any instrument. */
  readonly anyBits: Uint8Array;
  /** The first day on which everything was known for an instrument, or the number of days if there is none. */
  readonly firstKnownDay: number;
}

/** Calculates the bits of a market's days in buffers that the next strategy reuses. */
export function createRuleSignals(market: Market, sources: Sources, countsDividends: boolean) {
  const { instruments, length } = market;
  const buffers = instruments.map(() => new Uint8Array(length));
  const union = instruments.length === 1 ? buffers[0]! : new Uint8Array(length);
  const maxBars = Math.max(...instruments.map(({ series }) => series.dates.length));
  const pool = createMaskPool(maxBars);
  const nothing = new Uint8Array(maxBars);
  const dividendBits = instruments.map(({ dividends }) =>
    dividends === null || !countsDividends ? null : Uint8Array.from(dividends, (each) => (each > 0 ? dividend : 0)),
  );

  return (strategy: RuleStrategy): RuleSignals => {
    let firstKnownDay = length;
    for (const [place, instrument] of instruments.entries()) {
      const { series, barOf } = instrument;
      const bits = buffers[place]!;
      pool.giveBack();
      const masks = masksOf(strategy, series, sources, pool);
      const firstKnown = Math.max(...masks.map((mask) => mask?.firstKnown ?? 0));
      let firstDay = 0;
      while (firstDay < length && barOf[firstDay]! < firstKnown) firstDay++;
      firstKnownDay = Math.min(firstKnownDay, firstDay);
      const known = dividendBits[place] ?? null;
      if (known === null) bits.fill(0);
      else bits.set(known);
      const [longEntries, longExits, shortEntries, shortExits] = masks.map((mask) => mask?.states ?? null);
      if (longEntries) addSide(bits, longEntries, longExits ?? nothing, 0, instrument, firstDay);
      if (shortEntries) addSide(bits, shortEntries, shortExits ?? nothing, 2, instrument, firstDay);
    }
    if (instruments.length > 1) unite(union, buffers);
    return { bits: buffers, anyBits: union, firstKnownDay };
  };
}

/** For the two entries and the two exits, in the order of their bits. */
function masksOf({ long, short }: RuleStrategy, series: Series, sources: Sources, pool: MaskPool): (Mask | null)[] {
  return [long?.entry, long?.exit, short?.entry, short?.exit].map((condition) =>
    condition === null || condition === undefined ? null : conditionMask(condition, series, sources, pool),
  );
}

/** Adds an entry and an exit of one side. States are 0 false, 1 true, 2 unknown: the lowest bit means true. */
function addSide(
  bits: Uint8Array,
  entries: Uint8Array,
  exits: Uint8Array,
  shift: number,
  { barOf, offset }: Instrument,
  firstDay: number,
): void {
  const length = bits.length;
  if (offset !== null)
    for (let day = firstDay; day < length; day++)
      bits[day]! |= ((entries[day + offset]! & 1) | ((exits[day + offset]! & 1) << 1)) << shift;
  else
    for (let day = firstDay; day < length; day++) {
      const bar = barOf[day]!;
      if (bar >= 0) bits[day]! |= ((entries[bar]! & 1) | ((exits[bar]! & 1) << 1)) << shift;
    }
}

function unite(union: Uint8Array, parts: readonly Uint8Array[]): void {
  union.fill(0);
  for (const part of parts) for (let day = 0; day < union.length; day++) union[day]! |= part[day]!;
}

function createMaskPool(size: number) {
  const buffers: Uint8Array[] = [];
  let taken = 0;
  return {
    take(): Uint8Array {
      if (taken === buffers.length) buffers.push(new Uint8Array(size));
      return buffers[taken++]!;
    },
    giveBack() {
      taken = 0;
    },
  };
}
