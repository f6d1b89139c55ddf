import PostalMime from "postal-mime";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { NewsletterIssue } from "#contract/newsletter.ts";
import { figureText } from "#core/computation/figure-text.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../tests/support/test-server.ts";
import { type EcbUpstream, startEcbUpstream } from "../../../tests/upstreams/ecb-upstream.ts";
import { type ModelUpstream, startModelUpstream } from "../../../tests/upstreams/model-upstream.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../tests/upstreams/yahoo-upstream.ts";

const now = "2026-03-07T16:00:00Z";

describe("the prose of an issue", () => {
  const clock = { now: () => Date.parse(now) };
  let yahoo: YahooUpstream;
  let ecb: EcbUpstream;
  let model: ModelUpstream;
  let server: TestServer;
  const start = (environment: Record<string, string> = {}) =>
    startTestServer({
      CLOCK: now,
      YAHOO_BASE_URL: yahoo.url,
      ECB_BASE_URL: ecb.url,
      GEMINI_API_KEY: "nobodys-key",
      GEMINI_BASE_URL: model.url,
      ...environment,
    });
  beforeAll(async () => {
    [yahoo, ecb, model] = await Promise.all([
      startYahooUpstream({ clock }),
      startEcbUpstream({ clock }),
      startModelUpstream(),
    ]);
    server = await start();
  });
  afterAll(async () => {
    await server.stop();
    await Promise.all([yahoo.close(), ecb.close(), model.close()]);
  });
  beforeEach(() => model.control({ script: "true", fault: "none", text: null }));

  const holder = async (of: TestServer = server): Promise<Visitor> => {
    const visitor = of.visitor();
    await visitor.signUp();
    for (const [symbol, quantity] of [
      ["AAPL", "17"],
      ["MSFT", "6"],
    ]) {
      const bought = { type: "buy", symbol, date: "2026-01-05", quantity, price: "100" };
      expect((await visitor.post("/api/portfolio/transactions", bought)).status).toBe(201);
    }
    return visitor;
  };
  const made = (visitor: Visitor) => visitor.call("POST /api/newsletter/issues", {});
  const said = (phrases: NewsletterIssue["headline"] | undefined | null) =>
    (phrases ?? []).map(({ text }) => text).join("");
  const size = (amount: string | number) =>
    figureText({ value: Math.abs(Number(amount)), unit: "money", currency: "USD" });

  it("is a model's, out of what the issue tells, with the amounts filled in afterwards and marked as such", async () => {
    const visitor = await holder();
    const issue = await made(visitor);
    const { gain, returnRatio } = issue.result ?? {};
    const [mover] = [...(issue.movers?.up ?? []), ...(issue.movers?.down ?? [])];
    const direction = Number(gain) > 0 ? "gained" : "lost";
    const moved = Number(mover?.gain) > 0 ? "gained" : "lost";
    model.control({
      text: `You {{1.gain|direction}}, a return of {{1.return}} [1]. **${mover?.symbol}** {{2.${mover?.symbol}.gain|direction}} [2].\n\nQuestion: Is what moved you what you meant to own?`,
    });
    await visitor.patch("/api/newsletter/settings", { sections: ["prose", "result", "movers", "question"] });
    const told = await made(visitor);
    expect(told.prose?.model).toContain("gemini");
    expect(said(told.prose?.phrases)).toBe(
      `You ${direction} ${size(gain ?? 0)}, a return of ${figureText({ value: (returnRatio ?? 0) * 100, unit: "percent", currency: null })}. ${mover?.symbol} ${moved} ${size(mover?.gain ?? 0)}.`,
    );
    expect(told.prose?.phrases.filter(({ isAmount }) => isAmount).map(({ text }) => text)).toEqual([
      size(gain ?? 0),
      size(mover?.gain ?? 0),
    ]);
    expect(said(told.prose?.question)).toBe("Is what moved you what you meant to own?");
    // It is stored with the issue, and shown wherever the issue is read.
    const kept = await visitor.call("GET /api/newsletter/issues/:id", { id: told.id });
    expect(kept.prose).toEqual(told.prose);
    const file = await PostalMime.parse((await visitor.get(`/api/newsletter/issues/${told.id}/file`)).text);
    const feed = new URL(String((await visitor.post("/api/newsletter/feed")).body["url"])).pathname;
    for (const text of [file.text, file.html, (await visitor.get(feed)).text]) {
      expect(text).toContain(said(told.prose?.phrases));
      expect(text).toContain(`written by ${told.prose?.model}`);
      expect(text).toContain("Is what moved you what you meant to own?");
    }
  });

  it("is made without the reader's amounts", async () => {
    const visitor = await holder();
    const issue = await made(visitor);
    const sent = JSON.stringify(model.requests.at(-1));
    expect(sent).toContain("{{1.gain}}");
    for (const amount of [issue.result?.gain, ...(issue.movers?.up ?? []).map(({ gain }) => gain)])
      expect(sent).not.toContain(String(Math.abs(Number(amount))));
    expect(sent).toContain("<<<DATA");
  });

  it.each([
    ["a false number", "You gained 98.76% in the week [1]."],
    ["a link", "Your week is told at https://example.org/more [1]."],
    ["no end", "Calm weeks pass, and ".repeat(80)],
    ["nothing", " "],
  ])("is left out where it has %s", async (_what, text) => {
    const visitor = await holder();
    model.control({ text });
    const issue = await made(visitor);
    expect(issue.prose).toBeNull();
    expect(said(issue.headline)).toContain("In the week to 7 March you");
  });

  it("is left out by a model that lies, fails or hangs, which after two readers is left alone for a while", async () => {
    const own = await start({ LIMIT_AI_FIRST_BYTE_MS: "300", LIMIT_AI_TOTAL_MS: "500" });
    const visitor = await holder(own);
    model.control({ script: "lie" });
    expect((await made(visitor)).prose).toBeNull();
    model.control({ script: "true", fault: "hang" });
    await visitor.patch("/api/newsletter/settings", { sections: ["prose", "result"] });
    expect((await made(visitor)).prose).toBeNull();
    model.control({ fault: "none", text: "You {{1.gain|direction}} [1]." });
    // One slow answer is no reason to leave it out for everybody.
    const other = await holder(own);
    expect((await made(other)).prose).not.toBeNull();
    model.control({ fault: "hang" });
    for (const [reader, cadence] of [
      [visitor, "daily"],
      [other, "monthly"],
    ] as const)
      expect((await reader.post("/api/newsletter/issues", { cadence })).body["prose"]).toBeNull();
    model.control({ fault: "none" });
    const before = model.requests.length;
    expect((await made(visitor)).prose).toBeNull();
    expect(model.requests.length).toBe(before);
    await own.stop();
  });

  it("counts against the reader's own budget, is not written beyond it, and not where it is not wanted", async () => {
    const visitor = await holder();
    await visitor.patch("/api/newsletter/settings", { sections: ["result", "movers"] });
    const before = model.requests.length;
    expect((await made(visitor)).prose).toBeNull();
    expect(model.requests.length).toBe(before);
    const poor = await start({ LIMIT_AI_TOKENS_PER_DAY: "100" });
    expect((await made(await holder(poor))).prose).toBeNull();
    expect(model.requests.length).toBe(before);
    await poor.stop();
  });
});
