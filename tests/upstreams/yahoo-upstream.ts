import { fakeBars, intervalMinutes } from "./fake-course.ts";
import { createFakeMarket, type FakeMarket, type QuoteRow } from "./fake-market.ts";
import { fakeCompanies } from "./fixtures/companies.ts";
import { type FakeInstrument, fakeInstruments } from "./fixtures/instruments.ts";
import { type FakeReply, type FakeRequest, startLoopbackServer } from "./loopback-server.ts";
import { hasRecordings, readRecording, recordedBody } from "./recordings.ts";
import {
  chartEvents,
  insightsOf,
  newsRows,
  optionChain,
  summaryOf,
  timeSeries,
  visualization,
} from "./yahoo-replies.ts";

const recordedCharts: Readonly<Record<string, string>> = {
  AAPL: "rs-history_chart_AAPL.json",
  MSFT: "rs-history_chart_MSFT.json",
  GOOG: "chart-GOOG-2020-01-01-to-2020-01-03.json",
  "OCDO.L": "chart-OCDO.L-2020-01-01-to-2020-01-03.json",
  "WSKT.JK": "chart-WSKT.JK-2020-01-01-to-2020-01-03.json",
  "BTC-USD": "chart-BTC-USD-2020-01-01-to-2020-01-03.json",
  "EURUSD=X": "chart-EURUSD=X-2020-01-01-to-2020-01-03.json",
  QQQ: "chart-QQQ-2020-01-01-to-2020-01-03.json",
};

const recordedSearches: Readonly<Record<string, string>> = {
  apple: "rs-search_v1_apple.json",
  aapl: "search-AAPL.json",
  goog: "search-GOOG.json",
  qqq: "search-QQQ.json",
  "ocdo.l": "search-OCDO.L.json",
  "btc-usd": "search-BTC-USD.json",
};

export type YahooUpstream = Awaited<ReturnType<typeof startYahooUpstream>>;

/**
 * Yahoo on 127.0.0.1: cookie, crumb and consent steps, quotes, charts, search, news, calendars, fundamentals, options,
 * movers.
 */
export async function startYahooUpstream({
  port = 0,
  recordings = false,
  clock = { now: () => Date.now() },
}: { port?: number; recordings?: boolean; clock?: { now(): number } } = {}) {
  const market = createFakeMarket({ recordings, clock });
  let crumbNumber = 1;
  let needsConsent = false;
  let refusesCrumbs = false;
  const crumb = () => `fake/crumb.${crumbNumber}`;
  const usesRecordings = recordings && hasRecordings;

  const server = await startLoopbackServer({
    port,
    clock,
    onControl: ({ price }) => {
      if (price !== undefined) market.setPrice(price.symbol, price.value);
    },
    endpoints: [
      { name: "cookie", matches: (path) => path === "/quote/AAPL", answer: cookiePage },
      { name: "crumb", matches: (path) => path === "/v1/test/getcrumb", answer: crumbText },
      { name: "quote", matches: (path) => path === "/v7/finance/quote", answer: quote },
      { name: "chart", matches: (path) => path.startsWith("/v8/finance/chart/"), answer: chart },
      {
        name: "news",
        matches: (path, query) => path === "/v1/finance/search" && Number(query.get("newsCount") ?? 0) > 0,
        answer: news,
      },
      { name: "search", matches: (path) => path === "/v1/finance/search", answer: search },
      { name: "summary", matches: (path) => path.startsWith(summaryPath), answer: summary },
      { name: "visualization", matches: (path) => path === "/v1/finance/visualization", answer: calendarTable },
      { name: "timeseries", matches: (path) => path.startsWith(timeSeriesPath), answer: series },
      { name: "options", matches: (path) => path.startsWith(optionsPath), answer: options },
      { name: "insights", matches: (path) => path === "/ws/insights/v2/finance/insights", answer: insights },
      { name: "related", matches: (path) => path.startsWith(relatedPath), answer: related },
      { name: "trending", matches: (path) => path.startsWith("/v1/finance/trending/"), answer: trending },
      { name: "screener", matches: (path) => path === "/v1/finance/screener/predefined/saved", answer: screener },
      {
        name: "consent",
        matches: (path) => /^\/(consent|v2\/collectConsent|copyConsent)$/.test(path),
        answer: consent,
      },
    ],
  });

  function cookiePage(request: FakeRequest): FakeReply {
    if (needsConsent && !hasSession(request)) {
      return redirect("https://guce.yahoo.com/consent?gcrumb=x", "GUCS=a; Domain=.yahoo.com; Path=/; Secure");
    }
    return { headers: hasSession(request) ? {} : sessionCookie(), body: "<html>Apple Inc.</html>" };
  }

  function crumbText(request: FakeRequest): FakeReply {
    return hasSession(request) ? { headers: { "content-type": "text/plain" }, body: crumb() } : invalidCrumb;
  }

  const isRefused = (request: FakeRequest) =>
    refusesCrumbs || !hasSession(request) || request.url.searchParams.get("crumb") !== crumb();

  function quote(request: FakeRequest): FakeReply {
    if (isRefused(request)) return invalidCrumb;
    const symbols = (request.url.searchParams.get("symbols") ?? "").split(",").filter((symbol) => symbol !== "");
    if (symbols.length === 0)
      return failure(400, "quoteResponse", "Bad Request", 'Missing value for the "symbols" argument');
    const result = symbols.map((symbol) => market.row(symbol, request.now)).filter((row) => row !== null);
    return { body: { quoteResponse: { result, error: null } } };
  }

  function chart(request: FakeRequest): FakeReply {
    const symbol = decodeURIComponent(request.url.pathname.slice("/v8/finance/chart/".length));
    const interval = request.url.searchParams.get("interval") ?? "1d";
    const file = recordedCharts[symbol];
    if (usesRecordings && interval === "1d" && file !== undefined)
      return { body: readRecording(`yahoo/chart/${file}`).response.bodyJson };
    const instrument = market.instrument(symbol, request.now);
    if (instrument === null) return failure(404, "chart", "Not Found", "No data found, symbol may be delisted");
    return { body: { chart: { result: [madeUpChart(instrument, interval, request, market)], error: null } } };
  }

  function search({ url }: FakeRequest): FakeReply {
    const query = (url.searchParams.get("q") ?? "").toLowerCase();
    const file = recordedSearches[query];
    if (usesRecordings && file !== undefined) return { body: readRecording(`yahoo/search/${file}`).response.bodyJson };
    const quotes = market.search(query).map((instrument) => ({
      symbol: instrument.symbol,
      shortname: instrument.name,
      longname: instrument.name,
      quoteType: instrument.quoteType,
      exchange: instrument.exchange,
      exchDisp: instrument.exchangeName,
      isYahooFinance: true,
    }));
    return { body: { count: quotes.length, quotes, news: [] } };
  }

  /** A recorded reply about a symbol, if recordings are enabled and one exists. */
  const recordedReply = (path: string) => (usesRecordings ? recordedBody(`yahoo/${path}`) : null);

  function recordedModules(symbol: string): object | null {
    const body = recordedReply(`quoteSummary/quoteSummary-all-${symbol}.json`) as {
      quoteSummary: { result: readonly object[] };
    } | null;
    return body?.quoteSummary.result[0] ?? null;
  }

  function recordedSeries(symbol: string): readonly unknown[] {
    return ["annual", "quarterly"].flatMap((period) => {
      const path = `fundamentalsTimeSeries/fundamentalsTimeSeries-${symbol}-all-${period}.json`;
      const body = recordedReply(path) as { timeseries: { result: readonly unknown[] } } | null;
      return body?.timeseries.result ?? [];
    });
  }

  const symbolAfter = ({ url }: FakeRequest, path: string) => decodeURIComponent(url.pathname.slice(path.length));

  function news({ url, now }: FakeRequest): FakeReply {
    const query = url.searchParams.get("q") ?? "";
    const instrument = market.instrument(query.toUpperCase(), now);
    const quotes = instrument === null ? [] : [{ symbol: instrument.symbol, shortname: instrument.name }];
    return { body: { count: 0, quotes, news: newsRows(query, Number(url.searchParams.get("newsCount")), now) } };
  }

  function summary(request: FakeRequest): FakeReply {
    if (isRefused(request)) return invalidCrumb;
    const symbol = symbolAfter(request, summaryPath);
    const instrument = market.instrument(symbol, request.now);
    if (instrument === null) return failure(404, "quoteSummary", "Not Found", `Quote not found for symbol: ${symbol}`);
    const names = (request.url.searchParams.get("modules") ?? "").split(",");
    const recorded = recordedModules(symbol);
    if (recorded !== null) {
      const modules = Object.fromEntries(Object.entries(recorded).filter(([name]) => names.includes(name)));
      return { body: { quoteSummary: { result: [modules], error: null } } };
    }
    const modules = summaryOf(instrument, names, request.now);
    if (Object.keys(modules).length === 0)
      return failure(404, "quoteSummary", "Not Found", "No fundamentals data found for any of the summaryTypes");
    return { body: { quoteSummary: { result: [modules], error: null } } };
  }

  function calendarTable(request: FakeRequest): FakeReply {
    if (isRefused(request)) return invalidCrumb;
    const result = visualization(JSON.parse(request.body) as object, request.now);
    if (request.method !== "POST" || result === null) return failure(400, "finance", "Bad Request", "Invalid entity");
    return { body: { finance: { result: [result], error: null } } };
  }

  function series(request: FakeRequest): FakeReply {
    const symbol = symbolAfter(request, timeSeriesPath);
    if (market.isRecorded(symbol)) return { body: { timeseries: { result: recordedSeries(symbol), error: null } } };
    const instrument = market.instrument(symbol, request.now);
    const types = (request.url.searchParams.get("type") ?? "").split(",");
    const result = instrument === null ? [] : timeSeries(instrument, types, request.now);
    return { body: { timeseries: { result, error: null } } };
  }

  function options(request: FakeRequest): FakeReply {
    if (isRefused(request)) return invalidCrumb;
    const symbol = symbolAfter(request, optionsPath);
    const instrument = market.instrument(symbol, request.now);
    const date = request.url.searchParams.get("date");
    const recorded = date === null ? recordedReply(`options/options-${symbol}.json`) : null;
    if (recorded !== null) return { body: recorded };
    const result =
      instrument === null ? [] : [optionChain(instrument, date === null ? null : Number(date), request.now)];
    return { body: { optionChain: { result, error: null } } };
  }

  function insights({ url, now }: FakeRequest): FakeReply {
    const symbol = url.searchParams.get("symbol") ?? "";
    const recorded = recordedReply(`insights/insights-${symbol}.json`);
    if (recorded !== null) return { body: recorded };
    const instrument = market.instrument(symbol, now);
    return { body: { finance: { result: instrument === null ? null : insightsOf(instrument), error: null } } };
  }

  function related(request: FakeRequest): FakeReply {
    const symbol = symbolAfter(request, relatedPath);
    const recorded = recordedReply(`recommendationsBySymbol/recommendationsBySymbol-${symbol}.json`);
    if (recorded !== null) return { body: recorded };
    if (market.row(symbol, request.now) === null) return failure(404, "finance", "Not Found", "No data found");
    const recommendedSymbols = (fakeCompanies[symbol]?.related ?? []).map((other, index) => ({
      symbol: other,
      score: 0.3 - index / 20,
    }));
    return { body: { finance: { result: [{ symbol, recommendedSymbols }], error: null } } };
  }

  function trending(): FakeReply {
    const quotes = ["NVDA", "TSLA", "BTC-USD", "INTC", "AAPL", "NFLX"].map((symbol) => ({ symbol }));
    return { body: { finance: { result: [{ count: quotes.length, quotes }], error: null } } };
  }

  function screener(request: FakeRequest): FakeReply {
    if (isRefused(request)) return invalidCrumb;
    const { searchParams } = request.url;
    const count = Number(searchParams.get("count") ?? 25);
    const rows = fakeInstruments
      .filter(({ quoteType, currency }) => quoteType === "EQUITY" && currency === "USD")
      .map(({ symbol }) => market.row(symbol, request.now))
      .filter((row) => row !== null);
    const by = (key: string) => (row: QuoteRow) => Number(row[key]);
    const change = by("regularMarketChangePercent");
    const volume = by("regularMarketVolume");
    const lists: Readonly<Record<string, readonly QuoteRow[]>> = {
      day_gainers: rows.filter((row) => change(row) > 0).sort((a, b) => change(b) - change(a)),
      day_losers: rows.filter((row) => change(row) < 0).sort((a, b) => change(a) - change(b)),
      most_actives: rows.toSorted((a, b) => volume(b) - volume(a)),
    };
    const list = lists[searchParams.get("scrIds") ?? ""];
    if (list === undefined) return failure(404, "finance", "Not Found", "No such screener");
    const quotes = list.slice(0, count);
    return { body: { finance: { result: [{ total: list.length, count: quotes.length, quotes }], error: null } } };
  }

  return {
    ...server,
    /** Moves a price, and the market time with it. */
    setPrice: market.setPrice,
    /** Invalidates every crumb issued so far. */
    expireCrumb: () => void crumbNumber++,
    /** Refuses every crumb, new ones too. */
    setCrumbRefused: (refused: boolean) => void (refusesCrumbs = refused),
    setConsent: (needed: boolean) => void (needsConsent = needed),
    crumb,
  };
}

function consent({ url, method }: FakeRequest): FakeReply {
  if (url.pathname === "/consent") return redirect("https://consent.yahoo.com/v2/collectConsent?sessionId=s1");
  if (url.pathname === "/copyConsent")
    return redirect("https://finance.yahoo.com/quote/AAPL?guccounter=1", sessionCookie()["set-cookie"]);
  if (method !== "POST") return { body: '<form><input type="hidden" name="csrfToken" value="t&#x3D;1"></form>' };
  return redirect("https://guce.yahoo.com/copyConsent?sessionId=s1", "CFC=b; Domain=consent.yahoo.com; Path=/; Secure");
}

const summaryPath = "/v10/finance/quoteSummary/";
const timeSeriesPath = "/ws/fundamentals-timeseries/v1/finance/timeseries/";
const optionsPath = "/v7/finance/options/";
const relatedPath = "/v6/finance/recommendationsbysymbol/";
const invalidCrumb = failure(401, "finance", "Unauthorized", "Invalid Crumb");

function failure(status: number, key: string, code: string, description: string): FakeReply {
  return { status, body: { [key]: { result: null, error: { code, description } } } };
}

function redirect(location: string, cookie?: string): FakeReply {
  return { status: 302, headers: { location, ...(cookie === undefined ? {} : { "set-cookie": cookie }) }, body: "" };
}

function hasSession({ headers }: FakeRequest): boolean {
  return headers.cookie?.includes("A3=") === true;
}

function sessionCookie() {
  return { "set-cookie": "A3=d=fake; Max-Age=31557600; Domain=.yahoo.com; Path=/; Secure; HttpOnly" };
}

/** AAPL's dividend has a fixed day, so that a test can name it. */
function eventsBetween(symbol: string, from: number, to: number, now: number) {
  if (symbol !== "AAPL") return chartEvents(symbol, from, to, now);
  const dividendAt = Date.parse("2026-02-09T14:30:00Z") / 1000;
  const isWithin = from / 1000 < dividendAt && dividendAt < to / 1000;
  return isWithin ? { dividends: { [dividendAt]: { amount: 0.26, date: dividendAt } } } : null;
}

function madeUpChart(instrument: FakeInstrument, interval: string, request: FakeRequest, market: FakeMarket) {
  const { searchParams } = request.url;
  const row = market.row(instrument.symbol, request.now);
  const now = Number(row?.["regularMarketTime"]) * 1000;
  const from = Number(searchParams.get("period1") ?? now / 1000 - 30 * 86_400) * 1000;
  const to = Number(searchParams.get("period2") ?? now / 1000) * 1000;
  const bars = fakeBars(instrument, interval, { from, to, now });
  const events = eventsBetween(instrument.symbol, from, to, now);
  return {
    meta: {
      currency: instrument.currency,
      symbol: instrument.symbol,
      exchangeName: instrument.exchange,
      fullExchangeName: instrument.exchangeName,
      instrumentType: instrument.quoteType,
      regularMarketTime: Math.floor(now / 1000),
      exchangeTimezoneName: instrument.timeZone,
      regularMarketPrice: instrument.price,
      ...(intervalMinutes[interval] === undefined ? {} : { previousClose: instrument.previousClose }),
      dataGranularity: interval,
    },
    timestamp: bars.map(({ time }) => time),
    ...(events === null ? {} : { events }),
    indicators: {
      quote: [
        {
          open: bars.map(({ open }) => open),
          high: bars.map(({ high }) => high),
          low: bars.map(({ low }) => low),
          close: bars.map(({ close }) => close),
          volume: bars.map(({ volume }) => volume),
        },
      ],
    },
  };
}
