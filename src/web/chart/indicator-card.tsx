import { lazy, Suspense, useMemo, useState } from "react";
import type { ReactNode } from "react";
import type { Bar, Quote } from "#contract/market.ts";
import { problemDetails, type ApiProblem } from "../api/api-problem.ts";
import type { Output } from "../api/call.ts";
import { loadedScript } from "../errors/missing-script.ts";
import { priceDigits } from "../format/format-price.ts";
import { useDataEntry } from "../market/data-registry.tsx";
import { DataStatus } from "../market/data-status.tsx";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { Card, type CardState } from "../ui/card.tsx";
import { Details } from "../ui/details.tsx";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useIsNarrow } from "../ui/use-is-narrow.ts";
import styles from "./indicator-chart.module.css";
import { type IndicatorLengths, indicatorPanes } from "./indicator-panes.ts";
import { classNames } from "../ui/class-names.ts";

const IndicatorChart = lazy(() => loadedScript(import("./indicator-chart.tsx")));
const IndicatorTable = lazy(async () => ({
  default: (await loadedScript(import("./indicator-table.tsx"))).IndicatorTable,
}));

/** A card with one symbol's price and indicators in linked panes, and a table view. Phones show one pane at a time. */
export function IndicatorCard({
  symbol,
  quote,
  data,
  error,
  isFetching,
  onRetry,
  lengths,
  intervalLabel,
  chartHeight,
  beside,
}: {
  symbol: string;
  quote: Quote | undefined;
  data: Output<"GET /api/market/indicators"> | undefined;
  error: ApiProblem | null;
  isFetching: boolean;
  onRetry: () => void;
  lengths: IndicatorLengths;
  /** "5-minute bars". */
  intervalLabel: string;
  /** As a CSS length. */
  chartHeight: string;
  /** Replaces the number of bars at the start of the header. */
  beside?: ReactNode;
}): ReactNode {
  const [isTable, setIsTable] = useState(false);
  const [pane, setPane] = useState("price");
  const isNarrow = useIsNarrow();
  const { points, extras, bars } = useMemo(() => pricedPoints(data), [data]);
  const currency = quote?.currency ?? data?.currency ?? null;
  const digits = priceDigits({ currency, type: quote?.type ?? null, price: bars.at(-1)?.close ?? null, symbol });
  const panes = useMemo(() => indicatorPanes(points, extras, lengths, digits), [points, extras, lengths, digits]);
  const shownPane = panes.some(({ id }) => id === pane) ? pane : "price";
  const shownPanes = useMemo(
    () => (isNarrow ? panes.filter(({ id }) => id === shownPane) : panes),
    [panes, isNarrow, shownPane],
  );
  const timeZone = data?.timeZone ?? quote?.timeZone ?? "UTC";
  useDataEntry(
    data === undefined
      ? null
      : {
          id: "indicators",
          label: text.indicators.title,
          ...data.provenance,
          exchange: quote?.exchange ?? null,
          onRetry,
        },
  );
  const waiting = (
    <div className={classNames("grid grow gap-2h pt-0 pb-4 px-4", styles.waiting)} aria-busy="true">
      <output className="visually-hidden">{text.indicators.loading}</output>
      {panes.slice(0, 4).map(({ id }) => (
        <Skeleton key={id} height="100%" radius={8} />
      ))}
    </div>
  );
  const isMissing = data !== undefined && data.points.length === 0;
  const isAwaited = data === undefined && error === null;
  const isOutdated = data !== undefined && !isMissing && (error !== null || data.provenance.status === "stale");
  return (
    <Card flush state={cardState()}>
      <h2 className="visually-hidden">{text.indicators.title}</h2>
      <div className={classNames("row wrap gap-y-2 gap-x-3 min-h-44 quiet", styles.controls)}>
        {isNarrow && !isTable && (bars.length > 0 || isAwaited) ? (
          <SegmentedControl
            label={text.indicators.pane}
            value={shownPane}
            options={panes.map(({ id, label }) => ({ value: id, label: text.indicators.shortNames[id] ?? label }))}
            onChange={setPane}
          />
        ) : (
          (beside ?? (
            <span>
              {data === undefined || isMissing ? intervalLabel : text.indicators.bars(bars.length, intervalLabel)}
            </span>
          ))
        )}
        {data === undefined ? (
          isAwaited ? (
            <Skeleton width={90} height={20} />
          ) : null
        ) : (
          <DataStatus provenance={data.provenance} exchange={quote?.exchange ?? null} timeZone={timeZone} />
        )}
        <span className="inline-row gap-2 ml-auto">
          {isOutdated ? (
            <Button size="small" onClick={onRetry}>
              {text.ui.retry}
            </Button>
          ) : null}
          <Button look="subtle" size="small" disabled={bars.length === 0} onClick={() => setIsTable(!isTable)}>
            {isTable ? text.chart.showChart : text.chart.showTable}
          </Button>
        </span>
      </div>
      {data?.provenance.note === undefined || isMissing ? null : (
        <p className="pt-0 pb-1h px-4 soft size-secondary phone-px-3h">{data.provenance.note}</p>
      )}
      <div className="column" style={{ height: chartHeight }}>
        <Suspense fallback={waiting}>{content()}</Suspense>
      </div>
    </Card>
  );

  function content(): ReactNode {
    if (error !== null && (data === undefined || isMissing))
      return <Failed details={problemDetails(error)} panes={panes} symbol={symbol} onRetry={onRetry} />;
    if (data === undefined) return waiting;
    if (isMissing) return <Failed details={null} panes={panes} symbol={symbol} onRetry={onRetry} />;
    return isTable ? (
      <IndicatorTable
        symbol={symbol}
        interval={data.interval}
        intervalLabel={intervalLabel}
        bars={bars}
        panes={panes}
        timeZone={timeZone}
        provenance={data.provenance}
      />
    ) : (
      <IndicatorChart
        key={symbol}
        symbol={symbol}
        intervalLabel={intervalLabel}
        bars={bars}
        panes={shownPanes}
        timeZone={timeZone}
        provenance={data.provenance}
      />
    );
  }

  function cardState(): CardState {
    if (data?.provenance.status === "sample") return { kind: "sample" };
    return isFetching && data !== undefined ? { kind: "refreshing" } : { kind: "ready" };
  }
}

/** Returns the bars with their indicator values. Points without a price are dropped. */
function pricedPoints(data: Output<"GET /api/market/indicators"> | undefined) {
  const all = data?.points ?? [];
  const isPriced = all.map(({ price }) => price !== null);
  const points = all.filter((_point, index) => isPriced[index]);
  const isIntraday = /m$|h$/.test(data?.interval ?? "1d");
  return {
    points,
    extras: (data?.extras ?? []).map((extra) => ({
      ...extra,
      outputs: extra.outputs.map(({ name, values }) => ({
        name,
        values: values.filter((_value, index) => isPriced[index]),
      })),
    })),
    bars: points.flatMap(({ timestamp, date, price, open, high, low, volume }): Bar[] =>
      price === null
        ? []
        : [
            {
              date,
              ...(isIntraday ? { time: new Date(timestamp).toISOString() } : {}),
              open,
              high,
              low,
              close: price,
              volume,
            },
          ],
    ),
  };
}

/** Each pane says that it couldn't load. */
function Failed({
  details,
  panes,
  symbol,
  onRetry,
}: {
  details: string | null;
  panes: ReturnType<typeof indicatorPanes>;
  symbol: string;
  onRetry: () => void;
}): ReactNode {
  return (
    <div className={classNames("column grow", styles.failed)} role="alert">
      {panes.map(({ id, label }) => (
        <div className="row grow justify-center gap-3 edge-top soft" key={id}>
          <span>{text.indicators.couldNotLoad(id === "price" ? text.indicators.priceOf(symbol) : label)}</span>
          <Button size="small" onClick={onRetry}>
            {text.ui.retry}
            <span className="visually-hidden"> {label}</span>
          </Button>
          {id === "price" && details !== null ? <Details>{details}</Details> : null}
        </div>
      ))}
    </div>
  );
}
