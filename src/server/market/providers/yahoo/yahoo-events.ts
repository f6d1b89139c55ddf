import type { DividendEntry, EarningsEntry } from "#contract/calendar.ts";
import { zonedDate, zonedInstantMs } from "#core/calendar/index.ts";
import { ProviderError } from "../../provider.ts";
import { earningsSurprise } from "../earnings-surprise.ts";
import {
  looseAt,
  looseDay,
  looseList,
  looseNumber,
  loosePositive,
  looseRecord,
  looseText,
  looseTimeZone,
  looseUnixTime,
} from "../loose.ts";

const dayMs = 86_400_000;

/** Modules of quoteSummary, by name. */
export type Modules = Readonly<Record<string, unknown>>;

/** Modules that hold the calendar of one symbol. */
export const eventModules = ["calendarEvents", "earningsHistory", "earnings", "defaultKeyStatistics", "quoteType"];

/** The modules of a quoteSummary reply. Null: there is no such instrument, or nothing of what was asked. */
export function summaryModules(json: unknown): Modules | null {
  const modules = looseRecord(looseList(looseAt(json, "quoteSummary", "result"))?.[0]);
  if (modules !== null) return modules;
  const error = looseAt(json, "quoteSummary", "error");
  if (looseAt(error, "code") === "Not Found") return null;
  throw new ProviderError(looseText(looseAt(error, "description")) ?? "Yahoo's summary has an unexpected shape", {
    advice: "try-next",
  });
}

/** One past quarter, as the company reported it. */
export interface ReportedQuarter {
  /** End of the quarter. */
  readonly quarter: string;
  readonly estimate: number | null;
  readonly actual: number | null;
  readonly surprise: number | null;
  readonly surprisePercent: number | null;
  /** The day of the report, where Yahoo names it. */
  readonly reportedOn: string | null;
}

/** Past quarters, oldest first: from `earningsHistory`, else from the chart of `earnings`. */
export function reportedQuarters(modules: Modules): readonly ReportedQuarter[] {
  const history = (looseList(looseAt(modules, "earningsHistory", "history")) ?? []).map((row) =>
    quarterOf(looseDay(looseAt(row, "quarter")), looseAt(row, "epsEstimate"), looseAt(row, "epsActual"), null),
  );
  const chart = (looseList(looseAt(modules, "earnings", "earningsChart", "quarterly")) ?? []).map((row) =>
    quarterOf(
      quarterEnd(looseText(looseAt(row, "calendarQuarter")) ?? looseText(looseAt(row, "date"))),
      looseAt(row, "estimate"),
      looseAt(row, "actual"),
      looseDay(looseAt(row, "reportedDate")),
    ),
  );
  const [fromHistory, fromChart] = [history, chart].map((list) => list.filter((quarter) => quarter !== null));
  const found = (fromHistory?.length ?? 0) > 0 ? (fromHistory ?? []) : (fromChart ?? []);
  return found
    .map((quarter) => ({ ...quarter, reportedOn: quarter.reportedOn ?? reportDay(quarter, fromChart ?? []) }))
    .sort((a, b) => a.quarter.localeCompare(b.quarter));
}

function quarterOf(
  quarter: string | null,
  estimated: unknown,
  reported: unknown,
  reportedOn: string | null,
): ReportedQuarter | null {
  const [estimate, actual] = [looseNumber(estimated), looseNumber(reported)];
  if (quarter === null || (estimate === null && actual === null)) return null;
  return { quarter, estimate, actual, ...earningsSurprise(actual, estimate), reportedOn };
}

function reportDay({ actual, estimate }: ReportedQuarter, others: readonly ReportedQuarter[]): string | null {
  return others.find((other) => other.actual === actual && other.estimate === estimate)?.reportedOn ?? null;
}

/** "3Q2024" as the last day of that quarter. */
function quarterEnd(text: string | null): string | null {
  const [, number, year] = /^([1-4])Q(\d{4})$/.exec(text ?? "") ?? [];
  if (year === undefined) return null;
  return new Date(Date.UTC(Number(year), Number(number) * 3, 0)).toISOString().slice(0, 10);
}

/** The report to come, or the one that has just been: day, time of day, and whether it is a guess. */
export function announcedEarnings(modules: Modules) {
  const earnings = looseAt(modules, "calendarEvents", "earnings");
  const at = looseUnixTime(looseList(looseAt(earnings, "earningsDate"))?.[0]);
  if (at === null) return null;
  const isEstimate = looseAt(earnings, "isEarningsDateEstimate") === true;
  const timeZone = zoneOf(modules);
  return {
    date: dayOf(at, timeZone),
    isEstimate,
    estimate: looseNumber(looseAt(earnings, "earningsAverage")),
    // A guessed date comes with a made-up time.
    time: isEstimate ? ("TBD" as const) : timeOfDay(at, timeZone),
    at: isEstimate || at % dayMs === 0 ? null : new Date(at).toISOString(),
  };
}

/** Reports of one symbol: the announced one, and past ones whose day is known. */
export function earningsEntries(symbol: string, modules: Modules, now: number): readonly EarningsEntry[] {
  const quarters = reportedQuarters(modules);
  const base = {
    symbol,
    company:
      looseText(looseAt(modules, "quoteType", "longName")) ?? looseText(looseAt(modules, "quoteType", "shortName")),
    currency:
      looseText(looseAt(looseList(looseAt(modules, "earningsHistory", "history"))?.[0], "currency")) ??
      looseText(looseAt(modules, "earnings", "financialCurrency")),
  };
  const announced = announcedEarnings(modules);
  const byDay = new Map<string, EarningsEntry>();
  if (announced !== null)
    byDay.set(announced.date, { ...base, ...announced, actual: null, surprise: null, surprisePercent: null });
  const timeZone = zoneOf(modules);
  // The call follows the last report, so its day is that of the newest quarter.
  const call = looseUnixTime(looseList(looseAt(modules, "calendarEvents", "earnings", "earningsCallDate"))?.[0]);
  const lastCall = call === null || call > now ? null : call;
  quarters.forEach((quarter, index) => {
    const isNewest = index === quarters.length - 1;
    const isOfCall = isNewest && lastCall !== null && isWithinQuarter(quarter.quarter, lastCall);
    const date = quarter.reportedOn ?? (isOfCall ? dayOf(lastCall, timeZone) : null);
    if (date === null || quarter.actual === null) return;
    const known = byDay.get(date);
    byDay.set(date, {
      ...base,
      date,
      time: known?.time ?? (isOfCall ? timeOfDay(lastCall, timeZone) : "TBD"),
      at: known?.at ?? null,
      estimate: quarter.estimate,
      actual: quarter.actual,
      surprise: quarter.surprise,
      surprisePercent: quarter.surprisePercent,
      isEstimate: false,
    });
  });
  return [...byDay.values()].sort((a, b) => a.date.localeCompare(b.date));
}

/** Dividends of one symbol: those the chart knows with their amount, and the announced one. */
export function dividendEntries(
  symbol: string,
  modules: Modules | null,
  paid: readonly { readonly date: string; readonly value: number }[],
  currency: string | null,
): readonly DividendEntry[] {
  const exDate = looseDay(looseAt(modules, "calendarEvents", "exDividendDate"));
  const paymentDate = looseDay(looseAt(modules, "calendarEvents", "dividendDate"));
  const base = {
    symbol,
    company:
      looseText(looseAt(modules, "quoteType", "longName")) ?? looseText(looseAt(modules, "quoteType", "shortName")),
    recordDate: null,
    currency,
  };
  // The payment belongs to the announced ex-date only where it follows it.
  const payment = exDate !== null && paymentDate !== null && paymentDate >= exDate ? paymentDate : null;
  const byDay = new Map<string, DividendEntry>(
    paid.map(({ date, value }) => [
      date,
      { ...base, date, exDate: date, amount: value, paymentDate: date === exDate ? payment : null },
    ]),
  );
  if (exDate !== null && !byDay.has(exDate)) {
    const statistics = looseAt(modules, "defaultKeyStatistics");
    const isLast = looseDay(looseAt(statistics, "lastDividendDate")) === exDate;
    const amount = isLast ? loosePositive(looseAt(statistics, "lastDividendValue")) : null;
    byDay.set(exDate, { ...base, date: exDate, exDate, amount, paymentDate: payment });
  }
  return [...byDay.values()].sort((a, b) => a.date.localeCompare(b.date));
}

function zoneOf(modules: Modules): string {
  return looseTimeZone(looseAt(modules, "quoteType", "timeZoneFullName")) ?? "America/New_York";
}

/** Midnight UTC means a day without a time, so it must not become the previous evening in New York. */
function dayOf(at: number, timeZone: string): string {
  return zonedDate(at, at % dayMs === 0 ? "UTC" : timeZone);
}

/** Returns the time relative to the session: before, after or unknown. */
function timeOfDay(at: number, timeZone: string): EarningsEntry["time"] {
  const midnight = zonedInstantMs(zonedDate(at, timeZone), 0, timeZone);
  const minutes = (at - midnight) / 60_000;
  if (at % dayMs === 0 || minutes === 0) return "TBD";
  if (minutes < 9.5 * 60) return "BMO";
  return minutes >= 16 * 60 ? "AMC" : "TBD";
}

function isWithinQuarter(quarterEnd: string, call: number): boolean {
  const days = (call - Date.parse(`${quarterEnd}T00:00:00Z`)) / 86_400_000;
  return days > 0 && days < 100;
}
