import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { wordsIn } from "#core/words/words.ts";
import { writingOf } from "#core/words/writing.ts";
import { buildIssue } from "#core/newsletter/build-issue.ts";
import { issueSections } from "#core/newsletter/issue.ts";
import { issuePeriod } from "#core/newsletter/issue-period.ts";
import { recordedStories } from "../../../tests/upstreams/recorded-week.ts";
import { hasRecordings, recordingsNote } from "../../../tests/upstreams/recordings.ts";
import type { InternalApi } from "../assistant/internal-api.ts";
import { gather } from "./gather.ts";

const { newsletter: words } = await wordsIn(writingOf({ language: "en", numbers: null, dates: "day-month" }));
const folder = fileURLToPath(new URL("../../../../shared/data/prices/daily/djia/", import.meta.url));
const symbols = ["AAPL", "BA", "CSCO", "DIS"];
const known = { source: "recorded", status: "closed", asOf: null, delayMinutes: null, fetchedAt: null } as const;

function barsOf(symbol: string): { date: string; close: number }[] {
  const rows = readFileSync(`${folder}${symbol}.csv`, "utf8").trim().split("\n").slice(1);
  return rows.map((row) => {
    const [date = "", , , , close = ""] = row.trim().split(",");
    return { date, close: Number(close) };
  });
}

/** The endpoints of an issue, answered from recordings, for a user with a watchlist and no holdings. */
const recordedApi = (async (route: string, input: { symbol?: string }) => {
  const answers: Readonly<Record<string, () => unknown>> = {
    "GET /api/portfolio/holdings": () => ({ holdings: [], incomplete: [] }),
    "GET /api/watchlists": () => ({ watchlists: [{ symbols }] }),
    "GET /api/market/quotes": () => ({ quotes: symbols.map((symbol) => ({ symbol, name: null, provenance: known })) }),
    "GET /api/market/history": () => ({ bars: barsOf(input.symbol ?? ""), provenance: known }),
    "GET /api/market/news": () => ({
      items: recordedStories().map(({ at, ...story }) => ({ ...story, publishedAt: at, relevantSymbols: ["AAPL"] })),
      provenance: known,
    }),
  };
  const answer = answers[route];
  return answer === undefined
    ? { ok: false, code: "stock-data-unavailable", detail: "not recorded" }
    : { ok: true, output: answer() };
}) as unknown as InternalApi;

async function issueOf(lastDay: string) {
  const period = issuePeriod("weekly", lastDay);
  const gathered = await gather({ api: recordedApi, period, now: Date.parse(`${lastDay}T23:00:00Z`), words });
  if (gathered.kind !== "gathered") throw new Error(gathered.kind);
  return buildIssue({ ...gathered.input, cadence: "weekly", sections: issueSections, language: "en", words });
}

describe.skipIf(!hasRecordings || !existsSync(folder))(`an issue of recorded data${recordingsNote}`, () => {
  it("tells a real week by its closes", async () => {
    const issue = await issueOf("2017-12-29");
    const ratioOf = (symbol: string) => {
      const bars = barsOf(symbol);
      const close = (date: string) => bars.find((bar) => bar.date === date)?.close ?? Number.NaN;
      return close("2017-12-29") / close("2017-12-22") - 1;
    };
    const told = [...(issue.movers?.up ?? []), ...(issue.movers?.down ?? [])];
    expect(told.length).toBeGreaterThan(2);
    for (const { symbol, ratio } of told) expect(ratio).toBeCloseTo(ratioOf(symbol), 12);
    const rose = symbols.filter((symbol) => ratioOf(symbol) > 0).length;
    const headline = issue.headline.map(({ text }) => text).join("");
    expect(headline).toContain(`In the week to 29 December ${rose} of 4 on your watchlist rose. `);
    expect(issue.stories).toEqual([]);
    expect(issue.missing).toEqual(["Couldn't load the calendar of earnings and dividends."]);
  });

  it("tells five real stories of a week whose prices are missing, and says that they are", async () => {
    const issue = await issueOf("2025-10-29");
    const titles = recordedStories().map(({ title }) => title);
    expect(issue.stories).toHaveLength(5);
    for (const story of issue.stories ?? []) {
      expect(titles).toContain(story.title);
      expect(story.url).toMatch(/^https:\/\//);
      expect(story.publishedAt >= "2025-10-23").toBe(true);
    }
    expect(issue.headline.map(({ text }) => text).join("")).toContain("is unknown because prices are missing");
    expect(issue.missing).toContain("AAPL has no prices for these days.");
  });
});
