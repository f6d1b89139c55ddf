import type { ReactNode } from "react";
import type { Quote } from "#contract/market.ts";
import { directionMark, directionOf, type Direction } from "../format/direction.ts";
import { formatChange, formatPercentChange, percentDigits, priceDigits } from "../format/format-price.ts";
import { missing } from "../format/missing.ts";
import { spokenChange } from "../format/spoken-change.ts";
import { text } from "../text/text.ts";
import { classNames } from "../ui/class-names.ts";
import { useQuoteStatus } from "./data-status.tsx";
import styles from "./price.module.css";
import { spokenStatus } from "./status-words.ts";

/** A quote's change: shape, sign and colour to see, a sentence to hear. */
export function Change({
  quote,
  show = "percent",
  className,
}: {
  quote: Quote;
  show?: "percent" | "amount" | "both";
  className?: string | undefined;
}): ReactNode {
  const status = useQuoteStatus(quote);
  const direction = quoteDirection(quote);
  if (direction === null)
    return (
      <span className={className} title={text.market.reasonUnknown}>
        {missing}
      </span>
    );
  const amount = formatChange(quote.change, quote);
  const percent = formatPercentChange(quote.changePercent);
  const written = { percent, amount, both: `${amount} (${percent})` }[show];
  const isSample = status === "sample";
  return (
    <span
      className={classNames(
        "inline-flex items-baseline justify-end nowrap gap-1h",
        isSample ? styles.sample : direction,
        className,
      )}
    >
      <span aria-hidden="true" className={styles.mark}>
        {directionMark[direction]}
      </span>
      <span aria-hidden="true">{written}</span>
      <span className="visually-hidden">
        {`${spokenChange(quote.change, quote.changePercent, quote)}, ${spokenStatus(status, quote.provenance)}`}
      </span>
    </span>
  );
}

/** Returns a quote's direction; null if its change is unknown. */
export function quoteDirection(quote: Quote): Direction | null {
  const { change, changePercent } = quote;
  if (changePercent !== null) return directionOf(changePercent, percentDigits(changePercent));
  return change === null ? null : directionOf(change, priceDigits(quote));
}
