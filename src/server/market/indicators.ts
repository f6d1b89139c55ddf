import type { ChartPoint, ExtraSeries, Reading } from "#contract/indicators.ts";
import type { Bar, HistoryInterval } from "#contract/market.ts";
import type { Provenance } from "#contract/provenance.ts";
import { adx, catalog, type Columns, type Indicator, macd, rsi, sma, toBars } from "#core/indicators/index.ts";
import { overallSignal, readings, type Reading as CoreReading, type SignalName } from "#core/signals/index.ts";
import { worstStatus } from "#core/market/provenance.ts";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import type { Histories } from "./histories.ts";
import { type Asked, createKeptValues, factStatus, noProvenance } from "./kept-values.ts";
import type { ProvidedSeries, SeriesRequest } from "./provider.ts";
import type { Router } from "./router.ts";
import type { MarketStore } from "./store.ts";

/** Bars before the first one shown, beyond every warm-up: smoothed averages need them to forget where they began. */
const settlingBars = 250;
const mostBars = 5_000;
/** Daily bars behind the readings of a scan, and the hit rates in them. */
const scanBars = 640;

export interface IndicatorQuestion {
  readonly symbol: string;
  readonly interval: HistoryInterval;
  readonly points: number;
  readonly sma: number;
  readonly rsi: number;
  readonly macd: { readonly fast: number; readonly slow: number; readonly signal: number };
  readonly adx: number;
  readonly add: readonly ChosenIndicator[];
  readonly source: "computed" | "provider";
}

export interface ChosenIndicator {
  readonly indicator: Indicator;
  readonly parameters: Readonly<Record<string, number>>;
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
  router: Router;
  store: Pick<MarketStore, "lastGoodValue" | "keepValue">;
  negativeCacheMs: number;
  clock: Clock;
  log: Log;
}) {
  const keptSeries = createKeptValues<NamedSeries>({ kind: "series", store, negativeCacheMs, clock, log });

  return {
    /** "unknown" when there is no such instrument. Without bars: no points, and readings without a value. */
    async get(question: IndicatorQuestion) {
      const { symbol, interval, points } = question;
      const warmUps = question.add.map(({ indicator, parameters }) => indicator.warmUp(parameters));
      const lengths = [question.sma, question.rsi, question.macd.slow + question.macd.signal, 2 * question.adx];
      const wanted = points + Math.max(...lengths, ...warmUps) + settlingBars;
      const history = await histories.get(symbol, interval, Math.min(mostBars, wanted));
      if (history === "unknown") return "unknown";
      const bars = history === "failed" ? [] : history.bars;
      const isSample = history !== "failed" && history.provenance.status === "sample";
      const parameters = { sma: question.sma, rsi: question.rsi, macd: question.macd, adx: question.adx };
      const found = wireReadings(symbol, bars, readings(toBars(bars), { ...parameters, isSample }));
      const known = {
        symbol,
        interval,
        currency: history === "failed" ? null : history.currency,
        timeZone: history === "failed" ? null : history.timeZone,
        readings: found,
        overall: isSample ? null : overallOf(found),
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
      const columns = own?.columns(bars) ?? computed(bars, question);
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
    async scan(symbols: readonly string[], interval: HistoryInterval) {
      return Promise.all(
        symbols.map(async (symbol) => {
          const history = await histories.get(symbol, interval, scanBars);
          if (history === "unknown" || history === "failed")
            return { symbol, overall: null, readings: [], provenance: noProvenance("No bars could be loaded.") };
          const isSample = history.provenance.status === "sample";
          const found = wireReadings(symbol, history.bars, readings(toBars(history.bars), { isSample }));
          return { symbol, overall: overallOf(found), readings: found, provenance: history.provenance };
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

/** A series and the source that gave it. */
interface NamedSeries extends ProvidedSeries {
  readonly name: string;
}

type MainColumns = Readonly<
  Record<"sma" | "rsi" | "macd" | "macdSignal" | "macdHistogram" | "adx" | "plusDi" | "minusDi", Float64Array>
>;

function computed(bars: readonly Bar[], question: IndicatorQuestion): MainColumns {
  const columns = toBars(bars);
  const convergence = macd(columns.close, question.macd);
  return {
    sma: sma(columns.close, question.sma),
    rsi: rsi(columns.close, question.rsi),
    macd: convergence.macd,
    macdSignal: convergence.signal,
    macdHistogram: convergence.histogram,
    ...adx(columns, question.adx),
  };
}

/** A provider's rows put beside the bars of the same time. */
function matchedColumns(bars: readonly Bar[], series: readonly (ProvidedSeries | null)[], now: number): MainColumns {
  const column = (index: number, read: (row: ProvidedSeries["rows"][number]) => number | null) => {
    const byTime = new Map((series[index]?.rows ?? []).map((row) => [timeKey(row.at, bars), read(row)]));
    return Float64Array.from(bars, (bar) => byTime.get(bar.time === undefined ? bar.date : barMs(bar, now)) ?? NaN);
  };
  return {
    sma: column(0, ({ value }) => value),
    rsi: column(1, ({ value }) => value),
    macd: column(2, ({ value }) => value),
    macdSignal: column(2, ({ signal }) => signal),
    macdHistogram: column(2, ({ histogram }) => histogram),
    adx: column(3, ({ value }) => value),
    plusDi: new Float64Array(bars.length).fill(NaN),
    minusDi: new Float64Array(bars.length).fill(NaN),
  };
}

function timeKey(at: number, bars: readonly Bar[]): string | number {
  return bars[0]?.time === undefined ? new Date(at).toISOString().slice(0, 10) : at;
}

function barMs(bar: Bar, now: number): number {
  return bar.time === undefined ? Date.parse(`${bar.date}T00:00:00Z`) : Math.min(now, Date.parse(bar.time));
}

function chartPoints(bars: readonly Bar[], columns: MainColumns, points: number): ChartPoint[] {
  const first = Math.max(0, bars.length - points);
  return bars.slice(first).map((bar, offset) => {
    const at = first + offset;
    const value = (column: Float64Array) => known(column[at]);
    return {
      timestamp: bar.time === undefined ? Date.parse(`${bar.date}T00:00:00Z`) : Date.parse(bar.time),
      date: bar.date,
      price: bar.close,
      open: bar.open,
      high: bar.high,
      low: bar.low,
      volume: bar.volume,
      sma: value(columns.sma),
      rsi: value(columns.rsi),
      macd: value(columns.macd),
      macdSignal: value(columns.macdSignal),
      macdHistogram: value(columns.macdHistogram),
      adx: value(columns.adx),
      plusDi: value(columns.plusDi),
      minusDi: value(columns.minusDi),
    };
  });
}

function extraSeries({ indicator, parameters }: ChosenIndicator, bars: readonly Bar[], points: number): ExtraSeries {
  const columns: Columns = indicator.compute(toBars(bars), parameters);
  // How an average starts is no part of its name.
  const values = Object.entries(indicator.parameters).flatMap(([name, rule]) =>
    name === "seed" ? [] : [parameters[name] ?? rule.default],
  );
  return {
    id: indicator.id,
    label: values.length === 0 ? indicator.name : `${indicator.name} (${values.join(", ")})`,
    place: placeOf(indicator.id),
    outputs: indicator.outputs.map((name) => ({
      name,
      values: Array.from(columns[name] ?? [], known).slice(-points),
    })),
  };
}

const overPrice = new Set([
  "sma",
  "ema",
  "wma",
  "vwap",
  "bollinger",
  "donchian",
  "keltner",
  "ichimoku",
  "superTrend",
  "parabolicSar",
]);

function placeOf(id: string): "price" | "pane" {
  return overPrice.has(id) ? "price" : "pane";
}

/** The catalog as a menu reads it. */
export function indicatorCatalog() {
  return catalog
    .filter(({ inputs }) => !inputs.includes("benchmark"))
    .map(({ id, name, parameters, outputs }) => ({
      id,
      name,
      place: placeOf(id),
      parameters: Object.entries(parameters).map(([parameter, rule]) => ({
        name: parameter,
        default: rule.default,
        min: rule.min,
        max: rule.max,
      })),
      outputs: [...outputs],
    }));
}

/** "bollinger,20,2;atr,14" as indicators; a sentence that says what is wrong otherwise. */
export function readChosenIndicators(text: string): ChosenIndicator[] | string {
  const parts = text
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (parts.length > 8) return "At most eight indicators";
  const chosen: ChosenIndicator[] = [];
  for (const part of parts) {
    const [id = "", ...values] = part.split(",").map((piece) => piece.trim());
    const indicator = catalog.find((entry) => entry.id === id && !entry.inputs.includes("benchmark"));
    if (indicator === undefined) return `There is no indicator "${id.slice(0, 40)}"`;
    const names = Object.keys(indicator.parameters);
    if (values.length > names.length) return `${id} has ${names.length} parameters, not ${values.length}`;
    const numbers = values.map(Number);
    const parameters = Object.fromEntries(numbers.map((value, index) => [names[index] ?? "", value]));
    try {
      indicator.warmUp(parameters);
    } catch (error) {
      if (error instanceof RangeError) return error.message;
      throw error;
    }
    chosen.push({ indicator, parameters });
  }
  return chosen;
}

function wireReadings(symbol: string, bars: readonly Bar[], found: readonly CoreReading[]): Reading[] {
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

function overallOf(found: readonly Reading[]): SignalName | null {
  return overallSignal(found.map(({ signal }) => signal)).signal;
}

function known(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value;
}
