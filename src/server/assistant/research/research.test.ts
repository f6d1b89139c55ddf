import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { Report, ReportSection, sectionIds } from "#contract/research.ts";
import { answerEvents } from "../../../../tests/support/answer-stream.ts";
import { testEngines } from "../../../../tests/support/test-engines.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../../tests/support/test-server.ts";
import { type ModelUpstream, startModelUpstream } from "../../../../tests/upstreams/model-upstream.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../../tests/upstreams/yahoo-upstream.ts";

const now = "2026-03-04T16:00:00Z";
let yahoo: YahooUpstream;
let model: ModelUpstream;

beforeAll(async () => {
  yahoo = await startYahooUpstream({ clock: { now: () => Date.parse(now) } });
  model = await startModelUpstream();
});
afterAll(async () => {
  await Promise.all([yahoo.close(), model.close()]);
});
afterEach(() => {
  model.control({ script: "true", fault: "none", text: null });
  model.requests.length = 0;
});

async function signedIn(server: TestServer): Promise<Visitor> {
  const visitor = server.visitor();
  await visitor.signUp();
  return visitor;
}
async function made(server: TestServer, visitor: Visitor, input: object) {
  const events = await answerEvents(server, visitor, "/api/assistant/research", input);
  const end = events.find(({ event }) => event === "end");
  if (end === undefined) throw new Error(`no end in ${events.map(({ event }) => event).join(" ")}`);
  return { events, report: Report.parse(end.data["report"]) };
}
const statementsOf = ({ sections }: Report) =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      switch (block.kind) {
        case "statements":
          return block.statements;
        case "case":
          return block.points;
        case "falsifiers":
          return block.falsifiers;
        case "scenarios":
          return block.scenarios.map(({ statement }) => statement);
        case "contradictions":
          return block.contradictions;
        case "verdict":
          return [
            ...block.coverage.map(({ statement }) => statement),
            ...block.rules.flatMap(({ past }) => (past === null ? [] : [past])),
            ...(block.record === null ? [] : [block.record.statement]),
          ];
        default:
          return [];
      }
    }),
  );

const lostFigures = (report: Report) =>
  statementsOf(report).flatMap(({ text, figures }) =>
    figures
      .filter(({ state }) => state === "not-found")
      .map((figure) => `${figure.text} (${figure.explanation}) in: ${text}`),
  );

describe.each(testEngines())("a research report on $name", (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      ...(await engine.environment()),
      CLOCK: now,
      YAHOO_BASE_URL: yahoo.url,
      LIMIT_CHATS_PER_MINUTE: "1000",
    });
  });
  afterAll(() => server.stop());

  it("has eight sections of computed statements whose numbers are all matched, without a model", async () => {
    const visitor = await signedIn(server);
    await visitor.post("/api/portfolio/transactions", {
      type: "buy",
      symbol: "MSFT",
      date: "2025-03-04",
      quantity: "12",
      price: "380.5",
    });
    const { events, report } = await made(server, visitor, { symbol: "msft" });
    expect(events[0]?.event).toBe("start");
    expect(events.filter(({ event }) => event === "section").map(({ data }) => ReportSection.parse(data).id)).toEqual([
      ...sectionIds,
    ]);
    expect(report).toMatchObject({
      symbol: "MSFT",
      name: "Microsoft Corporation",
      model: null,
      sectionCount: 8,
      cost: 0,
    });
    for (const section of report.sections) {
      expect(section.blocks.length, section.id).toBeGreaterThan(0);
      expect(section.sources.length, section.id).toBeGreaterThan(0);
      expect(section.narrative).toBeNull();
      expect(section.asOf).not.toBeNull();
    }
    const statements = statementsOf(report);
    expect(statements.length).toBeGreaterThan(30);
    expect(lostFigures(report)).toEqual([]);
    expect(statements.map(({ text }) => text).join("\n")).not.toMatch(/null|undefined|NaN/);
  });

  it.each(["NVDA", "KO", "SPY", "SAP.DE", "TSCO.L", "BTC-USD"])(
    "says what is missing first, weighs both sides alike and names what would prove it wrong: %s",
    async (symbol) => {
      const { report } = await made(server, await signedIn(server), { symbol });
      expect(report.sectionCount).toBe(8);
      const blocks = report.sections.flatMap((section) => section.blocks);
      const sides = blocks.flatMap((block) => (block.kind === "case" ? [block.points.length] : []));
      expect(sides).toHaveLength(2);
      expect(sides[0]).toBe(sides[1]);
      expect(sides[0]).toBeGreaterThan(0);
      for (const block of blocks) {
        if (block.kind === "falsifiers") expect(block.falsifiers.length).toBeGreaterThanOrEqual(3);
        if (block.kind === "verdict") {
          const isCovered = block.coverage.every(({ isMet }) => isMet);
          if (!isCovered)
            expect([block.verdict, block.reason]).toEqual(["Hold", expect.stringContaining("Not enough")]);
          for (const { area, isMet } of block.coverage)
            if (!isMet) expect(report.sections[0]?.gaps.join(" ").toLowerCase()).toContain(area);
          for (const rule of block.rules) {
            if (rule.points === null) expect(rule.reason).not.toBeNull();
            expect(rule.past === null).toBe((rule.evidence?.total ?? 0) === 0);
            if (rule.evidence === null || rule.past === null) continue;
            expect(rule.past.text).toContain("base rate");
            if (rule.evidence.result !== "edge") expect(rule.weight, rule.name).toBe(0);
          }
        }
      }
      expect(blocks.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["verdict", "scenarios", "falsifiers"]));
      for (const contradiction of blocks.flatMap((block) =>
        block.kind === "contradictions" ? block.contradictions : [],
      ))
        expect(contradiction.text).toMatch(/ × .* is .* That is [\d.]+% (?:above|below) the price/);
      const said = statementsOf(report)
        .map(({ text }) => text)
        .join("\n");
      // A report whose day isn't confirmed is no catalyst.
      const isOpen = report.sections[5]?.gaps.some((gap) => gap.includes("next report")) === true;
      expect(/Next report of|^Report of/m.test(said)).toBe(["NVDA", "KO"].includes(symbol));
      expect(isOpen).toBe(["SAP.DE", "TSCO.L"].includes(symbol));
      // One expected growth: the rule has the figure that the valuation states.
      const [, growth] = /expected growth of earnings per share: ([+−][\d.]+%)/.exec(said) ?? [];
      const rule = blocks
        .flatMap((block) => (block.kind === "verdict" ? block.rules : []))
        .find(({ name }) => name === "Expected earnings growth per share");
      if (growth !== undefined) expect(rule?.value).toBe(growth.replace("+", ""));
      expect(lostFigures(report)).toEqual([]);
      expect(report.sections[7]?.gaps).toContain("No holdings: nothing is recorded in the portfolio.");
    },
  );

  it("is kept for its user alone until it is removed", async () => {
    const [owner, other] = [await signedIn(server), await signedIn(server)];
    const { report } = await made(server, owner, { symbol: "NVDA" });
    await made(server, owner, { symbol: "KO" });
    const list = await owner.get("/api/assistant/reports");
    expect((list.body["reports"] as Report[]).map(({ symbol }) => symbol)).toEqual(
      expect.arrayContaining(["NVDA", "KO"]),
    );
    const ofNvda = await owner.get("/api/assistant/reports?symbol=nvda");
    expect(ofNvda.body["reports"]).toEqual([
      expect.objectContaining({ id: report.id, verdict: report.verdict, sectionCount: 8 }),
    ]);
    expect((await owner.get(`/api/assistant/reports/${report.id}`)).body).toEqual(report);
    expect((await other.get("/api/assistant/reports")).body["reports"]).toEqual([]);
    expect((await other.get(`/api/assistant/reports/${report.id}`)).status).toBe(404);
    expect((await other.delete(`/api/assistant/reports/${report.id}`)).status).toBe(404);
    expect((await owner.delete(`/api/assistant/reports/${report.id}`)).body).toEqual({ deleted: true });
    expect((await owner.get(`/api/assistant/reports/${report.id}`)).status).toBe(404);
  });

  it("can still be read when it was kept before evidence was counted", async () => {
    const { report } = await made(server, await signedIn(server), { symbol: "NVDA" });
    const older = structuredClone(report) as {
      language?: string;
      sections: { blocks: Record<string, unknown>[] }[];
    };
    delete older.language;
    for (const block of older.sections.flatMap(({ blocks }) => blocks)) {
      delete block["coverage"];
      delete block["record"];
      if (block["kind"] === "verdict")
        block["rules"] = [
          { name: "Trend", rule: "", value: null, points: 1, weight: 1.5, hitRate: null, reason: null },
        ];
    }
    const read = Report.parse(older);
    expect(read.language).toBe("en");
    const blocks = read.sections.flatMap((section) => section.blocks);
    expect(blocks.find(({ kind }) => kind === "verdict")).toMatchObject({
      coverage: [],
      record: null,
      rules: [{ evidence: null, past: null }],
    });
  });

  it("is refused for a symbol that nobody knows, and while another is being made", async () => {
    const visitor = await signedIn(server);
    await expect(made(server, visitor, { symbol: "NOSUCH" })).rejects.toThrow("unknown-symbol");
    const both = await Promise.allSettled([
      made(server, visitor, { symbol: "NVDA" }),
      made(server, visitor, { symbol: "KO" }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });
});

describe.each(testEngines())("the record of earlier verdicts on $name", (engine) => {
  it("scores each half a year later, for its user alone, with its base rate", async () => {
    const world = { now: Date.parse("2025-06-04T16:00:00Z") };
    const upstream = await startYahooUpstream({ clock: { now: () => world.now } });
    const environment = {
      ...(await engine.environment()),
      YAHOO_BASE_URL: upstream.url,
      LIMIT_CHATS_PER_MINUTE: "1000",
    };
    const verdictOf = ({ sections }: Report) =>
      sections.flatMap(({ blocks }) => blocks).find((block) => block.kind === "verdict");
    const first = await startTestServer({ ...environment, CLOCK: new Date(world.now).toISOString() });
    const visitor = first.visitor();
    const who = await visitor.signUp();
    const { report: earlier } = await made(first, visitor, { symbol: "MSFT" });
    expect(verdictOf(earlier)?.record).toBeNull();
    await first.stop();

    world.now = Date.parse(now);
    const second = await startTestServer({ ...environment, CLOCK: now });
    const back = second.visitor();
    expect((await back.post("/api/account/sign-in", { email: who.email, password: who.password })).status).toBe(200);
    const record = verdictOf((await made(second, back, { symbol: "MSFT" })).report)?.record;
    expect(earlier.verdict).toBe("Buy");
    expect(record?.latest).toEqual([
      {
        reportId: earlier.id,
        day: "2025-06-04",
        verdict: "Buy",
        outcome: expect.stringMatching(/right|wrong/),
      },
    ]);
    expect(record).toMatchObject({
      total: 1,
      statement: { text: expect.stringContaining("4 June 2025") },
    });
    const other = await made(second, await signedIn(second), { symbol: "MSFT" });
    expect(verdictOf(other.report)?.record).toBeNull();
    await Promise.all([second.stop(), upstream.close()]);
  });
});

describe("a research report without a provider", () => {
  it("is not made of sample data", async () => {
    const server = await startTestServer({ CLOCK: now });
    await expect(made(server, await signedIn(server), { symbol: "AAPL" })).rejects.toThrow("stock-data-unavailable");
    await server.stop();
  });
});

describe("a research report with a model", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      CLOCK: now,
      YAHOO_BASE_URL: yahoo.url,
      GEMINI_API_KEY: "a-key-of-nobody",
      GEMINI_BASE_URL: model.url,
      LIMIT_CHATS_PER_MINUTE: "1000",
    });
  });
  afterAll(() => server.stop());

  it("has the model's words in every section, checked, and sends no amount of the user's own", async () => {
    const visitor = await signedIn(server);
    await visitor.post("/api/portfolio/transactions", {
      type: "buy",
      symbol: "MSFT",
      date: "2025-03-04",
      quantity: "8731",
      price: "383.77",
    });
    const { report, events } = await made(server, visitor, { symbol: "MSFT" });
    expect(report.model).toBe("gemini-3.8-flash");
    expect(report.cost).toBeGreaterThan(0);
    for (const { id, narrative, problem } of report.sections) {
      expect(problem, id).toBeNull();
      expect(narrative?.text, id).not.toBe("");
      expect(narrative?.sources.length, id).toBeGreaterThan(0);
    }
    const figures = report.sections.flatMap(({ narrative }) => narrative?.figures ?? []);
    expect(figures.length).toBeGreaterThan(10);
    // The scripted model calls some numbers by bare names of fields, which fit nothing.
    expect(figures.filter(({ state }) => state === "not-found").length / figures.length).toBeLessThan(0.35);
    expect(events.some(({ event, data }) => event === "progress" && data["step"] === "Writing")).toBe(true);
    expect(model.requests).toHaveLength(8);
    for (const { body } of model.requests) {
      expect(body).not.toMatch(/\b8,?731\b|383\.77/);
      expect(body).not.toContain("a-key-of-nobody");
    }
    const held = report.sections[7]?.blocks.flatMap((block) => (block.kind === "statements" ? block.statements : []));
    expect(held?.[0]?.text).toContain("8,731 shares");
  });

  it("takes out what promises, and says so", async () => {
    model.control({ text: "The price is what it is. This share will definitely double." });
    const { report } = await made(server, await signedIn(server), { symbol: "KO" });
    for (const { narrative } of report.sections) expect(narrative?.text).toBe("The price is what it is.");
    expect(report.warnings).toContainEqual(expect.stringContaining("“will definitely” in “Summary and verdict”"));
  });

  it("says that the words of a section speak of another rating than the verdict", async () => {
    model.control({ text: "The share is rated Strong Sell." });
    const { report } = await made(server, await signedIn(server), { symbol: "KO" });
    expect(report.warnings).toContainEqual(expect.stringContaining("says Strong Sell"));
  });

  it.each(["503", "blocked-answer", "no-candidates", "cut"] as const)(
    "is whole without a model's words when the model fails: %s",
    async (fault) => {
      model.control({ fault });
      const { report } = await made(server, await signedIn(server), { symbol: "KO" });
      expect(report).toMatchObject({ sectionCount: 8, model: null });
      for (const { narrative, problem, blocks } of report.sections) {
        expect(narrative).toBeNull();
        expect(problem?.detail).not.toBe("");
        expect(blocks.length).toBeGreaterThan(0);
      }
    },
  );

  it("asks no model where none is wanted", async () => {
    const { report } = await made(server, await signedIn(server), { symbol: "KO", computedOnly: true });
    expect(report.model).toBeNull();
    expect(model.requests).toEqual([]);
  });
});
