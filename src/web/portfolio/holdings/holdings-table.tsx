import { useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { directionOf } from "../../format/direction.ts";
import { formatMoney } from "../../format/format-money.ts";
import { formatPercent, formatPercentChange } from "../../format/format-price.ts";
import { useAreAmountsHidden } from "../../holdings/hidden-amounts.ts";
import { Money, MoneyChange } from "../../holdings/money.tsx";
import { text } from "../../text/text.ts";
import { classNames } from "../../ui/class-names.ts";
import { rowHeight } from "../../ui/row-height.ts";
import { useWindowRows } from "../../ui/use-window-rows.ts";
import { HoldingRow } from "./holding-row.tsx";
import {
  type ColumnId,
  type Holding,
  type HoldingsAnswer,
  type HoldingsSort,
  isWordColumn,
  nextHoldingsSort,
  type RowContext,
} from "./holdings-columns.ts";
import type { HoldingTask } from "./holdings-tab.tsx";
import styles from "./holdings.module.css";
import { leftOut } from "./left-out.ts";
import { WeightBar } from "./weight-bar.tsx";

const words = text.holdings;
const rowLink = "[data-row-link]";

/** Holdings, cash and the total. Up and down move between rows; right and left expand and collapse them. */
export function HoldingsTable({
  data,
  holdings,
  columns,
  context,
  sort,
  account,
  today,
  onSort,
  onTask,
  onTransactions,
}: {
  data: HoldingsAnswer;
  holdings: readonly Holding[];
  columns: readonly ColumnId[];
  context: RowContext;
  sort: HoldingsSort;
  account: string | null;
  today: string;
  onSort: (sort: HoldingsSort) => void;
  onTask: (task: HoldingTask) => void;
  onTransactions: (symbol: string) => void;
}): ReactNode {
  const areAmountsHidden = useAreAmountsHidden();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const frame = useRef<HTMLDivElement>(null);
  const rows = useWindowRows(holdings.length, rowHeight(), frame);
  const setIsOpen = (symbol: string, isOpen: boolean): void =>
    setOpen((before) => new Set(isOpen ? [...before, symbol] : [...before].filter((other) => other !== symbol)));

  const onKeyDown = (event: KeyboardEvent): void => {
    const row = event.target instanceof HTMLElement ? event.target.closest("tr") : null;
    const link = row?.querySelector<HTMLElement>(rowLink) ?? null;
    if (link === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const symbol = link.dataset["rowLink"] ?? "";
    const links = [...(frame.current?.querySelectorAll<HTMLElement>(rowLink) ?? [])];
    const at = links.indexOf(link);
    const actions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => links[at + 1]?.focus(),
      ArrowUp: () => links[at - 1]?.focus(),
      Home: () => links[0]?.focus(),
      End: () => links.at(-1)?.focus(),
      ArrowRight: () => setIsOpen(symbol, true),
      ArrowLeft: () => setIsOpen(symbol, false),
      e: () => setIsOpen(symbol, !open.has(symbol)),
    };
    const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };
  const left = leftOut({ holdings, cash: data.cash });
  const currency = data.baseCurrency;
  const usualStatus = commonest(
    holdings.filter(({ price }) => price !== null).map(({ provenance }) => provenance.status),
  );
  const isCashKnown = data.cash.every(({ value }) => value !== null);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the rows' links
    <div ref={frame} className="relative scroll-x" onKeyDown={onKeyDown}>
      <p className="visually-hidden">{words.keys}</p>
      <table className={styles.table}>
        <caption className="visually-hidden">{words.table}</caption>
        <thead>
          <tr>
            {(["symbol", ...columns] as const).map((column) => (
              <SortHead key={column} column={column} sort={sort} onSort={onSort} />
            ))}
            <th scope="col" className={styles.menuCell}>
              <span className="visually-hidden">{words.actions.more}</span>
            </th>
          </tr>
        </thead>
        {rows.before > 0 ? <Spacer height={rows.before} /> : null}
        {rows.indexes.map((index) => {
          const holding = holdings[index];
          return holding === undefined ? null : (
            <HoldingRow
              key={holding.symbol}
              ref={rows.measure}
              index={index}
              holding={holding}
              columns={columns}
              context={context}
              usualStatus={usualStatus}
              isOpen={open.has(holding.symbol)}
              account={account}
              today={today}
              onOpen={(isOpen) => setIsOpen(holding.symbol, isOpen)}
              onTask={onTask}
              onTransactions={onTransactions}
            />
          );
        })}
        {rows.after > 0 ? <Spacer height={rows.after} /> : null}
        <tfoot>
          {data.cash.length === 0 ? null : (
            <tr>
              <th scope="row" aria-label={words.cash}>
                <span className={classNames("flex gap-2", styles.summaryName)}>
                  <b className="medium">{words.cash}</b>{" "}
                  <span className="quiet normal">
                    {[...new Set(data.cash.map((cash) => cash.currency))].join(", ")}
                  </span>
                </span>
              </th>
              {columns.map((column) => (
                <td key={column}>{cashCell(column)}</td>
              ))}
              <td>{null}</td>
            </tr>
          )}
          <tr className={classNames("medium", styles.totalRow)}>
            <th scope="row">
              <span className={classNames("flex gap-2", styles.summaryName)}>
                <b className="strong">{words.total}</b>{" "}
                {left.length === 0 ? null : <span className="quiet normal">{words.leftOut(left.join(", "))}</span>}
              </span>
            </th>
            {columns.map((column) => (
              <td key={column}>{totalCell(column)}</td>
            ))}
            <td>{null}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );

  function cashCell(column: ColumnId): ReactNode {
    const weight = data.cash.reduce<number | null>(
      (sum, cash) => (sum === null || cash.weight === null ? null : sum + cash.weight),
      0,
    );
    if (column === "value")
      return (
        <span title={areAmountsHidden ? undefined : data.cash.map(balanceWords).join(", ")}>
          <Money amount={isCashKnown ? data.totalCash : null} currency={currency} />
        </span>
      );
    return column === "weight" ? <WeightBar weight={weight} /> : null;
  }

  function totalCell(column: ColumnId): ReactNode {
    const gainPercent = data.totalGainLossPercent;
    switch (column) {
      case "value":
        return <Money amount={data.totalValue} currency={currency} />;
      case "cost":
        return <Money amount={data.totalCost} currency={currency} />;
      case "weight":
        return Number(data.totalValue) === 0 ? null : formatPercent(100, 1);
      case "today":
        return holdings.length > 0 && holdings.every(({ dayChange }) => dayChange === null) ? (
          text.portfolio.notAvailable
        ) : (
          <>
            <MoneyChange amount={data.totalDayChange} currency={currency} />{" "}
            {data.totalDayChangePercent === null ? null : (
              <small>{formatPercentChange(data.totalDayChangePercent)}</small>
            )}
          </>
        );
      case "gain":
        return (
          <>
            {gainPercent === null ? (
              text.portfolio.notAvailable
            ) : (
              <MoneyChange amount={data.totalGainLoss} currency={currency} hasArrow />
            )}
          </>
        );
      case "gainPercent":
        return gainPercent === null ? (
          text.portfolio.notAvailable
        ) : (
          <span className={directionOf(gainPercent, 2)}>{formatPercentChange(gainPercent)}</span>
        );
      case "income":
      case "incomeAll":
      case "realised":
      case "charges":
      case "priceGain":
      case "currencyGain":
        return <SumOf column={column} holdings={holdings} currency={currency} />;
      default:
        return null;
    }
  }
}

function balanceWords({ balance, currency }: HoldingsAnswer["cash"][number]): string {
  return formatMoney(balance, currency);
}

/** Returns the value that more than half of them share; null if none does. */
export function commonest(values: readonly string[]): string | null {
  return values.find((value) => values.filter((other) => other === value).length * 2 > values.length) ?? null;
}

function SumOf({
  column,
  holdings,
  currency,
}: {
  column: "income" | "incomeAll" | "realised" | "charges" | "priceGain" | "currencyGain";
  holdings: readonly Holding[];
  currency: string;
}): ReactNode {
  const field = column === "income" ? "incomeTwelveMonths" : column === "incomeAll" ? "income" : column;
  const known = holdings.map((holding) => holding[field]).filter((amount) => amount !== null);
  if (known.length === 0) return null;
  return <Money amount={known.reduce((sum, amount) => sum + Number(amount), 0)} currency={currency} />;
}

function Spacer({ height }: { height: number }): ReactNode {
  return (
    <tbody aria-hidden="true">
      <tr>
        <td style={{ height, padding: 0, border: 0 }}>{null}</td>
      </tr>
    </tbody>
  );
}

function SortHead({
  column,
  sort,
  onSort,
}: {
  column: ColumnId | "symbol";
  sort: HoldingsSort;
  onSort: (sort: HoldingsSort) => void;
}): ReactNode {
  const isSorted = sort.column === column;
  return (
    <th
      scope="col"
      className={classNames(isWordColumn(column) && styles.wordCell)}
      aria-sort={isSorted ? (sort.isDescending ? "descending" : "ascending") : undefined}
    >
      <button
        type="button"
        className={classNames(
          "inline-row min-h-24 size-secondary medium gap-1",
          styles.sort,
          isSorted && styles.sorted,
        )}
        title={words.sortBy(words.columns[column])}
        onClick={() => onSort(nextHoldingsSort(sort, column))}
      >
        {words.columns[column]}
        {isSorted ? <span aria-hidden="true">{sort.isDescending ? "↓" : "↑"}</span> : null}
      </button>
    </th>
  );
}
