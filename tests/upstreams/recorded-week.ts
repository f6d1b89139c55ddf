import { type FakeReply, type FakeRequest, startLoopbackServer } from "./loopback-server.ts";
import { readRecording } from "./recordings.ts";

/** After the New York close of the recorded day. */
export const recordedWeekEnd = "2025-10-29T23:00:00Z";

const charts: Readonly<Record<string, string>> = {
  AAPL: "yahoo/chart/rs-history_chart_AAPL.json",
  MSFT: "yahoo/chart/rs-history_chart_MSFT.json",
};

interface RecordedChart {
  readonly meta: Readonly<Record<string, unknown>> & { readonly regularMarketPrice: number };
  readonly timestamp: readonly number[];
  readonly indicators: { readonly quote: readonly [{ readonly close: readonly (number | null)[] }] };
  readonly events?: {
    readonly dividends?: Readonly<Record<string, { readonly amount: number; readonly date: number }>>;
  };
}

interface RecordedStory {
  readonly id: string;
  readonly content: {
    readonly title: string;
    readonly pubDate: string;
    readonly clickThroughUrl: { readonly url: string } | null;
    readonly provider: { readonly displayName: string };
  };
}

/** A share's recorded half year up to that day. */
export function recordedChart(symbol: string): RecordedChart {
  const { chart } = readRecording(charts[symbol] ?? "").response.bodyJson as {
    chart: { result: readonly [RecordedChart] };
  };
  return chart.result[0];
}

/** Headlines about Apple recorded on that day. */
export function recordedStories() {
  const { data } = readRecording("yahoo/news/rs-news_latestNews_AAPL.json").response.bodyJson as {
    data: { tickerStream: { stream: readonly RecordedStory[] } };
  };
  return data.tickerStream.stream.flatMap(({ id, content: { title, pubDate, clickThroughUrl, provider } }) =>
    clickThroughUrl === null
      ? []
      : [{ id, title, url: clickThroughUrl.url, source: provider.displayName, at: pubDate }],
  );
}

/** Yahoo on 127.0.0.1 as recorded on that day, and nothing else: no calendars, no index. */
export async function startRecordedWeek() {
  return startLoopbackServer({
    clock: { now: () => Date.parse(recordedWeekEnd) },
    onControl: () => undefined,
    endpoints: [
      {
        name: "cookie",
        matches: (path) => path === "/quote/AAPL",
        answer: () => ({ headers: { "set-cookie": "A3=recorded; Path=/" }, body: "<html></html>" }),
      },
      {
        name: "crumb",
        matches: (path) => path === "/v1/test/getcrumb",
        answer: () => ({ headers: { "content-type": "text/plain" }, body: "recorded" }),
      },
      { name: "quote", matches: (path) => path === "/v7/finance/quote", answer: quotes },
      { name: "chart", matches: (path) => path.startsWith(chartPath), answer: chart },
      { name: "news", matches: (path) => path === "/v1/finance/search", answer: news },
    ],
  });
}

const chartPath = "/v8/finance/chart/";

function chart({ url }: FakeRequest): FakeReply {
  const file = charts[decodeURIComponent(url.pathname.slice(chartPath.length))];
  if (file === undefined || url.searchParams.get("interval") !== "1d")
    return {
      status: 404,
      body: { chart: { result: null, error: { code: "Not Found", description: "No data found" } } },
    };
  return { body: readRecording(file).response.bodyJson };
}

/** Rows derived from the charts of the same moment. */
function quotes({ url }: FakeRequest): FakeReply {
  const result = (url.searchParams.get("symbols") ?? "").split(",").flatMap((symbol) => {
    if (charts[symbol] === undefined) return [];
    const { meta, indicators } = recordedChart(symbol);
    const previousClose = indicators.quote[0].close.at(-2) ?? meta.regularMarketPrice;
    const change = meta.regularMarketPrice - previousClose;
    return [
      {
        ...meta,
        exchange: meta["exchangeName"],
        quoteType: meta["instrumentType"],
        regularMarketPreviousClose: previousClose,
        regularMarketChange: change,
        regularMarketChangePercent: (change / previousClose) * 100,
      },
    ];
  });
  return { body: { quoteResponse: { result, error: null } } };
}

function news({ url }: FakeRequest): FakeReply {
  const isAboutApple = /aapl|apple/i.test(url.searchParams.get("q") ?? "");
  return {
    body: {
      quotes: [],
      news: (isAboutApple ? recordedStories() : []).map(({ id, title, url: link, source, at }) => ({
        uuid: id,
        title,
        publisher: source,
        link,
        providerPublishTime: Math.floor(Date.parse(at) / 1000),
        type: "STORY",
        relatedTickers: ["AAPL"],
      })),
    },
  };
}
