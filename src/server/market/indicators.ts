import type { HistoryInterval } from "#contract/market.ts";
import type { Provenance } from "#contract/provenance.ts";
import { toBars } from "#core/indicators/index.ts";
import { worstStatus } from "#core/market/provenance.ts";
import { readings } from "#core/signals/index.ts";
import { type ChosenIndicator, extraSeries } from "./chosen-indicators.ts";
import type { Histories } from "./histories.ts";
import { chartPoints, computedColumns, type MainLengths } from "./indicator-columns.ts";
import { createIndicatorScan, evidenceBars } from "./indicator-scan.ts";
import { noProvenance } from "./kept-values.ts";
import { createProviderSeries, type ProviderSeriesOptions } from "./provider-series.ts";
import { wireReadings } from "./wire-readings.ts";

/** Bars before the first one shown, beyond every warm-up: smoothed averages need them to forget where they began. */
const settlingBars = 250;
const maxBars = 5_000;
interface IndicatorQuestion extends MainLengths {
  readonly symbol: string;
  readonly interval: HistoryInterval;
  readonly points: number;
  readonly add: readonly ChosenIndicator[];
  readonly source: "computed" | "provider";
}

export type Indicators = ReturnType<typeof createIndicators>;

/** Indicators and their signals, computed from bars; nothing made up ever gives a signal. */
export function createIndicators({ histories, ...options }: ProviderSeriesOptions & { readonly histories: Histories }) {
  const providerSeries = createProviderSeries(options);

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

    scan: createIndicatorScan(histories),
  };
}
