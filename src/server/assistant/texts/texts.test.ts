import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTestServer, type TestServer, type Visitor } from "../../../../tests/support/test-server.ts";
import { type ModelFault, type ModelUpstream, startModelUpstream } from "../../../../tests/upstreams/model-upstream.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../../tests/upstreams/yahoo-upstream.ts";

const now = "2026-03-04T16:00:00Z";

let server: TestServer;
let yahoo: YahooUpstream;
let model: ModelUpstream;
let visitor: Visitor;

async function start(environment: Record<string, string> = {}) {
  server = await startTestServer({
    CLOCK: now,
    YAHOO_BASE_URL: yahoo.url,
    LIMIT_UPSTREAM_RETRIES: "0",
    ...environment,
  });
  visitor = server.visitor();
  await visitor.signUp();
}

const withModel = () => ({ GEMINI_API_KEY: "nobodys-key", GEMINI_BASE_URL: model.url });

beforeEach(async () => {
  yahoo = await startYahooUpstream({ clock: { now: () => Date.parse(now) } });
  model = await startModelUpstream();
});
afterEach(async () => {
  await server.stop();
  await Promise.all([yahoo.close(), model.close()]);
});

async function hold(...lines: readonly (readonly [string, string, string])[]) {
  const account = await visitor.post("/api/portfolio/accounts", { name: "Broker", currency: "USD" });
  for (const [symbol, quantity, price] of lines) {
    const reply = await visitor.post("/api/portfolio/transactions", {
      accountId: account.body["id"],
      type: "buy",
      symbol,
      date: "2025-03-04",
      quantity,
      price,
      currency: "USD",
    });
    if (reply.status !== 201) throw new Error(reply.text);
  }
}

function expectPlaced(text: string | null, figures: readonly { text: string; start: number; end: number }[]) {
  for (const figure of figures) expect(text?.slice(figure.start, figure.end)).toBe(figure.text);
}

describe("the preview of a symbol", () => {
  it("is computed without a model, every figure matched", async () => {
    await start();
    await hold(["NVDA", "12", "131.20"], ["AAPL", "3", "240.10"]);
    const preview = await visitor.call("POST /api/assistant/preview", { symbol: "NVDA" });
    expect(preview.impact).toMatch(
      /^NVDA is (up|down) [\d.]+% on the day to a price of \$[\d.]+ \[1\]; it is [\d.]+% of your portfolio \[2\]\.$/,
    );
    expect(preview.risk).toMatch(
      /^Its deepest fall in the last year was [\d.]+%, its volatility [\d.]+% a year \[\d\]\.$/,
    );
    expect(preview.action).toMatch(/^(Earnings are due on|Ex-dividend on|Nothing due until) .+ \[\d\]\.$/);
    expect(preview).toMatchObject({ model: null, problem: null, note: null, cost: null });
    expect(preview.figures.filter(({ state }) => state === "not-found")).toEqual([]);
    expect(preview.matched).toBe(preview.total);
    expect(preview.total).toBeGreaterThan(4);
    for (const field of ["impact", "risk", "action"] as const)
      expectPlaced(
        preview[field],
        preview.figures.filter((figure) => figure.field === field),
      );
  });

  it.each([
    ["de", /^NVDA liegt auf Tagessicht [\d,]+\u00a0% im (?:Plus|Minus) bei einem Kurs von [\d,]+\u00a0\$ \[1\]\./],
    ["fr", /^NVDA (?:gagne|perd) [\d,]+\u00a0% sur la séance, à un cours de [\d,]+\u00a0\$ \[1\]\./],
    ["es", /^NVDA (?:sube|baja) un [\d,]+\u00a0% en el día, hasta un precio de [\d,]+\u00a0\$ \[1\]\./],
    ["ja", /^NVDAは前日比[\d.]+%[高安]の\$[\d.]+です \[1\]。/],
  ] as const)("is computed in %s, with the figures of the English one", async (language, impact) => {
    await start();
    await hold(["NVDA", "12", "131.20"], ["AAPL", "3", "240.10"]);
    const english = await visitor.call("POST /api/assistant/preview", { symbol: "NVDA" });
    await visitor.patch("/api/settings", { preferences: { language } });
    const preview = await visitor.call("POST /api/assistant/preview", { symbol: "NVDA" });
    expect(preview.impact).toMatch(impact);
    expect(preview.figures.map(({ value }) => value)).toEqual(english.figures.map(({ value }) => value));
    for (const field of ["impact", "risk", "action"] as const) {
      expect(preview[field]).not.toMatch(/\b(?:the|its|is|in the|on|due|until)\b/);
      expectPlaced(
        preview[field],
        preview.figures.filter((figure) => figure.field === field),
      );
    }
    expect(preview.sources.map(({ title }) => title)).not.toContain("Your position in NVDA");
  });

  it("is in the model's words where it keeps to the data, which names no amount of the user's", async () => {
    await start(withModel());
    await hold(["NVDA", "12", "131.20"]);
    const preview = await visitor.call("POST /api/assistant/preview", { symbol: "NVDA" });
    expect(preview).toMatchObject({ model: "gemini-3.5-flash-lite", problem: null, note: null, isReplayed: false });
    expect(preview.impact).toMatch(/\[\d\]\.$/);
    expect(preview.matched).toBe(preview.total);
    expect(preview.cost).toBeGreaterThan(0);
    const [sent] = model.requests;
    expect(sent?.body).not.toContain("131.2");
    expect(sent?.asked.maxOutputTokens).toBe(100);
    expect((await visitor.call("POST /api/assistant/preview", { symbol: "NVDA" })).isReplayed).toBe(true);
    expect(model.requests).toHaveLength(1);
    expect(
      (await visitor.call("POST /api/assistant/preview", { symbol: "NVDA", computedOnly: true })).model,
    ).toBeNull();
  });

  it("gives the computed sentence where the model states what is not in the data, and says so", async () => {
    await start(withModel());
    model.control({
      text: "Impact: NVDA is a maker of chips [1].\nRisk: It may fall 77.7% soon [1].\nAction: Nothing due.",
    });
    const preview = await visitor.call("POST /api/assistant/preview", { symbol: "NVDA" });
    expect(preview.impact).toBe("NVDA is a maker of chips [1].");
    expect(preview.risk).toMatch(/^Its deepest fall/);
    expect(preview.note).toBe(
      "The AI stated a figure that is not in the data in Risk; the computed sentence is shown instead.",
    );
    expect(preview.model).toBe("gemini-3.5-flash-lite");
    expect(preview.matched).toBe(preview.total);

    model.control({ script: "lie", text: null });
    const lie = await visitor.call("POST /api/assistant/preview", { symbol: "AAPL" });
    expect(lie.model).toBeNull();
    expect(lie.problem?.code).toBe("model-failed");
    expect(lie.matched).toBe(lie.total);
  });

  it("takes no half sentence, no link and no source that is not there", async () => {
    await start(withModel());
    model.control({
      fault: "length",
      text: "**Impact:** See [more](https://evil.example/x) of NVDA [9].\nRisk: Prices swing.\nAction: Watch the",
    });
    const preview = await visitor.call("POST /api/assistant/preview", { symbol: "NVDA" });
    expect(preview.impact).not.toMatch(/evil|\[9\]/);
    expect(preview.risk).toBe("Prices swing.");
    expect(preview.action).toMatch(/^(Earnings|Ex-dividend|Nothing due)/);
    expect(preview.note).toBe("The AI wrote nothing about Action; the computed sentence is shown instead.");
  });

  it.each<[ModelFault, string]>([
    ["503", "Gemini API error: 503"],
    ["429", "Gemini API error: 429 (too many requests, or the quota is used up)"],
    ["400", "Gemini API error: 400 (the key was refused)"],
    ["no-candidates", "No response generated"],
    ["blocked-prompt", "The model held its answer back by its provider's safety rules"],
    ["error-in-stream", "Gemini API error: 503"],
    ["reset", "Connection failed: the connection was lost"],
    ["garbage", "Connection failed: the answer could not be read"],
  ])("is computed when the model meets %s, with the reason", async (fault, detail) => {
    await start(withModel());
    model.control({ fault });
    const preview = await visitor.call("POST /api/assistant/preview", { symbol: "NVDA" });
    expect(preview.problem?.detail).toBe(detail);
    expect(preview.impact).toMatch(/^NVDA is/);
    expect(preview.model).toBeNull();
  });

  it("is computed when the day's budget is used up", async () => {
    await start({ ...withModel(), LIMIT_AI_TOKENS_PER_DAY: "50" });
    const preview = await visitor.call("POST /api/assistant/preview", { symbol: "NVDA" });
    expect(preview.problem?.code).toBe("budget");
    expect(preview.impact).toMatch(/^NVDA is/);
    expect(model.requests).toHaveLength(0);
  });

  it("is withheld where only sample data is there, which is never sent", async () => {
    await start(withModel());
    await yahoo.off();
    const preview = await visitor.call("POST /api/assistant/preview", { symbol: "NVDA" });
    expect(preview).toMatchObject({ impact: null, risk: null, action: null, model: null, figures: [] });
    expect(preview.note).toMatch(/sample data/);
    expect(preview.provenance.status).toBe("sample");
    expect(model.requests).toHaveLength(0);
  });

  it("refuses a symbol that nobody knows", async () => {
    await start(withModel());
    const reply = await visitor.post("/api/assistant/preview", { symbol: "NOPE.XX" });
    expect([reply.status, reply.body["code"], reply.body["detail"]]).toEqual([
      404,
      "unknown-symbol",
      "No data available for symbol",
    ]);
  });
});

describe("the review of a portfolio", () => {
  it.each(["de", "fr", "es", "ja"] as const)("is in %s with the figures of the English one", async (language) => {
    await start();
    await hold(["NVDA", "12", "231.20"], ["AAPL", "3", "240.10"]);
    const english = await visitor.call("POST /api/assistant/portfolio-review", {});
    await visitor.patch("/api/settings", { preferences: { language } });
    const review = await visitor.call("POST /api/assistant/portfolio-review", {});
    expect(review.findings.map(({ id }) => id)).toEqual(english.findings.map(({ id }) => id));
    expect(review.findings.length).toBeGreaterThan(3);
    for (const [index, { title, text, rule, figures }] of review.findings.entries()) {
      expect(figures.map(({ value }) => value)).toEqual(english.findings[index]?.figures.map(({ value }) => value));
      for (const written of [title, text, rule]) expect(written).not.toMatch(/\b(?:the|is|of|are|should|at)\b/);
      expectPlaced(text, figures);
    }
    expect(review.summary?.text).not.toMatch(/\b(?:the|is|of|are|should|at)\b/);
  });

  it("finds by rule what stands out, with every figure matched", async () => {
    await start();
    await hold(["NVDA", "120", "131.20"], ["AAPL", "3", "240.10"]);
    const review = await visitor.call("POST /api/assistant/portfolio-review", {});
    const largest = review.findings.find(({ id }) => id === "largest-holding");
    expect(largest?.tone).toBe("risk");
    expect(largest?.text).toMatch(/^NVDA is [\d.]+ ?% of the total\.$/);
    expect(largest?.rule).toMatch(/at most/);
    // Nothing was paid in fees and nothing is held abroad: neither is a strength.
    expect(review.findings.map(({ id }) => id)).not.toContain("fees");
    expect(review.findings.map(({ id }) => id)).not.toContain("foreign-currency");
    for (const finding of review.findings) {
      expectPlaced(finding.text, finding.figures);
      expect(
        finding.figures.filter(({ state }) => state === "not-found"),
        finding.text,
      ).toEqual([]);
      expect(finding.sourceNumbers.length, finding.text).toBeGreaterThan(0);
    }
    expect(review.summary).toMatchObject({ model: null });
    expect(review.summary?.text).toMatch(/^What stands out: /);
    expect(review.summary?.matched).toBe(review.summary?.total);
    expect(review.problem).toBeNull();
  });

  it("is summed up by a model that sees no amount where the user wants it so, and marks what it invents", async () => {
    await start(withModel());
    await hold(["NVDA", "120", "131.20"], ["AAPL", "3", "240.10"]);
    const review = await visitor.call("POST /api/assistant/portfolio-review", { amounts: "percentages" });
    expect(review.summary?.model).toBe("gemini-3.8-flash");
    expect(review.summary?.text).not.toContain("{{");
    expect(model.requests[0]?.body).not.toContain("131.2");
    expect(model.requests[0]?.body).toContain("{{");
    model.control({ text: "You lost 98.76 % in a week [1]." });
    const invented = await visitor.call("POST /api/assistant/portfolio-review", {
      amounts: "percentages",
      isFresh: true,
    });
    expect(invented.summary).toMatchObject({ matched: 0, total: 1 });
  });

  it("says nothing of an empty portfolio, and is computed when the model fails", async () => {
    await start(withModel());
    expect(await visitor.call("POST /api/assistant/portfolio-review", {})).toMatchObject({
      summary: null,
      findings: [],
      problem: null,
    });
    expect(model.requests).toHaveLength(0);
    await hold(["NVDA", "12", "131.20"]);
    model.control({ fault: "503" });
    const review = await visitor.call("POST /api/assistant/portfolio-review", {});
    expect(review.problem).toEqual({ code: "model-error", detail: "Gemini API error: 503" });
    expect(review.summary?.model).toBeNull();
    expect((await visitor.post("/api/assistant/portfolio-review", { account: "nobodys" })).body["code"]).toBe(
      "account-not-found",
    );
  });
});

describe("the brief of the day", () => {
  it("tells what the day did and what is due, from holdings or else from the watchlist", async () => {
    await start();
    const watched = await visitor.call("POST /api/assistant/brief", {});
    expect(watched.brief?.text).toMatch(/^On your watchlist \w+ is (up|down) [\d.]+% on the day/);
    expect(watched.brief?.matched).toBe(watched.brief?.total);
    await hold(["NVDA", "12", "131.20"], ["AAPL", "3", "240.10"]);
    const own = await visitor.call("POST /api/assistant/brief", {});
    expect(own.brief?.text).toMatch(
      /^Your portfolio is (up|down) \$[\d.]+ \([+−-][\d.]+%\) on the day: \w+ (added|took) \$/,
    );
    expect(own.brief?.matched).toBe(own.brief?.total);
  });

  it("is in the model's words, with the amounts that were not sent filled in", async () => {
    await start(withModel());
    await hold(["NVDA", "12", "131.20"]);
    model.control({ text: "You are up {{1.total}} today [1]. See [x](https://evil.example)." });
    const { brief } = await visitor.call("POST /api/assistant/brief", {});
    expect(brief?.model).toBe("gemini-3.8-flash");
    expect(brief?.text).toMatch(/^You are up -?\$[\d.]+ today \[1\]\./);
    expect(brief?.text).not.toContain("evil");
    model.control({ fault: "503" });
    expect((await visitor.call("POST /api/assistant/brief", {})).brief?.isReplayed).toBe(true);
    model.control({ fault: "none", text: "You are up 77.77 % today [1]." });
    await hold(["KO", "1", "61"]);
    const invented = await visitor.call("POST /api/assistant/brief", {});
    expect([invented.problem?.code, invented.brief?.model]).toEqual(["model-failed", null]);
    model.control({ fault: "503" });
    await hold(["MSFT", "1", "400"]);
    const failed = await visitor.call("POST /api/assistant/brief", {});
    expect(failed.problem?.detail).toBe("Gemini API error: 503");
    expect(failed.brief?.text).toMatch(/^Your portfolio is/);
  });
});

describe("sentiment and analysis", () => {
  it("tell the mood of each symbol in numbers and words", async () => {
    await start();
    const reply = await visitor.call("POST /api/assistant/sentiment", { symbols: ["NVDA", "aapl"] });
    expect(reply.symbols.map(({ symbol }) => symbol)).toEqual(["NVDA", "AAPL"]);
    expect(reply.narrative.text).toMatch(/^NVDA: mood from price [\d.]+/);
    expect(reply.narrative.matched).toBe(reply.narrative.total);
    expect((await visitor.post("/api/assistant/sentiment", { symbols: [] })).status).toBe(422);
  });

  it("answer a question in one go, with a model or without, and say when it fails", async () => {
    await start(withModel());
    const answer = await visitor.call("POST /api/assistant/analysis", {
      prompt: "What is the price of NVDA?",
      systemPrompt: "Be brief.",
    });
    expect(answer.model).toBe("gemini-4-argon");
    expect(answer.text).toContain("NVDA");
    expect(answer.total).toBeGreaterThan(0);
    const [sent] = model.requests;
    expect(sent?.asked.system).not.toContain("Be brief.");
    model.control({ fault: "503" });
    const failed = await visitor.post("/api/assistant/analysis", { prompt: "And AAPL?" });
    expect([failed.status, failed.body["code"], failed.body["detail"]]).toEqual([
      503,
      "model-failed",
      "Gemini API error: 503",
    ]);
  });
});
