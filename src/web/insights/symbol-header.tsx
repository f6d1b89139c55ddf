import { IconChevronLeft, IconMessage } from "@tabler/icons-react";
import { useRef } from "react";
import type { ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Quote } from "#contract/market.ts";
import { formatCurrencyCode } from "../format/format-currency-code.ts";
import { formatExchangeTime } from "../format/format-date.ts";
import { missing } from "../format/missing.ts";
import { RelativeTime } from "../format/relative-time.tsx";
import { openTransaction } from "../holdings/transaction-request.ts";
import { chatPath } from "../market/chat-path.ts";
import { Change } from "../market/change.tsx";
import { DataStatus, useQuoteStatus } from "../market/data-status.tsx";
import { Price } from "../market/price.tsx";
import { SymbolAvatar } from "../market/symbol-avatar.tsx";
import { text } from "../text/text.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { InHeader } from "../ui/header-slot.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useIsNarrow } from "../ui/use-is-narrow.ts";
import { AlertButton } from "../alerts/alert-button.tsx";
import { CompareButton } from "./compare-button.tsx";
import { ConvertedPrice } from "./converted-price.tsx";
import styles from "./insights.module.css";
import { ListButtons } from "./list-buttons.tsx";
import { MoreActions } from "./more-actions.tsx";
import { NextEvent } from "./next-event.tsx";
import { useIsOut } from "./use-is-out.ts";
import { WatchButton } from "./watch-button.tsx";

/** A symbol's name, price and actions, with a short form at the top after scrolling. */
export function SymbolHeader({
  symbol,
  quote,
  hasFailed,
  onRetry,
  compared,
  pathOf,
  onCompare,
}: {
  symbol: string;
  quote: Quote | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  compared: readonly string[];
  /** The address of another symbol of the list. */
  pathOf: (symbol: string) => string;
  onCompare: (symbol: string) => void;
}): ReactNode {
  const header = useRef<HTMLElement>(null);
  const isOut = useIsOut(header);
  const isNarrow = useIsNarrow();
  return (
    <>
      <header ref={header} className="row wrap gap-y-3 gap-x-4">
        {isNarrow ? <PhonePlace symbol={symbol} quote={quote} /> : null}
        <div className={classNames("row gap-4 min-0", styles.identity)}>
          {isNarrow ? null : <SymbolAvatar symbol={symbol} size={46} />}
          <div className={classNames("column gap-half min-0", styles.words)}>
            <div className="flex wrap items-baseline gap-y-half gap-x-2h">
              <h1>{quote?.name ?? symbol}</h1>
              {isNarrow ? null : (
                <span className="inline-flex wrap gap-1h">
                  <Badge>{symbol}</Badge>
                  {placeOf(quote).map((part) => (
                    <Badge key={part}>{part}</Badge>
                  ))}
                  {quote === undefined ? null : <NextEvent symbol={symbol} />}
                </span>
              )}
            </div>
            <div className={classNames("flex wrap items-baseline gap-y-half gap-x-2h min-h-34", styles.priceLine)}>
              {quote === undefined ? (
                hasFailed ? (
                  <span className={styles.price}>{missing}</span>
                ) : (
                  <Skeleton width={220} height={34} />
                )
              ) : (
                <>
                  <Price key={symbol} quote={quote} className={styles.price} />
                  <Change quote={quote} show="both" className="size-reading medium" />
                  <DataStatus provenance={quote.provenance} exchange={quote.exchange} timeZone={quote.timeZone} />
                  <ConvertedPrice quote={quote} />
                  <ExchangeTime quote={quote} />
                  {isNarrow ? <NextEvent symbol={symbol} /> : null}
                </>
              )}
            </div>
          </div>
        </div>
        <div className={classNames("row wrap gap-2 phone-full phone-no-wrap", styles.actions)}>
          {quote === undefined ? null : <StaleRetry quote={quote} onRetry={onRetry} />}
          {isNarrow ? (
            <>
              <WatchButton key={symbol} symbol={symbol} />
              <AddButton symbol={symbol} />
              <AlertButton symbol={symbol} />
              <MoreActions symbol={symbol} compared={compared} pathOf={pathOf} onCompare={onCompare} />
            </>
          ) : (
            <DeskActions symbol={symbol} compared={compared} pathOf={pathOf} onCompare={onCompare} />
          )}
        </div>
      </header>
      {quote === undefined ? null : (
        <div
          className={classNames(
            "hidden items-center gap-2h py-1h px-3h edge-bottom on-surface top-0 left-0 right-0",
            styles.mini,
          )}
          data-shown={isOut}
          aria-hidden="true"
        >
          <b className="strong">{symbol}</b>
          <Price key={symbol} quote={quote} />
          <Change quote={quote} />
          <span className="ml-auto">
            <DataStatus provenance={quote.provenance} exchange={quote.exchange} timeZone={quote.timeZone} />
          </span>
        </div>
      )}
    </>
  );
}

function DeskActions({ symbol, compared, pathOf, onCompare }: Parameters<typeof MoreActions>[0]): ReactNode {
  const navigate = useNavigate();
  return (
    <>
      <CompareButton symbol={symbol} compared={compared} onCompare={onCompare} />
      <Button
        icon={<IconMessage size={16} stroke={1.7} aria-hidden="true" />}
        onClick={() => void navigate(chatPath({ symbol }))}
      >
        {text.position.askAi}
      </Button>
      <AlertButton symbol={symbol} />
      <WatchButton key={symbol} symbol={symbol} />
      <AddButton symbol={symbol} />
      <ListButtons symbol={symbol} pathOf={pathOf} />
    </>
  );
}

function AddButton({ symbol }: { symbol: string }): ReactNode {
  return (
    <Button aria-label={text.position.add} onClick={() => openTransaction({ symbol })}>
      {text.position.addShort}
    </Button>
  );
}

/** The symbol and its market in a phone's header, with the way back to the list or page it was opened from. */
function PhonePlace({ symbol, quote }: { symbol: string; quote: Quote | undefined }): ReactNode {
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === "default";
  return (
    <InHeader>
      <IconButton
        className={styles.back}
        label={text.symbolPage.back}
        onClick={() => void (isFirstPage ? navigate("/") : navigate(-1))}
      >
        <IconChevronLeft size={22} stroke={1.8} aria-hidden="true" />
      </IconButton>
      <span className="flex items-baseline min-0 gap-2">
        <b className="fixed-size strong size-reading">{symbol}</b>
        <span className="min-0 quiet ellipsis">{placeOf(quote).toReversed().join(", ")}</span>
      </span>
    </InHeader>
  );
}

/** The exchange and the currency, as far as they are known. A phone cuts off the end, so it has the currency first. */
function placeOf(quote: Quote | undefined): readonly string[] {
  if (quote === undefined) return [];
  const { exchange, exchangeName, currency } = quote;
  return [exchangeName ?? exchange, currency === null ? null : formatCurrencyCode(currency)].filter(
    (part) => part !== null,
  );
}

function StaleRetry({ quote, onRetry }: { quote: Quote; onRetry: () => void }): ReactNode {
  return useQuoteStatus(quote) === "stale" ? <Button onClick={onRetry}>{text.ui.retry}</Button> : null;
}

function ExchangeTime({ quote }: { quote: Quote }): ReactNode {
  const { asOf } = quote.provenance;
  if (asOf === null) return null;
  return (
    <span className="quiet">
      {quote.timeZone === null ? null : `${formatExchangeTime(Date.parse(asOf), quote.timeZone)}, `}
      <RelativeTime at={asOf} pace="second" />
    </span>
  );
}
