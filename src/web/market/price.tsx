import { IconAlertTriangle } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { Quote } from "#contract/market.ts";
import { formatMoment } from "../format/format-date.ts";
import { formatPrice } from "../format/format-price.ts";
import { text } from "../text/text.ts";
import { classNames } from "../ui/class-names.ts";
import { useQuoteStatus } from "./data-status.tsx";
import styles from "./price.module.css";

/**
 * A quote's price. Digits that change flash briefly; samples are in italics, stale prices outlined. A mark shows that a
 * newer price was held back.
 */
export function Price({ quote, className }: { quote: Quote; className?: string | undefined }): ReactNode {
  const status = useQuoteStatus(quote);
  const written = formatPrice(quote.price, quote);
  const [display, setDisplay] = useState({ written, changedFrom: written.length });
  if (display.written !== written) setDisplay({ written, changedFrom: commonStart(display.written, written) });
  const { asOf, note } = quote.provenance;
  const worth =
    quote.price === null
      ? text.market.reasonUnknown
      : asOf === null
        ? undefined
        : text.market.asOf(formatMoment(Date.parse(asOf), quote.timeZone ?? undefined));
  const title = note === undefined ? worth : [note, ...(worth === undefined ? [] : [worth])].join(" ");
  return (
    <span
      data-status={status}
      title={title}
      className={classNames(
        "strong nowrap",
        styles.price,
        status === "sample" && styles.sample,
        status === "stale" && styles.stale,
        className,
      )}
    >
      {written.slice(0, display.changedFrom)}
      {display.changedFrom < written.length ? (
        <span key={written} className={styles.changed}>
          {written.slice(display.changedFrom)}
        </span>
      ) : null}
      {note === undefined ? null : (
        <span className={classNames("amber ml-1", styles.held)}>
          <IconAlertTriangle size={12} stroke={2} aria-hidden="true" />
          <span className="visually-hidden">{`, ${note}`}</span>
        </span>
      )}
    </span>
  );
}

/** Returns the length of two texts' common prefix. */
function commonStart(before: string, after: string): number {
  if (before.length !== after.length) return 0;
  let count = 0;
  while (count < after.length && before[count] === after[count]) count++;
  return count;
}
