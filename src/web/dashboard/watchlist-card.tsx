import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ReactNode, RefObject } from "react";
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
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { AddSymbol } from "./add-symbol.tsx";
import { calmOrder } from "./calm-order.ts";
import { nextSort, sortSymbols, type Sort, type SortColumn } from "./sort-symbols.ts";
import { usualCurrency } from "./usual-currency.ts";
import { WatchlistRow } from "./watchlist-row.tsx";
import styles from "./watchlist.module.css";

const rowLink = "[data-row-link]";

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
  const currency = usualCurrency(symbols.flatMap((symbol) => quotes.bySymbol.get(symbol)?.currency ?? []));
  const priced = symbols.filter((symbol) => typeof quotes.bySymbol.get(symbol)?.price === "number").length;

  const add = useCallback(
    async (symbol: string) => {
      await actions.add(list, symbol);
      setNote({ words: text.dashboard.added(symbol) });
      onSelect(symbol);
    },
    [actions, list, onSelect],
  );
  const expectFocus = useRowFocus(table, symbols);
  const remove = useCallback(
    (symbol: string) => {
      expectFocus(neighbourOf(table.current, symbol));
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
    [actions, list, expectFocus],
  );

  useRowKeys(table, remove);
  const adding = {
    list,
    onAdd: add,
    isOpen: growing === list.id,
    onOpen: (isOpen: boolean) => setGrowing(isOpen ? list.id : null),
  };

  return (
    <Card
      title={text.dashboard.watchlist}
      beside={
        <>
          {lists.length > 1 ? (
            <span className={styles.tabs}>
              <SegmentedControl
                label={text.dashboard.lists}
                value={list.id}
                options={lists.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={onList}
              />
            </span>
          ) : null}
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
        <table ref={table} className={styles.table} {...rows.holders}>
          <caption className="visually-hidden">{`${text.dashboard.watchlist}, ${list.name}`}</caption>
          <thead>
            <tr>
              <SortHead column="symbol" sort={sort} onSort={setSort} />
              <th scope="col" className={styles.course}>
                {sessionLabel === text.dashboard.today ? sessionLabel : sessionLabel.split(", ").at(-1)}
              </th>
              <SortHead column="price" sort={sort} onSort={setSort} />
              <SortHead column="change" sort={sort} onSort={setSort} className={styles.medium} />
              <SortHead
                column="volume"
                sort={sort}
                onSort={setSort}
                className={classNames(styles.wide, styles.roomy)}
              />
              <SortHead
                column="marketCap"
                sort={sort}
                onSort={setSort}
                className={classNames(styles.wide, styles.cap)}
              />
              <th scope="col" className={classNames(styles.signal, styles.wide)}>
                {text.dashboard.columns.signal}
              </th>
              <th scope="col" className={classNames(styles.next, styles.wide)}>
                {text.dashboard.columns.next}
              </th>
              <th scope="col" className={classNames(styles.range, styles.full)}>
                {text.dashboard.columns.year}
              </th>
              <th scope="col">
                <span className="visually-hidden">{text.dashboard.columns.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.order.map((symbol) => (
              <WatchlistRow
                key={symbol}
                symbol={symbol}
                quote={quotes.bySymbol.get(symbol)}
                sparkline={sparklines.get(symbol)}
                absence={quotes.unknown.has(symbol) ? "unknown" : quotes.isPending ? "pending" : "failed"}
                usualStatus={usual?.status ?? null}
                usualCurrency={currency}
                signals={signals.bySymbol.get(symbol) ?? (signals.isPending ? undefined : noSignals(symbol))}
                next={next.get(symbol)}
                onRemove={remove}
                onSelect={onSelect}
              />
            ))}
          </tbody>
        </table>
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

/** Without readings there is no signal. */
function noSignals(symbol: string): SymbolSignals {
  return {
    symbol,
    overall: null,
    overallEvidence: null,
    readings: [],
    provenance: { source: "none", status: "unavailable", asOf: null, delayMinutes: null, fetchedAt: null },
  };
}

function SortHead({
  column,
  sort,
  onSort,
  className,
}: {
  column: SortColumn;
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  className?: string | undefined;
}): ReactNode {
  const isSorted = sort?.column === column;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (sort.isDescending ? "descending" : "ascending") : undefined}
    >
      <button
        type="button"
        className={classNames(
          "inline-row min-h-24 size-secondary medium gap-1",
          styles.sort,
          isSorted && styles.sorted,
        )}
        title={text.dashboard.sortBy(text.dashboard.columns[column])}
        onClick={() => onSort(nextSort(sort, column))}
      >
        {text.dashboard.columns[column]}
        {isSorted ? <span aria-hidden="true">{sort.isDescending ? "↓" : "↑"}</span> : null}
      </button>
    </th>
  );
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
