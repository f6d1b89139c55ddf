import type { HistoryInterval } from "#contract/market.ts";
import type { Provenance } from "#contract/provenance.ts";
import { catalog, maxIndicatorBars, settlingBars, toBars } from "#core/indicators/index.ts";
import { worstStatus } from "#core/market/provenance.ts";
import { readings } from "#core/signals/index.ts";
import { barLengths } from "#core/words/bar-lengths.ts";
import { type ChosenIndicator, extraSeries, labelOf } from "./chosen-indicators.ts";
import type { Histories } from "./histories.ts";
import { chartPoints, computedColumns, type MainLengths } from "./indicator-columns.ts";
import { createIndicatorScan, evidenceBars } from "./indicator-scan.ts";
import { noProvenance } from "./kept-values.ts";
import { createProviderSeries, type ProviderSeriesOptions } from "./provider-series.ts";
import { wireReadings } from "./wire-readings.ts";

/** A difference of this share of the value, one step of its fifth digit, is told. */
const toldRatio = 1e-4;

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

  async function whyMissing(symbol: string, interval: HistoryInterval, limit: number): Promise<string> {
    const offer = await histories.offer(symbol, interval, limit);
    if (offer === null) return "Indicators could not be loaded.";
    const available = barLengths(offer.offered.join(" "), "en");
    return `${offer.source}: ${barLengths(interval, "en")} not offered. Available: ${available}.`;
  }

  return {
    /** "unknown" when there is no such instrument. Without bars: no points, and readings without a value. */
    async get(question: IndicatorQuestion) {
      const { symbol, interval, points } = question;
      const chosen = [...mainIndicators(question), ...question.add];
      // Enough that a day's value is the same however many days are shown.
      const needed = chosen.map((each) => settlingBars(each.indicator, each.parameters) ?? maxIndicatorBars);
      const wanted = Math.min(maxIndicatorBars, Math.max(evidenceBars, points + Math.max(...needed)));
      const history = await histories.get(symbol, interval, wanted);
      if (history === "unknown") return "unknown";
      const isMissing = typeof history === "string";
      const bars = isMissing ? [] : history.bars;
      const isSample = !isMissing && history.provenance.status === "sample";
      const parameters = { sma: question.sma, rsi: question.rsi, macd: question.macd, adx: question.adx };
      const found = readings(toBars(bars), { ...parameters, isSample });
      const known = {
        symbol,
        interval,
        currency: isMissing ? null : history.currency,
        timeZone: isMissing ? null : history.timeZone,
        ...wireReadings(symbol, bars, found, { hasEvidence: true }),
      };
      // Generated bars would look like a course: readings alone are shown, as samples.
      if (isMissing || isSample)
        return {
          ...known,
          points: [],
          extras: [],
          provenance: isMissing ? noProvenance(await whyMissing(symbol, interval, wanted)) : history.provenance,
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
      const unsettled = own === null ? unsettledNote(chosen, bars.length) : null;
      const notes = [provenance.note ?? [], unsettled ?? []].flat();
      return {
        ...known,
        points: chartPoints(bars, columns, points),
        extras: question.add.map((chosen) => extraSeries(chosen, bars, points)),
        provenance: notes.length === 0 ? provenance : { ...provenance, note: notes.join(" ") },
      };
    },

    scan: createIndicatorScan(histories),
  };
}

/** The four indicators of the chart, as entries of the catalog. */
function mainIndicators({ sma, rsi, macd, adx }: MainLengths): ChosenIndicator[] {
  const parameters: Readonly<Record<string, Readonly<Record<string, number>>>> = {
    sma: { length: sma },
    rsi: { length: rsi },
    macd,
    adx: { length: adx },
  };
  return catalog.flatMap((indicator) => {
    const own = parameters[indicator.id];
    return own === undefined ? [] : [{ indicator, parameters: own }];
  });
}

/** Names the indicators whose newest value still depends on where the bars begin; null: there is none. */
function unsettledNote(chosen: readonly ChosenIndicator[], count: number): string | null {
  const names = chosen.flatMap(({ indicator, parameters }) => {
    const needed = settlingBars(indicator, parameters, toldRatio);
    const isKnown = count > indicator.warmUp(parameters);
    return isKnown && (needed === null || needed > count) ? [labelOf({ indicator, parameters })] : [];
  });
  return names.length === 0 ? null : `Not settled: ${names.join(", ")}, ${count} bars.`;
}
