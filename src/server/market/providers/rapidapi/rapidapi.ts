import type { SearchResult } from "#contract/market.ts";
import { zonedInstantMs } from "#core/calendar/index.ts";
import { micOf } from "#core/market/exchange-codes.ts";
import { normaliseSymbol } from "#core/market/symbol.ts";
import { createUpstreamClient } from "#server/upstream/upstream-client.ts";
import type { UpstreamLimits } from "#server/upstream/upstream-limits.ts";
import type { UpstreamLog } from "#server/upstream/upstream-log.ts";
import {
  type HistoryRequest,
  type MarketProvider,
  ProviderError,
  type ProvidedHistory,
  type QuoteAnswer,
} from "../../provider.ts";
import { loosePositive, looseRecord, looseText, looseTimeZone } from "../loose.ts";
import { quoteAnswers } from "../yahoo/yahoo-quote.ts";
import { displayQuoteAnswer } from "./display-quote.ts";
import { gatewayBars } from "./gateway-history.ts";
import { rowsOf } from "./rows.ts";

const source = "rapidapi";
/** The gateway's own bound on history. */
const mostBars = 1000;

/** The finance API behind the RapidAPI gateway (yahoo-finance15); wants a key. */
export function createRapidapi({
  baseUrl,
  host,
  key,
  clock,
  log,
  limits = {},
}: {
  baseUrl: string;
  host: string;
  key: string;
  clock: { now(): number };
  log: UpstreamLog;
  limits?: Partial<UpstreamLimits>;
}): MarketProvider {
  const client = createUpstreamClient({ name: source, clock, log, limits });
  const fetchedAt = () => new Date(clock.now()).toISOString();

  /** Null: the gateway has nothing at that address. */
  function ask<T>(path: string, query: Record<string, string>, read: (json: unknown) => T, signal?: AbortSignal) {
    const base = baseUrl.replace(/\/$/, "");
    const search = new URLSearchParams(query).toString();
    const url = new URL(`${base}${path}${search === "" ? "" : `?${search}`}`);
    const headers = { "x-rapidapi-key": key, "x-rapidapi-host": host, accept: "application/json" };
    return client.callJson<T | null>({ url, headers, signal, accept: [404] }, (json, status) =>
      status === 404 ? null : read(json),
    );
  }

  /** Rows of the described path, which answers a list only in part or not at all where the plan has it no more. */
  function describedQuotes(symbols: readonly string[], signal?: AbortSignal) {
    const list = symbols.map(encodeURIComponent).join(",");
    const read = (json: unknown) =>
      quoteAnswers(symbols, rowsOf(json), { source, fetchedAt: fetchedAt(), readPrice: loosePositive });
    return ask(`/api/yahoo/qu/quote/${list}`, {}, read, signal);
  }

  async function displayQuote(symbol: string, signal?: AbortSignal): Promise<QuoteAnswer> {
    for (const type of ["STOCKS", "ETF"]) {
      const read = (json: unknown) => displayQuoteAnswer(symbol, rowsOf(json)[0], { source, now: clock.now() });
      const answer = await ask("/api/v1/markets/quote", { ticker: symbol, type }, read, signal);
      if (answer !== null) return answer;
    }
    return { kind: "unknown" };
  }

  async function singleQuote(symbol: string, hasDescribedPath: boolean, signal?: AbortSignal): Promise<QuoteAnswer> {
    const described = hasDescribedPath ? (await describedQuotes([symbol], signal))?.get(symbol) : undefined;
    return described === undefined || described.kind === "unknown" ? displayQuote(symbol, signal) : described;
  }

  return {
    id: source,
    name: "Yahoo Finance API via RapidAPI",
    needsKey: true,
    connectedMessage: "Successfully connected to Yahoo Finance API via RapidAPI",
    testSymbol: "AAPL",
    // Bounds what asking one by one can cost.
    batchSize: 10,
    covers: () => true,

    async quotes(symbols, signal) {
      const answers = new Map<string, QuoteAnswer>(await describedQuotes(symbols, signal));
      const hasDescribedPath = answers.size > 0;
      const left = symbols.filter((symbol) => (answers.get(symbol)?.kind ?? "unknown") === "unknown");
      // A list of one has just been asked for on its own.
      const asksAgain = hasDescribedPath && symbols.length > 1;
      const singles = await Promise.all(left.map((symbol) => singleQuote(symbol, asksAgain, signal)));
      for (const [index, symbol] of left.entries()) {
        const single = singles[index];
        if (single !== undefined) answers.set(symbol, single);
      }
      return answers;
    },

    history(request, signal) {
      const { symbol, interval, limit } = request;
      const query = { symbol, interval, limit: String(Math.min(limit, mostBars)) };
      const read = (json: unknown) => providedHistory(request, json, clock.now());
      return ask("/api/v2/markets/stock/history", query, read, signal);
    },

    async search(query, limit, signal) {
      const wanted = query.trim().toLowerCase();
      const read = (json: unknown) => rowsOf(json, "tickers");
      const rows = await ask("/api/v2/markets/tickers", { page: "1", type: "STOCKS" }, read, signal);
      if (rows === null) throw new ProviderError("The gateway has no list of tickers", { advice: "try-next" });
      return rows
        .map(searchResult)
        .filter((result) => result !== null)
        .filter(({ ticker, name }) => `${ticker}\n${name}`.toLowerCase().includes(wanted))
        .slice(0, limit);
    },

    health: () => client.health(),
  };
}

function providedHistory(request: HistoryRequest, json: unknown, now: number): ProvidedHistory {
  const meta = looseRecord(looseRecord(json)?.["meta"]);
  const timeZone = looseTimeZone(meta?.["exchangeTimezoneName"]) ?? "America/New_York";
  const bars = gatewayBars(request, json, timeZone);
  const last = bars.at(-1);
  if (last === undefined) throw new ProviderError("The gateway's history holds no bars", { advice: "try-next" });
  // A daily bar carries no time of its own: it stands for the close.
  const lastMs = last.time === undefined ? zonedInstantMs(last.date, 16 * 60, timeZone) : Date.parse(last.time);
  return {
    symbol: request.symbol,
    interval: request.interval,
    currency: looseText(meta?.["currency"]) ?? (isUsListing(request.symbol) ? "USD" : null),
    timeZone,
    exchange: micOf(looseText(meta?.["exchangeName"])),
    adjusted: false,
    bars: bars.slice(-request.limit),
    events: [],
    previousClose: bars.findLast(({ date }) => date !== last.date)?.close ?? null,
    origin: {
      source,
      asOf: new Date(Math.min(now, lastMs)).toISOString(),
      fetchedAt: new Date(now).toISOString(),
      delayMinutes: null,
      isSample: false,
    },
  };
}

/** Symbols of other places carry a suffix (.L), indices and pairs a sign. */
function isUsListing(symbol: string): boolean {
  return /^[A-Z]{1,5}(-[A-Z])?$/.test(symbol);
}

function searchResult(row: unknown): SearchResult | null {
  const record = looseRecord(row);
  const symbol = looseText(record?.["symbol"]);
  if (record === null || symbol === null) return null;
  return {
    ticker: normaliseSymbol(symbol),
    name: (looseText(record["name"]) ?? symbol).replace(/ Common Stock$/, ""),
    market: "stocks",
    locale: "us",
    primary_exchange: micOf(looseText(record["exchange"])),
    type: "Common Stock",
    active: true,
    currency_name: "USD",
  };
}
