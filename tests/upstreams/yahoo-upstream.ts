import { fakeBars, intervalMinutes } from "./fake-course.ts";
import { createFakeMarket, type FakeMarket } from "./fake-market.ts";
import type { FakeInstrument } from "./fixtures/instruments.ts";
import { type FakeReply, type FakeRequest, startLoopbackServer } from "./loopback-server.ts";
import { hasRecordings, readRecording } from "./recordings.ts";

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

/** Yahoo on 127.0.0.1: cookie, crumb and consent steps, quotes, charts and search. */
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
      { name: "search", matches: (path) => path === "/v1/finance/search", answer: search },
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

  function quote(request: FakeRequest): FakeReply {
    if (refusesCrumbs || !hasSession(request) || request.url.searchParams.get("crumb") !== crumb()) return invalidCrumb;
    const asked = (request.url.searchParams.get("symbols") ?? "").split(",").filter((symbol) => symbol !== "");
    if (asked.length === 0)
      return failure(400, "quoteResponse", "Bad Request", 'Missing value for the "symbols" argument');
    const result = asked.map((symbol) => market.row(symbol, request.now)).filter((row) => row !== null);
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

  return {
    ...server,
    /** Moves a price; the market time moves with it. */
    setPrice: market.setPrice,
    /** Makes every crumb handed out so far invalid. */
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

function madeUpChart(instrument: FakeInstrument, interval: string, request: FakeRequest, market: FakeMarket) {
  const { searchParams } = request.url;
  const row = market.row(instrument.symbol, request.now);
  const now = Number(row?.["regularMarketTime"]) * 1000;
  const from = Number(searchParams.get("period1") ?? now / 1000 - 30 * 86_400) * 1000;
  const to = Number(searchParams.get("period2") ?? now / 1000) * 1000;
  const bars = fakeBars(instrument, interval, { from, to, now });
  const dividendAt = Date.parse("2026-02-09T14:30:00Z") / 1000;
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
    ...(instrument.symbol === "AAPL" && from / 1000 < dividendAt && dividendAt < to / 1000
      ? { events: { dividends: { [dividendAt]: { amount: 0.26, date: dividendAt } } } }
      : {}),
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
