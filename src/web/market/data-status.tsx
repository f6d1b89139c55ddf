import type { ReactNode } from "react";
import type { Provenance } from "#contract/provenance.ts";
import type { DataStatus as Status } from "#core/market/provenance.ts";
import { formatMoment } from "../format/format-date.ts";
import { useNow } from "../format/use-now.ts";
import { text } from "../text/text.ts";
import { Badge, type BadgeLook } from "../ui/badge.tsx";
import { currentStatus } from "./current-status.ts";
import { sourceNames } from "./source-names.ts";
import { statusWords } from "./status-words.ts";

const looks: Readonly<Record<Status, BadgeLook>> = {
  live: "grey",
  delayed: "amber",
  cached: "amber",
  stale: "amber",
  closed: "grey",
  sample: "violet",
  manual: "grey",
  estimate: "grey",
  unavailable: "grey",
};

/** A value's status as a quiet badge. Live values have none. */
export function DataStatus({
  provenance,
  exchange,
  timeZone = null,
}: {
  provenance: Provenance;
  /** Omit for values without a market time. */
  exchange?: string | null;
  timeZone?: string | null;
}): ReactNode {
  const nowMs = useNow("minute");
  const status = currentStatus(provenance, exchange, nowMs);
  if (status === "live") return null;
  const title = [
    text.market.meanings[status].replace(/[.。]$/, ""),
    text.market.source(sourceNames(provenance.source)),
    ...(provenance.asOf === null
      ? []
      : [text.market.asOf(formatMoment(Date.parse(provenance.asOf), timeZone ?? undefined))]),
    ...(provenance.note === undefined ? [] : [provenance.note]),
  ].join(". ");
  return (
    <span className="inline-row" data-status={status}>
      <Badge look={looks[status]} title={title}>
        {statusWords(status, provenance, nowMs, timeZone, exchange)}
      </Badge>
    </span>
  );
}

/** A quote's status, which ages by itself. */
export function useQuoteStatus(quote: { provenance: Provenance; exchange: string | null }): Status {
  return currentStatus(quote.provenance, quote.exchange, useNow("minute"));
}
