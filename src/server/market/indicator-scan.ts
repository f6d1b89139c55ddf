import type { HistoryInterval } from "#contract/market.ts";
import { toBars } from "#core/indicators/index.ts";
import type { Bar } from "#core/market/bar.ts";
import { readings } from "#core/signals/index.ts";
import type { Histories } from "./histories.ts";
import { noProvenance } from "./kept-values.ts";
import { wireReadings } from "./wire-readings.ts";

/** Bars behind the readings of a scan. */
const scanBars = 640;
/** Bars behind the evidence for a signal: eight years of days, one request that charts and reports share. */
export const evidenceBars = 2_000;

/** The readings of the bars from the first to the one they are kept by. */
interface Scanned {
  readonly first: Bar | undefined;
  readonly hasEvidence: boolean;
  readonly isSample: boolean;
  readonly found: ReturnType<typeof wireReadings>;
}

/** Scans several symbols; the readings of bars that are unchanged are not computed again. */
export function createIndicatorScan(histories: Pick<Histories, "get">) {
  /** By the newest bar: bars stay the same objects until their history is renewed. */
  const scanned = new WeakMap<Bar, Scanned>();

  /** The four default readings of several symbols at one interval. */
  return async function scan(symbols: readonly string[], interval: HistoryInterval, hasEvidence: boolean) {
    return Promise.all(
      symbols.map(async (symbol) => {
        const history = await histories.get(symbol, interval, hasEvidence ? evidenceBars : scanBars);
        if (typeof history === "string")
          return {
            symbol,
            overall: null,
            score: null,
            scoreWeekAgo: null,
            overallEvidence: null,
            readings: [],
            provenance: noProvenance("No bars could be loaded."),
          };
        const { bars, provenance } = history;
        const isSample = provenance.status === "sample";
        const first = bars[0];
        const newest = bars.at(-1);
        const known = newest === undefined ? undefined : scanned.get(newest);
        const isKnown = known?.first === first && known?.hasEvidence === hasEvidence && known.isSample === isSample;
        const found = isKnown
          ? known.found
          : wireReadings(symbol, bars, readings(toBars(bars), { isSample }), { hasEvidence });
        if (newest !== undefined && !isKnown) scanned.set(newest, { first, hasEvidence, isSample, found });
        return { symbol, ...found, provenance };
      }),
    );
  };
}
