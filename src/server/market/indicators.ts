import type { HistoryInterval } from "#contract/market.ts";
import type { Provenance } from "#contract/provenance.ts";
import { toBars } from "#core/indicators/index.ts";
import type { Bar } from "#core/market/bar.ts";
import { worstStatus } from "#core/market/provenance.ts";
import { readings } from "#core/signals/index.ts";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import { type ChosenIndicator, extraSeries } from "./chosen-indicators.ts";
import type { Histories } from "./histories.ts";
import { chartPoints, computedColumns, type MainLengths, matchedColumns } from "./indicator-columns.ts";
import { type Asked, createKeptValues, factStatus, noProvenance } from "./kept-values.ts";
import type { ProvidedSeries, SeriesRequest } from "./provider.ts";
import type { Router } from "./router.ts";
import type { MarketStore } from "./store.ts";
import { wireReadings } from "./wire-readings.ts";

/** Bars before the first one shown, beyond every warm-up: smoothed averages need them to forget where they began. */
const settlingBars = 250;
const maxBars = 5_000;
/** Bars behind the readings of a scan. */
const scanBars = 640;
/** Bars behind the evidence for a signal: eight years of days, one request that charts and reports share. */
const evidenceBars = 2_000;

interface IndicatorQuestion extends MainLengths {
  readonly symbol: string;
  readonly interval: HistoryInterval;
  readonly points: number;
  readonly add: readonly ChosenIndicator[];
  readonly source: "computed" | "provider";
}

export type Indicators = ReturnType<typeof createIndicators>;

/** Indicators and their signals, computed from bars; nothing made up ever gives a signal. */
export function createIndicators({
  histories,
  router,
  store,
  negativeCacheMs,
  clock,
  log,
}: {
  histories: Histories;
  router: Pick<Router, "first">;
  store: Pick<MarketStore, "lastGoodValue" | "keepValue">;
  negativeCacheMs: number;
  clock: Clock;
  log: Log;
}) {
  /** By the newest bar: bars stay the same objects until their history is renewed. */
  const scanned = new WeakMap<Bar, Scanned>();
  const keptSeries = createKeptValues<NamedSeries>({ kind: "series", store, negativeCacheMs, clock, log });

  return {
    /** "unknown" when there is no such instrument. Without bars: no points, and readings without a value. */
    async get(question: IndicatorQuestion) {
      const { symbol, interval, points } = question;
      const warmUps = question.add.map(({ indicator, parameters }) => indicator.warmUp(parameters));
      const lengths = [question.sma, question.rsi, question.macd.slow + question.macd.signal, 2 * question.adx];
      const wanted = points + Math.max(...lengths, ...warmUps) + settlingBars;
      const history = await histories.get(symbol, interval, Math.min(maxBars, Math.max(evidenceBars, wanted)));
      if (history === "unknown") return "unknown";
      const bars = history === "failed" ? [] : history.bars;
      const isSample = history !== "failed" && history.provenance.status === "sample";
      const parameters = { sma: question.sma, rsi: question.rsi, macd: question.macd, adx: question.adx };
      const found = readings(toBars(bars), { ...parameters, isSample });
      const known = {
        symbol,
        interval,
        currency: history === "failed" ? null : history.currency,
        timeZone: history === "failed" ? null : history.timeZone,
        ...wireReadings(symbol, bars, found, { hasEvidence: true }),
      };
      // Generated bars would look like a course: readings alone are shown, as samples.
      if (history === "failed" || isSample)
        return {
          ...known,
          points: [],
          extras: [],
          provenance: history === "failed" ? noProvenance("Indicators could not be loaded.") : history.provenance,
        };
      const own = question.source === "provider" ? await providerSeries(question) : null;
      const columns = own?.columns(bars) ?? computedColumns(bars, question);
      const provenance: Provenance =
        question.source === "computed"
          ? history.provenance
          : {
              ...history.provenance,
              status: worstStatus([history.provenance.status, ...(own?.statuses ?? [])]) ?? "unavailable",
              note: own?.note ?? "No configured source has indicator series; computed here.",
            };
      return {
        ...known,
        points: chartPoints(bars, columns, points),
        extras: question.add.map((chosen) => extraSeries(chosen, bars, points)),
        provenance,
      };
    },

    /** The four default readings of several symbols at one interval. */
    async scan(symbols: readonly string[], interval: HistoryInterval, hasEvidence: boolean) {
      return Promise.all(
        symbols.map(async (symbol) => {
          const history = await histories.get(symbol, interval, hasEvidence ? evidenceBars : scanBars);
          if (history === "unknown" || history === "failed")
            return {
              symbol,
              overall: null,
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
    },
  };

  /** The four series of the first provider that has its own; null when none has. */
  async function providerSeries({ symbol, interval, points, ...lengths }: IndicatorQuestion) {
    const asked: readonly Pick<SeriesRequest, "indicator" | "lengths">[] = [
      { indicator: "sma", lengths: [lengths.sma] },
      { indicator: "rsi", lengths: [lengths.rsi] },
      { indicator: "macd", lengths: [lengths.macd.fast, lengths.macd.slow, lengths.macd.signal] },
      { indicator: "adx", lengths: [lengths.adx] },
    ];
    const answers = await Promise.all(asked.map((part) => series({ symbol, interval, limit: points, ...part })));
    const found = answers.map((answer) => (answer.kind === "value" ? answer.value : null));
    const known = found.filter((one) => one !== null);
    if (known.length === 0) return null;
    const names = [...new Set(known.map(({ name }) => name))];
    const missing = asked
      .filter((_part, index) => found[index] === null)
      .map(({ indicator }) => indicator.toUpperCase());
    return {
      note: `Series of ${names.join(", ")}.${missing.length === 0 ? "" : ` Not given: ${missing.join(", ")}.`}`,
      statuses: known.map(({ origin }) => factStatus(origin, clock.now())),
      columns: (bars: readonly Bar[]) => matchedColumns(bars, found, clock.now()),
    };
  }

  function series(request: SeriesRequest): Promise<Asked<NamedSeries>> {
    const { symbol, interval, indicator, lengths, limit } = request;
    return keptSeries.get(`${indicator} ${lengths.join(",")} ${symbol} ${interval} ${limit}`, async () => {
      const asked = await router.first(
        `${indicator} series`,
        (provider) => provider.covers(symbol),
        (provider) => provider.series?.(request),
      );
      if (asked === null) return { kind: "failed" };
      return { kind: "value", value: { ...asked.value, name: asked.provider.name } };
    });
  }
}

/** The readings of the bars from the first to the one they are kept by. */
interface Scanned {
  readonly first: Bar | undefined;
  readonly hasEvidence: boolean;
  readonly isSample: boolean;
  readonly found: ReturnType<typeof wireReadings>;
}

/** A series and the source that gave it. */
interface NamedSeries extends ProvidedSeries {
  readonly name: string;
}
