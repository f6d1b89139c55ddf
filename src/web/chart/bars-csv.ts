import type { Bar } from "#contract/market.ts";

/** Bars as CSV (RFC 4180), ISO dates, unknown values empty. */
export function barsCsv(bars: readonly Bar[]): string {
  const isIntraday = bars.some(({ time }) => time !== undefined);
  const header = [...(isIntraday ? ["time"] : ["date"]), "open", "high", "low", "close", "volume"];
  const rows = bars.map(({ date, time, open, high, low, close, volume }) => [
    isIntraday ? (time ?? date) : date,
    ...[open, high, low, close, volume].map((value) => (value === null ? "" : String(value))),
  ]);
  return [header, ...rows].map((row) => `${row.join(",")}\r\n`).join("");
}
