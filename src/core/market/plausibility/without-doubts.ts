import type { Bar } from "../bar.ts";
import type { BarDoubt, LooseBar } from "./bar-doubts.ts";

/**
 * Returns the bars to draw and those withheld. A bar with a doubtful range is drawn as its close alone. A bar with a
 * doubtful price isn't drawn.
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
    drawn.push(
      own.length > 0 ? { ...bar, close: bar.close, open: null, high: null, low: null } : { ...bar, close: bar.close },
    );
  });
  return { bars: drawn, quarantined };
}
