import { LRUCache } from "lru-cache";
import type { Provenance } from "#contract/provenance.ts";
import { addDays } from "#core/calendar/index.ts";
import { majorCurrency } from "#core/money/currencies.ts";
import type { DailyCloses, DailyClosesSource } from "../../market/daily-closes.ts";
import { patiently } from "../../market/patience.ts";
import type { RateSeriesSource } from "../../market/rate-series.ts";
import type { Calculation } from "./calculation.ts";

const heldProvenances = 5_000;
/** Maximum wait for many years of prices not requested before. The rest is reported as still loading. */
const patienceMs = 12_000;

/** Loads the closes and rates that all users share, and gives them to the calculation. */
export function createSharedSeries({
  calculation,
  dailyCloses,
  rateSeries,
}: {
  calculation: Calculation;
  dailyCloses: DailyClosesSource;
  rateSeries: RateSeriesSource;
}) {
  /** Rates of every currency anybody asked about, from the first day anybody needs: one table, so that nothing is computed twice. */
  const currencies = new Set<string>();
  let ratesFrom = "9999-12-31";
  const seriesFrom = new Map<string, string>();
  const provenances = new LRUCache<string, Provenance>({ max: heldProvenances });

  async function loadCloses(symbol: string, from: string): Promise<DailyCloses | null> {
    const earliest = seriesFrom.get(symbol);
    const wanted = earliest === undefined || from < earliest ? from : earliest;
    seriesFrom.set(symbol, wanted);
    const found = await dailyCloses(symbol, wanted);
    if (typeof found === "string") return null;
    provenances.set(symbol, found.provenance);
    calculation.series(found);
    return found;
  }

  /** Loads closes, of each symbol from a day on. A symbol that is missing in the answer is still being loaded. */
  async function loadAll(
    wanted: readonly { readonly symbol: string; readonly firstDate: string }[],
  ): Promise<ReadonlyMap<string, DailyCloses | null>> {
    const found = new Map<string, DailyCloses | null>();
    const loading = wanted.map(async ({ symbol, firstDate }) => {
      found.set(symbol, await loadCloses(symbol, firstDate));
    });
    await soonOrLater(Promise.all(loading));
    return new Map(found);
  }

  async function loadRates(codes: readonly string[], from: string) {
    for (const code of codes) currencies.add(majorCurrency(code));
    if (from < ratesFrom) ratesFrom = from;
    const { table, provenance } = await rateSeries([...currencies], addDays(ratesFrom, -15));
    calculation.rates(table);
    return provenance;
  }

  return {
    loadCloses,
    loadAll,
    loadRates,

    /** The provenance of the closes loaded last. */
    provenanceOfCloses: (symbol: string): Provenance | undefined => provenances.get(symbol),
  };
}

/** Resolves when the work is done, or the maximum wait or the time for the answer is over. */
export async function soonOrLater(work: Promise<unknown>, patience = patienceMs): Promise<void> {
  work.catch(() => undefined);
  await patiently(work, patience);
}
