import type { HistoryInterval } from "#contract/market.ts";
import type { Bar } from "#core/market/bar.ts";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import { type MainLengths, matchedColumns } from "./indicator-columns.ts";
import { type Asked, createKeptValues, factStatus } from "./kept-values.ts";
import type { ProvidedSeries, SeriesRequest } from "./provider.ts";
import type { Router } from "./router.ts";
import type { MarketStore } from "./store.ts";

/** A series and the source that gave it. */
interface NamedSeries extends ProvidedSeries {
  readonly name: string;
}

export interface ProviderSeriesOptions {
  readonly router: Pick<Router, "first">;
  readonly store: Pick<MarketStore, "lastGoodValue" | "keepValue">;
  readonly negativeCacheMs: number;
  readonly clock: Clock;
  readonly log: Log;
}

/** Indicator series that the providers compute themselves. */
export function createProviderSeries({ router, ...options }: ProviderSeriesOptions) {
  const { clock } = options;
  const keptSeries = createKeptValues<NamedSeries>({ kind: "series", ...options });

  /** The four series of the first provider that has its own; null when none has. */
  async function seriesOf({
    symbol,
    interval,
    points,
    ...lengths
  }: MainLengths & { readonly symbol: string; readonly interval: HistoryInterval; readonly points: number }) {
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

  return seriesOf;
}
