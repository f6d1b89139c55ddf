import { lazy, Suspense } from "react";
import type { ReactNode } from "react";
import type { Output } from "../api/call.ts";
import type { Rebased, RebasedLine } from "../chart/rebased.ts";
import { loadedScript } from "../errors/missing-script.ts";
import { formatDay } from "../format/format-date.ts";
import { sharingText as words } from "../text/sharing-text.ts";
import { Card } from "../ui/card.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import styles from "./shared.module.css";
import { classNames } from "../ui/class-names.ts";

const CompareChart = lazy(() => loadedScript(import("../chart/compare-chart.tsx")));

type Shared = Output<"POST /api/shared/portfolio">;

/** The course of a shared portfolio since its start, beside the benchmark. */
export function SharedCourse({
  performance,
  currency,
}: {
  performance: Shared["performance"];
  currency: string;
}): ReactNode {
  const rebased = performance === null ? null : courseLines(performance);
  return (
    <Card
      title={words.course}
      beside={
        rebased === null ? null : (
          <span className={classNames("note", styles.quiet)}>
            {words.courseSince(formatDay(rebased.moments[0]?.date ?? ""))}
          </span>
        )
      }
    >
      {rebased === null ? (
        <p className={classNames("note", styles.quiet)}>{words.noCourse}</p>
      ) : (
        <div className={styles.chart}>
          <Suspense fallback={<Skeleton height="100%" radius={8} />}>
            <CompareChart rebased={rebased} rangeLabel={words.course} timeZone="UTC" note={words.counted(currency)} />
          </Suspense>
        </div>
      )}
    </Card>
  );
}

/** The growth of the portfolio and its benchmark in per cent since the portfolio's first day; null if unknown. */
function courseLines({ dates, growth, benchmark }: NonNullable<Shared["performance"]>): Rebased | null {
  const first = growth.findIndex((value) => value !== null);
  if (first === -1 || growth.at(-1) === null) return null;
  // A purchase below its day's close gains on that day, so the line starts the day before.
  const start = Math.max(0, first - 1);
  const own = lineOf(words.portfolio, start < first ? [1, ...growth.slice(first)] : growth.slice(first));
  const other = benchmark === null ? null : lineOf(benchmark.symbol, benchmark.growth.slice(start));
  if (own === null) return null;
  return {
    moments: dates.slice(start).map((date) => ({ date })),
    lines: other === null ? [own] : [own, other],
  };
}

function lineOf(symbol: string, growth: readonly (number | null)[]): RebasedLine | null {
  const percents = growth.map((value) => (value === null ? null : (value - 1) * 100));
  const known = percents.filter((value) => value !== null);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return null;
  // Relative to a start of 1; only per cent are drawn.
  return {
    symbol,
    percents,
    first: 1,
    last: 1 + last / 100,
    low: Math.min(...known),
    high: Math.max(...known),
    percent: last,
  };
}
