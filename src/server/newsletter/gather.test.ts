import { describe, expect, it } from "vitest";
import { wordsIn } from "#core/words/words.ts";
import { writingOf } from "#core/words/writing.ts";
import type { InternalApi } from "../assistant/internal-api.ts";
import { lastDayOf } from "./issue-turns.ts";
import { gather } from "./gather.ts";

const { newsletter: words } = await wordsIn(writingOf({ language: "en", numbers: null, dates: "day-month" }));
const period = { from: "2026-02-28", to: "2026-03-06" };

/** A user with a watchlist and no holdings. The symbols in `samples` only have sample data. */
function watching(
  symbols: readonly string[],
  samples: readonly string[],
  exchanges: Readonly<Record<string, string>> = {},
): InternalApi {
  const known = (symbol: string) => ({
    source: "recorded",
    status: samples.includes(symbol) ? "sample" : "closed",
    asOf: "2026-03-06T21:00:00.000Z",
  });
  return (async (route: string, { symbol = "" }: { symbol?: string }) => {
    const answers: Readonly<Record<string, () => unknown>> = {
      "GET /api/portfolio/holdings": () => ({ holdings: [], incomplete: [] }),
      "GET /api/watchlists": () => ({ watchlists: [{ symbols }] }),
      "GET /api/market/quotes": () => ({
        quotes: symbols.map((each) => ({
          symbol: each,
          name: null,
          exchange: exchanges[each] ?? "XNAS",
          provenance: known(each),
        })),
      }),
      "GET /api/market/history": () => ({
        bars: [
          { date: "2026-02-27", close: 100 },
          { date: "2026-03-06", close: 110 },
        ],
        provenance: known(symbol),
      }),
      "GET /api/market/news": () => ({ items: [], provenance: known("") }),
      "GET /api/market/calendar": () => ({ type: "earnings", entries: [], provenance: known("") }),
    };
    const answer = answers[route];
    return answer === undefined ? { ok: false, code: "none", detail: "none" } : { ok: true, output: answer() };
  }) as unknown as InternalApi;
}

describe("what an issue is made of", () => {
  it("leaves out a watched symbol that has only samples, and says so", async () => {
    const api = watching(["AAPL", "FAKE"], ["FAKE"]);
    const gathered = await gather({ api, period, now: Date.parse("2026-03-07T08:00:00Z"), words });
    if (gathered.kind !== "gathered") throw new Error(gathered.kind);
    expect(gathered.input.watched.map(({ symbol }) => symbol)).toEqual(["AAPL"]);
    expect(gathered.input.watched[0]?.ratio).toBeCloseTo(0.1, 12);
    expect(gathered.input.missing).toEqual(["FAKE is left out: only sample prices are available."]);
    expect(gathered.isComplete).toBe(false);
  });

  it.each([
    ["before New York opens", "2026-03-06T11:00:00Z", {}, ["Trading in New York on 2026-03-06 hasn't closed yet."]],
    ["while New York is open", "2026-03-06T16:00:00Z", {}, ["Trading in New York on 2026-03-06 hasn't closed yet."]],
    ["after the close", "2026-03-06T21:00:01Z", {}, []],
    ["of an exchange that is held alone", "2026-03-06T16:31:00Z", { AAPL: "XETR", FAKE: "CRYPTO" }, []],
    [
      "before that one closes",
      "2026-03-06T16:29:00Z",
      { AAPL: "XETR", FAKE: "CRYPTO" },
      ["Trading in Frankfurt on 2026-03-06 hasn't closed yet."],
    ],
  ])("waits for the close of the last day, wherever its reader is: %s", async (_when, at, exchanges, missing) => {
    const now = Date.parse(at);
    // Already Saturday in Auckland.
    expect(lastDayOf(Date.parse("2026-03-06T11:00:00Z"), "Pacific/Auckland")).toBe(period.to);
    const gathered = await gather({ api: watching(["AAPL", "FAKE"], [], exchanges), period, now, words });
    if (gathered.kind !== "gathered") throw new Error(gathered.kind);
    expect(gathered.input.missing).toEqual(missing);
    expect(gathered.isComplete).toBe(missing.length === 0);
  });

  it("is nothing where there are samples alone", async () => {
    const api = watching(["AAPL", "FAKE"], ["AAPL", "FAKE"]);
    expect(await gather({ api, period, now: Date.parse("2026-03-07T08:00:00Z"), words })).toEqual({ kind: "samples" });
  });
});
