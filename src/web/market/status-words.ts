import type { Provenance } from "#contract/market.ts";
import type { DataStatus } from "#core/market/provenance.ts";
import { formatDate } from "../format/format-date.ts";
import { formatAge } from "../format/format-relative-time.ts";
import { text } from "../text/text.ts";

/** The words of a status badge: Delayed 15m, Cached 4m, Stale 2h, At close 21 Nov. */
export function statusWords(
  status: DataStatus,
  provenance: Pick<Provenance, "asOf" | "fetchedAt" | "delayMinutes">,
  nowMs: number,
  timeZone?: string | null,
): string {
  const words = text.market;
  switch (status) {
    case "delayed":
      return words.delayed(shownDelay(provenance.delayMinutes));
    case "cached":
      return words.cached(age(provenance.fetchedAt, nowMs));
    case "stale":
      return words.stale(age(provenance.asOf, nowMs));
    case "closed":
      return words.closed(
        provenance.asOf === null ? "" : formatDate(Date.parse(provenance.asOf), nowMs, timeZone ?? undefined),
      );
    default:
      return words[status];
  }
}

/** The same for those who listen, after a price: delayed 15 minutes. */
export function spokenStatus(status: DataStatus, provenance: Pick<Provenance, "delayMinutes">): string {
  return status === "delayed"
    ? text.market.delayedSpoken(shownDelay(provenance.delayMinutes))
    : text.market.spoken[status];
}

/** A declared real-time source whose value is some minutes old is delayed by no stated time. */
function shownDelay(minutes: number | null): number | null {
  return minutes === 0 ? null : minutes;
}

function age(at: string | null, nowMs: number): string {
  return at === null ? "" : formatAge(nowMs - Date.parse(at));
}
