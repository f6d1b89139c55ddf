import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startYahooUpstream, type YahooUpstream } from "../../../../../tests/upstreams/yahoo-upstream.ts";
import { mergeStories, searchStories } from "./yahoo-news.ts";
import { createYahoo } from "./yahoo.ts";

const clock = { now: () => Date.parse("2026-03-04T18:00:00Z") };
const ignore = () => undefined;
const log = { debug: ignore, info: ignore, warn: ignore, error: ignore };
let upstream: YahooUpstream;

beforeEach(async () => {
  upstream = await startYahooUpstream({ clock });
});
afterEach(() => upstream.close());

const news = (symbols: readonly string[], limit = 10) =>
  createYahoo({ baseUrl: upstream.url, clock, log }).news?.({ symbols, limit });

describe("news", () => {
  it("brings the market's stories once each, newest first", async () => {
    const found = await news([], 30);
    const times = found?.stories.map(({ publishedAt }) => publishedAt ?? "") ?? [];
    expect(times.length).toBe(30);
    expect(times).toEqual(times.toSorted().reverse());
    expect(new Set(found?.stories.map(({ id }) => id)).size).toBe(30);
  });

  it("joins the stories of several symbols, one call a symbol", async () => {
    const found = await news(["NVDA", "MSFT"], 50);
    expect(upstream.count("news")).toBe(2);
    const titles = found?.stories.map(({ title }) => title) ?? [];
    expect(titles).toContain("Chip and software makers lead the market higher");
    expect(new Set(titles).size).toBe(titles.length);
    expect(
      found?.stories.every(({ relevantSymbols }) => relevantSymbols.some((symbol) => /NVDA|MSFT/.test(symbol))),
    ).toBe(true);
  });

  it("asks for ten symbols at most", async () => {
    await news(Array.from({ length: 30 }, (_, index) => `SYM${index}`));
    expect(upstream.count("news")).toBe(10);
  });

  it("uses the stories of one symbol while another cannot be asked", async () => {
    upstream.setFault("500", { endpoint: "news", times: 1 });
    expect((await news(["NVDA", "TSLA"], 20))?.stories.length).toBeGreaterThan(0);
  });
});

const story = (fields: object) => ({ uuid: "u1", title: "A title", ...fields });

it("leaves out stories about others, which Yahoo fills up with", () => {
  const json = {
    quotes: [],
    news: [story({ relatedTickers: ["CRI"] }), story({ uuid: "u2", relatedTickers: ["ocdo.l"] })],
  };
  expect(searchStories(json, "OCDO.L")).toMatchObject([{ id: "u2", relevantSymbols: ["OCDO.L"] }]);
});

it("keeps a story without symbols where its title names the instrument", () => {
  const json = {
    quotes: [{ symbol: "BTC-USD", shortname: "Bitcoin USD" }],
    news: [story({ title: "Bitcoin drops" }), story({ uuid: "u2", title: "Oil drops" })],
  };
  expect(searchStories(json, "BTC-USD")).toMatchObject([{ title: "Bitcoin drops", relevantSymbols: ["BTC-USD"] }]);
});

it("links to web pages alone, and dates what has a time", () => {
  const json = {
    news: [story({ link: "javascript:alert(1)", providerPublishTime: "NaN" }), { shouldNot: "exist" }, null],
  };
  expect(searchStories(json, null)).toEqual([
    {
      id: "u1",
      title: "A title",
      summary: null,
      url: null,
      source: null,
      publishedAt: null,
      relevantSymbols: [],
      thumbnail: null,
    },
  ]);
});

it("joins two tellings of a story by id or address, with the symbols of both", () => {
  const [first] = searchStories({ news: [story({ relatedTickers: ["A"], link: "https://n.example/1" })] }, null);
  const [second] = searchStories(
    { news: [story({ uuid: "u2", relatedTickers: ["B"], link: "https://n.example/1" })] },
    null,
  );
  if (first === undefined || second === undefined) throw new Error("two stories");
  expect(mergeStories([[first], [second]])).toMatchObject([{ id: "u1", relevantSymbols: ["A", "B"] }]);
});
