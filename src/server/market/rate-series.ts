import { joinedProvenance } from "#core/market/joined-provenance.ts";
import type { Provenance } from "#contract/provenance.ts";
import { addDays } from "#core/calendar/index.ts";
import type { RateTable } from "#core/portfolio/portfolio-input.ts";
import type { Origin } from "#core/market/quote.ts";
import { type Clock, isRecent } from "../clock.ts";
import type { Log } from "../log.ts";
import { factProvenance, failureRestMs, noProvenance } from "./kept-values.ts";
import { patiently, patienceMs } from "./patience.ts";
import type { Router } from "./router.ts";
import { createSharedRenewals } from "./shared-renewals.ts";
import type { MarketStore } from "./store.ts";
import { createTurns } from "./turns.ts";

/** Names the kind of value in the database. */
const kind = "rate-series";
const pivot = "EUR";
/** Rates are set once a working day. */
const freshMs = 60 * 60_000;
/** The first day with rates. */
const firstDay = "1999-01-04";
/** Days asked for again with the newest ones: a rate may be put right. */
const overlapDays = 10;
const atOnce = 2;

interface KeptRates {
  /** From which day on they were asked for. */
  readonly from: string;
  readonly points: readonly { readonly date: string; readonly rate: number }[];
  readonly origin: Origin;
}

/** Rates by day of some currencies, from a day on. A currency without a rate is absent; it is never taken as 1. */
export type RateSeriesSource = (
  currencies: readonly string[],
  from: string,
) => Promise<{ table: RateTable; provenance: Provenance }>;

/** Reference rates of many years, one series a currency, of which only the newest days are asked for again. */
export function createRateSeries({
  router,
  store,
  negativeCacheMs,
  clock,
  log,
}: {
  /** Asks the sources of rates alone. */
  router: Pick<Router, "first">;
  store: Pick<MarketStore, "lastGoodValue" | "keepValue">;
  negativeCacheMs: number;
  clock: Clock;
  log: Log;
}): RateSeriesSource {
  const held = new Map<string, KeptRates>();
  const restingUntil = new Map<string, number>();
  const shared = createSharedRenewals<KeptRates | null>();
  const inTurn = createTurns(atOnce);
  // A separate queue: slow sources never delay reads of stored rates.
  const inReadingTurn = createTurns(atOnce);

  async function ask(code: string, from: string, known: KeptRates | null): Promise<KeptRates | null> {
    const newest = known?.points.at(-1)?.date;
    const isLongEnough = known !== null && newest !== undefined && known.from <= from;
    const asked = await router.first(
      "exchange rates",
      () => true,
      (provider) => provider.rateSeries?.([code], isLongEnough ? addDays(newest, -overlapDays) : from),
    );
    if (asked === null) {
      restingUntil.set(code, clock.now() + Math.min(negativeCacheMs, failureRestMs));
      return null;
    }
    const { series, origin } = asked.value;
    const points = series[code] ?? [];
    const firstNew = points[0]?.date ?? "9999";
    const before = isLongEnough ? known.points.filter(({ date }) => date < firstNew) : [];
    const rates = { from: isLongEnough ? known.from : from, points: [...before, ...points], origin };
    held.set(code, rates);
    void store
      .keepValue(kind, code, rates)
      .catch((error: unknown) => log.error({ err: error, code }, "exchange rates were not kept"));
    return rates;
  }

  async function renew(code: string, from: string, known: KeptRates | null): Promise<KeptRates | null> {
    if ((restingUntil.get(code) ?? 0) > clock.now()) return null;
    return inTurn(() => ask(code, from, known));
  }

  async function lastGood(code: string): Promise<KeptRates | null> {
    const known = held.get(code);
    if (known !== undefined) return known;
    const kept = await inReadingTurn(() => store.lastGoodValue(kind, code));
    if (kept !== null && !held.has(code)) held.set(code, kept.value as KeptRates);
    return held.get(code) ?? null;
  }

  async function ratesOf(code: string, from: string): Promise<KeptRates | null> {
    const known = await lastGood(code);
    const isLongEnough = known !== null && known.from <= from;
    if (isLongEnough && isRecent(Date.parse(known.origin.fetchedAt), clock.now(), freshMs)) return known;
    const renewal = shared(
      `${code} ${from}`,
      () => renew(code, from, known),
      (error) => log.error({ err: error, code }, "exchange rates were not renewed"),
    );
    const renewed = await patiently(renewal, isLongEnough ? patienceMs : undefined);
    return renewed ?? held.get(code) ?? known;
  }

  return async (currencies, from) => {
    const codes = [...new Set(currencies)].filter((code) => code !== pivot && /^[A-Z]{3}$/.test(code));
    // By whole years, and with the last rate before the day.
    const year = `${addDays(from, -14).slice(0, 4)}-01-01`;
    const start = year < firstDay ? firstDay : year;
    const found = await Promise.all(codes.map(async (code) => ({ code, rates: await ratesOf(code, start) })));
    const parts = found.map(({ rates }) =>
      rates === null
        ? noProvenance("Exchange rates could not be loaded.")
        : factProvenance(rates.origin, clock.now(), null, freshMs),
    );
    return {
      table: {
        pivot,
        series: Object.fromEntries(
          found.flatMap(({ code, rates }) =>
            rates === null || rates.points.length === 0 ? [] : [[code, rates.points]],
          ),
        ),
      },
      provenance: joinedProvenance(parts) ?? noProvenance(),
    };
  };
}
