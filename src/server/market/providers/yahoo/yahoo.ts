import { createUpstreamClient } from "#server/upstream/upstream-client.ts";
import type { UpstreamLimits } from "#server/upstream/upstream-limits.ts";
import type { UpstreamLog } from "#server/upstream/upstream-log.ts";
import { type MarketProvider, ProviderError, type QuoteAnswer } from "../../provider.ts";
import { looseAt, looseList, looseText } from "../loose.ts";
import { chartQuery, historyOf } from "./yahoo-history.ts";
import { quoteAnswers } from "./yahoo-quote.ts";
import { searchResults } from "./yahoo-search.ts";
import { createYahooSession, yahooHeaders, type YahooSession } from "./yahoo-session.ts";

const dataHost = "https://query2.finance.yahoo.com";
const batchSize = 50;

/** Yahoo Finance, keyless. With a base address every Yahoo host is rewritten to it. */
export function createYahoo({
  baseUrl,
  clock,
  log,
  limits = {},
}: {
  baseUrl: string | null;
  clock: { now(): number };
  log: UpstreamLog;
  limits?: Partial<UpstreamLimits>;
}): MarketProvider {
  const client = createUpstreamClient({ name: "yahoo", clock, log, limits });
  const rewrite = (url: URL) => rewritten(url, baseUrl);
  const session = createYahooSession({ client, rewrite });
  const fetchedAt = () => new Date(clock.now()).toISOString();

  async function ask<T>(
    path: string,
    query: Record<string, string>,
    read: (json: unknown) => T,
    options: AskOptions = {},
  ): Promise<T> {
    const url = new URL(`${dataHost}${path}?${new URLSearchParams(query).toString()}`);
    const cookie = await options.session?.cookies(url);
    const headers = { ...yahooHeaders, accept: "application/json", ...(cookie ? { cookie } : {}) };
    return client.callJson({ url: rewrite(url), headers, signal: options.signal, accept: options.accept ?? [] }, read);
  }

  /** A refused crumb is renewed once; a second refusal is the answer. */
  async function askWithCrumb<T>(
    path: string,
    query: Record<string, string>,
    read: (json: unknown) => T,
    signal?: AbortSignal,
  ): Promise<T> {
    const askIn = (session: YahooSession) => {
      const crumb: Record<string, string> = session.crumb === null ? {} : { crumb: session.crumb };
      return ask(path, { ...query, ...crumb }, read, { session, signal });
    };
    const first = await untilAborted(session.get(), signal);
    try {
      return await askIn(first);
    } catch (error) {
      if (!(error instanceof ProviderError) || error.status !== 401) throw error;
    }
    log.info({ upstream: "yahoo" }, "Crumb refused, renewing it");
    await session.drop(first);
    return askIn(await untilAborted(session.get(), signal));
  }

  return {
    id: "yahoo",
    name: "Yahoo Finance",
    needsKey: false,
    connectedMessage: "Successfully connected to Yahoo Finance",
    testSymbol: "AAPL",
    batchSize,
    covers: () => true,

    async quotes(symbols, signal) {
      const answers = new Map<string, QuoteAnswer>();
      for (let start = 0; start < symbols.length; start += batchSize) {
        const batch = symbols.slice(start, start + batchSize);
        const rows = await askWithCrumb("/v7/finance/quote", { symbols: batch.join(",") }, quoteRows, signal);
        for (const [symbol, answer] of quoteAnswers(batch, rows, { source: "yahoo", fetchedAt: fetchedAt() }))
          answers.set(symbol, answer);
      }
      return answers;
    },

    history(request, signal) {
      const path = `/v8/finance/chart/${encodeURIComponent(request.symbol)}`;
      const read = (json: unknown) => historyOf(request, json, fetchedAt());
      return ask(path, chartQuery(request, clock.now()), read, { signal, accept: [404] });
    },

    search(query, limit, signal) {
      const quotesCount = String(Math.min(50, limit * 2));
      return ask(
        "/v1/finance/search",
        { q: query, quotesCount, newsCount: "0", enableFuzzyQuery: "false", lang: "en-US" },
        (json) => searchResults(query, limit, json),
        { signal },
      );
    },

    health: () => client.health(),
  };
}

function quoteRows(json: unknown): readonly unknown[] {
  const rows = looseList(looseAt(json, "quoteResponse", "result"));
  if (rows !== null) return rows;
  throw new ProviderError(
    looseText(looseAt(json, "quoteResponse", "error", "description")) ?? "Yahoo's quotes have an unexpected shape",
    { advice: "try-next" },
  );
}

interface AskOptions {
  readonly session?: YahooSession;
  readonly signal?: AbortSignal | undefined;
  readonly accept?: readonly number[];
}

function rewritten(url: URL, baseUrl: string | null): URL {
  // The consent steps follow addresses that come from outside.
  if (url.protocol !== "https:" || !/(^|\.)yahoo\.com$/.test(url.hostname))
    throw new ProviderError("Yahoo redirects to a foreign host", { advice: "try-next" });
  if (baseUrl === null) return url;
  const base = new URL(baseUrl);
  return new URL(`${base.pathname.replace(/\/$/, "")}${url.pathname}${url.search}`, base);
}

/** Lets one caller leave while the shared work goes on. */
async function untilAborted<T>(shared: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return shared;
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason as Error);
  signal.addEventListener("abort", stop, { once: true });
  return Promise.race([shared, aborted]).finally(() => signal.removeEventListener("abort", stop));
}
