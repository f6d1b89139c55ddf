import { IconX } from "@tabler/icons-react";
import { useQueries } from "@tanstack/react-query";
import { lazy, Suspense, useMemo, useState } from "react";
import type { MouseEvent, ReactNode } from "react";
import { worstStatus } from "#core/market/provenance.ts";
import type { ApiProblem } from "../api/api-problem.ts";
import type { Output } from "../api/call.ts";
import { loadedScript } from "../errors/missing-script.ts";
import { formatPercentChange, priceDigits } from "../format/format-price.ts";
import { fixed } from "../format/number-format.ts";
import { useDataEntry } from "../market/data-registry.tsx";
import { DataStatus } from "../market/data-status.tsx";
import { query } from "../shell/query.ts";
import { text } from "../text/text.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Card, type CardState } from "../ui/card.tsx";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { barTime } from "./bar-time.ts";
import { barsInRange, type ChartRange, chartRanges, historyRequest } from "./chart-range.ts";
import styles from "./compare.module.css";
import card from "./history-card.module.css";
import table from "./price-chart.module.css";
import { rebased } from "./rebased.ts";
import { classNames } from "../ui/class-names.ts";

const CompareChart = lazy(() => loadedScript(import("./compare-chart.tsx")));
const words = text.compare;

/** A card that compares symbols rebased to zero, with ranges and a table view. */
export function CompareCard({
  symbols,
  range,
  onRange,
  onRemove,
  onAdd,
  onEnd,
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
  /** As a CSS length. */
  chartHeight: string;
}): ReactNode {
  const [isTable, setIsTable] = useState(false);
  const { histories, errors, isPending, isFetching, retry } = useQueries({
    queries: symbols.map((symbol) => query("GET /api/market/history", { symbol, ...historyRequest(range) })),
    combine,
  });
  // Sample data isn't comparable.
  const real = histories.filter(({ provenance }) => provenance.status !== "sample");
  const key = real
    .map(({ symbol, bars, interval, provenance }) => [
      symbol,
      interval,
      provenance.fetchedAt,
      bars.length,
      bars.at(-1)?.close,
    ])
    .join(";");
  const drawn = useMemo(
    () => rebased(real.map(({ symbol, bars }) => ({ symbol, bars: barsInRange(bars, range) }))),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the bars are the same as long as their key is
    [key, range],
  );
  const missing = symbols.filter(
    (symbol) => !isPending && drawn?.lines.every((line) => line.symbol !== symbol) !== false,
  );
  const status = worstStatus(real.map(({ provenance }) => provenance.status));
  const worst = real.find(({ provenance }) => provenance.status === status)?.provenance;
  useDataEntry(worst === undefined ? null : { id: "compare", label: words.title, ...worst, onRetry: retry });
  const timeZone = histories.find(({ symbol }) => symbol === symbols[0])?.timeZone ?? "UTC";
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
          options={chartRanges.map((value) => ({ value, label: value, title: text.chart.range[value] }))}
          onChange={onRange}
        />
        <span className="row wrap gap-2">
          {symbols.map((symbol, place) => (
            <span
              key={symbol}
              className={classNames(
                "inline-row gap-half min-h-30 pl-2h edge-strong round-control medium touch-min-h-44",
                styles.chip,
              )}
            >
              <span>{symbol}</span>
              {place === 0 ? null : (
                <button
                  className="inline-grid place-center min-h-28 faint touch-min-h-44 hover-ink w-28"
                  type="button"
                  aria-label={words.remove(symbol)}
                  onClick={(event) => takeOff(event, symbol)}
                >
                  <IconX size={14} stroke={1.8} aria-hidden="true" />
                </button>
              )}
            </span>
          ))}
          {onAdd === undefined ? null : (
            <Button size="small" onClick={onAdd}>
              {words.add}
            </Button>
          )}
          {worst === undefined || status === "live" || status === "delayed" || status === "closed" ? null : (
            <DataStatus provenance={worst} exchange={null} timeZone={timeZone} />
          )}
        </span>
        <span className="ml-auto phone-ml-0">
          <Button look="subtle" size="small" onClick={() => setIsTable(!isTable)}>
            {isTable ? text.chart.showChart : text.chart.showTable}
          </Button>
          <Button look="subtle" size="small" onClick={onEnd}>
            {words.end}
          </Button>
        </span>
      </div>
      {missing.length > 0 && drawn !== null ? (
        <output className="block pt-0 pb-1h px-4 soft size-secondary">{words.missing(missing.join(", "))}</output>
      ) : null}
      <div className="column" style={{ height: chartHeight }}>
        <Suspense fallback={waiting}>{content()}</Suspense>
      </div>
    </Card>
  );

  function takeOff({ currentTarget }: MouseEvent, symbol: string): void {
    const chips = currentTarget.parentElement?.parentElement;
    onRemove(symbol);
    // The focused button is gone, so the row's last button takes the focus.
    requestAnimationFrame(() => [...(chips?.querySelectorAll("button") ?? [])].at(-1)?.focus());
  }

  function content(): ReactNode {
    if (isPending) return waiting;
    if (drawn === null)
      return (
        <div className="pt-0 pb-4 px-4">
          <Alert>
            <p>{errors.length > 0 || real.length === 0 ? words.failed : words.noneShared}</p>
            <Button size="small" onClick={retry}>
              {text.ui.retry}
            </Button>
          </Alert>
        </div>
      );
    if (!isTable) return <CompareChart rebased={drawn} rangeLabel={text.chart.range[range]} timeZone={timeZone} />;
    const [first] = drawn.moments;
    const caption = first === undefined ? words.title : words.since(barTime(first, timeZone));
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long table must scroll by keyboard
      <section className="grow min-h-0 scroll edge-top-soft" tabIndex={0} aria-label={caption}>
        <table className={classNames("size-secondary", table.table)}>
          <caption className="block pt-0 pb-1h px-4 soft size-secondary">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.symbol}</th>
              <th scope="col">{words.change}</th>
              <th scope="col">{words.first}</th>
              <th scope="col">{words.last}</th>
              <th scope="col">{words.low}</th>
              <th scope="col">{words.high}</th>
            </tr>
          </thead>
          <tbody>
            {drawn.lines.map((line) => {
              const { currency } = histories.find(({ symbol }) => symbol === line.symbol) ?? { currency: null };
              const price = (value: number): string =>
                fixed(value, priceDigits({ currency, price: value, symbol: line.symbol }));
              return (
                <tr key={line.symbol}>
                  <td>{line.symbol}</td>
                  <td>{formatPercentChange(line.percent)}</td>
                  <td>{price(line.first)}</td>
                  <td>{price(line.last)}</td>
                  <td>{price(line.low)}</td>
                  <td>{price(line.high)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    );
  }

  function state(): CardState {
    return isFetching && !isPending ? { kind: "refreshing" } : { kind: "ready" };
  }
}

interface Answer {
  readonly data: Output<"GET /api/market/history"> | undefined;
  readonly error: ApiProblem | null;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

function combine(answers: readonly Answer[]) {
  return {
    histories: answers.flatMap(({ data }) => data ?? []),
    errors: answers.flatMap(({ error }) => error ?? []),
    isPending: answers.some(({ isPending }) => isPending),
    isFetching: answers.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { refetch } of answers) void refetch();
    },
  };
}
