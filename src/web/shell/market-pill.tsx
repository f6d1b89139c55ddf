import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { MarketStatus } from "#contract/market.ts";
import { cityOf, formatDayOfWeek, formatTime } from "../format/format-date.ts";
import { formatCountdown } from "../format/format-relative-time.ts";
import { useNow } from "../format/use-now.ts";
import { text } from "../text/text.ts";
import { Popover } from "../ui/popover.tsx";
import styles from "./pill.module.css";
import { query } from "./query.ts";

const refreshMs = 60_000;
const shortestRefreshMs = 1000;

/** Whether the exchange is open, how long still, and its week. */
export function MarketPill(): ReactNode {
  const { data: status } = useQuery({
    ...query("GET /api/market/status", {}),
    // The calendar is asked again when a session begins or ends.
    refetchInterval: ({ state }) => refreshIn(state.data),
    refetchOnWindowFocus: true,
  });
  const nowMs = useNow("minute");
  const { label, rest } = words(status, nowMs);
  const state = status?.state;
  return (
    <Popover
      target={
        <button type="button" className={styles.pill}>
          <span
            className={styles.dot}
            data-on={state === "open" || undefined}
            data-half={state === "pre" || state === "after" || undefined}
            aria-hidden="true"
          />
          <strong>{label}</strong>
          {rest === null ? null : <span>{rest}</span>}
        </button>
      }
    >
      <Week status={status} nowMs={nowMs} />
    </Popover>
  );
}

function words(status: MarketStatus | undefined, nowMs: number): { label: string; rest: string | null } {
  const shell = text.shell;
  if (status === undefined || status.state === null) return { label: shell.marketUnknown, rest: null };
  const labels = {
    open: shell.marketOpen,
    pre: shell.marketPre,
    after: shell.marketAfter,
    closed: shell.marketClosed,
    holiday: status.reason ?? shell.marketHoliday,
  };
  const at = status.state === "open" ? status.closesAt : status.opensAt;
  const restMs = at === null ? 0 : Date.parse(at) - nowMs;
  const say = status.state === "open" ? shell.closesIn : shell.opensIn;
  return { label: labels[status.state], rest: restMs > 0 ? say(formatCountdown(restMs)) : null };
}

function refreshIn(status: MarketStatus | undefined): number {
  const nowMs = Date.now();
  const boundaries = [status?.opensAt, status?.closesAt]
    .map((at) => (at === null || at === undefined ? 0 : Date.parse(at) - nowMs))
    .filter((restMs) => restMs > 0);
  return Math.max(shortestRefreshMs, Math.min(refreshMs, ...boundaries.map((restMs) => restMs + 500)));
}

function Week({ status, nowMs }: { status: MarketStatus | undefined; nowMs: number }): ReactNode {
  if (status === undefined) return <p>{text.shell.marketFailed}</p>;
  const zone = status.timeZone;
  const today = zone === null ? null : new Intl.DateTimeFormat("sv-SE", { timeZone: zone }).format(nowMs);
  const span = (from: string | null, to: string | null, timeZone?: string): string =>
    from === null || to === null
      ? text.shell.noSession
      : `${formatTime(Date.parse(from), timeZone)}–${formatTime(Date.parse(to), timeZone)}`;
  return (
    <div className={styles.panel}>
      <h2>{text.shell.marketWeek(status.name ?? status.exchange)}</h2>
      <table className={styles.week}>
        <thead>
          <tr>
            <th scope="col">{text.shell.day}</th>
            <th scope="col">{text.shell.exchangeTime(zone === null ? status.exchange : cityOf(zone))}</th>
            <th scope="col">{text.shell.yourTime}</th>
          </tr>
        </thead>
        <tbody>
          {status.week.map((day) => (
            <tr key={day.date} data-today={day.date === today || undefined}>
              <td>{formatDayOfWeek(day.date)}</td>
              <td>{span(day.opensAt, day.closesAt, zone ?? undefined)}</td>
              <td>{day.opensAt === null ? (day.note ?? "") : span(day.opensAt, day.closesAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
