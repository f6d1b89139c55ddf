import { writtenLack } from "../../format/written-lack.ts";
import type { HoldingTask } from "./holding-task.ts";
import { IconColumns3, IconDownload } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { type ApiProblem, problemDetails } from "../../api/api-problem.ts";
import type { Output } from "../../api/call.ts";
import { useSignals } from "../../market/use-signals.ts";
import { useSettings } from "../../shell/settings-provider.tsx";
import { text } from "../../text/text.ts";
import { Button } from "../../ui/button.tsx";
import { ColumnPicker } from "../../ui/column-picker.tsx";
import { Card, type CardState } from "../../ui/card.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useIsNarrow, useIsWide } from "../../ui/use-is-narrow.ts";
import { DescribeDialog } from "./describe-dialog.tsx";
import {
  type ColumnId,
  columnIds,
  type Holding,
  type HoldingsAnswer,
  type HoldingsSort,
  type RowContext,
  sortHoldings,
  usualColumns,
  usualColumnsOfTablets,
} from "./holdings-columns.ts";
import { holdingsCsv } from "./holdings-csv.ts";
import { HoldingsTable } from "./holdings-table.tsx";
import styles from "./holdings.module.css";
import { HoldingList } from "../phone/holding-list.tsx";
import { SetPriceDialog } from "./set-price-dialog.tsx";
import { classNames } from "../../ui/class-names.ts";

const words = text.holdings;
const none: readonly Holding[] = [];

/** The holdings as a table: sortable, with selectable columns and expandable lots. */
export function HoldingsTab({
  answer: { data, isFetching, error, onRetry },
  account,
  accounts,
  today,
  onTransactions,
}: {
  answer: {
    readonly data: HoldingsAnswer | undefined;
    readonly isFetching: boolean;
    readonly error: ApiProblem | null;
    readonly onRetry: () => void;
  };
  account: string | null;
  accounts: Output<"GET /api/portfolio/accounts">["accounts"];
  today: string;
  onTransactions: (symbol: string) => void;
}): ReactNode {
  const [columns, chooseColumns] = useColumns();
  const [sort, setSort] = useState<HoldingsSort>({ column: "value", isDescending: true });
  const isNarrow = useIsNarrow();
  const [task, setTask] = useState<HoldingTask | null>(null);
  const list = data?.holdings ?? none;
  const location = useLocation();
  const requestedSymbol = (location.state as { readonly setPrice?: string } | null)?.setPrice ?? null;
  const [answered, setAnswered] = useState<string | null>(null);
  const requestedHolding = list.find(({ symbol }) => symbol === requestedSymbol);
  // The address asks to set a price. Once closed, the dialog stays closed.
  if (requestedHolding !== undefined && answered !== location.key) {
    setAnswered(location.key);
    setTask({ kind: "price", holding: requestedHolding });
  }
  const signals = useSignals(
    columns.includes("signal") ? list.filter(({ isCustom }) => !isCustom).map(({ symbol }) => symbol) : [],
  );
  const context = useMemo<RowContext>(
    () => ({
      baseCurrency: data?.baseCurrency ?? "USD",
      accountName: (id) => accounts.find((one) => one.id === id)?.name ?? "",
      signalOf: (symbol) => signals.bySymbol.get(symbol),
    }),
    [data?.baseCurrency, accounts, signals.bySymbol],
  );
  const sorted = useMemo(() => sortHoldings(list, sort, context), [list, sort, context]);
  if (data === undefined || (list.length === 0 && data.cash.length === 0))
    return <Card state={emptyState()}>{null}</Card>;
  return (
    <>
      <Missing data={data} onPrice={(holding) => setTask({ kind: "price", holding })} />
      {isNarrow ? (
        <HoldingList
          data={data}
          holdings={sorted}
          context={context}
          account={account}
          today={today}
          onTask={setTask}
          onTransactions={onTransactions}
        />
      ) : (
        <Card
          flush
          state={
            error !== null
              ? {
                  kind: "error",
                  message: text.portfolio.failed,
                  shownInstead: text.portfolio.showingLast,
                  details: problemDetails(error),
                  onRetry,
                }
              : isFetching
                ? { kind: "refreshing" }
                : { kind: "ready" }
          }
          title={words.title}
          isTitleHidden
          actions={
            <>
              <ColumnPicker
                all={columnIds}
                chosen={columns}
                nameOf={(id) => words.columns[id]}
                onChoose={chooseColumns}
                target={
                  <Button size="small" look="subtle" icon={<IconColumns3 size={16} stroke={1.7} aria-hidden="true" />}>
                    {words.chooseColumns}
                  </Button>
                }
              />
              <Button
                size="small"
                look="subtle"
                icon={<IconDownload size={16} stroke={1.7} aria-hidden="true" />}
                onClick={() =>
                  saveFile(
                    words.csvName(today),
                    holdingsCsv(sorted, columns, context, words.columns),
                    "text/csv;charset=utf-8",
                  )
                }
              >
                {words.csv}
              </Button>
            </>
          }
        >
          <HoldingsTable
            data={data}
            holdings={sorted}
            columns={columns}
            context={context}
            sort={sort}
            account={account}
            today={today}
            onSort={setSort}
            onTask={setTask}
            onTransactions={onTransactions}
          />
        </Card>
      )}
      {task?.kind === "price" ? (
        <SetPriceDialog holding={task.holding} today={today} onClose={() => setTask(null)} />
      ) : null}
      {task?.kind === "describe" ? <DescribeDialog holding={task.holding} onClose={() => setTask(null)} /> : null}
    </>
  );

  function emptyState(): CardState {
    if (error !== null)
      return { kind: "error", message: text.portfolio.failed, details: problemDetails(error), onRetry };
    if (data === undefined) return { kind: "loading", label: words.loading, skeleton: <RowSkeletons /> };
    return { kind: "empty", message: words.nothing };
  }
}

/** Holdings without a value, each with a way to set one. */
function Missing({ data, onPrice }: { data: HoldingsAnswer; onPrice: (holding: Holding) => void }): ReactNode {
  const unpriced = data.holdings.filter(({ price, value }) => price === null && value === null);
  const others = data.incomplete.filter(({ symbol }) => !unpriced.some((holding) => holding.symbol === symbol));
  const reasons = [
    ...new Set(
      others.map(({ symbol, reason }) => (symbol === null ? writtenLack(reason) : `${symbol}: ${writtenLack(reason)}`)),
    ),
  ];
  const note = data.provenance.note;
  if (unpriced.length === 0 && reasons.length === 0 && note === undefined) return null;
  return (
    <div className={classNames("grid gap-half py-1h px-3h round-control on-amber amber", styles.missing)} role="note">
      {unpriced.length === 0 ? null : (
        <p>
          {words.noPriceFor(unpriced.map(({ symbol }) => symbol).join(", "))}{" "}
          {unpriced.map((holding) => (
            <Button key={holding.symbol} size="small" look="subtle" onClick={() => onPrice(holding)}>
              {unpriced.length === 1 ? words.setPrice : words.setPriceOf(holding.symbol)}
            </Button>
          ))}
        </p>
      )}
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {note === undefined ? null : <p>{note}</p>}
    </div>
  );
}

/** Returns the selected columns, which are stored in this browser. */
function useColumns(): [readonly ColumnId[], (columns: readonly ColumnId[] | null) => void] {
  const { settings, changeDevice } = useSettings();
  const stored = settings.device.holdingColumns;
  const usual = useIsWide() ? usualColumns : usualColumnsOfTablets;
  const columns = useMemo(
    () => (stored === null ? usual : columnIds.filter((column) => stored.includes(column))),
    [stored, usual],
  );
  return [columns, (next) => changeDevice({ holdingColumns: next?.join() === usual.join() ? null : next })];
}

function RowSkeletons(): ReactNode {
  return (
    <div className="grid py-3h px-4 gap-3">
      {[0, 1, 2, 3, 4, 5, 6, 7].map((row) => (
        <Skeleton key={row} height={22} />
      ))}
    </div>
  );
}
