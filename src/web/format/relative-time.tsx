import type { ReactNode } from "react";
import { formatMoment } from "./format-date.ts";
import { formatRelativeTime } from "./format-relative-time.ts";
import type { Pace } from "./ticker.ts";
import { useNow } from "./use-now.ts";

/** An age that keeps itself current, with the exact time in its tooltip. */
export function RelativeTime({ at, pace = "minute" }: { at: string; pace?: Pace }): ReactNode {
  const atMs = Date.parse(at);
  // Something of the last minute would be "0s ago" until the minute's next tick.
  const isYoung = useNow(pace) - atMs < 60_000;
  const nowMs = useNow(isYoung ? "second" : pace);
  return (
    <time dateTime={at} title={formatMoment(atMs)}>
      {formatRelativeTime(atMs, nowMs)}
    </time>
  );
}
