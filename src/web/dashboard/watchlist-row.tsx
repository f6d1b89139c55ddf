import { IconChartHistogram, IconChartLine, IconDotsVertical, IconTrash } from "@tabler/icons-react";
import { memo } from "react";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import type { Quote, Sparkline as SparklineData } from "#contract/market.ts";
import { majorCurrency } from "#core/money/currencies.ts";
import { formatCurrencyCode } from "../format/format-currency-code.ts";
import { formatDayOfWeek } from "../format/format-date.ts";
import { formatLarge, formatWhole } from "../format/format-large.ts";
import { formatPrice } from "../format/format-price.ts";
import { missing } from "../format/missing.ts";
import { useFormats } from "../format/use-formats.ts";
import type { CalendarEvent } from "../market/calendar-event.ts";
import { Change, quoteDirection } from "../market/change.tsx";
import { DataStatus, useQuoteStatus } from "../market/data-status.tsx";
import { EventMark } from "../market/event-mark.tsx";
import { insightsPath } from "../market/insights-path.ts";
import { Price } from "../market/price.tsx";
import { RangeBar } from "../market/range-bar.tsx";
import { SignalBadge } from "../market/signal-badge.tsx";
import { Sparkline } from "../market/sparkline.tsx";
import { SymbolAvatar } from "../market/symbol-avatar.tsx";
import type { SymbolSignals } from "../market/use-signals.ts";
import { text } from "../text/text.ts";
import { classNames } from "../ui/class-names.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { Menu } from "../ui/menu.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import styles from "./watchlist.module.css";

export interface WatchlistRowProps {
  readonly symbol: string;
  readonly quote: Quote | undefined;
  readonly sparkline: SparklineData | undefined;
  /** "pending" while loading, "unknown" if no source has it, "failed" if no source could be reached. */
  readonly absence: "pending" | "unknown" | "failed";
  /** The status of most rows. A row with another status gets its own badge. */
  readonly usualStatus: string | null;
  /** The currency most companies in the list are valued in. Other currencies are shown beside the value. */
  readonly usualCurrency: string | null;
  /** The combined daily readings; undefined while loading. */
  readonly signals: SymbolSignals | undefined;
  /** The symbol's next event; undefined if none is known. */
  readonly next: CalendarEvent | undefined;
  readonly onRemove: (symbol: string) => void;
  readonly onSelect: (symbol: string) => void;
}

/** One symbol of a watchlist. */
export const WatchlistRow = memo(function WatchlistRow(props: WatchlistRowProps): ReactNode {
  const { symbol, quote, sparkline, absence } = props;
  useFormats();
  const navigate = useNavigate();
  return (
    <tr
      data-symbol={symbol}
      onClick={(event) => {
        const isOnControl = event.target instanceof Element && event.target.closest("a, button, [role=menu]") !== null;
        if (!isOnControl) void navigate(insightsPath(symbol));
      }}
    >
      <th scope="row">
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
              {quote === undefined ? null : <OwnStatus quote={quote} usualStatus={props.usualStatus} />}
            </span>
          </span>
        </span>
      </th>
      {quote === undefined ? (
        <Absence absence={absence} />
      ) : (
        <Figures
          quote={quote}
          sparkline={sparkline}
          usualCurrency={props.usualCurrency}
          signals={props.signals}
          next={props.next}
        />
      )}
      <td>
        <RowMenu {...props} />
      </td>
    </tr>
  );
});

function Figures({
  quote,
  sparkline,
  usualCurrency,
  signals,
  next,
}: Pick<WatchlistRowProps, "sparkline" | "usualCurrency" | "signals" | "next"> & { quote: Quote }): ReactNode {
  const isSample = quote.provenance.status === "sample";
  const look = isSample ? classNames("sample", styles.sampleFigures) : "soft";
  const figures = classNames(look, styles.wide, styles.cap);
  const capCurrency = quote.marketCap === null || quote.currency === null ? [] : [majorCurrency(quote.currency)];
  const isDollar = quote.currency === null || quote.currency === "USD";
  return (
    <>
      <td className={styles.course}>
        <Sparkline
          closes={sparkline?.closes ?? []}
          previousClose={sparkline?.previousClose ?? null}
          direction={quoteDirection(quote)}
          isSample={isSample}
        />
      </td>
      <td>
        <Price quote={quote} />
        {isDollar || quote.currency === null ? null : (
          <span className="quiet"> {formatCurrencyCode(quote.currency)}</span>
        )}
        <span className="hidden phone-block phone-size-secondary phone-line-secondary">
          <Change quote={quote} />
        </span>
      </td>
      <td className={styles.medium}>
        <Change quote={quote} />
      </td>
      <td className={classNames(look, styles.wide, styles.roomy)} title={formatWhole(quote.volume)}>
        {formatLarge(quote.volume)}
      </td>
      <td className={figures} title={[formatWhole(quote.marketCap), ...capCurrency].join(" ")}>
        {formatLarge(quote.marketCap)}
        {capCurrency[0] === undefined || capCurrency[0] === usualCurrency ? null : (
          <span className="quiet"> {capCurrency[0]}</span>
        )}
      </td>
      <td className={classNames(styles.signal, styles.wide)} title={text.dashboard.signalHint}>
        {signals === undefined ? <Skeleton width={64} height={18} /> : <SignalBadge signal={signals.overall} />}
      </td>
      <td className={classNames(styles.next, styles.wide)}>
        {next === undefined ? missing : <NextEvent event={next} />}
      </td>
      <RangeCell
        label={text.dashboard.columns.year}
        quote={quote}
        low={quote.fiftyTwoWeekLow}
        high={quote.fiftyTwoWeekHigh}
      />
    </>
  );
}

function NextEvent({ event }: { event: CalendarEvent }): ReactNode {
  return (
    <span className="inline-row soft gap-2" title={event.title}>
      <EventMark type={event.type} />
      {formatDayOfWeek(event.date)}
    </span>
  );
}

function RangeCell({
  label,
  quote,
  low,
  high,
}: {
  label: string;
  quote: Quote;
  low: number | null;
  high: number | null;
}): ReactNode {
  const { price } = quote;
  const format = (value: number): string => formatPrice(value, quote);
  const isKnown = low !== null && high !== null && price !== null;
  return (
    <td
      className={classNames(styles.range, styles.full)}
      title={isKnown ? `${format(low)} – ${format(high)}` : text.market.reasonUnknown}
    >
      {isKnown ? (
        <RangeBar
          label={label}
          low={low}
          high={high}
          value={price}
          format={format}
          isSample={quote.provenance.status === "sample"}
        />
      ) : (
        missing
      )}
    </td>
  );
}

function Absence({ absence }: { absence: WatchlistRowProps["absence"] }): ReactNode {
  if (absence === "pending")
    return (
      <>
        <td className={styles.course}>
          <Skeleton width={68} height={18} />
        </td>
        <td>
          <Skeleton width={52} height={14} />
        </td>
        <td className={styles.medium}>
          <Skeleton width={58} height={14} />
        </td>
        <td className={classNames(styles.wide, styles.roomy)}>
          <Skeleton width={40} height={14} />
        </td>
        <td className={classNames(styles.wide, styles.cap)}>
          <Skeleton width={40} height={14} />
        </td>
        <td className={styles.wide}>
          <Skeleton width={64} height={18} />
        </td>
        <td className={classNames(styles.next, styles.wide)}>
          <Skeleton width={64} height={14} />
        </td>
        <td className={styles.full}>
          <Skeleton width={110} height={6} />
        </td>
      </>
    );
  return (
    <>
      {absence === "unknown" ? (
        <td colSpan={2} className={classNames("soft", styles.none)}>
          {text.market.noData}
        </td>
      ) : (
        <>
          <td className={styles.course}>{missing}</td>
          <td title={text.market.failed}>{missing}</td>
        </>
      )}
      <td className={styles.medium}>{missing}</td>
      <td className={classNames(styles.wide, styles.roomy)}>{missing}</td>
      <td className={classNames(styles.wide, styles.cap)}>{missing}</td>
      <td className={styles.wide}>{missing}</td>
      <td className={classNames(styles.next, styles.wide)}>{missing}</td>
      <td className={styles.full}>{missing}</td>
    </>
  );
}

function OwnStatus({ quote, usualStatus }: { quote: Quote; usualStatus: string | null }): ReactNode {
  const status = useQuoteStatus(quote);
  if (status === usualStatus) return null;
  return <DataStatus provenance={quote.provenance} exchange={quote.exchange} timeZone={quote.timeZone} />;
}

function RowMenu({ symbol, onRemove, onSelect }: WatchlistRowProps): ReactNode {
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
