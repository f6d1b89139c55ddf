import type { CalendarType } from "#contract/calendar.ts";
import { addDays, isWeekend } from "#core/calendar/index.ts";
import { normaliseSymbol } from "#core/market/symbol.ts";
import { type CalendarEntries, type CalendarRequest, ProviderError, type ProvidedCalendar } from "../../provider.ts";
import { earningsSurprise } from "../earnings-surprise.ts";
import { looseDay, looseList, looseRecord, type LooseRecord } from "../loose.ts";
import { partialAnswers } from "../partial-answers.ts";
import { plainText } from "../plain-text.ts";
import { splitEntry } from "../split-entry.ts";
import { displayNumber, displayText } from "./display-number.ts";
import { rowsOf } from "./rows.ts";

/** One call a day; a longer range is cut. */
const maxDays = 42;
const maxSplitPages = 10;

type Ask = <T>(path: string, query: Readonly<Record<string, string>>, read: (json: unknown) => T) => Promise<T | null>;

/** The gateway's calendars of the whole market: by day, initial offerings by month, splits page by page. */
export async function gatewayCalendar<T extends CalendarType>(
  { type, from, to }: CalendarRequest<T>,
  ask: Ask,
  today: string,
): Promise<Pick<ProvidedCalendar<T>, "entries" | "missing">> {
  const found: { entries: readonly CalendarEntries[CalendarType][]; missing: string | null } =
    type === "splits"
      ? await splits(ask, to)
      : type === "ipo"
        ? await byName(monthsOf(from, to), (month) => ask("ipo", { date: month }, (json) => offerings(json, today)))
        : await byDay(type, from, to, ask);
  const entries = found.entries
    .filter(({ date }) => date >= from && date <= to)
    .sort((a, b) => a.date.localeCompare(b.date)) as CalendarEntries[T][];
  return { entries, missing: found.missing };
}

function byDay(type: "earnings" | "dividends" | "economic" | CalendarType, from: string, to: string, ask: Ask) {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) if (type === "economic" || !isWeekend(day)) days.push(day);
  const asked = days.slice(0, maxDays);
  const cut = days.length > asked.length ? `Days after ${asked.at(-1)} were not asked for.` : null;
  const ofDay = (day: string) => {
    if (type === "earnings")
      return ask("earnings", { date: day }, (json) => rows(json, (row) => earningsEntry(row, day)));
    if (type === "dividends")
      return ask("dividends", { date: day }, (json) => rows(json, (row) => dividendEntry(row, day)));
    return ask("economic_events", { date: day }, (json) => rows(json, (row) => economicEntry(row, day)));
  };
  return byName(asked, ofDay, cut);
}

async function byName(
  names: readonly string[],
  ask: (name: string) => Promise<readonly CalendarEntries[CalendarType][] | null>,
  cut: string | null = null,
) {
  const { answers, missing } = await partialAnswers(names, ask);
  // An address that the gateway does not have is no empty day.
  if (names.length > 0 && [...answers.values()].every((answer) => answer === null))
    throw new ProviderError("The gateway has no such calendar", { advice: "try-next" });
  const entries = [...answers.values()].flatMap((answer) => answer ?? []);
  const words = [missing, cut].filter((text) => text !== null);
  return { entries, missing: words.length === 0 ? null : words.join(" ") };
}

/** Pages come by day; the end is a page without news, or one past the range. */
async function splits(ask: Ask, to: string) {
  const entries = new Map<string, CalendarEntries["splits"]>();
  for (let page = 1; page <= maxSplitPages; page++) {
    const found = await ask("stock-splits", { page: String(page) }, (json) => ({
      entries: rows(json, splitRow),
      total: displayNumber(looseRecord(looseRecord(json)?.["meta"])?.["total"]),
    }));
    if (found === null) {
      if (page === 1) throw new ProviderError("The gateway has no such calendar", { advice: "try-next" });
      break;
    }
    const before = entries.size;
    for (const entry of found.entries) entries.set(`${entry.symbol} ${entry.date}`, entry);
    const isPast = found.entries.length > 0 && found.entries.every(({ date }) => date > to);
    if (entries.size === before || isPast || (found.total !== null && entries.size >= found.total))
      return { entries: [...entries.values()], missing: null };
  }
  return { entries: [...entries.values()], missing: null };
}

function monthsOf(from: string, to: string): string[] {
  const months = new Set<string>();
  for (let day = from; day <= to && months.size < 4; day = addDays(day, 1)) months.add(day.slice(0, 7));
  return [...months];
}

function rows<T>(json: unknown, read: (row: LooseRecord) => T | null): T[] {
  return rowsOf(json, "items").flatMap((value) => {
    const row = looseRecord(value);
    const entry = row === null ? null : read(row);
    return entry === null ? [] : [entry];
  });
}

function symbolIn(row: LooseRecord, ...keys: readonly string[]): string | null {
  const text = keys.map((key) => displayText(row[key])).find((found) => found !== null) ?? null;
  return text === null ? null : normaliseSymbol(text);
}

function earningsEntry(row: LooseRecord, day: string): CalendarEntries["earnings"] | null {
  const symbol = symbolIn(row, "symbol", "ticker");
  if (symbol === null) return null;
  const estimate = displayNumber(row["epsForecast"] ?? row["epsEstimate"]);
  const actual = displayNumber(row["eps"] ?? row["epsActual"] ?? row["actual"]);
  const { surprise, surprisePercent } = earningsSurprise(actual, estimate);
  const time = displayText(row["time"])?.toLowerCase() ?? "";
  return {
    symbol,
    company: plainText(displayText(row["name"] ?? row["companyName"])),
    date: looseDay(row["date"]) ?? day,
    time: /pre-market|bmo/.test(time) ? "BMO" : /after-hours|amc/.test(time) ? "AMC" : "TBD",
    at: null,
    estimate,
    actual,
    surprise,
    surprisePercent: displayNumber(row["surprise"] ?? row["surprisePercent"]) ?? surprisePercent,
    isEstimate: false,
    currency: "USD",
  };
}

function dividendEntry(row: LooseRecord, day: string): CalendarEntries["dividends"] | null {
  const symbol = symbolIn(row, "symbol", "ticker");
  if (symbol === null) return null;
  const exDate = looseDay(row["dividend_Ex_Date"]) ?? looseDay(row["exDate"]);
  return {
    symbol,
    company: plainText(displayText(row["companyName"] ?? row["name"]))?.replace(/ Common Stock$/, "") ?? null,
    date: exDate ?? day,
    amount: displayNumber(row["dividend_Rate"] ?? row["amount"]),
    exDate: exDate ?? day,
    recordDate: looseDay(row["record_Date"]),
    paymentDate: looseDay(row["payment_Date"]),
    currency: "USD",
  };
}

function economicEntry(row: LooseRecord, day: string): CalendarEntries["economic"] | null {
  const event = plainText(displayText(row["eventName"] ?? row["event"]));
  if (event === null) return null;
  const gmt = displayText(row["gmt"] ?? row["time"]) ?? "";
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(gmt) ?? [];
  const time =
    minute === undefined || Number(hour) > 23 || Number(minute) > 59 ? null : `${hour?.padStart(2, "0")}:${minute}`;
  return {
    event,
    date: day,
    time: time ?? (/^(24h|all day)$/i.test(gmt) ? "All day" : null),
    at: time === null ? null : `${day}T${time}:00.000Z`,
    country: plainText(displayText(row["country"])),
    impact: impactOf(displayText(row["impact"] ?? row["importance"])),
    actual: plainText(displayText(row["actual"])),
    forecast: plainText(displayText(row["consensus"] ?? row["forecast"])),
    previous: plainText(displayText(row["previous"])),
    description: plainText(displayText(row["description"])),
  };
}

function impactOf(text: string | null): "Low" | "Medium" | "High" {
  if (/^high$/i.test(text ?? "")) return "High";
  return /^low$/i.test(text ?? "") ? "Low" : "Medium";
}

/** A list, or lists by state, of which the described one is `upcoming`. */
function offerings(json: unknown, today: string): CalendarEntries["ipo"][] {
  const body = looseRecord(looseRecord(json)?.["body"] ?? json);
  const states = ["upcoming", "priced", "filed", "withdrawn"];
  const lists = body === null ? [] : states.filter((state) => looseList(body[state]) !== null);
  if (body === null || lists.length === 0) return rows(json, (row) => offering(row, null, today));
  return lists.flatMap((state) =>
    (looseList(body[state]) ?? []).flatMap((value) => {
      const row = looseRecord(value);
      const entry = row === null ? null : offering(row, state, today);
      return entry === null ? [] : [entry];
    }),
  );
}

function offering(row: LooseRecord, list: string | null, today: string): CalendarEntries["ipo"] | null {
  const company = plainText(displayText(row["companyName"] ?? row["company"]));
  const date = ["expectedPriceDate", "pricedDate", "withdrawDate", "filedDate", "date"]
    .map((key) => looseDay(row[key]))
    .find((day) => day !== null);
  if (company === null || date === undefined || date === null) return null;
  const status = displayText(row["dealStatus"])?.toLowerCase() ?? null;
  return {
    company,
    symbol: symbolIn(row, "proposedTickerSymbol", "symbol"),
    date,
    price: displayText(row["proposedSharePrice"] ?? row["price"])?.replaceAll("$", "") ?? null,
    shares: displayNumber(row["sharesOffered"]),
    value: displayNumber(row["dollarValueOfSharesOffered"]),
    exchange: displayText(row["proposedExchange"]),
    currency: "USD",
    state:
      list ?? (status === null ? (date >= today ? "upcoming" : null) : status === "expected" ? "upcoming" : status),
  };
}

function splitRow(row: LooseRecord): CalendarEntries["splits"] | null {
  const [old, added] = [displayNumber(row["old_share_worth"]), displayNumber(row["share_worth"])];
  const factor = old === null || added === null || old <= 0 ? null : added / old;
  const company = plainText(displayText(row["companyshortname"] ?? row["companyName"]));
  return splitEntry(symbolIn(row, "ticker", "symbol"), company, looseDay(row["startdatetime"] ?? row["date"]), factor);
}
