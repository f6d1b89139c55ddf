import type { Bar } from "../bar.ts";
import type { BarDoubt, LooseBar } from "./bar-doubts.ts";

/**
 * Returns the bars to draw and those withheld. A bar with a doubtful range is drawn as its close alone, one on another
 * level restated. A bar with a doubtful price isn't drawn.
 */
export function withoutDoubts(
  bars: readonly LooseBar[],
  doubts: readonly BarDoubt[],
): { bars: Bar[]; quarantined: { bar: LooseBar; doubts: BarDoubt[] }[] } {
  const byIndex = new Map<number, BarDoubt[]>();
  for (const doubt of doubts) byIndex.set(doubt.index, [...(byIndex.get(doubt.index) ?? []), doubt]);
  const drawn: Bar[] = [];
  const quarantined: { bar: LooseBar; doubts: BarDoubt[] }[] = [];
  bars.forEach((bar, index) => {
    const own = byIndex.get(index) ?? [];
    if (own.length > 0) quarantined.push({ bar, doubts: own });
    if (bar.close === null || own.some(({ part }) => part === "bar")) return;
    const divisor = own.find(({ part }) => part === "level")?.divisor ?? 1;
    const restated = divide({ ...bar, close: bar.close }, divisor);
    const isRangeDoubted = own.some(({ part }) => part === "range");
    drawn.push(isRangeDoubted ? { ...restated, open: null, high: null, low: null } : restated);
  });
  return { bars: drawn, quarantined };
}

function divide(bar: Bar, divisor: number): Bar {
  if (divisor === 1) return bar;
  const by = (price: number | null) => (price === null ? null : price / divisor);
  const volume = bar.volume === null ? null : bar.volume * divisor;
  return { ...bar, open: by(bar.open), high: by(bar.high), low: by(bar.low), close: bar.close / divisor, volume };
}
