import type { Reading } from "#contract/indicators.ts";
import type { Bar } from "#core/market/bar.ts";
import { overallSignal, type Reading as CoreReading, type SignalName } from "#core/signals/index.ts";

/** Readings as they cross the wire: stamped with the bar they are of, without a hit rate where nothing was counted. */
export function wireReadings(symbol: string, bars: readonly Bar[], found: readonly CoreReading[]): Reading[] {
  return found.map((reading) => {
    const bar = reading.barIndex === null ? undefined : bars[reading.barIndex];
    const { hits, total, horizonBars, ratio } = reading.hitRate;
    return {
      symbol,
      id: reading.id,
      indicator: reading.indicator,
      value: reading.value,
      signal: reading.signal,
      strength: reading.strength,
      timestamp: bar === undefined ? null : (bar.time ?? `${bar.date}T00:00:00.000Z`),
      rule: reading.rule,
      note: reading.note,
      inputs: [
        ...Object.entries(reading.inputs),
        ["changePercent", reading.changePercent] as const,
        ["distancePercent", reading.distancePercent] as const,
      ]
        .filter(([, value]) => value !== null)
        .map(([name, value]) => ({ name, value })),
      hitRate: total === 0 ? null : { hits, total, horizonBars, ratio },
    };
  });
}

/** All readings in one step; null: none has a signal. */
export function overallOf(found: readonly Reading[]): SignalName | null {
  return overallSignal(found.map(({ signal }) => signal)).signal;
}
