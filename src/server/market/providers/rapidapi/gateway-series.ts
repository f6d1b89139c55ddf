import type { ProvidedSeries, SeriesRequest } from "../../provider.ts";
import { looseAt, looseNumber, looseRecord } from "../loose.ts";
import { timedRows } from "./gateway-history.ts";

/** Returns the query parameters of an indicator, besides symbol, interval and limit. */
export function seriesQuery({ symbol, interval, indicator, lengths, limit }: SeriesRequest): Record<string, string> {
  const shared = { symbol, interval, series_type: "close", limit: String(limit) };
  const [first = 14, second = 26, third = 9] = lengths;
  if (indicator !== "macd") return { ...shared, time_period: String(first) };
  return { ...shared, fast_period: String(first), slow_period: String(second), signal_period: String(third) };
}

/** Translates the gateway's indicators, whose fields are spelt with large and with small letters. */
export function gatewaySeries(
  { indicator, limit }: SeriesRequest,
  json: unknown,
  timeZone: string,
): ProvidedSeries["rows"] {
  const rows = timedRows(json, timeZone).flatMap(({ at, row }) => {
    const read = (...names: readonly string[]) =>
      names.map((name) => looseNumber(fieldOf(row, name))).find((value) => value !== null) ?? null;
    const value = read(indicator, "value");
    if (value === null) return [];
    const isMacd = indicator === "macd";
    return [
      {
        at,
        value,
        signal: isMacd ? read("macd_signal", "signal") : null,
        histogram: isMacd ? read("macd_hist", "macd_histogram", "histogram") : null,
      },
    ];
  });
  return rows.sort((a, b) => a.at - b.at).slice(-limit);
}

function fieldOf(row: unknown, name: string): unknown {
  const key = Object.keys(looseRecord(row) ?? {}).find((candidate) => candidate.toLowerCase() === name);
  return key === undefined ? undefined : looseAt(row, key);
}
