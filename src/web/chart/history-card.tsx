import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useMemo, useState } from "react";
import type { CSSProperties, ReactNode } from "react";
import type { Bar, History, Quote } from "#contract/market.ts";
import type { Provenance } from "#contract/provenance.ts";
import { totalReturn } from "#core/market/total-return.ts";
import { failureOr, problemDetails, type ApiProblem } from "../api/api-problem.ts";
import { loadedScript } from "../errors/missing-script.ts";
import { formatDay, formatMoment } from "../format/format-date.ts";
import { priceDigits } from "../format/format-price.ts";
import { DataStatus } from "../market/data-status.tsx";
import { useDataEntry } from "../market/data-registry.tsx";
import { isOld } from "../market/is-old.ts";
import { useLiveQuotes } from "../market/live-quotes-provider.tsx";
import { query } from "../shell/query.ts";
import { text } from "../text/text.ts";
import { zonesText } from "../text/zones-text.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Card, type CardState } from "../ui/card.tsx";
import { classNames } from "../ui/class-names.ts";
import { Details } from "../ui/details.tsx";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useIsNarrow } from "../ui/use-is-narrow.ts";
import { useIsWanted } from "../ui/use-is-wanted.ts";
import { barTime } from "./bar-time.ts";
import type { ChartEvent, ChartKind, PriceScaleKind } from "./chart-canvas.ts";
import { chartOptions, ChartOptions } from "./chart-options.tsx";
import { barsInRange, chartRanges, historyRequest, type ChartRange } from "./chart-range.ts";
import { noChanges, unsavedDrawings } from "./drawing-changes.ts";
import { heldBackNote } from "./held-back-note.ts";
import styles from "./history-card.module.css";
import type { PriceChartProps } from "./price-chart.tsx";
import { sessionOf } from "./session-of.ts";
import { type DayZoom, useDayZoom } from "./use-day-zoom.tsx";
import { endsWithQuote, withLivePrice } from "./with-live-price.ts";

const PriceChart = lazy(() => loadedScript(import("./price-chart.tsx")));
const DrawingBoard = lazy(async () => ({ default: (await loadedScript(import("./drawing-board.tsx"))).DrawingBoard }));
const BarsTable = lazy(async () => ({ default: (await loadedScript(import("./bars-table.tsx"))).BarsTable }));

const intradayLifeMs = 300_000;
const waiting = (
  <div className="grow pt-0 pb-4 px-4">
    <Skeleton height="100%" radius={8} />
  </div>
);

interface HistoryCardProps {
  readonly symbol: string;
  /** Provides the number of digits and the latest price. */
  readonly quote: Quote | undefined;
  /** Without a title the card has no header, only a name for screen readers. */
  readonly title?: ReactNode;
  readonly beside?: ReactNode;
  readonly actions?: ReactNode;
  readonly startRange?: ChartRange;
  /** The range, if stored elsewhere, such as in the address. */
  readonly range?: ChartRange;
  /** Called when a range is chosen. */
  readonly onRange?: (range: ChartRange) => void;
  /** Earnings dates, marked on the chart. */
  readonly earningsDays?: readonly string[];
  /** Days with trades, marked on the chart. */
  readonly trades?: readonly { readonly date: string; readonly type: "buy" | "sell"; readonly quantity: string }[];
  readonly startKind?: ChartKind;
  /** The user's drawings are shown, and can be changed. */
  readonly canDraw?: boolean;
  /** Height of the chart or table with its legend and foot, as a CSS length. */
  readonly chartHeight: string;
}

/** A card with one symbol's history: ranges, candles or a line, and a table view. */
export function HistoryCard({
  symbol,
  quote,
  title,
  beside,
  actions,
  startRange = "6M",
  range: storedRange,
  onRange,
  earningsDays,
  trades,
  startKind = "candles",
  canDraw = false,
  chartHeight,
}: HistoryCardProps): ReactNode {
  const [range, setRange] = useChosenRange(storedRange, startRange, onRange);
  const [kind, setKind] = useState<ChartKind>(startKind);
  const [isTable, setIsTable] = useState(false);
  const [scale, setScale] = useState<PriceScaleKind>("linear");
  const [isDrawing, setIsDrawing] = useState(false);
  const isNarrow = useIsNarrow();
  const { history, data, shownRange } = useHeldHistory(symbol, range);
  const { error } = history;
  const { bars, isTotal, canBeTotal, setTotal } = useShownBars(data, shownRange, quote, isTable);
  const isSample = data?.provenance.status === "sample";
  // Sample prices take no drawings, and on a total return they would be at other prices than they were drawn at.
  const takesDrawings = canDraw && data !== undefined && !isSample && bars.length > 0 && !isTable && !isTotal;
  const drawn = useDrawn(symbol, takesDrawings);
  // The board also says that drawings couldn't be loaded.
  const hasBoard = takesDrawings && (isDrawing || drawn.isDrawn || drawn.hasFailed);
  const zoom = useBarZoom(`${symbol} ${shownRange}`, bars, canDraw);
  const retry = (): void => void history.refetch();
  const provenance = data?.provenance ?? null;
  useDataEntry(
    provenance === null
      ? null
      : {
          id: "chart",
          label: text.chart.title,
          ...provenance,
          exchange: quote?.exchange ?? null,
          onRetry: retry,
        },
  );

  const isOutdated = data !== undefined && (error !== null || data.provenance.status === "stale");
  const currency = quote?.currency ?? data?.currency ?? null;
  const digits = priceDigits({ currency, type: quote?.type ?? null, price: bars.at(-1)?.close ?? null, symbol });
  const timeZone = data?.timeZone ?? quote?.timeZone ?? "UTC";
  const rangeLabel = rangeWords(shownRange, isTotal);
  const note = data === undefined ? null : heldBackNote(data, bars[0]?.date ?? null);
  const events = useMarkedEvents(data, earningsDays, trades);
  const isBare = title === undefined;
  const status = (
    <HistoryStatus
      provenance={provenance}
      isCurrent={endsWithQuote(bars, quote)}
      quote={quote}
      timeZone={timeZone}
      isBare={isBare}
      onRetry={isOutdated && isBare ? retry : undefined}
    />
  );
  const options = chartOptions({
    kind: isNarrow ? kind : null,
    onKind: setKind,
    drawing: canDraw
      ? {
          scale: isTable ? null : scale,
          onScale: setScale,
          isTotal: canBeTotal ? isTotal : null,
          onTotal: setTotal,
          isDrawing: takesDrawings && drawn.isLoaded ? isDrawing : null,
          onDrawing: setIsDrawing,
        }
      : null,
    isTable,
    onTable: setIsTable,
  });
  // A status that comes and goes must not move the controls, so it is below the chart if there is one.
  const isStatusBelow = isBare && !isTable && !isSample && bars.length > 0;
  return (
    <Card
      title={title}
      beside={
        isBare ? undefined : (
          <>
            {beside}
            {status}
          </>
        )
      }
      actions={actions}
      state={cardState()}
      flush
      className={classNames("full-height", title !== undefined && styles.titled)}
    >
      {title === undefined ? <h2 className="visually-hidden">{text.chart.title}</h2> : null}
      <div className={classNames("row wrap phone-no-wrap gap-y-2 gap-x-2h", styles.controls, isBare && styles.bare)}>
        <HistoryChoices range={range} kind={isNarrow ? null : kind} onRange={setRange} onKind={setKind} />
        {isBare && !isStatusBelow ? status : null}
        <span className="row ml-auto">
          <ChartOptions options={options} />
        </span>
      </div>
      <ChartNotes notes={[isTotal ? text.chart.totalReturnNote : null, note]} />
      <ChartPlace style={hasBoard ? { minHeight: chartHeight } : { height: chartHeight }}>{content}</ChartPlace>
      {canDraw && !isNarrow ? <div className="min-h-46 px-4">{isTable ? null : zoom.brush}</div> : null}
    </Card>
  );

  function content(isWanted: boolean): ReactNode {
    if (data === undefined) return error === null ? waiting : <HistoryProblem error={error} onRetry={retry} />;
    if (bars.length === 0) return <p className="grow pt-0 pb-4 px-4">{text.chart.empty}</p>;
    const shared = { symbol, rangeLabel, bars, digits, timeZone };
    if (isTable) return <BarsTable {...shared} range={shownRange} provenance={data.provenance} />;
    if (!isWanted) return null;
    const chart = {
      ...shared,
      provenance: data.provenance,
      kind,
      events,
      isSample,
      scale,
      session: shownRange === "1D" ? sessionOf(bars, data, quote) : null,
      foot: isStatusBelow ? status : null,
      onKey: (key: string) => {
        const chosen = chartRanges[Number(key) - 1];
        if (chosen !== undefined) setRange(chosen);
      },
      ...(zoom.isCut ? partOf(bars, events, zoom, timeZone, isTotal) : null),
    };
    return hasBoard ? (
      <DrawingBoard key={symbol} {...chart} isOpen={isDrawing} chartHeight={chartHeight} history={data} />
    ) : (
      <PriceChart key={symbol} {...chart} />
    );
  }

  function cardState(): CardState {
    if (isOutdated) return { kind: "stale", onRetry: retry };
    if (isSample) return { kind: "sample" };
    return history.isFetching && data !== undefined ? { kind: "refreshing" } : { kind: "ready" };
  }
}

/** A chart's drawing is wanted once it is in view or the page is used. */
function ChartPlace({
  style,
  children,
}: {
  style: CSSProperties;
  children: (isWanted: boolean) => ReactNode;
}): ReactNode {
  const [place, isWanted] = useIsWanted();
  return (
    <div ref={place} className="column" style={style}>
      {/* The place has its height: nothing that follows has to wait for the drawing's script. */}
      <Suspense fallback={null}>{children(isWanted)}</Suspense>
    </div>
  );
}

function ChartNotes({ notes }: { notes: readonly (string | null)[] }): ReactNode {
  return notes.map((note) =>
    note === null ? null : (
      <p key={note} className="pt-0 pb-1h px-4 soft size-secondary phone-px-3h">
        {note}
      </p>
    ),
  );
}

function HistoryChoices({
  range,
  kind,
  onRange,
  onKind,
}: {
  range: ChartRange;
  /** Null where there is no room for it. */
  kind: ChartKind | null;
  onRange: (range: ChartRange) => void;
  onKind: (kind: ChartKind) => void;
}): ReactNode {
  return (
    <>
      <SegmentedControl
        label={text.chart.ranges}
        wide={kind === null}
        value={range}
        options={chartRanges.map((value) => ({
          value,
          label: text.chart.rangeLabels[value],
          title: text.chart.range[value],
        }))}
        onChange={onRange}
      />
      {kind === null ? null : (
        <SegmentedControl
          label={text.chart.kind}
          value={kind}
          options={[
            { value: "candles", label: text.chart.candles },
            { value: "line", label: text.chart.line },
          ]}
          onChange={onKind}
        />
      )}
    </>
  );
}

function rangeWords(range: ChartRange, isTotal: boolean): string {
  return withTotal(text.chart.range[range], isTotal);
}

/** Returns a part of a chart: later events have no bar there, and its change doesn't count from the previous close. */
function partOf(
  bars: readonly Bar[],
  events: readonly ChartEvent[],
  zoom: DayZoom,
  timeZone: string,
  isTotal: boolean,
): Partial<Pick<PriceChartProps, "bars" | "events" | "rangeLabel" | "session">> {
  const part = zoom.cut(bars);
  const [first, last] = [part[0], part.at(-1)];
  if (first === undefined || last === undefined) return {};
  const next = bars[bars.indexOf(last) + 1];
  return {
    bars: part,
    events: events.filter(({ date }) => next === undefined || date <= last.date || date < next.date),
    rangeLabel: withTotal(zonesText.span(barTime(first, timeZone), barTime(last, timeZone)), isTotal),
    session: null,
  };
}

function withTotal(label: string, isTotal: boolean): string {
  return isTotal ? `${label} (${text.chart.totalReturn})` : label;
}

/** The part of the bars that is shown. A small chart shows all of them. */
function useBarZoom(key: string, bars: readonly Bar[], canZoom: boolean): DayZoom {
  const moments = useMemo(() => (canZoom ? bars.map(({ time, date }) => time ?? date) : []), [bars, canZoom]);
  const closes = useMemo(() => bars.map(({ close }) => close), [bars]);
  return useDayZoom(key, moments, closes, momentWords);
}

function momentWords(moment: string): string {
  return moment.includes("T") ? formatMoment(Date.parse(moment)) : formatDay(moment);
}

function useDrawn(symbol: string, isEnabled: boolean) {
  const { data, error } = useQuery({ ...query("GET /api/drawings", { symbol }), enabled: isEnabled });
  const { data: unsaved = noChanges } = useQuery(unsavedDrawings(symbol));
  return {
    isLoaded: data !== undefined,
    isDrawn: unsaved.length > 0 || (data?.drawings.length ?? 0) > 0,
    hasFailed: error !== null,
  };
}

/** The bars of a range as prices or, if the user wants it, as total return. A table always has prices. */
function useShownBars(data: History | undefined, range: ChartRange, quote: Quote | undefined, isTable: boolean) {
  const [isWanted, setTotal] = useState(false);
  const prices = useMemo(() => withLivePrice(barsInRange(data?.bars ?? [], range), quote), [data, range, quote]);
  const { interval } = historyRequest(range);
  const dividends = useMemo(() => dividendsIn(data, prices), [data, prices]);
  const canBeTotal = !isTable && dividends.length > 0;
  const isTotal = isWanted && canBeTotal;
  const bars = useMemo(
    () => (isTotal ? totalReturn(prices, dividends, interval) : prices),
    [isTotal, prices, dividends, interval],
  );
  return { bars, isTotal, canBeTotal, setTotal };
}

function useMarkedEvents(
  data: History | undefined,
  earningsDays: HistoryCardProps["earningsDays"],
  trades: HistoryCardProps["trades"],
): readonly ChartEvent[] {
  return useMemo(
    () => [
      ...(data?.events ?? []),
      ...(earningsDays ?? []).map((date) => ({ date, type: "earnings" as const, value: 0 })),
      ...(trades ?? []),
    ],
    [data, earningsDays, trades],
  );
}

/** Returns the dividends that a total return adds to these bars; none if their prices include them already. */
function dividendsIn(data: History | undefined, bars: readonly Bar[]): History["events"] {
  const first = bars[0]?.date;
  if (data === undefined || data.adjusted || first === undefined) return [];
  return data.events.filter(({ type, date }) => type === "dividend" && date > first);
}

/** The status of the bars, where it differs from the quote's, and a way to load them again. */
function HistoryStatus({
  provenance,
  isCurrent,
  quote,
  timeZone,
  isBare,
  onRetry,
}: {
  provenance: Provenance | null;
  /** The last bar has the quote's price. */
  isCurrent: boolean;
  quote: Quote | undefined;
  timeZone: string;
  /** Without a title beside it. */
  isBare: boolean;
  onRetry: (() => void) | undefined;
}): ReactNode {
  if (provenance === null) return null;
  const isSample = provenance.status === "sample";
  const differs = quote === undefined || quote.provenance.status !== provenance.status;
  // The page's data pill lists them.
  const isCachedPast = provenance.status === "cached" && isCurrent;
  return (
    <>
      {isSample || (differs && !isCachedPast && isOld(provenance.status)) ? (
        <DataStatus provenance={provenance} exchange={quote?.exchange ?? null} timeZone={timeZone} />
      ) : null}
      {isSample ? (
        <span className={classNames("quiet", isBare ? "phone-visually-hidden" : styles.generated)}>
          {text.chart.generated}
        </span>
      ) : null}
      {onRetry === undefined ? null : (
        <Button size="small" onClick={onRetry}>
          {text.ui.retry}
        </Button>
      )}
    </>
  );
}

function HistoryProblem({ error, onRetry }: { error: ApiProblem; onRetry: () => void }): ReactNode {
  return (
    <div className="pt-0 pb-4 px-4">
      <Alert>
        <p>{error.code === "unknown-symbol" ? text.market.noData : failureOr(error, text.market.failed)}</p>
        <Details>{problemDetails(error)}</Details>
        <Button size="small" onClick={onRetry}>
          {text.ui.retry}
        </Button>
      </Alert>
    </div>
  );
}

/** The chosen range. It shows at once; the stored value follows, and wins if it changes by itself. */
function useChosenRange(
  stored: ChartRange | undefined,
  start: ChartRange,
  onRange: ((range: ChartRange) => void) | undefined,
): readonly [ChartRange, (range: ChartRange) => void] {
  const [range, setOwnRange] = useState<ChartRange>(stored ?? start);
  const [lastStored, setLastStored] = useState(stored);
  if (stored !== lastStored) {
    setLastStored(stored);
    if (stored !== undefined) setOwnRange(stored);
  }
  const choose = (next: ChartRange): void => {
    setOwnRange(next);
    onRange?.(next);
  };
  return [range, choose];
}

/** A symbol's history. The previous range stays until the next one has loaded, and keeps the focus. */
function useHeldHistory(symbol: string, range: ChartRange) {
  const { autoRefresh } = useLiveQuotes();
  const request = historyRequest(range);
  const isIntraday = request.interval.endsWith("m");
  const history = useQuery({
    ...query("GET /api/market/history", { symbol, ...request }),
    refetchInterval: autoRefresh && isIntraday ? intradayLifeMs : false,
  });
  const [held, setHeld] = useState<{ symbol: string; data: History; range: ChartRange } | null>(null);
  if (history.data !== undefined && (held?.data !== history.data || held.range !== range || held.symbol !== symbol))
    setHeld({ symbol, data: history.data, range });
  const ownHeld = held?.symbol === symbol ? held : null;
  const visible = history.error === null ? ownHeld : history.data === undefined ? null : { data: history.data, range };
  return { history, data: visible?.data, shownRange: visible?.range ?? range };
}
