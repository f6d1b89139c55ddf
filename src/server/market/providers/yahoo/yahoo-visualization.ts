import type { CalendarType } from "#contract/calendar.ts";
import { addDays, isPlainDate, zonedDate } from "#core/calendar/index.ts";
import { normaliseSymbol } from "#core/market/symbol.ts";
import { type CalendarEntries, ProviderError } from "../../provider.ts";
import { earningsSurprise } from "../earnings-surprise.ts";
import {
  looseAt,
  looseDay,
  looseList,
  looseNumber,
  loosePositive,
  looseRecord,
  looseText,
  looseUnixTime,
} from "../loose.ts";
import { plainText } from "../plain-text.ts";
import { splitEntry } from "../split-entry.ts";

/** Calendars that Yahoo's site shows for the market as a whole. */
export type MarketCalendar = Exclude<CalendarType, "dividends">;

type Row = (field: string) => unknown;

interface CalendarTable<T extends CalendarType> {
  readonly entity: string;
  readonly sort: { readonly field: string; readonly type: "ASC" | "DESC" };
  /** Field of Yahoo's schema, and the headings it may come under instead. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
  readonly query: (from: string, end: string) => Query;
  readonly entry: (row: Row, today: string) => CalendarEntries[T] | null;
}

interface Query {
  readonly operator: string;
  readonly operands: readonly (Query | string)[];
}

const query = (operator: string, ...operands: readonly (Query | string)[]): Query => ({ operator, operands });
const between = (field: string, from: string, end: string) =>
  query("and", query("gte", field, from), query("lt", field, end));

const tables: { readonly [T in MarketCalendar]: CalendarTable<T> } = {
  earnings: {
    entity: "sp_earnings",
    // Where there is more than is read, the small companies are left out.
    sort: { field: "intradaymarketcap", type: "DESC" },
    columns: {
      ticker: ["Symbol"],
      companyshortname: ["Company Name", "Company"],
      startdatetime: ["Event Start Date", "Earnings Date"],
      startdatetimetype: ["Earnings Call Time", "Call Time", "Timing"],
      epsestimate: ["EPS Estimate"],
      epsactual: ["Reported EPS"],
      epssurprisepct: ["Surprise (%)", "Surprise(%)"],
      intradaymarketcap: ["Market Cap (Intraday)"],
    },
    query: (from, end) =>
      query(
        "and",
        query("eq", "region", "us"),
        query("or", query("eq", "eventtype", "EAD"), query("eq", "eventtype", "ERA")),
        query("gte", "startdatetime", from),
        query("lt", "startdatetime", end),
      ),
    entry: earningsEntry,
  },
  economic: {
    entity: "economic_event",
    sort: { field: "startdatetime", type: "ASC" },
    columns: {
      econ_release: ["Event"],
      country_code: ["Country Code", "Country"],
      startdatetime: ["Event Time", "Event Start Date"],
      period: ["For", "Period"],
      after_release_actual: ["Actual"],
      consensus_estimate: ["Market Expectation"],
      prior_release_actual: ["Prior to This"],
      originally_reported_actual: ["Revised from"],
    },
    query: (from, end) => between("startdatetime", from, end),
    entry: economicEntry,
  },
  ipo: {
    entity: "ipo_info",
    sort: { field: "startdatetime", type: "ASC" },
    columns: {
      ticker: ["Symbol"],
      companyshortname: ["Company", "Company Name"],
      exchange_short_name: ["Exchange Short Name", "Exchange"],
      filingdate: ["Filing Date"],
      startdatetime: ["Date"],
      amendeddate: ["Amended Date"],
      pricefrom: ["Price From"],
      priceto: ["Price To"],
      offerprice: ["Price"],
      currencyname: ["Currency"],
      shares: ["Shares"],
      dealtype: ["Action", "Deal Type"],
    },
    query: (from, end) =>
      query(
        "or",
        between("startdatetime", from, end),
        between("filingdate", from, end),
        between("amendeddate", from, end),
      ),
    entry: ipoEntry,
  },
  splits: {
    entity: "splits",
    sort: { field: "startdatetime", type: "ASC" },
    columns: {
      ticker: ["Symbol"],
      companyshortname: ["Company Name", "Company"],
      startdatetime: ["Payable On", "Event Start Date"],
      optionable: ["Optionable"],
      old_share_worth: ["Old Share Worth"],
      share_worth: ["Share Worth"],
      ratio: ["Ratio"],
    },
    query: (from, end) => between("startdatetime", from, end),
    entry: (row) =>
      splitEntry(calendarSymbol(row), plainText(looseText(row("companyshortname"))), dayOf(row), factorOf(row)),
  },
};

/** The body of one page's request to Yahoo's `visualization`, both days included. */
export function visualizationBody(
  type: MarketCalendar,
  { from, to, size, offset }: { from: string; to: string; size: number; offset: number },
) {
  const { entity, sort, columns, query } = tables[type];
  return {
    entityIdType: entity,
    sortField: sort.field,
    sortType: sort.type,
    // A ratio in words is only ever a heading.
    includeFields: Object.keys(columns).filter((field) => field !== "ratio"),
    size,
    offset,
    query: query(from, addDays(to, 1)),
  };
}

/** Translates one page of Yahoo's `visualization`: columns in any order, by field or by heading, rows as lists or records. */
export function visualizationEntries<T extends MarketCalendar>(
  type: T,
  json: unknown,
  today: string,
): { readonly rows: number; readonly entries: readonly CalendarEntries[T][] } {
  const document = looseRecord(
    looseList(looseAt(looseRecord(looseList(looseAt(json, "finance", "result"))?.[0]), "documents"))?.[0],
  );
  const columns = looseList(document?.["columns"])?.map(looseRecord);
  const rows = looseList(document?.["rows"]);
  if (columns === undefined || rows === null)
    throw unexpected(looseText(looseAt(json, "finance", "error", "description")));
  const table: CalendarTable<T> = tables[type];
  const places = new Map(
    Object.entries(table.columns).map(([field, names]) => [field, placeOf(field, names, columns)]),
  );
  if (rows.length > 0 && [...places.values()].every((place) => place === null)) throw unexpected(null);
  const entries = rows.flatMap((row) => {
    const cells = looseList(row);
    const record = looseRecord(row);
    const read: Row = (field) => {
      const place = places.get(field);
      if (place === null || place === undefined) return undefined;
      return cells === null ? (record?.[place.label] ?? record?.[field]) : cells[place.index];
    };
    const entry = table.entry(read, today);
    return entry === null ? [] : [entry];
  });
  return { rows: rows.length, entries };
}

function unexpected(description: string | null): ProviderError {
  return new ProviderError(description ?? "Yahoo's calendar has an unexpected shape", { advice: "try-next" });
}

/** By field, else by heading. A text under a heading that two columns share is the time of day. */
function placeOf(
  field: string,
  names: readonly string[],
  columns: readonly (Readonly<Record<string, unknown>> | null)[],
): { readonly index: number; readonly label: string } | null {
  const isDay = field.endsWith("date") || field === "startdatetime";
  const byField = columns.findIndex((column) => column?.["id"] === field);
  const index =
    byField >= 0
      ? byField
      : columns.findIndex((column) => {
          const label = looseText(column?.["label"]) ?? "";
          const isTime = label === "Event Start Date" && column?.["type"] === "STRING";
          if (column?.["id"] !== undefined) return false;
          if (isTime) return field === "startdatetimetype";
          return names.includes(label) && !(isDay && column?.["type"] === "NUMBER");
        });
  return index < 0 ? null : { index, label: looseText(columns[index]?.["label"]) ?? field };
}

function calendarSymbol(row: Row): string | null {
  const text = looseText(row("ticker"));
  return text === null ? null : normaliseSymbol(text);
}

function dayOf(row: Row): string | null {
  return looseDay(row("startdatetime"));
}

/** RFC 3339, where the field holds a moment and not a day alone. */
function momentOf(value: unknown): string | null {
  const text = looseText(value);
  const ms = looseUnixTime(value) ?? (text === null || isPlainDate(text) ? Number.NaN : Date.parse(text));
  if (!Number.isFinite(ms)) return null;
  const moment = new Date(ms).toISOString();
  return moment.includes("T00:00:00") ? null : moment;
}

function earningsEntry(row: Row): CalendarEntries["earnings"] | null {
  const symbol = calendarSymbol(row);
  const at = momentOf(row("startdatetime"));
  // An evening in New York is the next day in UTC.
  const date = at === null ? dayOf(row) : zonedDate(Date.parse(at), "America/New_York");
  if (symbol === null || date === null) return null;
  const time = looseText(row("startdatetimetype"));
  const estimate = looseNumber(row("epsestimate"));
  const actual = looseNumber(row("epsactual"));
  const { surprise, surprisePercent } = earningsSurprise(actual, estimate);
  return {
    symbol,
    company: plainText(looseText(row("companyshortname"))),
    date,
    time: time === "AMC" || time === "BMO" ? time : "TBD",
    at: time === "TAS" ? at : null,
    estimate,
    actual,
    surprise,
    surprisePercent: looseNumber(row("epssurprisepct")) ?? surprisePercent,
    isEstimate: false,
    currency: null,
  };
}

function economicEntry(row: Row): CalendarEntries["economic"] | null {
  const release = plainText(looseText(row("econ_release")));
  const date = dayOf(row);
  if (release === null || date === null) return null;
  const at = momentOf(row("startdatetime"));
  const period = plainText(looseText(row("period")));
  return {
    event: period === null ? release : `${release} (${period})`,
    date,
    time: at === null ? null : at.slice(11, 16),
    at,
    country: looseText(row("country_code")),
    impact: "Medium",
    actual: figure(row("after_release_actual")),
    forecast: figure(row("consensus_estimate")),
    previous: figure(row("prior_release_actual")),
    description: null,
  };
}

function figure(value: unknown): string | null {
  const text = typeof value === "number" ? String(looseNumber(value) ?? "") : looseText(value);
  return text === null || text === "" || text === "-" ? null : text;
}

function ipoEntry(row: Row, today: string): CalendarEntries["ipo"] | null {
  const company = plainText(looseText(row("companyshortname")));
  const date = dayOf(row) ?? looseDay(row("amendeddate")) ?? looseDay(row("filingdate"));
  if (company === null || date === null) return null;
  const [low, high] = [loosePositive(row("pricefrom")), loosePositive(row("priceto"))];
  const single = loosePositive(row("offerprice")) ?? (low === high ? low : null);
  const shares = loosePositive(row("shares"));
  const range = low === null || high === null ? null : `${low.toFixed(2)}-${high.toFixed(2)}`;
  return {
    company,
    symbol: calendarSymbol(row),
    date,
    price: single === null ? range : single.toFixed(2),
    shares,
    value: single === null || shares === null ? null : single * shares,
    exchange: looseText(row("exchange_short_name")),
    currency: looseText(row("currencyname")),
    state: ipoState(looseText(row("dealtype")), date, today),
  };
}

function ipoState(deal: string | null, date: string, today: string): string | null {
  const word = deal?.toLowerCase() ?? "";
  if (/priced/.test(word)) return "priced";
  if (/withdrawn|postponed/.test(word)) return "withdrawn";
  if (/filed|filing|amend/.test(word)) return "filed";
  return /expected|upcoming/.test(word) || date >= today ? "upcoming" : null;
}

/** New shares per old one. */
function factorOf(row: Row): number | null {
  const [old, added] = [loosePositive(row("old_share_worth")), loosePositive(row("share_worth"))];
  if (old !== null && added !== null) return added / old;
  const [, fresh, former] = /^([\d.]+)\s*[:/-]\s*([\d.]+)$/.exec(looseText(row("ratio")) ?? "") ?? [];
  const [numerator, denominator] = [loosePositive(fresh), loosePositive(former)];
  return numerator === null || denominator === null ? null : numerator / denominator;
}
