import { useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { text } from "../../text/text.ts";
import { classNames } from "../../ui/class-names.ts";
import { rowHeight } from "../../ui/row-height.ts";
import { useWindowRows } from "../../ui/use-window-rows.ts";
import { HoldingCell, HoldingMenu, HoldingName } from "./holding-cells.tsx";
import { holdingsFooter, type TableColumnId } from "./holdings-footer.tsx";
import { LotsPanel } from "./lots-panel.tsx";
import {
  type ColumnId,
  type Holding,
  type HoldingsAnswer,
  type HoldingsSort,
  isWordColumn,
  nextHoldingsSort,
  type RowContext,
} from "./holdings-columns.ts";
import type { HoldingTask } from "./holding-task.ts";
import styles from "./holdings.module.css";
import { DataTable, type TableColumn } from "../../ui/data-table.tsx";

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
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const frame = useRef<HTMLDivElement>(null);
  const rows = useWindowRows(holdings.length, rowHeight(), frame);
  const setIsOpen = (symbol: string, isOpen: boolean): void =>
    setOpen((before) => new Set(isOpen ? [...before, symbol] : [...before].filter((other) => other !== symbol)));

  const usualStatus = commonest(
    holdings.filter(({ price }) => price !== null).map(({ provenance }) => provenance.status),
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the rows' links
    <div ref={frame} className="relative scroll-x" onKeyDown={(event) => onRowKey(event, open, setIsOpen)}>
      <p className="visually-hidden">{words.keys}</p>
      <DataTable<Holding, TableColumnId>
        caption={words.table}
        columns={[
          {
            ...sortable("symbol"),
            render: (holding) => (
              <HoldingName
                holding={holding}
                usualStatus={usualStatus}
                isOpen={open.has(holding.symbol)}
                onOpen={(isOpen) => setIsOpen(holding.symbol, isOpen)}
              />
            ),
          },
          ...columns.map((column) => ({
            ...sortable(column),
            render: (holding: Holding) => (
              <HoldingCell
                column={column}
                holding={holding}
                context={context}
                onPrice={() => onTask({ kind: "price", holding })}
              />
            ),
          })),
          {
            id: "menu",
            head: words.actions.more,
            isHeadHidden: true,
            width: 32,
            className: styles.menuCell,
            render: (holding) => (
              <HoldingMenu holding={holding} account={account} onTask={onTask} onTransactions={onTransactions} />
            ),
          },
        ]}
        rows={holdings}
        keyOf={({ symbol }) => symbol}
        sort={sort}
        onSort={(column) => {
          if (column !== "menu") onSort(nextHoldingsSort(sort, column));
        }}
        hasRowHover
        renderDetail={(holding) =>
          open.has(holding.symbol) ? (
            <LotsPanel
              holding={holding}
              context={context}
              account={account}
              today={today}
              onDescribe={() => onTask({ kind: "describe", holding })}
            />
          ) : null
        }
        detailProps={() => ({ className: classNames("edge-top-soft on-bg p-0", styles.lotsCell) })}
        footer={holdingsFooter(data, holdings)}
        windowRows={rows}
        className={styles.table}
      />
    </div>
  );
}

/** Moves between the links of rows, and expands and collapses them. */
function onRowKey(
  event: KeyboardEvent<HTMLElement>,
  open: ReadonlySet<string>,
  setIsOpen: (symbol: string, isOpen: boolean) => void,
): void {
  const row = event.target instanceof HTMLElement ? event.target.closest("tr") : null;
  const link = row?.querySelector<HTMLElement>(rowLink) ?? null;
  if (link === null || event.altKey || event.ctrlKey || event.metaKey) return;
  const symbol = link.dataset["rowLink"] ?? "";
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(rowLink)];
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
}

/** Returns the value that more than half of them share; null if none does. */
export function commonest(values: readonly string[]): string | null {
  return values.find((value) => values.filter((other) => other === value).length * 2 > values.length) ?? null;
}

/** Returns the part of a column that doesn't depend on the rows. */
function sortable(column: ColumnId | "symbol"): Omit<TableColumn<Holding, ColumnId | "symbol">, "render"> {
  return {
    id: column,
    head: words.columns[column],
    sortHint: words.sortBy(words.columns[column]),
    ...(isWordColumn(column) ? { align: "start" } : {}),
  };
}
