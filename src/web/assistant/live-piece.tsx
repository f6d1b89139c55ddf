import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useMemo } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { LiveTable, Source } from "#contract/assistant.ts";
import { monthsBefore } from "../chart/chart-range.ts";
import type { ChartLine } from "../chart/line-drawing.ts";
import { formatPrice } from "../format/format-price.ts";
import { missing } from "../format/missing.ts";
import { Hideable } from "../holdings/money.tsx";
import { Change } from "../market/change.tsx";
import { DataStatus } from "../market/data-status.tsx";
import { insightsPath } from "../market/insights-path.ts";
import { Price } from "../market/price.tsx";
import { SymbolAvatar } from "../market/symbol-avatar.tsx";
import { useQuotes } from "../market/use-quotes.ts";
import { query } from "../shell/query.ts";
import { assistantText } from "../text/assistant-text.ts";
import { sentimentText } from "../text/sentiment-text.ts";
import { classNames } from "../ui/class-names.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import styles from "./assistant.module.css";
import { formatMeasured } from "./format-measured.ts";
import { LiveComparison } from "./live-comparison.tsx";
import { dailyLimit, type LiveLine, liveRanges, type LiveRange } from "./live-line.ts";
import { DataTable } from "../ui/data-table.tsx";

const LineChart = lazy(() => import("../chart/line-chart.tsx").then((room) => ({ default: room.LineChart })));

const paneHeight = 170;
/** Height of the chart with the line above and the days below its pane, in pixels. */
const chartHeight = paneHeight + 56;

/** A longer text in a cell is a sentence, which wraps. */
const longestWord = 60;

/** A live piece of an answer. It shows today's data, also in an answer of last week. */
export function LivePiece({ piece, sources }: { piece: LiveLine; sources: readonly Source[] }): ReactNode {
  switch (piece.kind) {
    case "quote":
      return <LiveQuote symbol={piece.symbol} />;
    case "chart":
      return piece.symbols.length === 1 ? (
        <LiveChart symbol={piece.symbols[0] ?? ""} range={piece.range} />
      ) : (
        <LiveComparison symbols={piece.symbols} range={piece.range} />
      );
    default: {
      const source = sources.find(({ number }) => number === piece.source);
      return source?.table == null ? null : <AnswerTable table={source.table} />;
    }
  }
}

function LiveQuote({ symbol }: { symbol: string }): ReactNode {
  const { bySymbol, isPending } = useQuotes([symbol]);
  const quote = bySymbol.get(symbol);
  if (quote === undefined)
    return isPending ? (
      <Skeleton height={48} />
    ) : (
      <p className="relative min-0 py-2h px-3 edge round-control on-surface size-data">
        {assistantText.assistant.noQuote(symbol)}
      </p>
    );
  return (
    <p className="relative min-0 py-2h px-3 edge round-control on-surface size-data row wrap gap-y-1h gap-x-2h">
      <SymbolAvatar symbol={symbol} />
      <Link to={insightsPath(symbol)}>{symbol}</Link>
      <span className={classNames("grow ellipsis soft", styles.name)}>{quote.name}</span>
      <Price quote={quote} />
      <Change quote={quote} />
      <DataStatus provenance={quote.provenance} exchange={quote.exchange} timeZone={quote.timeZone} />
    </p>
  );
}

function LiveChart({ symbol, range }: { symbol: string; range: LiveRange }): ReactNode {
  const history = useQuery(query("GET /api/market/history", { symbol, interval: "1d", limit: dailyLimit(range) }));
  const bars = useMemo(() => {
    const closes = (history.data?.bars ?? []).filter(({ close }) => close !== null);
    const newest = closes.at(-1);
    if (newest === undefined) return [];
    const from = monthsBefore(newest.date.slice(0, 10), liveRanges[range]);
    return closes.filter(({ date }) => date >= from);
  }, [history.data, range]);
  const lines = useMemo<readonly ChartLine[]>(
    () => [{ id: symbol, label: symbol, values: bars.map(({ close }) => close), look: "own", isFilled: true }],
    [symbol, bars],
  );
  const first = bars[0];
  const last = bars.at(-1);
  const label = assistantText.assistant.chartTitle(symbol, assistantText.assistant.ranges[range]);
  if (!history.isPending && (history.data === undefined || first === undefined || last === undefined))
    return (
      <p className="relative min-0 py-2h px-3 edge round-control on-surface size-data">
        {assistantText.assistant.noChart(symbol)}
      </p>
    );
  const format = (value: number): string =>
    formatPrice(value, { currency: history.data?.currency ?? null, price: value });
  const waiting = <Skeleton height={chartHeight} />;
  // The frame is there from the start, so that nothing below moves when the chart arrives.
  return (
    <div className="relative min-0 py-2h px-3 edge round-control on-surface size-data">
      <p className="row between gap-2h mb-1h min-h-20">
        <Link to={insightsPath(symbol)}>{label}</Link>
        {history.data === undefined ? null : <DataStatus provenance={history.data.provenance} />}
      </p>
      <Suspense fallback={waiting}>
        {first === undefined || last === undefined ? (
          waiting
        ) : (
          <LineChart
            dates={bars.map(({ date }) => date.slice(0, 10))}
            panes={[
              {
                id: "close",
                lines,
                height: paneHeight,
                format,
                formatTick: format,
              },
            ]}
            summary={assistantText.assistant.chartSummary(label, format(first.close ?? 0), format(last.close ?? 0))}
            keys={sentimentText.sentiment.keys}
            missingWord={missing}
            picture={{ title: label, provenance: history.data?.provenance }}
          />
        )}
      </Suspense>
    </div>
  );
}

/** A table of facts of a source; amounts of the user's own are hidden with the others. */
export function AnswerTable({ table }: { table: LiveTable }): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- it scrolls, and is no landmark: a report has many
    <div role="group" className="max-full scroll-x edge round-control" aria-label={table.title} tabIndex={0}>
      <DataTable
        caption={table.title}
        captionContent={table.title}
        columns={table.columns.map((column, place) => ({
          id: column.label,
          head: column.label,
          align: column.isNumber ? ("end" as const) : ("start" as const),
          render: (row: LiveTable["rows"][number]) => <AnswerCell row={row} place={place} />,
          cellProps: ({ cells }: LiveTable["rows"][number]) => {
            const cell = cells[place];
            const isSentence = cell !== undefined && "text" in cell && cell.text.length > longestWord;
            return { className: isSentence ? styles.sentence : undefined };
          },
        }))}
        rows={table.rows}
        keyOf={(_, index) => index}
        hasRowHeads={false}
        isRoomy
        className={styles.table}
      />
    </div>
  );
}

function AnswerCell({ row, place }: { row: LiveTable["rows"][number]; place: number }): ReactNode {
  const cell = row.cells[place];
  if (cell === undefined) return null;
  if (!("text" in cell)) return cell.isPrivate ? <Hideable>{formatMeasured(cell)}</Hideable> : formatMeasured(cell);
  const isSymbol = place === 0 && row.symbol !== null && cell.text === row.symbol;
  return isSymbol ? <Link to={insightsPath(cell.text)}>{cell.text}</Link> : cell.text;
}
