import type { Bar } from "#contract/market.ts";
import type { Provenance } from "#contract/provenance.ts";
import { writeCsv } from "#core/csv/write-csv.ts";

/** Returns bars as CSV (RFC 4180) with their provenance, ISO dates, and unknown values empty. */
export function barsCsv(bars: readonly Bar[], { source, status }: Pick<Provenance, "source" | "status">): string {
  const isIntraday = bars.some(({ time }) => time !== undefined);
  const header = [...(isIntraday ? ["time"] : ["date"]), "open", "high", "low", "close", "volume", "source", "status"];
  const rows = bars.map(({ date, time, open, high, low, close, volume }) => [
    isIntraday ? (time ?? date) : date,
    ...[open, high, low, close, volume].map((value) => (value === null ? "" : String(value))),
    source,
    status,
  ]);
  return writeCsv([header, ...rows]);
}

/** Returns the file name: the symbol, the range code, and whether the bars are samples. */
export function barsFileName(symbol: string, range: string, status: Provenance["status"]): string {
  const name = [symbol, range, ...(status === "sample" ? ["sample"] : [])].join("-");
  return `${name.replaceAll(/[^\w.=^-]/g, "_")}.csv`;
}
