import { IconColumns3 } from "@tabler/icons-react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ReactNode, RefObject } from "react";
import { useNavigate } from "react-router";
import type { Quote, Sparkline as SparklineData } from "#contract/market.ts";
import type { Watchlist } from "#contract/watchlists.ts";
import type { DataStatus as DataStatusName } from "#core/market/provenance.ts";
import { problemDetails } from "../api/api-problem.ts";
import type { CalendarEvent } from "../market/calendar-event.ts";
import { currentStatus } from "../market/current-status.ts";
import { DataStatus } from "../market/data-status.tsx";
import type { QuotesResult } from "../market/use-quotes.ts";
import type { SymbolSignals, useSignals } from "../market/use-signals.ts";
import type { WatchlistActions } from "../market/use-watchlist-actions.ts";
import { isDialogOpen } from "../shell/is-dialog-open.ts";
import { isTypingIn } from "../shell/is-typing-in.ts";
import { useSettings } from "../shell/settings-provider.tsx";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { Card, type CardState } from "../ui/card.tsx";
import { classNames } from "../ui/class-names.ts";
import { ColumnPicker } from "../ui/column-picker.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { useIsWide } from "../ui/use-is-narrow.ts";
import { AddSymbol } from "./add-symbol.tsx";
import { calmOrder } from "./calm-order.ts";
import { isSortColumn, nextSort, sortSymbols, type Sort } from "./sort-symbols.ts";
import { usualCurrency } from "./usual-currency.ts";
import {
  columnName,
  type OptionalColumn,
  optionalColumns,
  usualColumns,
  type WatchlistColumnId,
  watchlistColumns,
  type WatchlistRow as Row,
} from "./watchlist-columns.tsx";
import styles from "./watchlist.module.css";
import { DataTable } from "../ui/data-table.tsx";
import { insightsPath } from "../market/insights-path.ts";

const rowLink = "[data-row-link]";
const maxRowsInView = 12;

interface Note {
  readonly words: string;
  readonly undo?: () => void;
}

/** A watchlist as a table: sortable, usable by keyboard, and stable while someone points at it. */
export function WatchlistCard({
  lists,
  list,
  quotes,
  sparklines,
  sessionLabel,
  nowMs,
  actions,
  signals,
  next,
  onList,
  onSelect,
}: {
  lists: readonly Watchlist[];
  list: Watchlist;
  quotes: QuotesResult;
  sparklines: ReadonlyMap<string, SparklineData>;
  sessionLabel: string;
  nowMs: number;
  actions: WatchlistActions;
  signals: ReturnType<typeof useSignals>;
  /** The next event by symbol. */
  next: ReadonlyMap<string, CalendarEvent>;
  onList: (id: string) => void;
  onSelect: (symbol: string) => void;
}): ReactNode {
  const [sort, setSort] = useState<Sort | null>(null);
  const [note, setNote] = useState<Note | null>(null);
  const [growing, setGrowing] = useState<string | null>(null);
  const { symbols } = list;
  const table = useRef<HTMLTableElement>(null);
  const rows = useCalmRows(symbols, quotes.bySymbol, sort);
  const usual = usualQuote(symbols, quotes.bySymbol, nowMs);
  const usualStatus = usual?.status ?? null;
  const shortLabel =
    sessionLabel === text.dashboard.today ? sessionLabel : (sessionLabel.split(", ").at(-1) ?? sessionLabel);
  const navigate = useNavigate();
  // A long list scrolls, so that the column beside it doesn't end long before it.
  const isLong = useIsWide() && symbols.length > maxRowsInView;
  const currency = usualCurrency(symbols.flatMap((symbol) => quotes.bySymbol.get(symbol)?.currency ?? []));
  const priced = symbols.filter((symbol) => typeof quotes.bySymbol.get(symbol)?.price === "number").length;

  const add = useCallback((symbol: string) => actions.add(list, symbol), [actions, list]);
  const showAdded = useCallback(
    (added: readonly string[]) => {
      setNote({ words: text.dashboard.added(added.join(", ")) });
      if (added[0] !== undefined) onSelect(added[0]);
    },
    [onSelect],
  );
  const remove = useRemoval(list, actions, table, setNote);
  useRowKeys(table, remove);
  const [chosen, chooseColumns] = useChosenColumns();
  const columns = useMemo(() => watchlistColumns(shortLabel, chosen), [shortLabel, chosen]);
  const openSymbol = useCallback(({ symbol }: Row) => void navigate(insightsPath(symbol)), [navigate]);
  const adding = {
    list,
    onAdd: add,
    onAdded: showAdded,
    isOpen: growing === list.id,
    onOpen: (isOpen: boolean) => setGrowing(isOpen ? list.id : null),
  };

  return (
    <Card
      title={text.dashboard.watchlist}
      beside={
        <>
          {lists.length > 1 ? <ListSwitch lists={lists} list={list} onList={onList} /> : null}
          {usual === null ? null : (
            <DataStatus
              provenance={usual.quote.provenance}
              exchange={usual.quote.exchange}
              timeZone={usual.quote.timeZone}
            />
          )}
        </>
      }
      actions={
        <>
          <span className={classNames("quiet", styles.medium)}>
            {quotes.isPending || priced === symbols.length
              ? text.dashboard.symbols(symbols.length)
              : text.dashboard.priced(priced, symbols.length)}
          </span>
          {symbols.length === 0 ? null : <Columns chosen={chosen} onChoose={chooseColumns} />}
          {symbols.length === 0 ? null : <AddSymbol key={list.id} {...adding} isShort />}
        </>
      }
      state={
        symbols.length === 0
          ? {
              kind: "empty",
              message: text.dashboard.emptyList,
              action: <AddSymbol key={list.id} {...adding} label={text.dashboard.addFirst} />,
            }
          : cardState(quotes, usual?.status ?? null)
      }
      flush
    >
      <div className={classNames("relative scroll-x", styles.frame)}>
        <DataTable<Row, WatchlistColumnId>
          {...(isLong ? { frame: "tall" as const, frameClass: styles.long ?? "" } : {})}
          ref={table}
          caption={`${text.dashboard.watchlist}, ${list.name}`}
          columns={columns}
          rows={rows.order.map((symbol) => ({
            symbol,
            quote: quotes.bySymbol.get(symbol),
            sparkline: sparklines.get(symbol),
            absence: quotes.unknown.has(symbol) ? "unknown" : quotes.isPending ? "pending" : "failed",
            signals: signals.bySymbol.get(symbol) ?? (signals.isPending ? undefined : noSignals),
            next: next.get(symbol),
            usualStatus,
            usualCurrency: currency,
            onRemove: remove,
            onSelect,
          }))}
          keyOf={({ symbol }) => symbol}
          sort={sort}
          onSort={(column) => {
            if (isSortColumn(column)) setSort(nextSort(sort, column));
          }}
          rowProps={symbolOf}
          onRow={openSymbol}
          message={absenceWords}
          hasRowHover
          className={styles.table}
          tableProps={rows.holders}
        />
      </div>
      <output
        className={
          note === null
            ? "visually-hidden"
            : classNames("row gap-2 min-h-34 pt-1 pb-1h px-4 edge-top-soft quiet", styles.noteLine)
        }
      >
        <span>{note?.words}</span>
        {note?.undo === undefined ? null : (
          <Button size="small" onClick={note.undo}>
            {text.dashboard.undo}
          </Button>
        )}
      </output>
    </Card>
  );
}

function Columns({
  chosen,
  onChoose,
}: {
  chosen: readonly OptionalColumn[] | null;
  onChoose: (columns: readonly OptionalColumn[] | null) => void;
}): ReactNode {
  return (
    <span className="phone-hidden">
      <ColumnPicker
        all={optionalColumns}
        chosen={chosen ?? usualColumns}
        nameOf={columnName}
        onChoose={onChoose}
        target={
          <IconButton label={text.holdings.chooseColumns} title={text.holdings.chooseColumns}>
            <IconColumns3 size={16} stroke={1.7} aria-hidden="true" />
          </IconButton>
        }
      />
    </span>
  );
}

/** The chosen columns, which are kept with the account; null for the usual ones. */
function useChosenColumns(): [readonly OptionalColumn[] | null, (columns: readonly OptionalColumn[] | null) => void] {
  const { settings, change } = useSettings();
  const stored = settings.preferences.watchlistColumns;
  const chosen = useMemo(
    () => (stored === null ? null : optionalColumns.filter((id) => stored.includes(id))),
    [stored],
  );
  return [
    chosen,
    (next) => change({ watchlistColumns: next === null || next.join() === usualColumns.join() ? null : [...next] }),
  ];
}

function ListSwitch({
  lists,
  list,
  onList,
}: {
  lists: readonly Watchlist[];
  list: Watchlist;
  onList: (id: string) => void;
}): ReactNode {
  return (
    <span className={styles.tabs}>
      <SegmentedControl
        label={text.dashboard.lists}
        value={list.id}
        options={lists.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={onList}
      />
    </span>
  );
}

/** Returns a function that removes a symbol, with a note to undo it. The focus moves to a neighbour of its row. */
function useRemoval(
  list: Watchlist,
  actions: WatchlistActions,
  tableRef: RefObject<HTMLTableElement | null>,
  setNote: (note: Note | null) => void,
): (symbol: string) => void {
  const expectFocus = useRowFocus(tableRef, list.symbols);
  return useCallback(
    (symbol: string) => {
      expectFocus(neighbourOf(tableRef.current, symbol));
      actions.remove(list, symbol).then(
        () =>
          setNote({
            words: text.dashboard.removed(symbol),
            undo: () => {
              expectFocus(symbol);
              setNote(null);
              actions.add(list, symbol).catch(() => setNote({ words: text.dashboard.addFailed(symbol) }));
            },
          }),
        () => setNote({ words: text.dashboard.removeFailed(symbol) }),
      );
    },
    [actions, list, expectFocus, tableRef, setNote],
  );
}

/** Without readings there is no signal. */
const noSignals: SymbolSignals = {
  symbol: "",
  overall: null,
  score: null,
  scoreWeekAgo: null,
  overallEvidence: null,
  readings: [],
  provenance: { source: "none", status: "unavailable", asOf: null, delayMinutes: null, fetchedAt: null },
};

function symbolOf({ symbol }: Row) {
  return { "data-symbol": symbol };
}

function absenceWords({ quote, absence }: Row): string | null {
  return quote === undefined && absence === "unknown" ? text.market.noData : null;
}

/** Returns the row order, which waits while a pointer or the focus is among the rows. A new sorting applies at once. */
function useCalmRows(symbols: readonly string[], quotes: ReadonlyMap<string, Quote>, sort: Sort | null) {
  const [isPointed, setIsPointed] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const sorted = useMemo(() => sortSymbols(symbols, quotes, sort), [symbols, quotes, sort]);
  const [display, setDisplay] = useState({ order: sorted, sort, symbols });
  const isHeld = (isPointed || hasFocus) && display.sort === sort && sort !== null;
  const order = calmOrder(display.order, sorted, isHeld);
  if (order.join() !== display.order.join() || display.sort !== sort) setDisplay({ order, sort, symbols });
  return {
    order,
    holders: {
      onPointerEnter: () => setIsPointed(true),
      onPointerLeave: () => setIsPointed(false),
      onFocus: () => setHasFocus(true),
      onBlur: () => setHasFocus(false),
    },
  };
}

/**
 * Once the rows have changed and nothing else has the focus, moves it to a row's link, or to the symbol field if there
 * are no rows.
 */
function useRowFocus(table: RefObject<HTMLTableElement | null>, symbols: readonly string[]) {
  const expected = useRef<{ readonly symbol: string | null } | null>(null);
  useEffect(() => {
    const expectedSymbol = expected.current;
    if (expectedSymbol === null || (expectedSymbol.symbol !== null && !symbols.includes(expectedSymbol.symbol))) return;
    expected.current = null;
    if ((document.activeElement ?? document.body) !== document.body) return;
    const row = expectedSymbol.symbol === null ? null : rowOf(table.current, expectedSymbol.symbol);
    (row?.querySelector<HTMLElement>(rowLink) ?? document.querySelector<HTMLElement>("[data-add-symbol]"))?.focus();
  }, [table, symbols]);
  return useCallback((symbol: string | null) => {
    expected.current = { symbol };
  }, []);
}

/** J and K move through the rows and W removes the row. Enter opens it, since the focus is on its link. */
function useRowKeys(table: RefObject<HTMLTableElement | null>, remove: (symbol: string) => void): void {
  const { singleKeys } = useSettings().settings.device;
  useEffect(() => {
    if (!singleKeys) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (table.current === null || isTypingIn(event.target) || isDialogOpen() || isInMenu(event.target)) return;
      const links = [...table.current.querySelectorAll<HTMLElement>(rowLink)];
      const row = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-symbol]") : null;
      const index = links.findIndex((link) => row?.contains(link) === true);
      const symbol = row?.dataset["symbol"];
      const key = event.key.toLowerCase();
      if (key === "j" || key === "k") {
        links[Math.min(links.length - 1, Math.max(0, index + (key === "j" ? 1 : -1)))]?.focus();
      } else if (key === "w" && index !== -1 && symbol !== undefined) {
        links[index + 1 < links.length ? index + 1 : index - 1]?.focus();
        remove(symbol);
      } else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [table, remove, singleKeys]);
}

function isInMenu(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[role=menu]") !== null;
}

function rowOf(table: HTMLTableElement | null, symbol: string): HTMLElement | null {
  return table?.querySelector<HTMLElement>(`[data-symbol="${CSS.escape(symbol)}"]`) ?? null;
}

/** Returns the symbol of the next row as shown, or of the previous one at the end; null for the only row. */
function neighbourOf(table: HTMLTableElement | null, symbol: string): string | null {
  const row = rowOf(table, symbol);
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  return neighbour instanceof HTMLElement ? (neighbour.dataset["symbol"] ?? null) : null;
}

function cardState(quotes: QuotesResult, usual: DataStatusName | null): CardState {
  if (quotes.error !== null)
    return {
      kind: "error",
      message: text.market.failed,
      details: problemDetails(quotes.error),
      onRetry: quotes.retry,
      shownInstead: quotes.bySymbol.size > 0 ? text.market.showingLast : text.dashboard.listIsKept,
    };
  if (usual === "stale") return { kind: "stale", onRetry: quotes.retry };
  return usual === "sample" ? { kind: "sample" } : { kind: "ready" };
}

/** Returns the most common status in the list, with a quote that has it. */
function usualQuote(
  symbols: readonly string[],
  quotes: ReadonlyMap<string, Quote>,
  nowMs: number,
): { status: DataStatusName; quote: Quote } | null {
  const counts = new Map<DataStatusName, { status: DataStatusName; quote: Quote; count: number }>();
  for (const symbol of symbols) {
    const quote = quotes.get(symbol);
    if (quote === undefined) continue;
    const status = currentStatus(quote.provenance, quote.exchange, nowMs);
    counts.set(status, { status, quote, count: (counts.get(status)?.count ?? 0) + 1 });
  }
  return [...counts.values()].toSorted((one, other) => other.count - one.count)[0] ?? null;
}
