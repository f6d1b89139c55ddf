import { XMLParser } from "fast-xml-parser";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Api } from "#contract/index.ts";
import type { NewsletterIssue } from "#contract/newsletter.ts";
import { testEngines } from "../../../tests/support/test-engines.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../tests/support/test-server.ts";
import { type EcbUpstream, startEcbUpstream } from "../../../tests/upstreams/ecb-upstream.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../tests/upstreams/yahoo-upstream.ts";

/** A Saturday: the week's prices are in. */
const now = "2026-03-07T16:00:00Z";

describe.each(testEngines())("the newsletter on $name", (engine) => {
  const clock = { now: () => Date.parse(now) };
  let server: TestServer;
  let yahoo: YahooUpstream;
  let ecb: EcbUpstream;
  beforeAll(async () => {
    yahoo = await startYahooUpstream({ clock });
    ecb = await startEcbUpstream({ clock });
    server = await startTestServer({
      ...(await engine.environment()),
      CLOCK: now,
      YAHOO_BASE_URL: yahoo.url,
      ECB_BASE_URL: ecb.url,
    });
  });
  afterAll(async () => {
    await server.stop();
    await Promise.all([yahoo.close(), ecb.close()]);
  });

  const person = async (): Promise<Visitor> => {
    const visitor = server.visitor();
    await visitor.signUp();
    return visitor;
  };
  const holder = async (): Promise<Visitor> => {
    const visitor = await person();
    for (const [symbol, quantity] of [
      ["AAPL", "10"],
      ["MSFT", "5"],
      ["SAP.DE", "4"],
    ]) {
      const transaction = { type: "buy", symbol, date: "2026-01-05", quantity, price: "100" };
      const recorded = await visitor.post("/api/portfolio/transactions", transaction);
      expect(recorded.status, recorded.text).toBe(201);
    }
    return visitor;
  };
  const made = (visitor: Visitor, input: Api["POST /api/newsletter/issues"]["input"] = {}) =>
    visitor.call("POST /api/newsletter/issues", input);
  const said = ({ headline }: NewsletterIssue) => headline.map(({ text }) => text).join("");

  it("makes an issue out of what somebody owns, with the same numbers as the portfolio", async () => {
    const visitor = await holder();
    const issue = await made(visitor);
    expect(issue).toMatchObject({
      kind: "portfolio",
      cadence: "weekly",
      period: { from: "2026-03-01", to: "2026-03-07" },
      title: "Week to 7 March 2026",
    });
    const performance = (await visitor.get("/api/portfolio/performance?from=2026-03-01&to=2026-03-07")).body as {
      returns: { gain: number; simple: number; timeWeighted: number };
      benchmark: { difference: number };
    };
    expect(Number(issue.result?.gain)).toBeCloseTo(performance.returns.gain, 2);
    expect(issue.result?.returnRatio).toBe(performance.returns.simple);
    expect(issue.result?.timeWeighted).toBe(performance.returns.timeWeighted);
    expect(issue.result?.benchmark?.difference).toBe(performance.benchmark.difference);
    expect(issue.result?.course.length).toBe(8);
    expect(said(issue)).toMatch(
      /^In the week to 7 March you (gained|lost) \$[\d,.]+ \([+−][\d.]+%\); time-weighted, [\d.]+ points/,
    );
    const moved = [...(issue.movers?.up ?? []), ...(issue.movers?.down ?? [])].map(({ symbol }) => symbol);
    expect(new Set(moved)).toEqual(new Set(["AAPL", "MSFT", "SAP.DE"]));
    expect(issue.stories?.length).toBeGreaterThan(0);
    for (const { url } of issue.stories ?? []) expect(url).toMatch(/^https?:/);
    expect(issue.ahead).toMatchObject({ from: "2026-03-08", to: "2026-03-21", baseCurrency: "USD" });
    expect(issue.ahead?.events.length).toBeGreaterThan(0);
    expect(issue.ahead?.events.every(({ weight }) => weight !== null)).toBe(true);
    expect(issue.missing).toEqual([]);
    expect(issue.dataAsOf).not.toBeNull();
    expect(issue.sources.length).toBeGreaterThan(2);
  });

  it("keeps one issue a kind and day, and gives it to nobody else", async () => {
    const visitor = await holder();
    const first = await made(visitor);
    const again = await made(visitor);
    expect(again.id).toBe(first.id);
    await made(visitor, { cadence: "daily" });
    const list = (await visitor.get("/api/newsletter/issues")).body["issues"] as { id: string }[];
    expect(list).toHaveLength(2);
    expect((await visitor.get(`/api/newsletter/issues/${first.id}`)).body).toEqual(again);
    const stranger = await person();
    expect((await stranger.get(`/api/newsletter/issues/${first.id}`)).body["code"]).toBe("issue-not-found");
    expect((await stranger.get("/api/newsletter/issues")).body["issues"]).toEqual([]);
  });

  it("is new in the archive until its reader has opened it", async () => {
    const visitor = await holder();
    const { id } = await made(visitor);
    const unread = async () =>
      ((await visitor.get("/api/newsletter/issues")).body["issues"] as { isRead: boolean }[]).map(
        ({ isRead }) => !isRead,
      );
    await visitor.get(`/api/newsletter/issues/${id}`);
    expect(await unread()).toEqual([true]);
    const stranger = await person();
    expect((await stranger.post(`/api/newsletter/issues/${id}/read`)).body["code"]).toBe("issue-not-found");
    expect(await unread()).toEqual([true]);
    for (let time = 0; time < 2; time += 1)
      expect((await visitor.post(`/api/newsletter/issues/${id}/read`)).status).toBe(200);
    expect(await unread()).toEqual([false]);
    // A regenerated issue has different contents.
    await made(visitor);
    expect(await unread()).toEqual([true]);
  });

  it("keeps so many issues and lets the oldest go", async () => {
    const small = await startTestServer({
      ...(await engine.environment()),
      CLOCK: now,
      YAHOO_BASE_URL: yahoo.url,
      ECB_BASE_URL: ecb.url,
      LIMIT_NEWSLETTER_ISSUES: "2",
    });
    const visitor = small.visitor();
    await visitor.signUp();
    const first = await made(visitor);
    for (const cadence of ["daily", "monthly"] as const) await made(visitor, { cadence });
    const list = (await visitor.get("/api/newsletter/issues")).body["issues"] as { cadence: string }[];
    expect(list.map(({ cadence }) => cadence)).toEqual(["monthly", "daily"]);
    expect((await visitor.get(`/api/newsletter/issues/${first.id}`)).body["code"]).toBe("issue-not-found");
    await small.stop();
  });

  it("is about the watchlist where nothing is held", async () => {
    const visitor = await person();
    const issue = await made(visitor);
    expect(issue.kind).toBe("watchlist");
    expect(said(issue)).toMatch(/^In the week to 7 March \d+ of \d+ on your watchlist rose\. [\w.^=-]+ moved the most/);
    expect(issue.result).toBeNull();
    expect(issue.movers?.up.concat(issue.movers.down).every(({ gain }) => gain === null)).toBe(true);
  });

  it("has nothing to tell where nothing is held or watched", async () => {
    const visitor = await person();
    const { symbols } = (await visitor.get("/api/watchlist")).body as { symbols: string[] };
    for (const symbol of symbols) await visitor.delete(`/api/watchlist/${encodeURIComponent(symbol)}`);
    const reply = await visitor.post("/api/newsletter/issues");
    expect([reply.status, reply.body["code"]]).toEqual([409, "nothing-to-report"]);
  });

  it("makes no issue of samples, and names what is missing where nothing answers", async () => {
    const lonely = await startTestServer({ ...(await engine.environment()), CLOCK: now });
    const visitor = lonely.visitor();
    await visitor.signUp();
    const reply = await visitor.post("/api/newsletter/issues");
    expect([reply.status, reply.body["code"]]).toEqual([409, "only-samples"]);
    const bought = { type: "buy", symbol: "AAPL", date: "2026-01-05", quantity: "10", price: "100" };
    expect((await visitor.post("/api/portfolio/transactions", bought)).status).toBe(201);
    const issue = await made(visitor);
    expect(said(issue)).toBe("In the week to 7 March: your portfolio's result is unknown because prices are missing.");
    expect(issue.missing).toContain("Couldn't load the news.");
    expect(issue.missing.join(" ")).toContain("AAPL is left out");
    expect([issue.stories, issue.result?.gain]).toEqual([[], null]);
    await lonely.stop();
  });

  it("gives an issue as a mail in a file, whose texts say the same and whose chart is inside", async () => {
    const visitor = await holder();
    const issue = await made(visitor);
    const reply = await visitor.get(`/api/newsletter/issues/${issue.id}/file`);
    expect(reply.headers.get("content-type")).toBe("message/rfc822");
    expect(reply.headers.get("content-disposition")).toBe('attachment; filename="bellwether-2026-03-07.eml"');
    const mail = await PostalMime.parse(reply.text);
    expect(mail.subject).toBe("Week to 7 March 2026: your Bellwether issue");
    for (const part of [mail.text ?? "", (mail.html ?? "").replaceAll("&amp;", "&")]) {
      expect(part).toContain(said(issue));
      for (const { url } of issue.stories ?? []) expect(part).toContain(url);
      expect(part).toContain("/newsletter?issue=");
    }
    expect(mail.html).toMatch(/<img src="cid:chart" alt="Value of your portfolio: \$[\d,.]+ on 28 February 2026, \$/);
    expect(mail.html?.match(/(?:src|background)="(?!cid:)|<link|url\(/g)).toBeNull();
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark"/>');
    const [picture] = mail.attachments;
    expect(picture).toMatchObject({ mimeType: "image/png", contentId: "<chart>", disposition: "inline" });
    expect(
      Buffer.from(picture?.content as ArrayBuffer)
        .subarray(1, 4)
        .toString(),
    ).toBe("PNG");
    const stranger = await person();
    expect((await stranger.get(`/api/newsletter/issues/${issue.id}/file`)).body["code"]).toBe("issue-not-found");
  });

  it("is read by a private feed, until the link is revoked or made anew", async () => {
    const visitor = await holder();
    const issue = await made(visitor);
    const address = async () => new URL(String((await visitor.post("/api/newsletter/feed")).body["url"])).pathname;
    const first = await address();
    expect(first).toMatch(/^\/api\/newsletter\/feed\/[\w-]{43}$/);
    const anybody = server.visitor();
    const reply = await anybody.get(first);
    expect(reply.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    const { feed } = new XMLParser({ ignoreAttributes: false }).parse(reply.text) as {
      feed: { entry: { id: string; title: string; summary: string; content: { "#text": string } } };
    };
    expect(feed.entry).toMatchObject({ id: `urn:uuid:${issue.id}`, title: issue.title, summary: said(issue) });
    expect(feed.entry.content["#text"]).toContain("What moved your portfolio");
    expect(reply.text).not.toContain("visitor-");
    const version = reply.headers.get("etag") ?? "";
    const again = await anybody.request("GET", first, undefined, { "if-none-match": version });
    expect([again.status, again.text]).toEqual([304, ""]);
    await made(visitor, { cadence: "daily" });
    const anew = await anybody.request("GET", first, undefined, { "if-none-match": version });
    expect([anew.status, anew.headers.get("etag") === version]).toEqual([200, false]);
    expect((await visitor.get("/api/newsletter/settings")).body["feed"]).toMatchObject({
      lastUsedAt: expect.any(String) as string,
    });
    const second = await address();
    expect((await anybody.get(first)).body["code"]).toBe("newsletter-link-not-found");
    expect((await anybody.get(second)).status).toBe(200);
    expect((await visitor.delete("/api/newsletter/feed")).status).toBe(200);
    expect((await anybody.get(second)).status).toBe(404);
    expect((await visitor.get("/api/newsletter/settings")).body["feed"]).toBeNull();
    expect(server.log()).not.toContain(first);
  });

  describe("by itself", () => {
    const friday = "2026-03-06T12:00:00Z";
    const saturday = "2026-03-07T16:00:00Z";
    const place = async () => ({
      ...(await engine.environment()),
      YAHOO_BASE_URL: yahoo.url,
      ECB_BASE_URL: ecb.url,
    });
    const account = { name: "Visitor", email: "reader@example.org", password: "gleaming-otter-7" };
    const reader = async (of: TestServer): Promise<Visitor> => {
      const visitor = of.visitor();
      const reply = await visitor.post("/api/account/sign-in", { email: account.email, password: account.password });
      if (reply.status !== 200) expect((await visitor.post("/api/account/sign-up", account)).status).toBe(201);
      return visitor;
    };
    const lookNow = async (visitor: Visitor, times = 1): Promise<void> => {
      const state = async () => {
        const { jobs } = (await visitor.get("/api/jobs")).body as {
          jobs: { id: string; lastSuccessAt: string | null; isRunning: boolean }[];
        };
        return jobs.find(({ id }) => id === "newsletters");
      };
      for (let time = 0; time < times; time += 1) {
        const before = await state();
        expect((await visitor.post("/api/jobs/newsletters/run")).status).toBe(200);
        await expect.poll(async () => JSON.stringify(await state()) === JSON.stringify(before)).toBe(false);
        await expect.poll(async () => (await state())?.isRunning).toBe(false);
      }
    };
    const titles = async (visitor: Visitor) =>
      ((await visitor.get("/api/newsletter/issues")).body["issues"] as { title: string }[]).map(({ title }) => title);
    const settingsOf = async (visitor: Visitor) => (await visitor.get("/api/newsletter/settings")).body;

    it("is off until somebody wants it, and refuses what is no time and no place", async () => {
      const visitor = await person();
      expect(await settingsOf(visitor)).toEqual({
        cadence: "off",
        weekday: 6,
        hour: 8,
        timeZone: "UTC",
        sections: ["prose", "result", "movers", "stories", "ahead", "question"],
        nextDueAt: null,
        waitsFor: null,
        feed: null,
        mail: { isSetUp: false, state: "off" },
      });
      const on = await visitor.patch("/api/newsletter/settings", { cadence: "weekly", timeZone: "America/New_York" });
      expect(on.body).toMatchObject({ cadence: "weekly", nextDueAt: "2026-03-14T12:00:00.000Z" });
      for (const wrong of [{ hour: 24 }, { weekday: 7 }, { timeZone: "Mars/Olympus" }, { sections: [] }])
        expect((await visitor.patch("/api/newsletter/settings", wrong)).status).toBe(422);
      const off = await visitor.patch("/api/newsletter/settings", { cadence: "off", sections: ["movers", "result"] });
      expect(off.body).toMatchObject({ nextDueAt: null, sections: ["result", "movers"] });
      expect(await made(visitor)).toMatchObject({ stories: null, ahead: null, question: null });
    });

    it("loses none of several changes at once", async () => {
      const visitor = await person();
      const changes = [
        { cadence: "weekly" },
        { weekday: 3 },
        { hour: 21 },
        { timeZone: "Asia/Tokyo" },
        { sections: ["result"] },
      ];
      await Promise.all(changes.map((change) => visitor.patch("/api/newsletter/settings", change)));
      expect(await settingsOf(visitor)).toMatchObject({
        ...Object.assign({}, ...changes),
        nextDueAt: "2026-03-11T12:00:00.000Z",
      });
    });

    it("comes when it is due, once, with the chosen sections", async () => {
      const environment = await place();
      const before = await startTestServer({ ...environment, CLOCK: friday });
      const visitor = await reader(before);
      await visitor.patch("/api/newsletter/settings", { cadence: "weekly", sections: ["movers"] });
      await lookNow(visitor);
      expect(await titles(visitor)).toEqual([]);
      await before.stop();
      const after = await startTestServer({ ...environment, CLOCK: saturday });
      const later = await reader(after);
      await lookNow(later, 2);
      expect((await settingsOf(later))["waitsFor"]).toBeNull();
      expect(await titles(later)).toEqual(["Week to 6 March 2026"]);
      expect((await settingsOf(later))["nextDueAt"]).toBe("2026-03-14T08:00:00.000Z");
      // Another hour of the same morning is no reason for a second one.
      await later.patch("/api/newsletter/settings", { hour: 8, timeZone: "Europe/London" });
      await lookNow(later);
      expect(await titles(later)).toEqual(["Week to 6 March 2026"]);
      await after.stop();
    });

    it("waits for what is missing, half a day at most, and then says what it is", async () => {
      const environment = { ...(await engine.environment()), ECB_BASE_URL: ecb.url };
      const bought = { type: "buy", symbol: "AAPL", date: "2026-01-05", quantity: "10", price: "100" };
      const before = await startTestServer({ ...environment, CLOCK: friday });
      const visitor = await reader(before);
      await visitor.post("/api/portfolio/transactions", bought);
      await visitor.patch("/api/newsletter/settings", { cadence: "weekly" });
      await before.stop();
      const early = await startTestServer({ ...environment, CLOCK: saturday });
      const waiting = await reader(early);
      await lookNow(waiting);
      expect(await titles(waiting)).toEqual([]);
      expect((await settingsOf(waiting))["waitsFor"]).toContain("Couldn't load the news.");
      await early.stop();
      const late = await startTestServer({ ...environment, CLOCK: "2026-03-07T20:01:00Z" });
      const told = await reader(late);
      await lookNow(told);
      expect(await titles(told)).toEqual(["Week to 6 March 2026"]);
      const [{ id }] = (await told.get("/api/newsletter/issues")).body["issues"] as [{ id: string }];
      const { missing } = await told.call("GET /api/newsletter/issues/:id", { id });
      expect(missing).toContain("Couldn't load the news.");
      expect((await settingsOf(told))["waitsFor"]).toBeNull();
      await late.stop();
    });

    it.runIf(engine.name === "postgresql")("comes once where two servers run on one database", async () => {
      const environment = await place();
      const before = await startTestServer({ ...environment, CLOCK: friday });
      const visitor = await reader(before);
      await visitor.patch("/api/newsletter/settings", { cadence: "weekly" });
      await before.stop();
      const servers = await Promise.all([
        startTestServer({ ...environment, CLOCK: saturday }),
        startTestServer({ ...environment, CLOCK: saturday }),
      ]);
      const readers = await Promise.all(servers.map(reader));
      await Promise.all(readers.map((one) => lookNow(one)));
      for (const one of readers) expect(await titles(one)).toEqual(["Week to 6 March 2026"]);
      await Promise.all(servers.map((one) => one.stop()));
    });
  });
});
