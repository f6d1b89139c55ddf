import type { ReactNode } from "react";
import type { Alert } from "#contract/alerts.ts";
import type { Quote } from "#contract/market.ts";
import { alertDistance } from "#core/alerts/alert-distance.ts";
import { DataStatus } from "../market/data-status.tsx";
import { distanceWords } from "./distance-words.ts";

/** The present value of what an active alert watches, and how far it is from firing. */
export function DistanceLine({ alert, quote }: { alert: Alert; quote: Quote }): ReactNode {
  const distance = alertDistance(alert.thresholds, quote);
  // Made-up prices are never compared with anything.
  if (distance === null || quote.provenance.status === "sample") return null;
  return (
    <small className="row wrap gap-2 soft">
      <span>{distanceWords(distance, quote)}</span>
      <DataStatus provenance={quote.provenance} exchange={quote.exchange} timeZone={quote.timeZone} />
    </small>
  );
}
