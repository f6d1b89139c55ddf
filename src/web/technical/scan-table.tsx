import { useState } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Quote } from "#contract/market.ts";
import { missing } from "../format/missing.ts";
import { Change } from "../market/change.tsx";
import { Price } from "../market/price.tsx";
import { DataStatus } from "../market/data-status.tsx";
import { isOld } from "../market/is-old.ts";
import { Rating } from "../market/rating.tsx";
import { SignalBadge } from "../market/signal-badge.tsx";
import type { SymbolSignals } from "../market/use-signals.ts";
import { signalRulesText } from "../text/signal-rules-text.ts";
import { text } from "../text/text.ts";
import {
  inScanOrder,
  type ScanColumn,
  scanColumns,
  type ScanOrder,
  scanSignal,
  strongestReading,
} from "./scan-order.ts";
import { DataTable } from "../ui/data-table.tsx";

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
  const head = (column: ScanColumn) => ({
    id: column,
    head: columnName(column),
    ...(isCompact ? {} : { sortHint: words.sortBy(columnName(column)) }),
  });
  return (
    <DataTable<SymbolSignals>
      caption={words.scanTitle}
      columns={[
        {
          ...head("symbol"),
          className: "strong",
          render: ({ symbol, provenance }) => (
            <>
              <Link to={pathOf(symbol)} className="ink">
                {symbol}
              </Link>{" "}
              {isOld(provenance.status) ? <DataStatus provenance={provenance} /> : null}
            </>
          ),
        },
        ...(isCompact
          ? []
          : [
              {
                ...head("overall"),
                isAlwaysShown: true,
                render: (row: SymbolSignals) => <Rating of={row} />,
              },
            ]),
        ...readingColumns.map((column) => ({
          ...head(column),
          align: "center" as const,
          render: (row: SymbolSignals) => <SignalBadge signal={scanSignal(row, column)} />,
        })),
        ...(quotes === undefined
          ? []
          : [
              { id: "strongest", head: text.signals.strongest, isAlwaysShown: true, render: strongestWords },
              {
                id: "price",
                head: words.price,
                align: "center" as const,
                isAlwaysShown: true,
                render: ({ symbol }: SymbolSignals) => {
                  const quote = quotes.get(symbol);
                  return quote === undefined ? missing : <Price quote={quote} />;
                },
              },
              {
                id: "change",
                head: words.change,
                align: "center" as const,
                isAlwaysShown: true,
                render: ({ symbol }: SymbolSignals) => {
                  const quote = quotes.get(symbol);
                  return quote === undefined ? missing : <Change quote={quote} />;
                },
              },
            ]),
      ]}
      rows={sortedRows}
      keyOf={({ symbol }) => symbol}
      sort={order}
      onSort={(column) => {
        const known = scanColumns.find((name) => name === column);
        if (known !== undefined) setOrder(nextOrder(order, known));
      }}
      rowProps={({ symbol }) => ({ "data-current": symbol === current })}
      message={({ provenance, readings }) =>
        provenance.status === "sample" ? text.signals.none : readings.length === 0 ? words.scanNoBars : null
      }
      hasRowHover
    />
  );
}

/** "MACD: Below zero". */
function strongestWords(row: SymbolSignals): ReactNode {
  const strongest = strongestReading(row);
  if (strongest === null) return missing;
  const lines: Readonly<Record<string, string>> = signalRulesText.lines;
  const { id, ruleId } = strongest;
  const column = readingColumns.find((name) => name === id);
  return (
    <span className="soft secondary nowrap" title={signalRulesText.reasons[ruleId]}>
      {column === undefined ? id : columnName(column)}: {lines[ruleId] ?? signalRulesText.reasons[ruleId]}
    </span>
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
