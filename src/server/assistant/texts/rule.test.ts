import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestServer, type TestServer, type Visitor } from "../../../../tests/support/test-server.ts";
import { type ModelUpstream, startModelUpstream } from "../../../../tests/upstreams/model-upstream.ts";

let model: ModelUpstream;
let server: TestServer;
let visitor: Visitor;
beforeAll(async () => {
  model = await startModelUpstream();
  server = await startTestServer({ GEMINI_API_KEY: "a-key", GEMINI_BASE_URL: model.url });
  visitor = server.visitor();
  await visitor.signUp();
});
beforeEach(() => model.control({ fault: "none", text: null }));
afterAll(async () => {
  await server.stop();
  await model.close();
});

const read = (text: string, of: Visitor = visitor) => of.call("POST /api/strategy/rule", { text });

const odd = "buy NVDA whenever my horoscope likes its 30 day RSI under a quarter hundred";

function written(length: number) {
  const rsi = { kind: "indicator", id: "rsi", output: "rsi", parameters: { length } };
  return {
    kind: "rules",
    name: "RSI",
    long: { entry: { kind: "compare", left: rsi, is: "below", right: { kind: "number", value: 25 } }, exit: null },
    short: null,
    sizing: { kind: "all-in" },
  };
}

describe("a sentence", () => {
  it("that templates understand becomes a rule without asking a model", async () => {
    const before = model.requests.length;
    const reading = await read("buy when the 20 day average crosses above the 50");
    expect(reading).toMatchObject({ by: "template", model: null, problem: null, notUnderstood: [] });
    expect(reading.strategy).toMatchObject({ kind: "rules", long: { entry: { is: "crosses-above" } } });
    expect(reading.understood.length).toBeGreaterThan(0);
    expect(model.requests).toHaveLength(before);
  });

  it("that a model reads in part is offered with what it leaves out, and not run", async () => {
    model.control({
      text: `\`\`\`json\n${JSON.stringify({ strategy: written(30), symbols: ["NVDA", "TSLA"], notUnderstood: ["my horoscope"] })}\n\`\`\``,
    });
    const reading = await read(odd);
    expect(reading).toMatchObject({ by: "model", problem: null, strategy: null, notUnderstood: ["my horoscope"] });
    expect(reading.model).toContain("gemini");
    const [nearest] = reading.nearest;
    expect(nearest?.strategy).toMatchObject({
      long: { entry: { left: { id: "rsi", parameters: { length: 30 }, of: "close" } } },
    });
    // A symbol that nobody named is not taken over.
    expect(nearest?.symbols).toEqual(["NVDA"]);
    expect(nearest?.understood.join(" ")).toContain("25");
    expect(nearest?.changes).toEqual(["Leaves out “my horoscope”."]);
  });

  it("that a model reads in full becomes its rule", async () => {
    model.control({ text: JSON.stringify({ strategy: written(30), symbols: ["NVDA"], notUnderstood: [] }) });
    const reading = await read("buy NVDA as soon as thirty days of RSI sink to a quarter of a hundred");
    expect(reading).toMatchObject({ by: "model", symbols: ["NVDA"], notUnderstood: [], nearest: [] });
    expect(reading.strategy).toMatchObject({ kind: "rules" });
  });

  it("with a part that nobody can read runs nothing and offers choices", async () => {
    model.control({ fault: "403" });
    const reading = await read("buy AAPL when RSI is below 30, sell half when it is above 70");
    expect(reading).toMatchObject({ by: "template", strategy: null, symbols: ["AAPL"] });
    expect(reading.notUnderstood.join(" ")).toContain("sell half");
    expect(reading.nearest.length).toBeGreaterThan(0);
  });

  it("is what templates made of it where the model writes an impossible rule twice, and says so", async () => {
    const before = model.requests.length;
    model.control({ text: JSON.stringify({ strategy: written(-3), symbols: [], notUnderstood: [] }) });
    const reading = await read(`${odd} or so`);
    expect(reading.by).toBe("template");
    expect(reading.problem).toMatchObject({ code: "model-failed" });
    expect(reading.problem?.detail).toContain("length");
    expect(model.requests.length - before).toBe(2);
  });

  it.each(["not json at all", "{", '{"strategy": "buy"}', "[]", '{"strategy": null}'])(
    "survives a model that answers %s",
    async (text) => {
      model.control({ text });
      const reading = await read(`${odd}, ${text.length}`);
      expect(reading.strategy === null || reading.by === "template").toBe(true);
      expect(reading.notUnderstood.length > 0 || reading.by === "model").toBe(true);
    },
  );

  it("is what templates made of it where the model fails", async () => {
    model.control({ fault: "403" });
    const reading = await read(`${odd}, perhaps`);
    expect(reading).toMatchObject({ by: "template", model: null });
    expect(reading.problem?.detail.length).toBeGreaterThan(0);
  });

  it("cannot be empty, nor as long as a book", async () => {
    expect((await visitor.post("/api/strategy/rule", { text: "  " })).status).toBe(422);
    expect((await visitor.post("/api/strategy/rule", { text: "a".repeat(601) })).status).toBe(422);
  });
});
