import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useMemo, useState } from "react";
import type { ReactNode } from "react";
import type { History, Quote } from "#contract/market.ts";
import { problemDetails, type ApiProblem } from "../api/api-problem.ts";
import { loadedScript } from "../errors/missing-script.ts";
import { priceDigits } from "../format/format-price.ts";
import { DataStatus } from "../market/data-status.tsx";
import { useDataEntry } from "../market/data-registry.tsx";
import { isOld } from "../market/is-old.ts";
import { useLiveQuotes } from "../market/live-quotes-provider.tsx";
import { query } from "../shell/query.ts";
import { text } from "../text/text.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Card, type CardState } from "../ui/card.tsx";
import { classNames } from "../ui/class-names.ts";
import { Details } from "../ui/details.tsx";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { ChartKind } from "./chart-canvas.ts";
import { barsInRange, chartRanges, historyRequest, type ChartRange } from "./chart-range.ts";
import { heldBackNote } from "./held-back-note.ts";
import styles from "./history-card.module.css";
import { sessionOf } from "./session-of.ts";
import { withLivePrice } from "./with-live-price.ts";

const PriceChart = lazy(() => loadedScript(import("./price-chart.tsx")));
const BarsTable = lazy(async () => ({ default: (await loadedScript(import("./bars-table.tsx"))).BarsTable }));

const intradayLifeMs = 300_000;

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
  chartHeight,
}: {
  symbol: string;
  /** Provides the number of digits and the latest price. */
  quote: Quote | undefined;
  /** Without a title the card has no header, only a name for screen readers. */
  title?: ReactNode;
  beside?: ReactNode;
  actions?: ReactNode;
  startRange?: ChartRange;
  /** The range, if stored elsewhere, such as in the address. */
  range?: ChartRange;
  /** Called when a range is chosen. */
  onRange?: (range: ChartRange) => void;
  /** Earnings dates, marked on the chart. */
  earningsDays?: readonly string[];
  /** Days with trades, marked on the chart. */
  trades?: readonly { readonly date: string; readonly type: "buy" | "sell"; readonly quantity: string }[];
  startKind?: ChartKind;
  /** Height of the chart or table with its legend and foot, as a CSS length. */
  chartHeight: string;
}): ReactNode {
  const [range, setOwnRange] = useState<ChartRange>(storedRange ?? startRange);
  // The choice shows at once. The stored value follows, and wins if it changes by itself.
  const [lastStored, setLastStored] = useState(storedRange);
  if (storedRange !== lastStored) {
    setLastStored(storedRange);
    if (storedRange !== undefined) setOwnRange(storedRange);
  }
  const setRange = (next: ChartRange): void => {
    setOwnRange(next);
    onRange?.(next);
  };
  const [kind, setKind] = useState<ChartKind>(startKind);
  const [isTable, setIsTable] = useState(false);
  const { autoRefresh } = useLiveQuotes();
  const request = historyRequest(range);
  const isIntraday = request.interval.endsWith("m");
  const history = useQuery({
    ...query("GET /api/market/history", { symbol, ...request }),
    refetchInterval: autoRefresh && isIntraday ? intradayLifeMs : false,
  });
  const { error, refetch } = history;
  // The previous range stays until the next one has loaded, and keeps the focus.
  const [held, setHeld] = useState<{ symbol: string; data: History; range: ChartRange } | null>(null);
  if (history.data !== undefined && (held?.data !== history.data || held.range !== range || held.symbol !== symbol))
    setHeld({ symbol, data: history.data, range });
  const ownHeld = held?.symbol === symbol ? held : null;
  const visible = error === null ? ownHeld : history.data === undefined ? null : { data: history.data, range };
  const data = visible?.data;
  const shownRange = visible?.range ?? range;
  const bars = useMemo(
    () => withLivePrice(barsInRange(data?.bars ?? [], shownRange), quote),
    [data, shownRange, quote],
  );
  const isSample = data?.provenance.status === "sample";
  const retry = (): void => void refetch();
  useDataEntry(
    data === undefined
      ? null
      : {
          id: "chart",
          label: text.chart.title,
          ...data.provenance,
          exchange: quote?.exchange ?? null,
          onRetry: retry,
        },
  );

  const isOutdated = data !== undefined && (error !== null || data.provenance.status === "stale");
  const state = cardState();
  const currency = quote?.currency ?? data?.currency ?? null;
  const digits = priceDigits({ currency, type: quote?.type ?? null, price: bars.at(-1)?.close ?? null, symbol });
  const timeZone = data?.timeZone ?? quote?.timeZone ?? "UTC";
  const rangeLabel = text.chart.range[shownRange];
  const note = data === undefined ? null : heldBackNote(data, bars[0]?.date ?? null);
  const events = useMemo(
    () => [
      ...(data?.events ?? []),
      ...(earningsDays ?? []).map((date) => ({ date, type: "earnings" as const, value: 0 })),
      ...(trades ?? []),
    ],
    [data, earningsDays, trades],
  );
  const besideTitle = (
    <>
      {beside}
      {sampleBadge()}
    </>
  );
  const waiting = (
    <div className="grow pt-0 pb-4 px-4">
      <Skeleton height="100%" radius={8} />
    </div>
  );
  return (
    <Card
      title={title}
      beside={title === undefined ? undefined : besideTitle}
      actions={actions}
      state={state}
      flush
      className={classNames("full-height", title !== undefined && styles.titled)}
    >
      {title === undefined ? <h2 className="visually-hidden">{text.chart.title}</h2> : null}
      <div className={classNames("row wrap gap-y-2 gap-x-2h", styles.controls, title === undefined && styles.bare)}>
        <SegmentedControl
          label={text.chart.ranges}
          value={range}
          options={chartRanges.map((value) => ({ value, label: value, title: text.chart.range[value] }))}
          onChange={setRange}
        />
        <SegmentedControl
          label={text.chart.kind}
          value={kind}
          options={[
            { value: "candles", label: text.chart.candles },
            { value: "line", label: text.chart.line },
          ]}
          onChange={setKind}
        />
        {title === undefined ? besideTitle : null}
        {title === undefined && isOutdated ? (
          <Button size="small" onClick={retry}>
            {text.ui.retry}
          </Button>
        ) : null}
        <span className="ml-auto phone-ml-0">
          <Button look="subtle" size="small" onClick={() => setIsTable(!isTable)}>
            {isTable ? text.chart.showChart : text.chart.showTable}
          </Button>
        </span>
      </div>
      {note === null ? null : <p className="pt-0 pb-1h px-4 soft size-secondary">{note}</p>}
      <div className="column" style={{ height: chartHeight }}>
        <Suspense fallback={waiting}>{content()}</Suspense>
      </div>
    </Card>
  );

  function content(): ReactNode {
    if (data === undefined) return error === null ? waiting : <HistoryProblem error={error} onRetry={retry} />;
    if (bars.length === 0) return <p className="grow pt-0 pb-4 px-4">{text.chart.empty}</p>;
    const shared = { symbol, rangeLabel, bars, digits, timeZone };
    return isTable ? (
      <BarsTable {...shared} range={shownRange} provenance={data.provenance} />
    ) : (
      <PriceChart
        key={symbol}
        {...shared}
        kind={kind}
        events={events}
        isSample={isSample}
        session={shownRange === "1D" ? sessionOf(bars, data, quote) : null}
        onKey={(key) => {
          const chosen = chartRanges[Number(key) - 1];
          if (chosen !== undefined) setRange(chosen);
        }}
      />
    );
  }

  function sampleBadge(): ReactNode {
    if (data === undefined) return null;
    const exchange = quote?.exchange ?? null;
    const differs = quote === undefined || quote.provenance.status !== data.provenance.status;
    return (
      <>
        {isSample || (differs && isOld(data.provenance.status)) ? (
          <DataStatus provenance={data.provenance} exchange={exchange} timeZone={timeZone} />
        ) : null}
        {isSample ? <span className={classNames("quiet", styles.generated)}>{text.chart.generated}</span> : null}
      </>
    );
  }

  function cardState(): CardState {
    if (isOutdated) return { kind: "stale", onRetry: retry };
    if (isSample) return { kind: "sample" };
    return history.isFetching && data !== undefined ? { kind: "refreshing" } : { kind: "ready" };
  }
}

function HistoryProblem({ error, onRetry }: { error: ApiProblem; onRetry: () => void }): ReactNode {
  return (
    <div className="pt-0 pb-4 px-4">
      <Alert>
        <p>{error.code === "unknown-symbol" ? text.market.noData : text.market.failed}</p>
        <Details>{problemDetails(error)}</Details>
        <Button size="small" onClick={onRetry}>
          {text.ui.retry}
        </Button>
      </Alert>
    </div>
  );
}
