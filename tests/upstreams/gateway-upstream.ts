import { fakeBars, intervalMinutes } from "./fake-course.ts";
import { createFakeMarket, type QuoteRow } from "./fake-market.ts";
import { fakeInstruments } from "./fixtures/instruments.ts";
import { type FakeReply, type FakeRequest, startLoopbackServer } from "./loopback-server.ts";

export type GatewayUpstream = Awaited<ReturnType<typeof startGatewayUpstream>>;

/** What the described `quote/{symbols}` path does: answers all, answers the first symbol only, or is gone. */
export type LegacyQuotes = "all" | "first-only" | "gone";

/** Where the rows of a reply stand. */
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

  const guarded = (answer: (request: FakeRequest) => FakeReply) => (request: FakeRequest) =>
    request.headers["x-rapidapi-key"] === key && typeof request.headers["x-rapidapi-host"] === "string"
      ? answer(request)
      : { status: 403, body: { message: "You are not subscribed to this API." } };

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
    ],
  });

  function legacyQuote({ url, now }: FakeRequest): FakeReply {
    if (legacy === "gone") return missing;
    const asked = decodeURIComponent(url.pathname.slice(legacyPath.length)).split(",");
    const rows = (legacy === "first-only" ? asked.slice(0, 1) : asked)
      .map((symbol) => market.row(symbol, now))
      .filter((row) => row !== null);
    if (shape === "bare-array") return { body: rows };
    return { body: { ...envelope, body: shape === "body-object" ? (rows[0] ?? {}) : rows } };
  }

  function displayQuote({ url, now }: FakeRequest): FakeReply {
    const symbol = url.searchParams.get("ticker") ?? "";
    const row = market.row(symbol, now);
    const wantedType = url.searchParams.get("type") === "ETF" ? "ETF" : "EQUITY";
    if (row === null || row["quoteType"] !== wantedType) return missing;
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

  function tickers({ now }: FakeRequest): FakeReply {
    const rows = fakeInstruments
      .filter(({ quoteType }) => quoteType === "EQUITY")
      .map(({ symbol, name }) => ({
        symbol,
        name: `${name} Common Stock`,
        exchange: "NASDAQ",
        lastsale: `$${String(market.row(symbol, now)?.["regularMarketPrice"])}`,
      }));
    return { body: { ...envelope, body: shape === "body-object" ? { tickers: rows } : rows } };
  }

  return {
    ...server,
    key,
    setPrice: market.setPrice,
    setLegacyQuotes: (next: LegacyQuotes) => void (legacy = next),
    setEnvelope: (next: Envelope) => void (shape = next),
  };
}

const missing: FakeReply = { status: 404, body: { success: false, message: "Resource Not Found" } };

function display(row: QuoteRow) {
  const amount = (key: string, digits = 2) => Number(row[key]).toFixed(digits);
  const at = new Date(Number(row["regularMarketTime"]) * 1000);
  const time = new Intl.DateTimeFormat("en-US", {
    timeZone: "America/New_York",
    month: "short",
    day: "numeric",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
  })
    .format(at)
    .replaceAll(/[\u202f\u00a0]/g, " ")
    .replace(/, (\d+:)/, " $1");
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
