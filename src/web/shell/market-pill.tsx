import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { MarketStatus } from "#contract/market.ts";
import { cityOf, formatDayOfWeek, formatTime } from "../format/format-date.ts";
import { formatCountdown } from "../format/format-relative-time.ts";
import { useNow } from "../format/use-now.ts";
import { sessionNote } from "../text/session-notes-text.ts";
import { text } from "../text/text.ts";
import { Popover } from "../ui/popover.tsx";
import styles from "./pill.module.css";
import { query } from "./query.ts";
import { classNames } from "../ui/class-names.ts";
import { DataTable } from "../ui/data-table.tsx";

const refreshMs = 60_000;
const minRefreshMs = 1000;

/** The exchange's state, the time until it changes, and the week's sessions. */
export function MarketPill(): ReactNode {
  const { status, label, rest, nowMs } = useMarket();
  return (
    <Popover
      target={
        <button
          type="button"
          className={classNames("inline-row min-0 edge-strong soft secondary nowrap gap-2 h-28 py-0 px-3", styles.pill)}
        >
          <Dot state={status?.state} />
          <strong className="ink medium fixed-size">{label}</strong>
          {rest === null ? null : <span>{rest}</span>}
        </button>
      }
    >
      <Week status={status} nowMs={nowMs} />
    </Popover>
  );
}

/** The same in one line, where a pill doesn't fit. */
export function MarketLine(): ReactNode {
  const { status, label, rest } = useMarket();
  return (
    <p className="hidden phone-block">
      <Dot state={status?.state} /> <strong>{label}</strong> {rest}
    </p>
  );
}

function useMarket() {
  const { data } = useQuery({
    ...query("GET /api/market/status", {}),
    // The calendar is refetched when a session begins or ends.
    refetchInterval: ({ state }) => refreshIn(state.data),
    refetchOnWindowFocus: true,
  });
  const nowMs = useNow("minute");
  const status = data === undefined || !isOutdated(data, nowMs) ? data : { ...data, state: null };
  return { status, nowMs, ...words(status, nowMs) };
}

/** True if the session has begun or ended without news from the server, as on a page without a connection. */
function isOutdated({ state, opensAt, closesAt }: MarketStatus, nowMs: number): boolean {
  const at = state === "open" ? closesAt : opensAt;
  return at !== null && nowMs - Date.parse(at) > 2 * refreshMs;
}

function Dot({ state }: { state: MarketStatus["state"] | undefined }): ReactNode {
  return (
    <span
      className={classNames("fixed-size round h-7 on-control", styles.dot)}
      data-on={state === "open" || undefined}
      data-half={state === "pre" || state === "after" || undefined}
      aria-hidden="true"
    />
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
    holiday: status.reason === null ? shell.marketHoliday : sessionNote(status.reason),
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
  return Math.max(minRefreshMs, Math.min(refreshMs, ...boundaries.map((restMs) => restMs + 500)));
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
    <div className={classNames("grid gap-3", styles.panel)}>
      <h2 className="size-data">{text.shell.marketWeek(status.name ?? status.exchange)}</h2>
      <DataTable
        caption={text.shell.marketWeek(status.name ?? status.exchange)}
        columns={[
          { id: "day", head: text.shell.day, render: ({ date }) => formatDayOfWeek(date) },
          {
            id: "exchange",
            head: text.shell.exchangeTime(zone === null ? status.exchange : cityOf(zone)),
            align: "start",
            render: ({ opensAt, closesAt }) => span(opensAt, closesAt, zone ?? undefined),
          },
          {
            id: "here",
            head: text.shell.yourTime,
            align: "start",
            render: ({ opensAt, closesAt, note }) => (opensAt === null ? (note ?? "") : span(opensAt, closesAt)),
          },
        ]}
        rows={status.week}
        keyOf={({ date }) => date}
        rowProps={({ date }) => ({ className: date === today ? "strong" : undefined })}
        look="plain"
        inset="none"
        className={styles.week}
      />
    </div>
  );
}
