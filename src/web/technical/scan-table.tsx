import { useState } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Quote } from "#contract/market.ts";
import { missing } from "../format/missing.ts";
import { Change } from "../market/change.tsx";
import { Price } from "../market/price.tsx";
import { DataStatus } from "../market/data-status.tsx";
import { isOld } from "../market/is-old.ts";
import { SignalBadge } from "../market/signal-badge.tsx";
import type { SymbolSignals } from "../market/use-signals.ts";
import { text } from "../text/text.ts";
import { inScanOrder, type ScanColumn, scanColumns, type ScanOrder, scanSignal } from "./scan-order.ts";
import styles from "./technical.module.css";
import { classNames } from "../ui/class-names.ts";

const words = text.technical;
const readingColumns = ["sma", "rsi", "macd", "adx"] as const;

/** Symbols by indicators: every default reading of a list. */
export function ScanTable({
  rows,
  pathOf,
  isCompact = false,
  current = null,
  quotes,
}: {
  rows: readonly SymbolSignals[];
  /** The link of a row. */
  pathOf: (symbol: string) => string;
  /** Omits the overall signal and sorting. */
  isCompact?: boolean;
  current?: string | null;
  /** Adds a price and the day's change. */
  quotes?: ReadonlyMap<string, Quote>;
}): ReactNode {
  const [order, setOrder] = useState<ScanOrder | null>(null);
  const sortedRows = order === null ? rows : inScanOrder(rows, order);
  const columns = isCompact ? scanColumns.filter((column) => column !== "overall") : scanColumns;
  return (
    <table className={classNames("full", styles.scan)} data-compact={isCompact}>
      <caption className="visually-hidden">{words.scanTitle}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              aria-sort={order?.column === column ? (order.isDescending ? "descending" : "ascending") : undefined}
            >
              {isCompact ? (
                columnName(column)
              ) : (
                <button
                  type="button"
                  title={words.sortBy(columnName(column))}
                  onClick={() => setOrder(nextOrder(order, column))}
                >
                  {columnName(column)}
                  <span aria-hidden="true">{order?.column === column ? (order.isDescending ? " ↓" : " ↑") : ""}</span>
                </button>
              )}
            </th>
          ))}
          {quotes === undefined ? null : (
            <>
              <th scope="col">{words.price}</th>
              <th scope="col">{words.change}</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {sortedRows.map((row) => {
          const { symbol, provenance, readings } = row;
          const isSample = provenance.status === "sample";
          return (
            <tr key={symbol} data-current={symbol === current}>
              <th scope="row">
                <Link to={pathOf(symbol)}>{symbol}</Link>{" "}
                {isOld(provenance.status) ? <DataStatus provenance={provenance} /> : null}
              </th>
              {readings.length === 0 || isSample ? (
                <td colSpan={columns.length - 1} className="quiet">
                  {isSample ? text.signals.none : words.scanNoBars}
                </td>
              ) : (
                (isCompact ? readingColumns : ([...readingColumns, "overall"] as const)).map((column) => (
                  <td key={column}>
                    <SignalBadge signal={scanSignal(row, column)} />
                  </td>
                ))
              )}
              {quotes === undefined ? null : <PriceCells quote={quotes.get(symbol)} />}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function PriceCells({ quote }: { quote: Quote | undefined }): ReactNode {
  return quote === undefined ? (
    <>
      <td>{missing}</td>
      <td>{missing}</td>
    </>
  ) : (
    <>
      <td>
        <Price quote={quote} />
      </td>
      <td>
        <Change quote={quote} />
      </td>
    </>
  );
}

function nextOrder(order: ScanOrder | null, column: ScanColumn): ScanOrder {
  if (order?.column === column) return { column, isDescending: !order.isDescending };
  return { column, isDescending: column !== "symbol" };
}

function columnName(column: ScanColumn): string {
  if (column === "symbol") return words.symbol;
  return column === "overall" ? words.overall : text.indicators.names[column];
}
