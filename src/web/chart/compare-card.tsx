import { lazy, Suspense, useCallback, useState } from "react";
import type { ReactNode } from "react";
import type { Bar } from "#contract/market.ts";
import { loadedScript } from "../errors/missing-script.ts";
import { useDataEntry } from "../market/data-registry.tsx";
import { DataStatus } from "../market/data-status.tsx";
import { text } from "../text/text.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Card, type CardState } from "../ui/card.tsx";
import { classNames } from "../ui/class-names.ts";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useIsNarrow } from "../ui/use-is-narrow.ts";
import { barsInRange, type ChartRange, chartRanges, historyRequest } from "./chart-range.ts";
import { CompareValues } from "./compare-values.tsx";
import card from "./history-card.module.css";
import { useComparison } from "./use-comparison.ts";

const SideBySide = lazy(() => loadedScript(import("./side-by-side.tsx")));
const CompareChart = lazy(() => loadedScript(import("./compare-chart.tsx")));
const words = text.compare;
/** Height of one of several charts with its legend and foot. */
const splitHeight = "320px";

/** A card that compares symbols rebased to zero, with ranges and a table of the values at the crosshair. */
export function CompareCard({
  symbols,
  range,
  onRange,
  onRemove,
  onAdd,
  onEnd,
  isSplit,
  onSplit,
  chartHeight,
}: {
  /** The first is the page's own symbol and can't be removed. */
  symbols: readonly string[];
  range: ChartRange;
  onRange: (range: ChartRange) => void;
  onRemove: (symbol: string) => void;
  /** Absent while no more can be added. */
  onAdd: (() => void) | undefined;
  onEnd: () => void;
  /** Each symbol has a chart of its own. */
  isSplit: boolean;
  onSplit: (isSplit: boolean) => void;
  /** As a CSS length. */
  chartHeight: string;
}): ReactNode {
  const isNarrow = useIsNarrow();
  const [index, setIndex] = useState<number | null>(null);
  const [emphasised, setEmphasised] = useState<string | null>(null);
  const select = useCallback((bars: readonly Bar[]) => barsInRange(bars, range), [range]);
  const { drawn, currencyOf, worst, timeZone, hasFailed, isPending, isFetching, retry } = useComparison(
    symbols,
    historyRequest(range),
    select,
  );
  useDataEntry(worst === undefined ? null : { id: "compare", label: words.title, ...worst, onRetry: retry });
  const waiting = (
    <div className="grow pt-0 pb-4 px-4">
      <Skeleton height="100%" radius={8} />
    </div>
  );
  return (
    <Card flush className="full-height" state={state()}>
      <h2 className="visually-hidden">{words.title}</h2>
      <div className={`${classNames("row wrap gap-y-2 gap-x-2h", card.controls)} ${card.bare}`}>
        <SegmentedControl
          label={text.chart.ranges}
          value={range}
          options={chartRanges.map((value) => ({
            value,
            label: text.chart.rangeLabels[value],
            title: text.chart.range[value],
          }))}
          onChange={onRange}
          wide={isNarrow}
        />
        <SegmentedControl
          label={words.view}
          value={isSplit ? "split" : "one"}
          options={(["one", "split"] as const).map((value) => ({ value, label: words.views[value] }))}
          onChange={(value) => onSplit(value === "split")}
        />
        {onAdd === undefined ? null : (
          <Button size="small" onClick={onAdd}>
            {words.add}
          </Button>
        )}
        {worst === undefined || ["live", "delayed", "closed"].includes(worst.status) ? null : (
          <DataStatus provenance={worst} exchange={null} timeZone={timeZone} />
        )}
        <span className="ml-auto phone-ml-0">
          <Button look="subtle" size="small" onClick={onEnd}>
            {words.end}
          </Button>
        </span>
      </div>
      <div className="column" style={isSplit ? { minHeight: chartHeight } : { height: chartHeight }}>
        <Suspense fallback={waiting}>
          {isSplit ? <SideBySide symbols={symbols} range={range} chartHeight={splitHeight} /> : content()}
        </Suspense>
      </div>
      <CompareValues
        symbols={symbols}
        rebased={drawn}
        index={index}
        timeZone={timeZone}
        isPending={isPending}
        currencyOf={currencyOf}
        onEmphasise={setEmphasised}
        onRemove={onRemove}
      />
    </Card>
  );

  function content(): ReactNode {
    if (isPending) return waiting;
    if (drawn === null)
      return (
        <div className="pt-0 pb-4 px-4">
          <Alert>
            <p>{hasFailed ? words.failed : words.noneShared}</p>
            <Button size="small" onClick={retry}>
              {text.ui.retry}
            </Button>
          </Alert>
        </div>
      );
    return (
      <CompareChart
        rebased={drawn}
        rangeLabel={text.chart.range[range]}
        timeZone={timeZone}
        emphasised={emphasised}
        provenance={worst}
        onIndex={setIndex}
      />
    );
  }

  function state(): CardState {
    return isFetching && !isPending ? { kind: "refreshing" } : { kind: "ready" };
  }
}
