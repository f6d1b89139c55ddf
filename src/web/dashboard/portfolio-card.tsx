import { memo, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { problemDetails } from "../api/api-problem.ts";
import type { Output } from "../api/call.ts";
import { LineChart } from "../chart/line-chart.tsx";
import type { ChartLine } from "../chart/line-drawing.ts";
import { formatDay } from "../format/format-date.ts";
import { writtenBenchmarkLack, writtenReturnLack } from "../format/written-lack.ts";
import { formatPercentChange } from "../format/format-price.ts";
import { fixed } from "../format/number-format.ts";
import { useFormats } from "../format/use-formats.ts";
import { LaterStart } from "../holdings/later-start.tsx";
import { newestPriceDay } from "../holdings/newest-price-day.ts";
import { Money, MoneyChange } from "../holdings/money.tsx";
import { performanceCourse } from "../holdings/performance-course.ts";
import { unpriced, unpricedThroughout } from "../holdings/unpriced.ts";
import { unpricedWords } from "../holdings/unpriced-words.ts";
import type { LedgerLine } from "../holdings/use-ledger.ts";
import { ValueScrub } from "../holdings/value-scrub.tsx";
import { useMoneyTexts } from "../holdings/use-money-texts.ts";
import { sessionWords } from "../market/session-words.ts";
import { usePerformance } from "../holdings/use-portfolio.ts";
import { rangeStart, type ValueRange } from "#core/portfolio/value-range.ts";
import { DataStatus } from "../market/data-status.tsx";
import { text } from "../text/text.ts";
import { Badge } from "../ui/badge.tsx";
import { Card } from "../ui/card.tsx";
import { classNames } from "../ui/class-names.ts";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useIsNarrow } from "../ui/use-is-narrow.ts";
import styles from "./portfolio-card.module.css";

type Holdings = Output<"GET /api/portfolio/holdings">;
type Performance = Output<"GET /api/portfolio/performance">;

const words = text.home;
const ranges = ["1W", "1M", "6M", "YTD", "1Y", "All"] as const;
const none: readonly LedgerLine[] = [];
const chartHeight = 206;
const legendAndAxis = 46;

/** The total value, its return, and its chart beside the benchmark. */
export const PortfolioCard = memo(function PortfolioCard({
  holdings,
  today,
}: {
  holdings: Holdings;
  today: string;
}): ReactNode {
  useFormats();
  const [range, setRange] = useState<ValueRange>("6M");
  const isNarrow = useIsNarrow();
  const choice = (
    <SegmentedControl
      wide={isNarrow}
      label={words.range}
      value={range}
      options={ranges.map((value) => ({ value, label: words.ranges[value], title: words.rangeNames[value] }))}
      onChange={setRange}
    />
  );
  const from = rangeStart(range, today);
  const performance = usePerformance({ step: range === "All" ? "week" : "day", ...(from === null ? {} : { from }) });
  const { baseCurrency, totalDayChange, totalDayChangePercent, incomplete, provenance } = holdings;
  const total = holdings.totalValue;
  const unbooked = [...new Set(holdings.missingSplits.map(({ symbol }) => symbol))];
  const leftOut = incomplete.flatMap(({ symbol }) => symbol ?? []);
  return (
    <Card
      title={
        <Link className="inherit-colour" to="/portfolio">
          {words.portfolio}
        </Link>
      }
      beside={
        <>
          <Badge look="grey">{words.allAccounts}</Badge>
          <DataStatus provenance={provenance} />
        </>
      }
      actions={isNarrow ? null : choice}
      state={performance.isFetching && performance.data !== undefined ? { kind: "refreshing" } : { kind: "ready" }}
    >
      <div className={classNames("flex wrap items-end mb-3", styles.figures)}>
        <div>
          <p className={classNames("strong", styles.value)}>
            <Money amount={total} currency={baseCurrency} />
          </p>
          {total === null ||
          (holdings.holdings.length > 0 && holdings.holdings.every(({ dayChange }) => dayChange === null)) ? null : (
            <p className={classNames("mt-half medium", styles.change)}>
              <MoneyChange amount={totalDayChange} currency={baseCurrency} hasArrow />{" "}
              <span>({formatPercentChange(totalDayChangePercent)})</span>{" "}
              <small className="quiet normal">{withinSentence(sessionWords(newestPriceDay(holdings), today))}</small>
            </p>
          )}
        </div>
        {/* The label changes to the new range at once, so the previous range's returns are hidden. */}
        <Figures
          holdings={holdings}
          performance={performance.isPlaceholderData ? undefined : performance.data}
          range={range}
        />
      </div>
      {total === null ? (
        <NoPrice holdings={holdings} />
      ) : performance.data === undefined ? (
        performance.error === null ? (
          <Skeleton height={chartHeight + legendAndAxis} />
        ) : (
          <p className="py-6 px-0 soft" role="alert" title={problemDetails(performance.error)}>
            {words.portfolioFailed}
          </p>
        )
      ) : isNarrow ? (
        <ValueScrub data={performance.data} lines={none} />
      ) : (
        <Course data={performance.data} />
      )}
      {isNarrow && total !== null ? choice : null}
      {unbooked.length === 0 ? null : (
        <p className="mt-2 soft size-secondary">
          <Link to="/portfolio">{words.unbooked(unbooked.join(", "))}</Link>
        </p>
      )}
      {leftOut.length === 0 || total === null ? null : (
        <p className="mt-2 soft size-secondary">{words.missing(leftOut.join(", "))}</p>
      )}
    </Card>
  );
});

/** "last session, Fri 20 Nov": names keep their capitals. */
function withinSentence(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}

/** Shown in place of an empty chart. */
function NoPrice({ holdings }: { holdings: Holdings }): ReactNode {
  const without = unpriced(holdings.holdings);
  const [first] = without.names;
  return (
    <p className="py-6 px-0 soft">
      {unpricedWords(without)}{" "}
      {first === undefined || without.lacks === "rate" ? null : (
        <Link
          className={classNames("inline-row min-h-30 py-0 px-3 edge round-control", styles.setPrice)}
          to="/portfolio"
          state={{ setPrice: first }}
        >
          {words.setPrice}
        </Link>
      )}
    </p>
  );
}

function Figures({
  holdings,
  performance,
  range,
}: {
  holdings: Holdings;
  performance: Performance | undefined;
  range: ValueRange;
}): ReactNode {
  const { baseCurrency, totalGainLoss, totalCost, totalCash } = holdings;
  const isCashKnown = holdings.cash.every(({ value }) => value !== null);
  const returns = performance?.returns;
  const benchmark = performance?.benchmark ?? null;
  const invested = returns?.invested ?? null;
  const days = invested === null ? null : ([formatDay(invested.from), formatDay(invested.to)] as const);
  const yearly = returns?.yearly?.moneyWeighted ?? null;
  return (
    <dl className={classNames("flex wrap phone-grid phone-cols-2 phone-full", styles.list)}>
      <div>
        <dt className="soft secondary">{words.totalGain}</dt>
        <dd className="medium">
          {Number(totalCost) === 0 ? (
            <span>{words.unknown}</span>
          ) : (
            <MoneyChange amount={totalGainLoss} currency={baseCurrency} hasArrow />
          )}
        </dd>
      </div>
      <div title={days === null ? undefined : words.yourReturnNote(...days)}>
        <dt className="soft secondary">{words.yourReturn(words.ranges[range])}</dt>
        <dd className="medium">
          <Ratio ratio={returns?.simple} reason={writtenReturnLack(returns?.reasons.simple)} />{" "}
          <LaterStart performance={performance} />
        </dd>
      </div>
      <div title={days === null ? undefined : text.portfolio.strip.holdingsWords(...days)}>
        <dt className="soft secondary">{words.timeWeighted}</dt>
        <dd className="medium">
          <Ratio ratio={returns?.timeWeighted} reason={writtenReturnLack(returns?.reasons.timeWeighted)} />
        </dd>
      </div>
      {yearly === null ? null : (
        <div>
          <dt className="soft secondary">{words.moneyWeighted}</dt>
          <dd className="medium">
            <Ratio ratio={yearly} reason={undefined} />
          </dd>
        </div>
      )}
      {performance !== undefined && benchmark === null ? null : (
        <div title={benchmark === null ? undefined : words.versusNote(benchmark.symbol)}>
          <dt className="soft secondary">{words.versus(benchmark?.symbol ?? "SPY")}</dt>
          <dd className="medium">
            <Ratio
              ratio={performance === undefined ? undefined : benchmark?.difference}
              reason={writtenBenchmarkLack(benchmark) ?? writtenReturnLack(returns?.reasons.timeWeighted)}
              isPoints
            />
          </dd>
        </div>
      )}
      <div>
        <dt className="soft secondary">{words.cash}</dt>
        <dd className="medium">
          <Money amount={isCashKnown ? totalCash : null} currency={baseCurrency} />
        </dd>
      </div>
    </dl>
  );
}

/** Returns a ratio as signed per cent or points. If it can't be computed, n/a with the reason, never 0. */
function Ratio({
  ratio,
  reason,
  isPoints = false,
}: {
  ratio: number | null | undefined;
  reason?: string | null | undefined;
  isPoints?: boolean;
}): ReactNode {
  if (ratio === undefined) return <Skeleton width={64} height={16} />;
  if (ratio === null) return <span title={reason ?? undefined}>{words.unknown}</span>;
  const rounded = Math.round(ratio * 10_000);
  const direction = rounded === 0 ? "flat" : rounded > 0 ? "up" : "down";
  const arrow = { up: "▲", down: "▼", flat: "•" }[direction];
  return (
    <span className={classNames("tabular nowrap", direction)}>
      <span aria-hidden="true">{arrow} </span>
      {isPoints ? words.points(`${rounded > 0 ? "+" : ""}${fixed(ratio * 100, 2)}`) : formatPercentChange(ratio * 100)}
    </span>
  );
}

function Course({ data }: { data: Performance }): ReactNode {
  const { benchmark, baseCurrency } = data;
  const { dates, values, benchmark: same } = useMemo(() => performanceCourse(data), [data]);
  const lines = useMemo<readonly ChartLine[]>(() => {
    const own: ChartLine = { id: "own", label: words.chartValue, look: "own", isFilled: true, values };
    if (same === null || benchmark === null) return [own];
    return [own, { id: "benchmark", label: words.chartBenchmark(benchmark.symbol), look: "hold", values: same }];
  }, [values, same, benchmark]);
  const money = useMoneyTexts(baseCurrency);
  const known = lines[0]?.values.filter((value) => value !== null) ?? [];
  const without = unpricedThroughout(data);
  if (without.names.length > 0) return <p className="py-6 px-0 soft">{words.noCourse(unpricedWords(without))}</p>;
  return (
    <LineChart
      dates={dates}
      panes={[
        {
          id: "value",
          lines,
          height: chartHeight,
          format: money.amount,
          speak: money.spoken,
          formatTick: money.short,
        },
      ]}
      summary={words.chartSummary(money.spoken(known[0] ?? null), money.spoken(known.at(-1) ?? null))}
      keys={words.chartKeys}
      missingWord={words.noValue}
      picture={{ title: words.portfolio, provenance: data.provenance }}
    />
  );
}
