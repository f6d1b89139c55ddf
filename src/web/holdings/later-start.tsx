import type { ReactNode } from "react";
import type { Output } from "../api/call.ts";
import { formatDay } from "../format/format-date.ts";
import { text } from "../text/text.ts";

/** "since 18 Feb" beside a return whose money came after the range's first day. */
export function LaterStart({
  performance,
}: {
  performance: Output<"GET /api/portfolio/performance"> | undefined;
}): ReactNode {
  const from = performance?.returns.invested?.from;
  if (performance === undefined || from === undefined || from <= performance.from) return null;
  return <small className="quiet normal">{text.home.since(formatDay(from, { year: false }))}</small>;
}
