import { zonedInstantMs } from "#core/calendar/index.ts";
import { micOf } from "#core/market/exchange-codes.ts";
import type { Origin } from "#core/market/quote.ts";
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
import { type PartialAnswers, partialAnswers } from "../partial-answers.ts";
import { untilAborted } from "../until-aborted.ts";
import { mergeStories } from "../yahoo/yahoo-news.ts";
import { quoteAnswers } from "../yahoo/yahoo-quote.ts";
import { displayQuoteAnswer } from "./display-quote.ts";
import { gatewayCalendar } from "./gateway-calendar.ts";
import { createGatewayCalls, describedQuotesPath, type GatewayQuestion } from "./gateway-calls.ts";
import { requireQuote } from "../require-quote.ts";
import { createKeptPages } from "./kept-pages.ts";
import { tickerPage } from "./gateway-directory.ts";
import { gatewayBars } from "./gateway-history.ts";
import { gatewayStories } from "./gateway-news.ts";
import { gatewaySeries, seriesQuery } from "./gateway-series.ts";
import { rowsOf } from "./rows.ts";

const source = "rapidapi";
/** The gateway's own bound on history. */
const maxBars = 1000;
/** Limit of pages in the list of tickers. */
const maxPages = 400;
/** The news of the day are those of the largest companies. */
const marketTickers = ["AAPL", "GOOGL", "MSFT", "AMZN", "TSLA"];
const newYork = "America/New_York";

const testSymbol = "AAPL";

/** The finance API behind the RapidAPI gateway (yahoo-finance15); wants a key. */
export function createRapidapi({
  baseUrl,
  host,
  key,
  clock,
  log,
  limits = {},
  onRefused,
}: {
  baseUrl: string;
  host: string;
  key: string;
  clock: { now(): number };
  log: UpstreamLog;
  limits?: Partial<UpstreamLimits>;
  /** Called when the key itself is refused. */
  onRefused?: () => void;
}): MarketProvider {
  const calls = createGatewayCalls({ name: source, baseUrl, host, clock, log, limits, onRefused });
  const fetchedAt = () => new Date(clock.now()).toISOString();
  const originNow = (): Origin => ({
    source,
    asOf: fetchedAt(),
    fetchedAt: fetchedAt(),
    delayMinutes: null,
    isSample: false,
  });

  /** Null: the gateway has nothing at that address. */
  const ask = <T>(
    purpose: GatewayQuestion<T>["purpose"],
    path: string,
    query: Readonly<Record<string, string>>,
    read: (json: unknown) => T,
    signal?: AbortSignal,
  ) => calls.ask<T>({ key, purpose, path, query, read, signal });

  /** Rows of the described path, which answers a list only in part or not at all where the plan has it no more. */
  function describedQuotes(symbols: readonly string[], signal?: AbortSignal) {
    const list = symbols.map(encodeURIComponent).join(",");
    const read = (json: unknown) =>
      quoteAnswers(symbols, rowsOf(json), { source, fetchedAt: fetchedAt(), readPrice: loosePositive });
    return ask("quote", `${describedQuotesPath}${list}`, {}, read, signal);
  }

  async function displayQuote(symbol: string, signal?: AbortSignal): Promise<QuoteAnswer> {
    for (const type of ["STOCKS", "ETF"]) {
      const read = (json: unknown) => displayQuoteAnswer(symbol, rowsOf(json)[0], { source, now: clock.now() });
      const answer = await ask("quote", "/api/v1/markets/quote", { ticker: symbol, type }, read, signal);
      if (answer !== null) return answer;
    }
    return { kind: "unknown" };
  }

  async function singleQuote(symbol: string, hasDescribedPath: boolean, signal?: AbortSignal): Promise<QuoteAnswer> {
    const described = hasDescribedPath ? (await describedQuotes([symbol], signal))?.get(symbol) : undefined;
    return described === undefined || described.kind === "unknown" ? displayQuote(symbol, signal) : described;
  }

  // Readers ask by the week; a month's offerings and the pages of splits serve several weeks.
  const calendarPages = createKeptPages({
    clock,
    ask: (path, query, read) => ask("calendar", `/api/v1/markets/calendar/${path}`, query, read),
  });

  const tickers = (page: number, signal?: AbortSignal) =>
    ask("directory", "/api/v2/markets/tickers", { page: String(page), type: "STOCKS" }, tickerPage, signal);

  return {
    id: source,
    name: "Yahoo Finance API via RapidAPI",
    needsKey: true,
    connectedMessage: "Successfully connected to Yahoo Finance API via RapidAPI",
    testSymbol,
    // Bounds what asking one by one can cost.
    batchSize: 10,
    calendars: { market: ["earnings", "dividends", "economic", "ipo", "splits"], symbols: [] },
    covers: () => true,

    async quotes(symbols, signal) {
      const answers = new Map<string, QuoteAnswer>(await describedQuotes(symbols, signal));
      const hasDescribedPath = answers.size > 0;
      const left = symbols.filter((symbol) => (answers.get(symbol)?.kind ?? "unknown") === "unknown");
      // A list of one has just been asked for on its own.
      const asksAgain = hasDescribedPath && symbols.length > 1;
      for (const symbol of left) answers.delete(symbol);
      const asked = partialAnswers(left, (symbol) => singleQuote(symbol, asksAgain, signal));
      // Answers received so far are kept, even if these calls fail.
      const singles = answers.size === 0 ? await asked : await asked.catch(nothingOf);
      for (const [symbol, answer] of singles.answers) answers.set(symbol, answer);
      return answers;
    },

    async probe() {
      const read = (json: unknown) => {
        const answers = quoteAnswers([testSymbol], rowsOf(json), {
          source,
          fetchedAt: fetchedAt(),
          readPrice: loosePositive,
        });
        const answer = answers.get(testSymbol);
        requireQuote(answer?.kind === "quote" ? answer.quote.facts.price : null);
      };
      await calls.ask({ key, purpose: "quote", path: `${describedQuotesPath}${testSymbol}`, read, isSingle: true });
    },

    history(request, signal) {
      const { symbol, interval, limit } = request;
      const query = { symbol, interval, limit: String(Math.min(limit, maxBars)) };
      const read = (json: unknown) => providedHistory(request, json, clock.now());
      return ask("history", "/api/v2/markets/stock/history", query, read, signal);
    },

    async search(query, limit, signal) {
      const wanted = query.trim().toLowerCase();
      const page = await tickers(1, signal);
      if (page === null) throw new ProviderError("The gateway has no list of tickers", { advice: "try-next" });
      return page.entries
        .map(({ result }) => result)
        .filter(({ ticker, name }) => `${ticker}\n${name}`.toLowerCase().includes(wanted))
        .slice(0, limit);
    },

    async *directory(signal) {
      let seen = 0;
      for (let page = 1; page <= maxPages; page++) {
        const found = await tickers(page, signal);
        if (found === null && page === 1)
          throw new ProviderError("The gateway has no list of tickers", { advice: "try-next" });
        if (found === null || found.entries.length === 0) return;
        yield found.entries.map(({ result, size }) => ({ ...result, size }));
        seen += found.entries.length;
        if (found.total !== null && seen >= found.total) return;
      }
    },

    async news({ symbols, limit }, signal) {
      const read = (json: unknown) => gatewayStories(json, clock.now());
      const [only] = symbols.length === 1 ? symbols : [];
      const own =
        only === undefined
          ? null
          : await ask("news", "/api/v1/markets/news", { symbol: only, ticker: only }, read, signal);
      const stories =
        own ??
        (await ask(
          "news",
          "/api/v2/markets/news",
          { tickers: (symbols.length === 0 ? marketTickers : symbols).join(","), type: "ALL" },
          read,
          signal,
        ));
      if (stories === null) throw new ProviderError("The gateway has no news", { advice: "try-next" });
      const about = stories.flatMap((story) => {
        if (symbols.length === 0 || story.relevantSymbols.some((symbol) => symbols.includes(symbol))) return [story];
        // The feed of one symbol names none.
        return own !== null && story.relevantSymbols.length === 0
          ? [{ ...story, relevantSymbols: symbols.slice() }]
          : [];
      });
      return { stories: mergeStories([about]).slice(0, limit), origin: originNow() };
    },

    async calendar(request, signal) {
      const found = await gatewayCalendar(
        request,
        (path, query, read) => untilAborted(calendarPages.get(path, query, read), signal),
        fetchedAt().slice(0, 10),
      );
      return { ...found, origin: originNow() };
    },

    async series(request, signal) {
      const read = (json: unknown) => gatewaySeries(request, json, newYork);
      const path = `/api/v1/markets/indicators/${request.indicator}`;
      const rows = (await ask("series", path, seriesQuery(request), read, signal)) ?? [];
      const last = rows.at(-1);
      const asOf = last === undefined ? fetchedAt() : new Date(Math.min(clock.now(), last.at)).toISOString();
      return { rows, origin: { ...originNow(), asOf } };
    },

    health: () => calls.health(key),
  };
}

/** Treats failed calls as an answer with no quotes. */
function nothingOf(error: unknown): PartialAnswers<QuoteAnswer> {
  if (error instanceof ProviderError) return { answers: new Map(), missing: null };
  throw error;
}

function providedHistory(request: HistoryRequest, json: unknown, now: number): ProvidedHistory {
  const meta = looseRecord(looseRecord(json)?.["meta"]);
  const timeZone = looseTimeZone(meta?.["exchangeTimezoneName"]) ?? newYork;
  const bars = gatewayBars(request, json, timeZone);
  const last = bars.at(-1);
  if (last === undefined) throw new ProviderError("The gateway's history holds no bars", { advice: "try-next" });
  // A daily bar has no time of its own; its time is that of the close.
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
