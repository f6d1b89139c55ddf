import { IconChartHistogram, IconChartLine, IconDotsVertical, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import type { Quote, Sparkline as SparklineData } from "#contract/market.ts";
import { majorCurrency } from "#core/money/currencies.ts";
import { formatCurrencyCode } from "../format/format-currency-code.ts";
import { formatDayOfWeek } from "../format/format-date.ts";
import { formatLarge, formatWhole } from "../format/format-large.ts";
import { formatPrice } from "../format/format-price.ts";
import { missing } from "../format/missing.ts";
import type { CalendarEvent } from "../market/calendar-event.ts";
import { Change, quoteDirection } from "../market/change.tsx";
import { DataStatus, useQuoteStatus } from "../market/data-status.tsx";
import { EventMark } from "../market/event-mark.tsx";
import { insightsPath } from "../market/insights-path.ts";
import { Price } from "../market/price.tsx";
import { RangeBar } from "../market/range-bar.tsx";
import { Rating } from "../market/rating.tsx";
import { Sparkline } from "../market/sparkline.tsx";
import { SymbolAvatar } from "../market/symbol-avatar.tsx";
import type { SymbolSignals } from "../market/use-signals.ts";
import { text } from "../text/text.ts";
import { classNames } from "../ui/class-names.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { Menu } from "../ui/menu.tsx";
import type { CellProps, TableColumn } from "../ui/data-table.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { SortColumn } from "./sort-symbols.ts";
import styles from "./watchlist.module.css";

/** A symbol of a watchlist with what is known of it. */
export interface WatchlistRow {
  readonly symbol: string;
  readonly quote: Quote | undefined;
  readonly sparkline: SparklineData | undefined;
  /** "pending" while loading, "unknown" if no source has it, "failed" if no source could be reached. */
  readonly absence: "pending" | "unknown" | "failed";
  /** The combined daily readings; undefined while loading. */
  readonly signals: SymbolSignals | undefined;
  /** The symbol's next event; undefined if none is known. */
  readonly next: CalendarEvent | undefined;
  /** The status of most rows. A row with another status gets its own badge. */
  readonly usualStatus: string | null;
  /** The currency most companies in the list are valued in. Other currencies are shown beside the value. */
  readonly usualCurrency: string | null;
  readonly onRemove: (symbol: string) => void;
  readonly onSelect: (symbol: string) => void;
}

export type WatchlistColumnId = SortColumn | "course" | "signal" | "next" | "year" | "actions";
type Column = TableColumn<WatchlistRow, WatchlistColumnId>;

const { columns: heads } = text.dashboard;

/** The columns that the user can choose, in the table's order. */
export const optionalColumns = [
  "course",
  "change",
  "volume",
  "marketCap",
  "signal",
  "next",
  "year",
] as const satisfies readonly WatchlistColumnId[];
export type OptionalColumn = (typeof optionalColumns)[number];
/** Shown without a choice, as far as they fit. */
export const usualColumns = optionalColumns.filter((id) => id !== "year");

/** Columns that give way on narrower windows, unless the user has chosen them. */
const room: Partial<Record<WatchlistColumnId, string | undefined>> = {
  volume: classNames(styles.wide, styles.roomy),
  marketCap: classNames(styles.wide, styles.cap),
  signal: styles.wide,
  next: classNames(styles.next, styles.wide),
  year: styles.full,
};

/** Returns the columns of a watchlist: the chosen ones, or by default those that fit. */
export function watchlistColumns(sessionLabel: string, chosen: readonly OptionalColumn[] | null): readonly Column[] {
  const isOptional = (id: WatchlistColumnId): id is OptionalColumn => optionalColumns.some((other) => other === id);
  return allColumns(sessionLabel)
    .filter(({ id }) => chosen === null || !isOptional(id) || chosen.includes(id))
    .map((column) => ({
      ...column,
      className: classNames(column.className, chosen === null ? room[column.id] : column.id in room && "phone-hidden"),
    }));
}

/** The name of a column that can be chosen. */
export function columnName(id: OptionalColumn): string {
  return id === "course" ? heads.today : heads[id];
}

function allColumns(sessionLabel: string): readonly Column[] {
  return [
    {
      ...sortable("symbol"),
      className: styles.symbol,
      render: SymbolName,
    },
    {
      id: "course",
      head: sessionLabel,
      align: "start",
      className: styles.course,
      render: ({ quote, sparkline, absence }) =>
        quote === undefined ? (
          <Absent absence={absence} width={68} height={18} />
        ) : (
          <Sparkline
            closes={sparkline?.closes ?? []}
            previousClose={sparkline?.previousClose ?? null}
            direction={quoteDirection(quote)}
            isSample={isSample(quote)}
          />
        ),
    },
    {
      ...sortable("price"),
      render: ({ quote, absence }) =>
        quote === undefined ? <Absent absence={absence} width={52} height={14} /> : <PriceCell quote={quote} />,
      cellProps: ({ quote, absence }) => ({
        title: quote === undefined && absence === "failed" ? text.market.failed : undefined,
      }),
    },
    figure("change", styles.medium, 58, (quote) => <Change quote={quote} />),
    {
      ...figure("volume", undefined, 40, ({ volume }) => formatLarge(volume)),
      cellProps: ({ quote }) => (quote === undefined ? undefined : lookOf(quote, formatWhole(quote.volume))),
    },
    {
      ...figure("marketCap", "nowrap", 40, (quote, row) => (
        <MarketCap quote={quote} usualCurrency={row.usualCurrency} />
      )),
      cellProps: ({ quote }) =>
        quote === undefined
          ? undefined
          : lookOf(quote, [formatWhole(quote.marketCap), ...capCurrency(quote)].join(" ")),
    },
    {
      id: "signal",
      head: heads.signal,
      align: "start",
      width: 124,
      isAlwaysShown: true,
      render: ({ quote, absence, signals }) =>
        quote === undefined ? (
          <Absent absence={absence} width={108} height={18} />
        ) : signals === undefined ? (
          <Skeleton width={108} height={18} />
        ) : (
          <Rating of={signals} />
        ),
      cellProps: ({ quote }) => (quote === undefined ? undefined : { title: text.dashboard.signalHint }),
    },
    {
      id: "next",
      head: heads.next,
      align: "start",
      width: 124,
      className: "nowrap",
      isAlwaysShown: true,
      render: ({ quote, absence, next }) =>
        quote === undefined ? (
          <Absent absence={absence} width={64} height={14} />
        ) : next === undefined ? (
          missing
        ) : (
          <NextEvent event={next} />
        ),
    },
    {
      id: "year",
      head: heads.year,
      align: "start",
      className: styles.range,
      isAlwaysShown: true,
      render: ({ quote, absence }) =>
        quote === undefined ? (
          <Absent absence={absence} width={110} height={6} />
        ) : (
          <YearRange quote={quote} low={quote.fiftyTwoWeekLow} high={quote.fiftyTwoWeekHigh} />
        ),
      cellProps: ({ quote }) => (quote === undefined ? undefined : { title: yearTitle(quote) }),
    },
    {
      id: "actions",
      head: heads.actions,
      isHeadHidden: true,
      width: 44,
      isAlwaysShown: true,
      render: (row) => <RowMenu row={row} />,
    },
  ];
}

function sortable<Id extends SortColumn>(id: Id): { id: Id; head: string; sortHint: string } {
  return { id, head: heads[id], sortHint: text.dashboard.sortBy(heads[id]) };
}

/** Returns a column of the quote's figures, with a skeleton of a width while loading. */
function figure(
  id: SortColumn,
  className: string | undefined,
  width: number,
  render: (quote: Quote, row: WatchlistRow) => ReactNode,
): Column {
  return {
    ...sortable(id),
    className,
    isAlwaysShown: true,
    render: (row) =>
      row.quote === undefined ? <Absent absence={row.absence} width={width} height={14} /> : render(row.quote, row),
  };
}

function SymbolName({ symbol, quote, usualStatus }: WatchlistRow): ReactNode {
  return (
    <span className="row gap-2h min-0">
      <SymbolAvatar symbol={symbol} />
      <span className={classNames("flex items-baseline min-0 gap-2", styles.words)}>
        <Link to={insightsPath(symbol)} className="fixed-size ink strong" data-row-link="">
          {symbol}
        </Link>
        <span className={classNames("flex items-baseline min-0 gap-2", styles.about)}>
          <span className={classNames("clip quiet normal text-ellipsis phone-line-secondary", styles.name)}>
            {quote?.name ?? "\u00a0"}
          </span>
          {quote === undefined ? null : <OwnStatus quote={quote} usualStatus={usualStatus} />}
        </span>
      </span>
    </span>
  );
}

function PriceCell({ quote }: { quote: Quote }): ReactNode {
  return (
    <>
      <Price quote={quote} />
      {quote.currency === null || quote.currency === "USD" ? null : (
        <span className="quiet"> {formatCurrencyCode(quote.currency)}</span>
      )}
      <span className="hidden phone-block phone-size-secondary phone-line-secondary">
        <Change quote={quote} />
      </span>
    </>
  );
}

function MarketCap({ quote, usualCurrency }: { quote: Quote; usualCurrency: string | null }): ReactNode {
  const [currency] = capCurrency(quote);
  return (
    <>
      {formatLarge(quote.marketCap)}
      {currency === undefined || currency === usualCurrency ? null : <span className="quiet"> {currency}</span>}
    </>
  );
}

function capCurrency({ marketCap, currency }: Quote): string[] {
  return marketCap === null || currency === null ? [] : [majorCurrency(currency)];
}

function isSample({ provenance }: Quote): boolean {
  return provenance.status === "sample";
}

function lookOf(quote: Quote, title: string): CellProps {
  return { className: isSample(quote) ? classNames("sample", styles.sampleFigures) : "soft", title };
}

function yearTitle(quote: Quote): string {
  const { fiftyTwoWeekLow: low, fiftyTwoWeekHigh: high, price } = quote;
  if (low === null || high === null || price === null) return text.market.reasonUnknown;
  return `${formatPrice(low, quote)} – ${formatPrice(high, quote)}`;
}

/** A placeholder while loading, then a dash. */
function Absent({
  absence,
  width,
  height,
}: {
  absence: WatchlistRow["absence"];
  width: number;
  height: number;
}): ReactNode {
  return absence === "pending" ? <Skeleton width={width} height={height} /> : missing;
}

function NextEvent({ event }: { event: CalendarEvent }): ReactNode {
  return (
    <span className="inline-row soft gap-2" title={event.title}>
      <EventMark type={event.type} />
      {formatDayOfWeek(event.date)}
    </span>
  );
}

function YearRange({ quote, low, high }: { quote: Quote; low: number | null; high: number | null }): ReactNode {
  const { price } = quote;
  if (low === null || high === null || price === null) return missing;
  return (
    <RangeBar
      label={heads.year}
      low={low}
      high={high}
      value={price}
      format={(value) => formatPrice(value, quote)}
      isSample={isSample(quote)}
    />
  );
}

function OwnStatus({ quote, usualStatus }: { quote: Quote; usualStatus: string | null }): ReactNode {
  const status = useQuoteStatus(quote);
  if (status === usualStatus) return null;
  return <DataStatus provenance={quote.provenance} exchange={quote.exchange} timeZone={quote.timeZone} />;
}

function RowMenu({ row: { symbol, onRemove, onSelect } }: { row: WatchlistRow }): ReactNode {
  const navigate = useNavigate();
  return (
    <Menu
      target={
        <IconButton label={text.dashboard.rowMenu(symbol)}>
          <IconDotsVertical size={16} stroke={1.7} />
        </IconButton>
      }
      groups={[
        [
          {
            id: "open",
            label: text.dashboard.openInsights,
            icon: <IconChartHistogram size={16} stroke={1.7} />,
            onSelect: () => void navigate(insightsPath(symbol)),
          },
          {
            id: "chart",
            label: text.dashboard.showInChart,
            icon: <IconChartLine size={16} stroke={1.7} />,
            onSelect: () => onSelect(symbol),
          },
        ],
        [
          {
            id: "remove",
            label: text.dashboard.removeFromList,
            icon: <IconTrash size={16} stroke={1.7} />,
            aside: "W",
            isDanger: true,
            onSelect: () => onRemove(symbol),
          },
        ],
      ]}
    />
  );
}
