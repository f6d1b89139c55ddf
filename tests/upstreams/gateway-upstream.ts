import { fakeDividends, fakeEarnings, fakeEconomicEvents, fakeIpos, fakeSplits } from "./fake-events.ts";
import { fakeBars, intervalMinutes } from "./fake-course.ts";
import { createFakeMarket, type QuoteRow } from "./fake-market.ts";
import { fakeInstruments } from "./fixtures/instruments.ts";
import { fakeStories } from "./fixtures/stories.ts";
import { type FakeReply, type FakeRequest, startLoopbackServer } from "./loopback-server.ts";

export type GatewayUpstream = Awaited<ReturnType<typeof startGatewayUpstream>>;

/** The state of the described `quote/{symbols}` path: answers all, answers the first symbol only, or is gone. */
export type LegacyQuotes = "all" | "first-only" | "gone";

/** The position of a reply's rows. */
export type Envelope = "body-array" | "body-object" | "bare-array";

const legacyPath = "/api/yahoo/qu/quote/";
const envelope = { meta: { version: "v1.0", status: 200, copywrite: "fake" } };

/** The yahoo-finance15 gateway on 127.0.0.1. */
export async function startGatewayUpstream({
  port = 0,
  recordings = false,
  clock = { now: () => Date.now() },
  key = "gateway-test-key",
}: { port?: number; recordings?: boolean; clock?: { now(): number }; key?: string } = {}) {
  const market = createFakeMarket({ recordings, clock });
  let legacy: LegacyQuotes = "all";
  let shape: Envelope = "body-array";
  let moreTickers: readonly { symbol: string; name: string }[] = [];

  let refusedPath: string | null = null;
  let quota: { limit: number; remaining: number; resetSeconds: number } | null = null;

  const guarded =
    (answer: (request: FakeRequest) => FakeReply) =>
    (request: FakeRequest): FakeReply => {
      if (request.headers["x-rapidapi-key"] !== key || typeof request.headers["x-rapidapi-host"] !== "string")
        return { status: 403, body: { message: "You are not subscribed to this API." } };
      if (request.url.pathname === refusedPath)
        return { status: 403, body: { message: "This endpoint is disabled for your subscription" } };
      if (quota === null) return answer(request);
      const { limit, resetSeconds } = quota;
      const headers = (remaining: number) => ({
        "x-ratelimit-requests-limit": String(limit),
        "x-ratelimit-requests-remaining": String(remaining),
        "x-ratelimit-requests-reset": String(resetSeconds),
      });
      if (quota.remaining === 0)
        return { status: 429, headers: headers(0), body: { message: "You have exceeded the quota of your plan" } };
      quota.remaining--;
      const reply = answer(request);
      return { ...reply, headers: { ...reply.headers, ...headers(quota.remaining) } };
    };

  const server = await startLoopbackServer({
    port,
    clock,
    onControl: ({ price }) => {
      if (price !== undefined) market.setPrice(price.symbol, price.value);
    },
    endpoints: [
      { name: "legacy-quote", matches: (path) => path.startsWith(legacyPath), answer: guarded(legacyQuote) },
      { name: "quote", matches: (path) => path === "/api/v1/markets/quote", answer: guarded(displayQuote) },
      { name: "history", matches: (path) => path === "/api/v2/markets/stock/history", answer: guarded(history) },
      { name: "tickers", matches: (path) => path === "/api/v2/markets/tickers", answer: guarded(tickers) },
      { name: "news", matches: (path) => /^\/api\/v[12]\/markets\/news$/.test(path), answer: guarded(gatewayNews) },
      { name: "calendar", matches: (path) => path.startsWith(calendarPath), answer: guarded(gatewayCalendar) },
      { name: "indicators", matches: (path) => path.startsWith(indicatorPath), answer: guarded(indicators) },
    ],
  });

  function legacyQuote({ url, now }: FakeRequest): FakeReply {
    if (legacy === "gone") return missing;
    const symbols = decodeURIComponent(url.pathname.slice(legacyPath.length)).split(",");
    const rows = (legacy === "first-only" ? symbols.slice(0, 1) : symbols)
      .map((symbol) => market.row(symbol, now))
      .filter((row) => row !== null);
    if (shape === "bare-array") return { body: rows };
    return { body: { ...envelope, body: shape === "body-object" ? (rows[0] ?? {}) : rows } };
  }

  function displayQuote({ url, now }: FakeRequest): FakeReply {
    const symbol = url.searchParams.get("ticker") ?? "";
    const row = market.row(symbol, now);
    const type = url.searchParams.get("type") === "ETF" ? "ETF" : "EQUITY";
    if (row === null || row["quoteType"] !== type) return missing;
    return { body: { ...envelope, body: display(row) } };
  }

  function history({ url, now }: FakeRequest): FakeReply {
    const instrument = market.instrument(url.searchParams.get("symbol") ?? "", now);
    if (instrument === null) return missing;
    const limit = Number(url.searchParams.get("limit") ?? 50);
    const interval = url.searchParams.get("interval") ?? "1d";
    const bars = fakeBars(instrument, interval, {
      from: now - (intervalMinutes[interval] === undefined ? 4_000 : 20) * 86_400_000,
      to: now,
      now,
    }).slice(-limit);
    const rows = bars
      .toReversed()
      .map(({ time, close, ...bar }) => ({ timestamp_unix: time, ...bar, close: close.toLocaleString("en-US") }));
    if (shape === "body-array") return { body: { ...envelope, body: rows } };
    if (shape === "bare-array") return { body: { items: rows } };
    return {
      body: { ...envelope, body: Object.fromEntries(rows.map(({ timestamp_unix: time, ...row }) => [time, row])) },
    };
  }

  function tickers({ url, now }: FakeRequest): FakeReply {
    const listed = fakeInstruments.filter(({ quoteType, currency }) => quoteType === "EQUITY" && currency === "USD");
    const shares = [
      ...listed,
      ...moreTickers.map((ticker) => ({ ...ticker, exchangeName: "NASDAQ", marketCap: null })),
    ];
    const pageLength = moreTickers.length > 0 ? 200 : tickersAPage;
    const page = Number(url.searchParams.get("page") ?? 1);
    const rows = shares
      .slice((page - 1) * pageLength, page * pageLength)
      .map(({ symbol, name, exchangeName, marketCap }) => ({
        symbol,
        name: `${name} Common Stock`,
        exchange: exchangeName,
        lastsale: `$${String(market.row(symbol, now)?.["regularMarketPrice"])}`,
        netchange: "0.10",
        pctchange: "0.1%",
        marketCap: marketCap?.toLocaleString("en-US") ?? "N/A",
      }));
    const meta = { ...envelope.meta, totalrecords: shares.length };
    return { body: { meta, body: shape === "body-object" ? { tickers: rows } : rows } };
  }

  return {
    ...server,
    /** Lists these besides the instruments that have prices. */
    setMoreTickers: (tickers: typeof moreTickers) => void (moreTickers = tickers),
    key,
    setPrice: market.setPrice,
    setLegacyQuotes: (next: LegacyQuotes) => void (legacy = next),
    setEnvelope: (next: Envelope) => void (shape = next),
    /** Refuses one address as outside the plan; null for none. */
    setRefusedPath: (path: string | null) => void (refusedPath = path),
    /** Sends quota headers from now on, and refuses calls once the quota is used up; null for none. */
    setQuota: (next: { limit: number; remaining: number; resetSeconds: number } | null) =>
      void (quota = next === null ? null : { ...next }),
  };

  function indicators({ url, now }: FakeRequest): FakeReply {
    const query = url.searchParams;
    const instrument = market.instrument(query.get("symbol") ?? "", now);
    if (instrument === null) return missing;
    const interval = query.get("interval") ?? "5m";
    const length = Number(query.get("time_period") ?? query.get("slow_period") ?? 14);
    const days = intervalMinutes[interval] === undefined ? 400 : 10;
    const bars = fakeBars(instrument, interval, { from: now - days * 86_400_000, to: now, now });
    const closes = bars.map(({ close }) => close);
    const mean = (end: number, count: number) =>
      closes.slice(Math.max(0, end + 1 - count), end + 1).reduce((sum, close) => sum + close, 0) /
      Math.min(count, end + 1);
    const name = url.pathname.slice(indicatorPath.length).toUpperCase();
    const rows = bars.map(({ time, close }, index) => {
      const average = mean(index, length);
      if (name === "SMA") return { timestamp: time, SMA: average };
      if (name === "MACD") {
        const macd = mean(index, 12) - average;
        return { timestamp: time, MACD: macd, MACD_Signal: macd * 0.8, MACD_Hist: macd * 0.2 };
      }
      return { timestamp: time, [name]: Math.min(95, Math.max(5, 50 + ((close - average) / average) * 800)) };
    });
    return { body: { ...envelope, body: rows.slice(-Number(query.get("limit") ?? 50)) } };
  }
}

const calendarPath = "/api/v1/markets/calendar/";
const indicatorPath = "/api/v1/markets/indicators/";
const tickersAPage = 5;

/** Stories in the newer path's format, newest first. The older path uses that of an RSS feed. */
function gatewayNews({ url, now }: FakeRequest): FakeReply {
  const tickers = (url.searchParams.get("tickers") ?? url.searchParams.get("ticker") ?? "").split(",");
  const found = fakeStories.filter(({ symbols }) => symbols.some((symbol) => tickers.includes(symbol)));
  if (url.pathname.includes("/v1/")) {
    const items = found.map(({ title, text, minutesAgo }) => ({
      guid: `story-${minutesAgo}`,
      title,
      description: text,
      link: `https://news.example/${minutesAgo}`,
      pubDate: new Date(now - minutesAgo * 60_000).toUTCString(),
    }));
    return { body: items };
  }
  const rows = found.map(({ title, text, publisher, symbols, minutesAgo }) => ({
    url: `https://news.example/${minutesAgo}`,
    img: `https://images.example/${minutesAgo}.jpg`,
    title: title.replaceAll("'", "&#39;"),
    text,
    source: publisher,
    type: "Article",
    tickers: symbols.map((symbol) => `$${symbol}`),
    time: `${newYorkTime(now - minutesAgo * 60_000)} EST`,
    ago: `${minutesAgo} minutes ago`,
  }));
  return { body: { meta: { ...envelope.meta, total: rows.length }, body: rows } };
}

function gatewayCalendar({ url, now }: FakeRequest): FakeReply {
  const date = url.searchParams.get("date") ?? "";
  const american = (day: string) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}/${day.slice(0, 4)}`;
  switch (url.pathname.slice(calendarPath.length)) {
    case "earnings":
      return rows(
        fakeEarnings(now)
          .filter((entry) => entry.date === date)
          .map(({ symbol, company, time, estimate, marketCap }) => ({
            lastYearReportDate: "N/A",
            lastYearEPS: "N/A",
            time: { BMO: "time-pre-market", AMC: "time-after-hours", TNS: "time-not-supplied" }[time],
            symbol,
            name: company.replaceAll("&", "&amp;"),
            marketCap: `$${marketCap.toLocaleString("en-US")}`,
            epsForecast: estimate < 0 ? `($${(-estimate).toFixed(2)})` : `$${estimate.toFixed(2)}`,
            numberOfEstimates: "8",
          })),
      );
    case "dividends":
      return rows(
        fakeDividends(now)
          .filter((entry) => entry.exDate === date)
          .map(({ symbol, company, exDate, recordDate, paymentDate, amount }) => ({
            companyName: `${company} Common Stock`,
            symbol,
            dividend_Ex_Date: american(exDate),
            payment_Date: american(paymentDate),
            record_Date: american(recordDate),
            dividend_Rate: amount,
            announcement_Date: "N/A",
          })),
      );
    case "economic_events":
      return rows(
        fakeEconomicEvents(now)
          .filter((entry) => entry.date === date)
          .map(({ event, countryName, time, actual, forecast, previous }) => ({
            gmt: time ?? "24H",
            country: countryName,
            eventName: event,
            actual: actual ?? "-",
            consensus: forecast ?? "-",
            previous: previous ?? "-",
            description: `${event} as published in ${countryName}. &lt;br/&gt;A higher reading than expected moves the currency.`,
          })),
      );
    case "ipo": {
      const found = fakeIpos(now)
        .filter((entry) => entry.date.startsWith(date))
        .map(({ company, symbol, exchange, date: day, low, high, offer, shares, deal }) => ({
          state: deal === "Expected" ? "upcoming" : deal.toLowerCase(),
          dealID: `${symbol}-1`,
          proposedTickerSymbol: symbol,
          companyName: company,
          proposedExchange: exchange,
          proposedSharePrice: offer === null ? `${low.toFixed(2)}-${high.toFixed(2)}` : offer.toFixed(2),
          sharesOffered: shares.toLocaleString("en-US"),
          [deal === "Priced" ? "pricedDate" : deal === "Filed" ? "filedDate" : "expectedPriceDate"]: american(day),
          dollarValueOfSharesOffered: `$${((offer ?? high) * shares).toLocaleString("en-US")}`,
        }));
      const inState = (state: string) => found.filter((entry) => entry.state === state);
      return {
        body: {
          ...envelope,
          body: { upcoming: inState("upcoming"), priced: inState("priced"), filed: inState("filed") },
        },
      };
    }
    case "stock-splits": {
      const page = Number(url.searchParams.get("page") ?? 1);
      const all = fakeSplits(now);
      const found = all.slice((page - 1) * 3, page * 3).map(({ symbol, company, date: day, added, old }) => ({
        ticker: symbol,
        companyshortname: company,
        startdatetime: `${day}T05:00:00.000Z`,
        optionable: true,
        old_share_worth: old,
        share_worth: added,
      }));
      return { body: { meta: { ...envelope.meta, total: all.length, page }, body: found } };
    }
    default:
      return missing;
  }
}

function rows(found: readonly object[]): FakeReply {
  return { body: { ...envelope, body: found } };
}

/** "Nov 19, 2024, 4:49 PM" */
function newYorkTime(at: number): string {
  return new Intl.DateTimeFormat("en-US", {
    timeZone: "America/New_York",
    month: "short",
    day: "numeric",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
  })
    .format(at)
    .replaceAll(/[\u202f\u00a0]/g, " ");
}

const missing: FakeReply = { status: 404, body: { success: false, message: "Resource Not Found" } };

function display(row: QuoteRow) {
  const amount = (key: string, digits = 2) => Number(row[key]).toFixed(digits);
  const at = new Date(Number(row["regularMarketTime"]) * 1000);
  const time = newYorkTime(at.getTime()).replace(/, (\d+:)/, " $1");
  return {
    symbol: row.symbol,
    companyName: `${String(row["longName"])} Common Stock`,
    stockType: "Common Stock",
    exchange: "NASDAQ-GS",
    primaryData: {
      lastSalePrice: `$${amount("regularMarketPrice")}`,
      netChange: signed(amount("regularMarketChange")),
      percentageChange: `${signed(amount("regularMarketChangePercent"))}%`,
      lastTradeTimestamp: `${time} ET`,
      isRealTime: true,
      bidPrice: "N/A",
      volume: Number(row["regularMarketVolume"]).toLocaleString("en-US"),
      currency: null,
    },
    secondaryData: null,
    marketStatus: "Open",
    assetClass: row["quoteType"] === "ETF" ? "ETF" : "STOCKS",
    keyStats: {
      fiftyTwoWeekHighLow: { label: "52 Week Range:", value: "164.08 - 237.23" },
      dayrange: { label: "High/Low:", value: "NA" },
    },
  };
}

function signed(text: string): string {
  return text.startsWith("-") ? text : `+${text}`;
}
