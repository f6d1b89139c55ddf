import type { ReactNode } from "react";
import type { Quote } from "#contract/market.ts";
import { majorCurrency } from "#core/money/currencies.ts";
import { formatLarge, formatWhole } from "../format/format-large.ts";
import { formatPercent, formatPrice } from "../format/format-price.ts";
import { formatMultiple, formatPriceEarnings } from "../format/format-ratio.ts";
import { missing } from "../format/missing.ts";
import { fixed } from "../format/number-format.ts";
import { RangeBar } from "../market/range-bar.tsx";
import { text } from "../text/text.ts";
import { classNames } from "../ui/class-names.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import styles from "./insights.module.css";

/** A quote's key figures in one strip. */
export function KeyFigures({ quote }: { quote: Quote }): ReactNode {
  const { volume, averageVolume, pe, eps, dividendYield, marketCap, currency } = quote;
  const ofAverage = volume === null || averageVolume === null || averageVolume === 0 ? null : volume / averageVolume;
  return (
    <dl
      className={classNames(
        "grid gap-y-3 gap-x-6 pt-3 pb-3h px-4",
        styles.stats,
        quote.provenance.status === "sample" && styles.sampleFigures,
      )}
    >
      <Figure name={text.insights.marketCap} title={formatWhole(marketCap)}>
        {formatLarge(marketCap)}
        {marketCap === null || currency === null || currency === "USD" ? null : <span> {majorCurrency(currency)}</span>}
      </Figure>
      <Figure name={text.insights.priceEarnings} title={pe !== null && pe < 0 ? text.insights.lossReason : undefined}>
        {formatPriceEarnings(pe, text.insights.loss)}
      </Figure>
      <Figure name={text.insights.earningsPerShare}>{eps === null ? missing : fixed(eps, 2)}</Figure>
      <Figure name={text.insights.volume} title={formatWhole(volume)}>
        {formatLarge(volume)}
        {ofAverage === null ? null : <span> {text.insights.ofAverage(formatMultiple(ofAverage))}</span>}
      </Figure>
      <Figure name={text.insights.dividendYield}>{formatPercent(dividendYield)}</Figure>
      <Range name={text.insights.dayRange} quote={quote} low={quote.dayLow} high={quote.dayHigh} />
      <Range name={text.insights.yearRange} quote={quote} low={quote.fiftyTwoWeekLow} high={quote.fiftyTwoWeekHigh} />
    </dl>
  );
}

/** The same strip while loading. */
export function KeyFiguresSkeleton(): ReactNode {
  return (
    <dl className={classNames("grid gap-y-3 gap-x-6 pt-3 pb-3h px-4", styles.stats)} aria-busy="true">
      {["a", "b", "c", "d", "e", "f", "g"].map((key) => (
        <div key={key} className={key === "f" || key === "g" ? styles.wide : undefined}>
          <dt className="row note">
            <Skeleton width={72} height={14} />
          </dt>
          <dd className="size-body medium nowrap">
            <Skeleton width={56} height={16} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Figure({
  name,
  title,
  children,
}: {
  name: string;
  title?: string | undefined;
  children: ReactNode;
}): ReactNode {
  return (
    <div>
      <dt className="row note">{name}</dt>
      <dd className="size-body medium nowrap" title={children === missing ? text.market.reasonUnknown : title}>
        {children}
      </dd>
    </div>
  );
}

function Range({
  name,
  quote,
  low,
  high,
}: {
  name: string;
  quote: Quote;
  low: number | null;
  high: number | null;
}): ReactNode {
  const format = (value: number): string => formatPrice(value, quote);
  const isKnown = low !== null && high !== null && quote.price !== null;
  return (
    <div className={styles.wide}>
      <dt className="row note">{isKnown ? `${name} ${text.insights.to(format(low), format(high))}` : name}</dt>
      <dd className="column justify-center size-body medium nowrap min-h-20">
        {isKnown ? (
          <RangeBar
            label={name}
            low={low}
            high={high}
            value={quote.price ?? low}
            format={format}
            isSample={quote.provenance.status === "sample"}
          />
        ) : (
          missing
        )}
      </dd>
    </div>
  );
}
