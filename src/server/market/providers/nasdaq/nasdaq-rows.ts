import type { CalendarType } from "#contract/calendar.ts";
import { zonedInstantMs } from "#core/calendar/index.ts";
import { normaliseSymbol } from "#core/market/symbol.ts";
import { type CalendarEntries, ProviderError } from "../../provider.ts";
import { earningsSurprise } from "../earnings-surprise.ts";
import { looseAt, looseDay, looseList, looseNumber, loosePositive, looseRecord, looseText } from "../loose.ts";
import type { LooseRecord } from "../loose.ts";
import { plainText } from "../plain-text.ts";
import { splitEntry } from "../split-entry.ts";

const currency = "USD";
const timeZone = "America/New_York";

/** The entries of one reply. `day` is the day that was asked for; new listings carry their own. */
export function nasdaqEntries<T extends CalendarType>(type: T, json: unknown, day: string): CalendarEntries[T][] {
  const data = looseRecord(looseAt(json, "data"));
  const code = looseNumber(looseAt(json, "status", "rCode"));
  // A day without events comes as a status of 200 with no data, or with rows that are null.
  if (data === null && code !== 200) throw unexpected(json);
  const read = readers[type] as (data: LooseRecord | null, day: string) => (CalendarEntries[T] | null)[];
  return read(data, day).filter((entry) => entry !== null);
}

const readers: { [T in CalendarType]: (data: LooseRecord | null, day: string) => (CalendarEntries[T] | null)[] } = {
  earnings: (data, day) => rowsOf(data, "rows").map((row) => earnings(row, day)),
  dividends: (data, day) => rowsOf(data, "calendar", "rows").map((row) => dividend(row, day)),
  economic: (data, day) => rowsOf(data, "rows").map((row) => economic(row, day)),
  splits: (data) => rowsOf(data, "rows").map(split),
  ipo: (data) => [
    ...rowsOf(data, "upcoming", "upcomingTable", "rows").map((row) => listing(row, "upcoming", "expectedPriceDate")),
    ...rowsOf(data, "priced", "rows").map((row) => listing(row, "priced", "pricedDate")),
    ...rowsOf(data, "filed", "rows").map((row) => listing(row, "filed", "filedDate")),
    ...rowsOf(data, "withdrawn", "rows").map((row) => listing(row, "withdrawn", "withdrawDate")),
  ],
};

function rowsOf(data: LooseRecord | null, ...path: readonly string[]): LooseRecord[] {
  const rows = looseAt(data, ...path);
  if (rows === undefined || rows === null) return [];
  const list = looseList(rows);
  if (list === null) throw unexpected(null);
  return list.map(looseRecord).filter((row) => row !== null);
}

function unexpected(json: unknown): ProviderError {
  const message = looseText(looseAt(looseList(looseAt(json, "status", "bCodeMessage"))?.[0], "errorMessage"));
  return new ProviderError(message ?? "Nasdaq's calendar has an unexpected shape", { advice: "try-next" });
}

function symbolOf(value: unknown): string | null {
  // Share classes are written BRK/B or BRK.B here, and BRK-B everywhere else.
  const text = looseText(value);
  return text === null ? null : normaliseSymbol(text.replaceAll(/[./]/g, "-"));
}

const times: Readonly<Record<string, "AMC" | "BMO">> = { "time-after-hours": "AMC", "time-pre-market": "BMO" };

function earnings(row: LooseRecord, day: string): CalendarEntries["earnings"] | null {
  const symbol = symbolOf(row["symbol"]);
  if (symbol === null) return null;
  const [estimate, actual] = [amount(row["epsForecast"]), amount(row["eps"])];
  return {
    symbol,
    company: plainText(looseText(row["name"])),
    date: day,
    time: times[looseText(row["time"]) ?? ""] ?? "TBD",
    at: null,
    estimate,
    actual,
    ...earningsSurprise(actual, estimate),
    isEstimate: false,
    currency,
  };
}

function dividend(row: LooseRecord, day: string): CalendarEntries["dividends"] | null {
  const symbol = symbolOf(row["symbol"]);
  const exDate = looseDay(row["dividend_Ex_Date"]) ?? day;
  if (symbol === null) return null;
  return {
    symbol,
    company: plainText(looseText(row["companyName"])),
    date: exDate,
    amount: loosePositive(row["dividend_Rate"]),
    exDate,
    recordDate: looseDay(row["record_Date"]),
    paymentDate: looseDay(row["payment_Date"]),
    currency,
  };
}

function economic(row: LooseRecord, day: string): CalendarEntries["economic"] | null {
  const event = plainText(looseText(row["eventName"]));
  if (event === null) return null;
  const written = plainText(looseText(row["gmt"])) ?? "";
  const time = /^([01]\d|2[0-3]):[0-5]\d$/.test(written) ? written : null;
  return {
    event,
    date: day,
    time: /^all day$/i.test(written) ? "All day" : time,
    at: time === null ? null : `${day}T${time}:00.000Z`,
    country: countryCode(plainText(looseText(row["country"]))),
    impact: "Medium",
    actual: figure(row["actual"]),
    forecast: figure(row["consensus"]),
    previous: figure(row["previous"]),
    description: plainText(looseText(row["description"])),
  };
}

function split(row: LooseRecord): CalendarEntries["splits"] | null {
  const [, fresh, former] = /^([\d.,]+)\s*(?:[:/]|for)\s*([\d.,]+)$/i.exec(looseText(row["ratio"]) ?? "") ?? [];
  const [added, old] = [loosePositive(fresh), loosePositive(former)];
  // "10.000%" is a stock dividend: eleven shares for ten.
  const percent = /^[\d.]+%$/.test(looseText(row["ratio"]) ?? "") ? loosePositive(row["ratio"]) : null;
  const factor = added !== null && old !== null ? added / old : percent === null ? null : 1 + percent / 100;
  return splitEntry(symbolOf(row["symbol"]), plainText(looseText(row["name"])), looseDay(row["executionDate"]), factor);
}

function listing(row: LooseRecord, state: string, dateField: string): CalendarEntries["ipo"] | null {
  const company = plainText(looseText(row["companyName"]));
  const date = looseDay(row[dateField]);
  if (company === null || date === null) return null;
  const price = looseText(row["proposedSharePrice"]);
  return {
    company,
    symbol: symbolOf(row["proposedTickerSymbol"]),
    date,
    price: price !== null && /^\d+(?:\.\d+)?(?:\s*-\s*\d+(?:\.\d+)?)?$/.test(price) ? price.replaceAll(" ", "") : null,
    shares: loosePositive(row["sharesOffered"]),
    value: loosePositive(row["dollarValueOfSharesOffered"]),
    exchange: plainText(looseText(row["proposedExchange"])),
    currency,
    state,
  };
}

/** "$1.23", and "($0.45)" for a loss. */
function amount(value: unknown): number | null {
  const text = looseText(value);
  const loss = text === null ? undefined : /^\((.+)\)$/.exec(text)?.[1];
  const found = looseNumber(loss ?? text?.replace(/^-\$/, "-") ?? value);
  return found === null || loss === undefined ? found : -found;
}

function figure(value: unknown): string | null {
  const text = plainText(typeof value === "number" ? String(value) : looseText(value));
  return text === null || text === "-" || text === "N/A" ? null : text;
}

/** Country names of the calendar as ISO 3166 codes, so that they match those of other sources; others stay as written. */
const countries: Readonly<Record<string, string>> = {
  "united states": "US",
  canada: "CA",
  "united kingdom": "GB",
  "euro zone": "EA",
  germany: "DE",
  france: "FR",
  italy: "IT",
  spain: "ES",
  switzerland: "CH",
  japan: "JP",
  china: "CN",
  "hong kong": "HK",
  india: "IN",
  australia: "AU",
  "new zealand": "NZ",
  brazil: "BR",
  mexico: "MX",
  "south korea": "KR",
  sweden: "SE",
  norway: "NO",
  denmark: "DK",
  netherlands: "NL",
  belgium: "BE",
  austria: "AT",
  portugal: "PT",
  ireland: "IE",
  poland: "PL",
  turkey: "TR",
  russia: "RU",
  "south africa": "ZA",
  singapore: "SG",
};

function countryCode(name: string | null): string | null {
  return name === null ? null : (countries[name.toLowerCase()] ?? name);
}

/** When a day's page was last worth asking for: the end of that day in New York. */
export function endOfDayMs(day: string): number {
  return zonedInstantMs(day, 24 * 60 - 1, timeZone);
}
