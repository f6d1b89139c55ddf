import type { Bar } from "#contract/market.ts";

export interface ComparedBars {
  readonly symbol: string;
  readonly bars: readonly Bar[];
}

/** One symbol's change in per cent since the first common day. */
export interface RebasedLine {
  readonly symbol: string;
  /** One per point in time; null without a bar. */
  readonly percents: readonly (number | null)[];
  readonly first: number;
  readonly last: number;
  readonly low: number;
  readonly high: number;
  /** The value at the last bar. */
  readonly percent: number;
}

export interface Rebased {
  /** Ascending; each a day, or a day with an intraday time. */
  readonly moments: readonly { readonly date: string; readonly time?: string | undefined }[];
  readonly lines: readonly RebasedLine[];
}

/** Rebases symbols to 0 % at the first point in time that all of them have; null if there is none. */
export function rebased(compared: readonly ComparedBars[]): Rebased | null {
  const known = compared.filter(({ bars }) => bars.length > 0);
  const byKey = known.map(({ bars }) => new Map(bars.map((bar) => [keyOf(bar), bar])));
  const start = known[0]?.bars.map(keyOf).find((key) => byKey.every((map) => map.has(key)));
  if (start === undefined) return null;
  const keys = [...new Set(known.flatMap(({ bars }) => bars.map(keyOf)))].filter((key) => key >= start).toSorted();
  const moments = keys.map((key) => {
    const { date, time } = byKey.map((map) => map.get(key)).find((bar) => bar !== undefined) ?? { date: key };
    return { date, time };
  });
  const lines = known.flatMap(({ symbol }, index) => {
    const map = byKey[index] ?? new Map<string, Bar>();
    const base = map.get(start)?.close ?? 0;
    const closes = keys.map((key) => map.get(key)?.close ?? null);
    const present = closes.filter((close) => close !== null);
    const last = present.at(-1);
    if (base === 0 || last === undefined) return [];
    return [
      {
        symbol,
        percents: closes.map((close) => (close === null ? null : (close / base - 1) * 100)),
        first: base,
        last,
        low: Math.min(...present),
        high: Math.max(...present),
        percent: (last / base - 1) * 100,
      },
    ];
  });
  return lines.length === 0 ? null : { moments, lines };
}

/** Returns a line's change at a point in time: that of its last bar until then. */
export function percentAt({ percents }: Pick<RebasedLine, "percents">, index: number): number | null {
  return percents.slice(0, index + 1).findLast((percent) => percent !== null) ?? null;
}

function keyOf({ date, time }: Bar): string {
  return time === undefined ? date : new Date(time).toISOString();
}
