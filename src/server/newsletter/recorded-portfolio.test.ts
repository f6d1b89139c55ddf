import { spoken } from "#core/newsletter/issue-parts.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { NewsletterIssue } from "#contract/newsletter.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../tests/support/test-server.ts";
import type { LoopbackServer } from "../../../tests/upstreams/loopback-server.ts";
import { type ModelUpstream, startModelUpstream } from "../../../tests/upstreams/model-upstream.ts";
import {
  recordedChart,
  recordedStories,
  recordedWeekEnd,
  startRecordedWeek,
} from "../../../tests/upstreams/recorded-week.ts";
import { hasRecordings, recordingsNote } from "../../../tests/upstreams/recordings.ts";

const shares = { AAPL: 40, MSFT: 10 } as const;

describe.skipIf(!hasRecordings)(`an issue about a portfolio of recorded shares${recordingsNote}`, () => {
  let yahoo: LoopbackServer;
  let model: ModelUpstream;
  let server: TestServer;
  let visitor: Visitor;
  beforeAll(async () => {
    [yahoo, model] = await Promise.all([startRecordedWeek(), startModelUpstream()]);
    model.control({ script: "lie" });
    server = await startTestServer({
      CLOCK: recordedWeekEnd,
      YAHOO_BASE_URL: yahoo.url,
      GEMINI_API_KEY: "nobodys-key",
      GEMINI_BASE_URL: model.url,
    });
    visitor = await holder("MSFT");
  });
  afterAll(async () => {
    await server.stop();
    await Promise.all([yahoo.close(), model.close()]);
  });

  const boughtOn = "2025-05-05";
  const made = (of: Visitor, cadence: "daily" | "weekly") => of.call("POST /api/newsletter/issues", { cadence });
  const said = (phrases: NewsletterIssue["headline"]) => phrases.map(({ text }) => text).join("");
  const dollars = (amount: number) =>
    `$${Math.abs(amount)
      .toFixed(2)
      .replace(/\B(?=(\d{3})+\.)/, ",")}`;
  const percent = (ratio: number) => `${ratio < 0 ? "−" : "+"}${Math.abs(ratio * 100).toFixed(2)}%`;

  it("tells the week by the closes, against a share that was recorded, too", async () => {
    const issue = await made(visitor, "weekly");
    const gains = { AAPL: gainOf("AAPL", "2025-10-22"), MSFT: gainOf("MSFT", "2025-10-22") };
    const before = valueOn("2025-10-22");
    const gain = gains.AAPL + gains.MSFT;
    const benchmark = closeOf("MSFT", "2025-10-29") / closeOf("MSFT", "2025-10-22") - 1;
    const difference = gain / before - benchmark;
    expect(gain).toBeGreaterThan(0);
    expect(difference).toBeGreaterThan(0);
    expect(said(issue.headline)).toBe(
      `In the week to 29 October you gained ${dollars(gain)} (${percent(gain / before)}); time-weighted, ${(difference * 100).toFixed(2)} points above Microsoft Corporation.`,
    );
    expect(issue.result?.benchmark?.returnRatio).toBeCloseTo(benchmark, 5);
    expect(issue.result?.course[0]?.value).toBeCloseTo(before, 1);
    expect(issue.result?.course.at(-1)?.value).toBeCloseTo(valueOn("2025-10-29"), 1);
    expect(issue.movers?.up.map(({ symbol, gain: moved }) => [symbol, Number(moved).toFixed(1)])).toEqual([
      ["AAPL", gains.AAPL.toFixed(1)],
      ["MSFT", gains.MSFT.toFixed(1)],
    ]);
  });

  it("tells the stories of these days, the dividend that follows from those before, and what was not to be had", async () => {
    const issue = await made(visitor, "weekly");
    const stories = recordedStories()
      .map(({ title, url, at }) => ({ title, url, at, isNamed: /\bApple\b|\bAAPL\b/.test(title) }))
      .toSorted((one, other) => Number(other.isNamed) - Number(one.isNamed) || other.at.localeCompare(one.at));
    expect(stories[0]?.title).toBe("Apple to report Q4 earnings after market cap touches $4 trillion");
    expect(issue.stories?.map(({ title, url }) => ({ title, url }))).toEqual(
      stories.slice(0, 5).map(({ title, url }) => ({ title, url })),
    );
    const paid = Object.values(recordedChart("AAPL").events?.dividends ?? {});
    const last = paid.toSorted((one, other) => one.date - other.date).at(-1);
    expect(issue.ahead).toMatchObject({ from: "2025-10-30", to: "2025-11-12", events: [] });
    expect(issue.ahead?.cash).toBe(((last?.amount ?? 0) * shares.AAPL).toFixed(2));
    expect(issue.ahead?.payments).toMatchObject([{ symbol: "AAPL", isAnnounced: false }]);
    expect(spoken(issue.question ?? [])).toContain(
      `AAPL is your largest holding, with ${((100 * shares.AAPL * closeOf("AAPL", "2025-10-29")) / valueOn("2025-10-29")).toFixed(1)}%`,
    );
    expect(issue.missing).toEqual(["Couldn't load the calendar of earnings and dividends."]);
    expect(issue.dataAsOf).toBe("2025-10-29T20:00:01.000Z");
  });

  it("tells the last day, on which one rose and one fell", async () => {
    const issue = await made(visitor, "daily");
    expect(gainOf("MSFT", "2025-10-28")).toBeLessThan(0);
    expect(issue.movers?.up).toMatchObject([{ symbol: "AAPL", gain: gainOf("AAPL", "2025-10-28").toFixed(2) }]);
    expect(issue.movers?.down).toMatchObject([{ symbol: "MSFT", gain: gainOf("MSFT", "2025-10-28").toFixed(2) }]);
  });

  it("says so where the index to compare with was not recorded", async () => {
    const other = await holder("SPY");
    const issue = await made(other, "weekly");
    expect(issue.missing).toContain("Couldn't calculate the comparison with SPY.");
    expect(said(issue.headline)).not.toContain("points");
  });

  it("keeps a model's paragraph about it as far as its numbers are the issue's", async () => {
    const gain = gainOf("AAPL", "2025-10-22") + gainOf("MSFT", "2025-10-22");
    const paragraph = (weight: string) =>
      `You {{1.gain|direction}} [1]. AAPL {{2.AAPL.gain|direction}} [2]. With ${weight} of the portfolio in it [9], the AAPL dividend of {{8.AAPL.dividend}}, estimated for {{8.AAPL.paid}} [8], is the only payment due.\n\nQuestion: Is a weight of ${weight} in AAPL what you decided on, or what happened?`;
    const weight = ((100 * shares.AAPL * closeOf("AAPL", "2025-10-29")) / valueOn("2025-10-29")).toFixed(1);
    model.control({ text: paragraph("{{9.largest}}") });
    const { prose } = await made(await holder("MSFT"), "weekly");
    expect(said(prose?.phrases ?? [])).toBe(
      `You gained ${dollars(gain)}. AAPL gained ${dollars(gainOf("AAPL", "2025-10-22"))}. With ${weight}% of the portfolio in it, the AAPL dividend of $10.40, estimated for 11 November 2025, is the only payment due.`,
    );
    expect(said(prose?.question ?? [])).toContain(`${weight}% in AAPL`);
    model.control({ text: paragraph(`${weight}%`) });
    const cut = (await made(await holder("MSFT"), "weekly")).prose;
    expect(said(cut?.phrases ?? [])).toBe(
      `You gained ${dollars(gain)}. AAPL gained ${dollars(gainOf("AAPL", "2025-10-22"))}.`,
    );
    expect(cut?.question).toBeNull();
  });

  async function holder(benchmark: string): Promise<Visitor> {
    const of = server.visitor();
    await of.signUp();
    await of.patch("/api/portfolio/preferences", { benchmark });
    for (const symbol of ["AAPL", "MSFT"] as const) {
      const price = closeOf(symbol, boughtOn).toFixed(2);
      const bought = { type: "buy", symbol, date: boughtOn, quantity: String(shares[symbol]), price };
      expect((await of.post("/api/portfolio/transactions", bought)).status).toBe(201);
    }
    return of;
  }
});

/** The close of a civil day in New York, out of the recording itself. */
function closeOf(symbol: string, day: string): number {
  const { timestamp, indicators } = recordedChart(symbol);
  const at = timestamp.findIndex((seconds) => new Date(seconds * 1000).toISOString().startsWith(day));
  return indicators.quote[0].close[at] ?? Number.NaN;
}

function gainOf(symbol: keyof typeof shares, since: string): number {
  return shares[symbol] * (closeOf(symbol, "2025-10-29") - closeOf(symbol, since));
}

function valueOn(day: string): number {
  return shares.AAPL * closeOf("AAPL", day) + shares.MSFT * closeOf("MSFT", day);
}
