import { lazy, Suspense, useCallback } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Bar } from "#contract/market.ts";
import { monthsBefore } from "../chart/chart-range.ts";
import { useComparison } from "../chart/use-comparison.ts";
import { loadedScript } from "../errors/missing-script.ts";
import { DataStatus } from "../market/data-status.tsx";
import { insightsPath } from "../market/insights-path.ts";
import { assistantText } from "../text/assistant-text.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { dailyLimit, liveRanges, type LiveRange } from "./live-line.ts";

const CompareChart = lazy(() => loadedScript(import("../chart/compare-chart.tsx")));

/** Height of the chart with its legend and foot. The legend of ten symbols has four lines on a phone. */
const height = 320;

/** Several symbols of an answer as lines from a common zero. */
export function LiveComparison({ symbols, range }: { symbols: readonly string[]; range: LiveRange }): ReactNode {
  const select = useCallback(
    (bars: readonly Bar[]) => {
      const from = monthsBefore(bars.at(-1)?.date.slice(0, 10) ?? "", liveRanges[range]);
      return bars.filter(({ date }) => date >= from);
    },
    [range],
  );
  const { drawn, worst, timeZone, isPending } = useComparison(
    symbols,
    { interval: "1d", limit: dailyLimit(range) },
    select,
  );
  const [first = "", ...others] = symbols;
  const names = symbols.join(", ");
  const waiting = <Skeleton height={height} />;
  if (drawn === null && !isPending)
    return (
      <p className="relative min-0 py-2h px-3 edge round-control on-surface size-data">
        {assistantText.assistant.noChart(names)}
      </p>
    );
  return (
    <div className="relative min-0 py-2h edge round-control on-surface size-data">
      <p className="row between gap-2h mb-1h px-3 min-h-20">
        <Link to={`${insightsPath(first)}&compare=${encodeURIComponent(others.join(","))}`}>
          {assistantText.assistant.chartTitle(names, assistantText.assistant.ranges[range])}
        </Link>
        {worst === undefined ? null : <DataStatus provenance={worst} />}
      </p>
      <div style={{ height }}>
        <Suspense fallback={waiting}>
          {drawn === null ? (
            waiting
          ) : (
            <CompareChart rebased={drawn} rangeLabel={assistantText.assistant.ranges[range]} timeZone={timeZone} />
          )}
        </Suspense>
      </div>
    </div>
  );
}
