import { lastSession, tradingSession, zonedDate, zonedInstantMs } from "#core/calendar/index.ts";
import { exchangeName, micOf } from "#core/market/exchange-codes.ts";
import type { QuoteAnswer } from "../../provider.ts";
import { looseAt, looseNumber, loosePositive, looseRecord, looseText } from "../loose.ts";

const newYork = "America/New_York";

/** Translates the gateway's `markets/quote`, whose numbers are display texts: "$227.55", "-0.65%", "N/A". */
export function displayQuoteAnswer(
  symbol: string,
  body: unknown,
  { source, now }: { source: string; now: number },
): QuoteAnswer {
  const row = looseRecord(body);
  const primary = looseRecord(row?.["primaryData"]);
  // After hours the close is in secondaryData, and primaryData holds the evening's price.
  const secondary = looseRecord(row?.["secondaryData"]);
  const data = loosePositive(secondary?.["lastSalePrice"]) === null ? primary : secondary;
  const price = loosePositive(data?.["lastSalePrice"]);
  if (row === null || data === null || price === null)
    return { kind: "invalid", reason: "Invalid quote data received" };
  const isRealTime = data["isRealTime"] === true;
  const marketTime = displayTime(looseText(data["lastTradeTimestamp"])) ?? (isRealTime ? now : null);
  if (marketTime === null) return { kind: "invalid", reason: "Invalid quote data received (no market time)" };
  if (!isRegularTrade(marketTime))
    return { kind: "invalid", reason: "Only a price from outside the regular session came" };

  const change = data["netChange"] === "UNCH" ? 0 : looseNumber(data["netChange"]);
  const previousClose = change === null ? null : Math.round((price - change) * 1e4) / 1e4;
  const exchange = micOf(looseText(row["exchange"]));
  const [fiftyTwoWeekLow, fiftyTwoWeekHigh] = range(looseAt(row, "keyStats", "fiftyTwoWeekHighLow", "value"));
  const [dayLow, dayHigh] = range(looseAt(row, "keyStats", "dayrange", "value"));
  return {
    kind: "quote",
    quote: {
      facts: {
        symbol,
        name: shortName(looseText(row["companyName"]), looseText(row["stockType"])),
        currency: looseText(data["currency"]) ?? (looseText(data["lastSalePrice"])?.startsWith("$") ? "USD" : null),
        exchange,
        exchangeName: exchange === null ? null : exchangeName(exchange),
        timeZone: newYork,
        type: looseText(row["assetClass"]) === "ETF" ? "ETF" : looseText(row["stockType"]),
        price,
        change,
        changePercent:
          looseNumber(data["percentageChange"]) ??
          (change === null || previousClose === null || previousClose <= 0 ? null : (change / previousClose) * 100),
        previousClose,
        open: null,
        dayLow,
        dayHigh,
        fiftyTwoWeekLow,
        fiftyTwoWeekHigh,
        volume: looseNumber(data["volume"]) ?? looseNumber(primary?.["volume"]),
        averageVolume: null,
        marketCap: null,
        pe: null,
        eps: null,
        dividendYield: null,
      },
      origin: {
        source,
        asOf: new Date(Math.min(marketTime, now)).toISOString(),
        fetchedAt: new Date(now).toISOString(),
        delayMinutes: isRealTime ? 0 : null,
        isSample: false,
      },
    },
  };
}

/** Closing auctions print a little after the bell. */
const closingPrintMs = 10 * 60_000;

/** True for a trade within a session of the United States exchanges; pre-market and after-hours trades are none. */
function isRegularTrade(at: number): boolean {
  const { opensAt, closesAt } = tradingSession("XNYS", zonedDate(at, newYork));
  if (opensAt === null || closesAt === null) return false;
  return at >= Date.parse(opensAt) && at <= Date.parse(closesAt) + closingPrintMs;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/**
 * Parses "Dec 21, 2023 5:13 PM ET" or "Closed at Dec 21, 2023 4:00 PM ET". A day without a time means the close of its
 * session.
 */
export function displayTime(text: string | null): number | null {
  const parts = /([A-Z][a-z]{2})[a-z]* (\d{1,2}), (\d{4})(?:,?\s+(\d{1,2}):(\d{2})\s*([AP])M)?/.exec(text ?? "");
  if (parts === null) return null;
  const [, monthName = "", day = "", year = "", hour, minute, half] = parts;
  const month = months.indexOf(monthName.toLowerCase()) + 1;
  if (month === 0) return null;
  const date = `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
  if (Number.isNaN(Date.parse(date))) return null;
  if (hour === undefined)
    return zonedInstantMs(lastSession("XNYS", zonedInstantMs(date, 1440, newYork) - 1) ?? date, 16 * 60, newYork);
  const hours = (Number(hour) % 12) + (half === "P" ? 12 : 0);
  return zonedInstantMs(date, hours * 60 + Number(minute), newYork);
}

/** "164.08 - 237.23" */
function range(value: unknown): readonly [number | null, number | null] {
  const [low, high] = (looseText(value) ?? "").split(" - ");
  return [loosePositive(low), loosePositive(high)];
}

function shortName(name: string | null, stockType: string | null): string | null {
  if (name === null || stockType === null || !name.endsWith(` ${stockType}`)) return name;
  return name.slice(0, -stockType.length - 1);
}
