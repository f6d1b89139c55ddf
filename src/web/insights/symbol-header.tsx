import { useRef } from "react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
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
import { Skeleton } from "../ui/skeleton.tsx";
import { AlertButton } from "../alerts/alert-button.tsx";
import { CompareButton } from "./compare-button.tsx";
import { ConvertedPrice } from "./converted-price.tsx";
import styles from "./insights.module.css";
import { ListButtons } from "./list-buttons.tsx";
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
  const navigate = useNavigate();
  return (
    <>
      <header ref={header} className="row wrap gap-y-3 gap-x-4">
        <div className={classNames("row gap-4 min-0 phone-gap-3", styles.identity)}>
          <SymbolAvatar symbol={symbol} size={46} />
          <div className={classNames("column gap-half min-0", styles.words)}>
            <div className="flex wrap items-baseline gap-y-half gap-x-2h">
              <h1>{quote?.name ?? symbol}</h1>
              <span className={classNames("inline-flex wrap gap-1h phone-no-wrap", styles.tags)}>
                <Badge>{symbol}</Badge>
                {quote === undefined ? null : <Tags quote={quote} />}
                {quote === undefined ? null : <NextEvent symbol={symbol} />}
              </span>
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
                  <Change quote={quote} show="both" className={styles.change} />
                  <DataStatus provenance={quote.provenance} exchange={quote.exchange} timeZone={quote.timeZone} />
                  <ConvertedPrice quote={quote} />
                  <ExchangeTime quote={quote} />
                </>
              )}
            </div>
          </div>
        </div>
        <div className={classNames("row wrap gap-2 phone-full", styles.actions)}>
          {quote === undefined ? null : <StaleRetry quote={quote} onRetry={onRetry} />}
          <CompareButton symbol={symbol} compared={compared} onCompare={onCompare} />
          <Button onClick={() => void navigate(chatPath({ symbol }))}>{text.position.askAi}</Button>
          <AlertButton symbol={symbol} />
          <WatchButton key={symbol} symbol={symbol} />
          <Button aria-label={text.position.add} onClick={() => openTransaction({ symbol })}>
            {text.position.addShort}
          </Button>
          <ListButtons symbol={symbol} pathOf={pathOf} />
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

function Tags({ quote }: { quote: Quote }): ReactNode {
  const exchange = quote.exchangeName ?? quote.exchange;
  return (
    <>
      {exchange === null ? null : <Badge>{exchange}</Badge>}
      {quote.currency === null ? null : <Badge>{formatCurrencyCode(quote.currency)}</Badge>}
    </>
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
