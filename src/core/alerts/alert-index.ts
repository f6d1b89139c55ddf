/** A value that a quote brings, as alerts watch it. */
export type Gauge = "price" | "day-percent";

/** One threshold of an alert: it is passed when the gauge is above or below it. */
export interface Threshold {
  readonly gauge: Gauge;
  readonly is: "above" | "below";
  readonly value: number;
}

interface Entry {
  readonly id: string;
  readonly value: number;
}

/** The one that is passed first comes last, where it is taken off at no cost. */
interface Side {
  readonly threshold: Pick<Threshold, "gauge" | "is">;
  readonly entries: Entry[];
}

/**
 * Alerts on prices by symbol, sorted by threshold, so that a quote finds those it passes without looking at the others. An alert that
 * was passed is taken out; whoever keeps it puts in what it waits for next.
 */
export function createAlertIndex() {
  const sides = new Map<string, Map<string, Side>>();
  const places = new Map<string, { readonly symbol: string; readonly thresholds: readonly Threshold[] }>();

  function sideOf(symbol: string, { gauge, is }: Threshold): Side {
    let ofSymbol = sides.get(symbol);
    if (ofSymbol === undefined) sides.set(symbol, (ofSymbol = new Map()));
    const name = `${gauge} ${is}`;
    let side = ofSymbol.get(name);
    if (side === undefined) ofSymbol.set(name, (side = { threshold: { gauge, is }, entries: [] }));
    return side;
  }

  function remove(id: string): void {
    const place = places.get(id);
    if (place === undefined) return;
    places.delete(id);
    for (const threshold of place.thresholds) {
      const { entries } = sideOf(place.symbol, threshold);
      let at = firstNotBefore(entries, threshold);
      while (at < entries.length && entries[at]?.id !== id) at++;
      if (at < entries.length) entries.splice(at, 1);
    }
    const ofSymbol = sides.get(place.symbol);
    if (ofSymbol !== undefined && [...ofSymbol.values()].every(({ entries }) => entries.length === 0))
      sides.delete(place.symbol);
  }

  return {
    /** Puts an alert in, in place of what was known of it. */
    set(id: string, symbol: string, thresholds: readonly Threshold[]): void {
      remove(id);
      if (thresholds.length === 0) return;
      places.set(id, { symbol, thresholds });
      for (const threshold of thresholds) {
        const { entries } = sideOf(symbol, threshold);
        entries.splice(firstNotBefore(entries, threshold), 0, { id, value: threshold.value });
      }
    },

    remove,

    has: (symbol: string): boolean => sides.has(symbol),

    /** Takes out the alerts whose threshold a quote has passed, each once. */
    take(symbol: string, values: Readonly<Record<Gauge, number | null>>): string[] {
      const ofSymbol = sides.get(symbol);
      if (ofSymbol === undefined) return [];
      const passed = new Set<string>();
      for (const { threshold, entries } of ofSymbol.values()) {
        const value = values[threshold.gauge];
        if (value === null) continue;
        for (let last = entries.length - 1; last >= 0; last--) {
          const entry = entries[last]!;
          if (threshold.is === "above" ? value <= entry.value : value >= entry.value) break;
          passed.add(entry.id);
        }
      }
      for (const id of passed) remove(id);
      return [...passed];
    },
  };
}

/** Returns the insertion index of a threshold: entries crossed later come before it. */
function firstNotBefore(entries: readonly Entry[], { is, value }: Threshold): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = entries[middle]!.value;
    if (is === "above" ? other > value : other < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
