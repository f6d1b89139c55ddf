import { isPlainDate, zonedInstantMs } from "#core/calendar/index.ts";
import type { Bar } from "#core/market/bar.ts";
import type { HistoryRequest } from "../../provider.ts";
import { barPeriods, type BarRow } from "../bar-periods.ts";
import { looseAt, looseList, looseNumber, loosePositive, looseRecord, looseText, looseUnixTime } from "../loose.ts";
import { rowsOf } from "./rows.ts";

/** Bars of the gateway's history: a list, `items`, or an object keyed by unix second, in any order. */
export function gatewayBars({ interval }: HistoryRequest, json: unknown, timeZone: string): readonly Bar[] {
  return barPeriods(timedRows(json, timeZone).flatMap(barRow), interval, timeZone);
}

/** Rows with their instant, of a list or an object keyed by unix second; those without one are left out. */
export function timedRows(json: unknown, timeZone: string): readonly { readonly at: number; readonly row: unknown }[] {
  return entries(json).flatMap(([time, row]) => {
    const at = instantOf(time, timeZone);
    return at === null ? [] : [{ at, row }];
  });
}

function entries(json: unknown): readonly (readonly [time: unknown, row: unknown])[] {
  const inner = looseAt(json, "body") ?? json;
  const record = looseRecord(inner);
  const isKeyedByTime = record !== null && Object.keys(record).some((key) => /^\d{9,13}$/.test(key));
  if (isKeyedByTime && looseList(record["items"]) === null) return Object.entries(record);
  return rowsOf(json, "items").map((row) => [timeOf(row), row] as const);
}

function timeOf(row: unknown): unknown {
  const record = looseRecord(row);
  return record?.["timestamp_unix"] ?? record?.["date_utc"] ?? record?.["timestamp"];
}

/** Unix seconds, or "2025-06-04 15:50" on the exchange's clocks. */
function instantOf(time: unknown, timeZone: string): number | null {
  const [, date, hour, minute] = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}):(\d{2}))?/.exec(looseText(time) ?? "") ?? [];
  if (date === undefined || !isPlainDate(date)) return looseUnixTime(time);
  return zonedInstantMs(date, Number(hour ?? 0) * 60 + Number(minute ?? 0), timeZone);
}

function barRow({ at, row }: { readonly at: number; readonly row: unknown }): BarRow[] {
  const close = loosePositive(looseAt(row, "close"));
  if (close === null) return [];
  const volume = looseNumber(looseAt(row, "volume"));
  return [
    {
      at,
      open: loosePositive(looseAt(row, "open")),
      high: loosePositive(looseAt(row, "high")),
      low: loosePositive(looseAt(row, "low")),
      close,
      volume: volume !== null && volume >= 0 ? volume : null,
    },
  ];
}
