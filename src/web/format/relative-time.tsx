import type { ReactNode } from "react";
import { formatMoment } from "./format-date.ts";
import { formatRelativeTime } from "./format-relative-time.ts";
import type { Pace } from "./ticker.ts";
import { useNow } from "./use-now.ts";

/** An age that keeps itself current, with the exact time in its tooltip. */
export function RelativeTime({ at, pace = "minute" }: { at: string; pace?: Pace }): ReactNode {
  const nowMs = useNow(pace);
  const atMs = Date.parse(at);
  return (
    <time dateTime={at} title={formatMoment(atMs)}>
      {formatRelativeTime(atMs, nowMs)}
    </time>
  );
}
