import type { Provenance } from "#contract/provenance.ts";
import { lastSession } from "#core/calendar/last-session.ts";
import type { DataStatus } from "#core/market/provenance.ts";
import { formatDate } from "../format/format-date.ts";
import { formatAge } from "../format/format-relative-time.ts";
import { text } from "../text/text.ts";

/** Returns a status badge's text: Delayed 15m, Cached 4m, Stale 2h, At close 21 Nov. */
export function statusWords(
  status: DataStatus,
  provenance: Pick<Provenance, "asOf" | "fetchedAt" | "delayMinutes">,
  nowMs: number,
  timeZone?: string | null,
  exchange?: string | null,
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
      return words.closed(provenance.asOf === null ? "" : closeDay(provenance.asOf, nowMs, timeZone, exchange));
    default:
      return words[status];
  }
}

/** The same for screen readers, after a price: delayed 15 minutes. */
export function spokenStatus(status: DataStatus, provenance: Pick<Provenance, "delayMinutes">): string {
  return status === "delayed"
    ? text.market.delayedSpoken(shownDelay(provenance.delayMinutes))
    : text.market.spoken[status];
}

/** The day of the close. A value may be stamped hours later. */
function closeDay(asOf: string, nowMs: number, timeZone?: string | null, exchange?: string | null): string {
  const session = exchange === undefined || exchange === null ? null : lastSession(exchange, asOf);
  return session === null
    ? formatDate(Date.parse(asOf), nowMs, timeZone ?? undefined)
    : formatDate(Date.parse(`${session}T12:00:00Z`), nowMs, "UTC");
}

/** A real-time source doesn't declare a delay when its value is some minutes old. */
function shownDelay(minutes: number | null): number | null {
  return minutes === 0 ? null : minutes;
}

function age(at: string | null, nowMs: number): string {
  return at === null ? "" : formatAge(nowMs - Date.parse(at));
}
