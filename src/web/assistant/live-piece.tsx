import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useMemo } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { LiveTable, Source } from "#contract/assistant.ts";
import { monthsBefore } from "../chart/chart-range.ts";
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
import { type LiveLine, liveRanges, type LiveRange } from "./live-line.ts";

const DayChart = lazy(() => import("../chart/day-chart.tsx").then((room) => ({ default: room.DayChart })));

/** A longer text in a cell is a sentence, which wraps. */
const longestWord = 60;

/** A live piece of an answer. It shows today's data, also in an answer of last week. */
export function LivePiece({ piece, sources }: { piece: LiveLine; sources: readonly Source[] }): ReactNode {
  switch (piece.kind) {
    case "quote":
      return <LiveQuote symbol={piece.symbol} />;
    case "chart":
      return <LiveChart symbol={piece.symbol} range={piece.range} />;
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
  // A little more than the trading days of the range: the first day is found by its date.
  const limit = Math.ceil((liveRanges[range] / 12) * 253) + 12;
  const history = useQuery(query("GET /api/market/history", { symbol, interval: "1d", limit }));
  const bars = useMemo(() => {
    const closes = (history.data?.bars ?? []).filter(({ close }) => close !== null);
    const newest = closes.at(-1);
    if (newest === undefined) return [];
    const from = monthsBefore(newest.date.slice(0, 10), liveRanges[range]);
    return closes.filter(({ date }) => date >= from);
  }, [history.data, range]);
  const first = bars[0];
  const last = bars.at(-1);
  const label = assistantText.assistant.chartTitle(symbol, assistantText.assistant.ranges[range]);
  if (history.isPending) return <Skeleton height={220} />;
  if (history.data === undefined || first === undefined || last === undefined)
    return (
      <p className="relative min-0 py-2h px-3 edge round-control on-surface size-data">
        {assistantText.assistant.noChart(symbol)}
      </p>
    );
  const format = (value: number): string => formatPrice(value, { ...history.data, price: value });
  return (
    <div className="relative min-0 py-2h px-3 edge round-control on-surface size-data">
      <p className="row between gap-2h mb-1h">
        <Link to={insightsPath(symbol)}>{label}</Link>
        <DataStatus provenance={history.data.provenance} />
      </p>
      <Suspense fallback={<Skeleton height={180} />}>
        <DayChart
          dates={bars.map(({ date }) => date.slice(0, 10))}
          lines={[{ id: symbol, label: symbol, values: bars.map(({ close }) => close), look: "solid" }]}
          height={170}
          format={format}
          formatTick={format}
          summary={assistantText.assistant.chartSummary(label, format(first.close ?? 0), format(last.close ?? 0))}
          keys={sentimentText.sentiment.keys}
          missingWord={missing}
        />
      </Suspense>
    </div>
  );
}

/** A table of facts of a source; amounts of the user's own are hidden with the others. */
export function AnswerTable({ table }: { table: LiveTable }): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- it scrolls, and is no landmark: a report has many
    <div role="group" className="max-full scroll-x edge round-control" aria-label={table.title} tabIndex={0}>
      <table className={classNames("data", styles.table)}>
        <caption>{table.title}</caption>
        <thead>
          <tr>
            {table.columns.map((column) =>
              column.label === "" ? (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the corner of a table
                <td key="" />
              ) : (
                <th key={column.label} scope="col" className={column.isNumber ? styles.numeric : undefined}>
                  {column.label}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, rowNumber) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows of a finished answer never move
            <tr key={rowNumber}>
              {row.cells.map((cell, column) => (
                <td
                  key={table.columns[column]?.label}
                  className={
                    table.columns[column]?.isNumber === true
                      ? styles.numeric
                      : "text" in cell && cell.text.length > longestWord
                        ? styles.sentence
                        : undefined
                  }
                >
                  {"text" in cell ? (
                    column === 0 && row.symbol !== null && cell.text === row.symbol ? (
                      <Link to={insightsPath(row.symbol)}>{cell.text}</Link>
                    ) : (
                      cell.text
                    )
                  ) : cell.isPrivate ? (
                    <Hideable>{formatMeasured(cell)}</Hideable>
                  ) : (
                    formatMeasured(cell)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
