import type { Series } from "./backtest-input.ts";
import { conditionMask, type Mask, type MaskPool } from "./condition-mask.ts";
import type { Market } from "./market.ts";
import type { Sources } from "./operand-column.ts";
import type { Condition, RuleStrategy } from "./strategy.ts";

/** What a day asks for, as bits. */
export const longEntry = 1;
export const longExit = 2;
export const shortEntry = 4;
export const shortExit = 8;
export const dividend = 16;

/** What the rules say, by day of the run. */
export interface RuleSignals {
  /** Bits of each instrument. */
  readonly bits: readonly Uint8Array[];
  /** Bits of any instrument. */
  readonly anyBits: Uint8Array;
  /** The first day on which everything was known of one instrument; the number of days if there is none. */
  readonly firstKnownDay: number;
}

/** Makes the bits of one market's days in buffers that the next strategy uses again. */
export function createRuleSignals(market: Market, sources: Sources, countsDividends: boolean) {
  const { instruments, length } = market;
  const buffers = instruments.map(() => new Uint8Array(length));
  const union = instruments.length === 1 ? buffers[0]! : new Uint8Array(length);
  const pool = createMaskPool(Math.max(...instruments.map(({ series }) => series.dates.length)));
  const dividendBits = instruments.map(({ dividends }) =>
    dividends === null || !countsDividends ? null : Uint8Array.from(dividends, (each) => (each > 0 ? dividend : 0)),
  );

  return (strategy: RuleStrategy): RuleSignals => {
    let firstKnownDay = length;
    for (const [place, { series, barOf }] of instruments.entries()) {
      const bits = buffers[place]!;
      const known = dividendBits[place] ?? null;
      if (known === null) bits.fill(0);
      else bits.set(known);
      pool.giveBack();
      const masks = masksOf(strategy, series, sources, pool);
      const firstKnown = Math.max(...masks.map(({ mask }) => mask.firstKnown));
      const firstDay = barOf.findIndex((bar) => bar >= firstKnown);
      if (firstDay < 0) continue;
      firstKnownDay = Math.min(firstKnownDay, firstDay);
      for (const { mask, shift } of masks) addBits(bits, mask.states, barOf, shift, firstDay);
    }
    if (instruments.length > 1) unite(union, buffers);
    return { bits: buffers, anyBits: union, firstKnownDay };
  };
}

function masksOf({ long, short }: RuleStrategy, series: Series, sources: Sources, pool: MaskPool) {
  const masks: { readonly mask: Mask; readonly shift: number }[] = [];
  const take = (condition: Condition | null | undefined, bit: number) => {
    if (condition !== null && condition !== undefined)
      masks.push({ mask: conditionMask(condition, series, sources, pool), shift: Math.log2(bit) });
  };
  take(long?.entry, longEntry);
  take(long?.exit, longExit);
  take(short?.entry, shortEntry);
  take(short?.exit, shortExit);
  return masks;
}

/** States are 0 not so, 1 so, 2 unknown: the lowest bit says whether it is so. */
function addBits(bits: Uint8Array, states: Uint8Array, barOf: Int32Array, shift: number, firstDay: number): void {
  for (let day = firstDay; day < bits.length; day++) {
    const bar = barOf[day]!;
    if (bar >= 0) bits[day]! |= (states[bar]! & 1) << shift;
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
