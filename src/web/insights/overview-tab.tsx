import { lazy, Suspense, useMemo, useState } from "react";
import type { ReactNode } from "react";
import type { Quote } from "#contract/market.ts";
import { addDays } from "#core/calendar/plain-date.ts";
import { problemDetails } from "../api/api-problem.ts";
import { HistoryCard } from "../chart/history-card.tsx";
import { loadedScript } from "../errors/missing-script.ts";
import { PanelBoundary } from "../errors/panel-boundary.tsx";
import { useNow } from "../format/use-now.ts";
import { useTrades } from "../holdings/use-trades.ts";
import { localDay } from "../market/calendar-event.ts";
import { useDataEntry } from "../market/data-registry.tsx";
import { useCalendar } from "../market/use-calendar.ts";
import { NotesCard } from "../notes/notes-card.tsx";
import { symbolTabsText } from "../text/symbol-tabs-text.ts";
import { text } from "../text/text.ts";
import { Card } from "../ui/card.tsx";
import { Later } from "../ui/later.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useIsNarrow } from "../ui/use-is-narrow.ts";
import { CompareDialog } from "./compare-dialog.tsx";
import { EarningsCard } from "./earnings-card.tsx";
import { FundCard } from "./fund-card.tsx";
import { type InsightsAddress, maxCompared } from "./insights-address.ts";
import styles from "./insights.module.css";
import { MyPositionCard } from "./my-position-card.tsx";
import { NewsSentimentCard } from "./news-sentiment-card.tsx";
import { SignalsCard } from "./signals-card.tsx";
import { PreviewCard } from "./preview-card.tsx";
import { useFundamentals } from "./use-fundamentals.ts";
import { classNames } from "../ui/class-names.ts";

const CompareCard = lazy(async () => ({
  default: (await loadedScript(import("../chart/compare-card.tsx"))).CompareCard,
}));

/** The longest range the calendar accepts, less today. */
const marksReachDays = 99;
const chartHeight = "clamp(350px, 66dvh, 720px)";
/** Leaves room for the first key figures in a phone's first view. */
const narrowChartHeight = "clamp(250px, 37dvh, 380px)";
/** Controls and table around the chart of a comparison, with the fewest symbols. */
const compareFrameHeight = "260px";

/** A symbol at a glance: its chart beside signals, news tone and earnings. */
export function OverviewTab({
  symbol,
  quote,
  address,
  onChange,
}: {
  symbol: string;
  quote: Quote | undefined;
  address: InsightsAddress;
  onChange: (change: Partial<InsightsAddress>) => void;
}): ReactNode {
  const { compare, range, isSplit } = address;
  const [isChoosing, setIsChoosing] = useState(false);
  const earningsDays = useEarningsDays(symbol);
  const trades = useTrades(symbol);
  const height = useIsNarrow() ? narrowChartHeight : chartHeight;
  const isFull = compare.length >= maxCompared;
  return (
    <div className={classNames("grid items-start gap-card cols-own narrow-cols-1", styles.overview)}>
      <div className={classNames("grid gap-card min-0", styles.chartFirst)}>
        <PanelBoundary>
          <PreviewCard key={symbol} symbol={symbol} />
        </PanelBoundary>
        <PanelBoundary>
          {compare.length === 0 ? (
            <HistoryCard
              symbol={symbol}
              quote={quote}
              range={range}
              onRange={(next) => onChange({ range: next })}
              startKind="candles"
              canDraw
              chartHeight={height}
              earningsDays={earningsDays}
              trades={trades}
            />
          ) : (
            <Suspense
              fallback={
                // As high as what takes its place, so that the cards below stay where they are.
                <div className="grid" style={{ minHeight: `calc(${height} + ${compareFrameHeight})` }}>
                  <Card state={{ kind: "loading", label: text.compare.loading }} />
                </div>
              }
            >
              <CompareCard
                symbols={[symbol, ...compare]}
                range={range}
                onRange={(next) => onChange({ range: next })}
                onRemove={(gone) => onChange({ compare: compare.filter((other) => other !== gone) })}
                onAdd={isFull ? undefined : () => setIsChoosing(true)}
                onEnd={() => onChange({ compare: [], isSplit: false })}
                isSplit={isSplit}
                onSplit={(next) => onChange({ isSplit: next })}
                chartHeight={height}
              />
            </Suspense>
          )}
        </PanelBoundary>
      </div>
      <div className={classNames("grid gap-card min-0", styles.side, styles.beside)}>
        <Later>
          <PanelBoundary>
            <SignalsCard symbol={symbol} />
          </PanelBoundary>
        </Later>
        <Later>
          <PanelBoundary>
            <MyPositionCard symbol={symbol} />
          </PanelBoundary>
        </Later>
        <Later>
          <PanelBoundary>
            <NotesCard key={symbol} symbol={symbol} />
          </PanelBoundary>
        </Later>
      </div>
      {/* Beside one another below the chart, so that neither column ends long before the other. */}
      <div className={classNames("grid gap-card min-0", styles.side, styles.below)}>
        <Later>
          <PanelBoundary>
            <NewsSentimentCard symbol={symbol} />
          </PanelBoundary>
        </Later>
        <Later>
          <PanelBoundary>
            <Results symbol={symbol} />
          </PanelBoundary>
        </Later>
      </div>
      <CompareDialog
        symbol={symbol}
        compared={compare}
        isOpen={isChoosing}
        onChoose={(chosen) => onChange({ compare: [...compare, chosen] })}
        onClose={() => setIsChoosing(false)}
      />
    </div>
  );
}

/** Returns recent earnings dates, as far as the calendar has them. */
function useEarningsDays(symbol: string): readonly string[] {
  const today = localDay(useNow("minute"));
  const { events } = useCalendar({
    types: ["earnings"],
    from: addDays(today, -marksReachDays),
    to: today,
    symbols: [symbol],
  });
  return useMemo(() => events.filter(({ date }) => date < today).map(({ date }) => date), [events, today]);
}

/** A company's earnings, a fund's holdings, nothing for other instruments. */
function Results({ symbol }: { symbol: string }): ReactNode {
  const { data, error, refetch } = useFundamentals(symbol);
  const words = symbolTabsText.earningsCard;
  const retry = (): void => void refetch();
  const hasResults = data !== undefined && (data.earnings.length > 0 || data.nextEarnings !== null);
  const title = data === undefined || data.fund === null ? words.title : symbolTabsText.fundCard.title;
  useDataEntry(
    data === undefined || (data.fund === null && !hasResults)
      ? null
      : { id: "results", label: title, ...data.provenance, onRetry: retry },
  );
  if (data === undefined)
    return error?.code === "unknown-symbol" ? null : (
      <Card
        title={words.title}
        className="min-0"
        state={
          error === null
            ? { kind: "loading", label: words.loading, skeleton: <Skeleton height={146} radius={8} /> }
            : { kind: "error", message: words.failed, details: problemDetails(error), onRetry: retry }
        }
      />
    );
  if (data.fund !== null) return <FundCard fund={data.fund} currency={data.currency} />;
  return hasResults ? <EarningsCard data={data} /> : null;
}
