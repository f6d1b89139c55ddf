import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Source } from "#contract/assistant.ts";
import { Report, type ReportBlock } from "#contract/research.ts";
import { type Language, languages } from "#core/languages/languages.ts";
import { answerEvents } from "../../../../tests/support/answer-stream.ts";
import { runsOf } from "../../../../tests/support/runs-of.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../../tests/support/test-server.ts";
import { type ModelUpstream, startModelUpstream } from "../../../../tests/upstreams/model-upstream.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../../tests/upstreams/yahoo-upstream.ts";

const now = "2026-03-04T16:00:00Z";
const others = languages.filter((language) => language !== "en");
/** Words of insiders, regulators and publishers. */
const outsideKinds = new Set(["insiders", "filings", "news"]);
let yahoo: YahooUpstream;

beforeAll(async () => {
  yahoo = await startYahooUpstream({ clock: { now: () => Date.parse(now) } });
});
afterAll(() => yahoo.close());

async function readerOf(server: TestServer, language: Language): Promise<Visitor> {
  const reader = server.visitor();
  await reader.signUp();
  await reader.patch("/api/settings", { preferences: { language } });
  const holding = { type: "buy", symbol: "MSFT", date: "2025-03-04", quantity: "12", price: "380.5" };
  await reader.post("/api/portfolio/transactions", holding);
  return reader;
}

async function made(server: TestServer, reader: Visitor, symbol: string) {
  const events = await answerEvents(server, reader, "/api/assistant/research", { symbol });
  const end = events.find(({ event }) => event === "end");
  return { events, report: Report.parse(end?.data["report"]) };
}

type Statement = Extract<ReportBlock, { kind: "statements" }>["statements"][number];

function statementsOf(block: ReportBlock): readonly Statement[] {
  switch (block.kind) {
    case "statements":
      return block.statements;
    case "case":
      return block.points;
    case "falsifiers":
      return block.falsifiers;
    case "contradictions":
      return block.contradictions;
    case "scenarios":
      return block.scenarios.map(({ statement }) => statement);
    case "verdict":
      return [
        ...block.coverage.map(({ statement }) => statement),
        ...block.rules.flatMap(({ past }) => (past === null ? [] : [past])),
        ...(block.record === null ? [] : [block.record.statement]),
      ];
    default:
      return [];
  }
}

/** Texts of a block besides its statements. */
function otherTexts(block: ReportBlock): readonly (string | null)[] {
  switch (block.kind) {
    case "statements":
      return [block.title];
    case "table":
      return [block.note, ...tableTexts(block.table)];
    case "scenarios":
      return [block.derivation, ...block.scenarios.map(({ name }) => name)];
    case "verdict":
      return [block.reason, ...block.rules.flatMap(({ name, rule, reason }) => [name, rule, reason])];
    default:
      return [];
  }
}

function tableTexts({ title, columns, rows }: NonNullable<Source["table"]>): readonly string[] {
  const cells = rows.flatMap((row) => row.cells.flatMap((cell) => ("text" in cell ? [cell.text] : [])));
  return [title, ...columns.map(({ label }) => label), ...cells];
}

/** Everything that a reader sees of a report, but for words of others. */
function textsOf({ sections, warnings }: Report): readonly string[] {
  const outside = new Set(
    sections
      .flatMap(({ sources }) =>
        sources.flatMap(({ kind, title, table }) =>
          outsideKinds.has(kind) ? [title, ...(table?.rows ?? []).flatMap(({ cells }) => cells)] : [],
        ),
      )
      .map((one) => (typeof one === "string" ? one : "text" in one ? one.text : "")),
  );
  const ofSections = sections.flatMap(({ title, gaps, blocks, sources }) => [
    title,
    ...gaps,
    ...blocks.flatMap((block) => [
      ...otherTexts(block),
      ...statementsOf(block).flatMap(({ text, figures }) => [
        text,
        ...figures.flatMap(({ label, formula, inputs }) => [label, formula, ...inputs.map((input) => input.label)]),
      ]),
    ]),
    ...sources.flatMap((source) => [
      source.title,
      ...source.facts.flatMap(({ label, formula }) => [label, formula]),
      ...(source.table === null ? [] : tableTexts(source.table)),
    ]),
  ]);
  return [...warnings, ...ofSections].filter((text): text is string => text !== null && !outside.has(text));
}

/** The shape of a report and its values, without its words. */
function shapeOf({ symbol, verdict, sections }: Report) {
  return {
    symbol,
    verdict,
    sections: sections.map(({ id, gaps, blocks, sources }) => ({
      id,
      gaps: gaps.length,
      sources: sources.map(({ kind, provider }) => [kind, provider]),
      blocks: blocks.map((block) => ({
        kind: block.kind,
        statements: statementsOf(block).map(({ figures }) =>
          figures
            .map(({ value, unit, currency, symbol: of, state }) => JSON.stringify([value, unit, currency, of, state]))
            .toSorted(),
        ),
      })),
    })),
  };
}

describe("a research report without a model, in the reader's language", () => {
  let server: TestServer;
  const readers = new Map<Language, Visitor>();
  beforeAll(async () => {
    server = await startTestServer({ CLOCK: now, YAHOO_BASE_URL: yahoo.url, LIMIT_CHATS_PER_MINUTE: "1000" });
    for (const language of languages) readers.set(language, await readerOf(server, language));
  });
  afterAll(() => server.stop());

  const reader = (language: Language): Visitor => {
    const found = readers.get(language);
    if (found === undefined) throw new Error(`no reader of ${language}`);
    return found;
  };

  it.each(["MSFT", "SPY", "BTC-USD", "TSCO.L"])(
    "has the same sections and figures, and no English sentence: %s",
    async (symbol) => {
      const english = await made(server, reader("en"), symbol);
      const englishRuns = new Set(textsOf(english.report).flatMap(runsOf));
      expect(english.report.language).toBe("en");
      expect(englishRuns.size).toBeGreaterThan(200);
      for (const language of others) {
        const { report, events } = await made(server, reader(language), symbol);
        const texts = textsOf(report);
        const shared = texts.flatMap((text) => (runsOf(text).some((run) => englishRuns.has(run)) ? [text] : []));
        expect(shared, language).toEqual([]);
        expect(texts.join("\n"), language).not.toMatch(/undefined|NaN|\{\{/);
        expect(shapeOf(report), language).toEqual(shapeOf(english.report));
        expect(report.language).toBe(language);
        const steps = (all: typeof events) =>
          new Set(all.flatMap(({ event, data }) => (event === "progress" ? [data["step"]] : [])));
        expect([...steps(events)], language).not.toContain([...steps(english.events)][0]);
      }
    },
  );

  it("writes headings, rules, gaps and values as the language does", async () => {
    const { report } = await made(server, reader("de"), "MSFT");
    const [summary, business] = report.sections;
    expect(report.sections.map(({ title }) => title).slice(0, 3)).toEqual([
      "Überblick und Urteil",
      "Geschäftsmodell und Burggraben",
      "Geschäftsentwicklung",
    ]);
    const texts = summary?.blocks.flatMap(statementsOf).map(({ text }) => text) ?? [];
    expect(texts[0]).toMatch(/^MSFT steht bei 428,60\u00a0\$ \(\+1,06\u00a0% zum Vortag\) \[1\]\. 52-Wochen-Tief: /);
    const verdict = summary?.blocks.find((block) => block.kind === "verdict");
    expect(verdict?.arithmetic).toMatch(/^\(0,5 × 1 \+ .*\) ÷ 4 = 0,5$/);
    expect(verdict?.rules.find(({ name }) => name === "Umsatzwachstum")).toMatchObject({
      rule: "Umsatz gegenüber dem Vorjahr: 1 ab 8\u00a0%, −1 bei 0\u00a0% oder weniger.",
      value: "15\u00a0%",
    });
    expect(business?.gaps[0]).toMatch(/^Geschäftsbereiche: /);
    expect(business?.blocks.flatMap(statementsOf)[0]?.text).toBe(
      "MSFT: Technologie, Software; Vereinigte Staaten [1].",
    );
  });

  it("stays in its language when the reader chooses another one", async () => {
    const visitor = await readerOf(server, "es");
    const { report } = await made(server, visitor, "KO");
    await visitor.patch("/api/settings", { preferences: { language: "fr" } });
    expect((await visitor.get(`/api/assistant/reports/${report.id}`)).body).toEqual(report);
    expect((await visitor.get("/api/assistant/reports")).body["reports"]).toEqual([
      expect.objectContaining({ id: report.id, language: "es" }),
    ]);
    expect((await made(server, visitor, "KO")).report.sections[0]?.title).toBe("Synthèse et verdict");
  });
});

describe("a research report with a model, in the reader's language", () => {
  let server: TestServer;
  let model: ModelUpstream;
  beforeAll(async () => {
    model = await startModelUpstream();
    server = await startTestServer({
      CLOCK: now,
      YAHOO_BASE_URL: yahoo.url,
      GEMINI_API_KEY: "a-key-of-nobody",
      GEMINI_BASE_URL: model.url,
      LIMIT_CHATS_PER_MINUTE: "1000",
    });
  });
  afterAll(async () => {
    await server.stop();
    await model.close();
  });
  afterEach(() => {
    model.control({ script: "true", fault: "none", text: null });
    model.requests.length = 0;
  });

  it("asks for that language, writes its values in it, and takes out what promises in it", async () => {
    model.control({ text: "Der Kurs ist {{1.price}} [1]. Die Aktie wird sich verdoppeln." });
    const { report } = await made(server, await readerOf(server, "de"), "KO");
    for (const { body } of model.requests) expect(body).toContain("of a research report in German");
    expect(report.sections[0]?.narrative?.text).toBe("Der Kurs ist 71,05\u00a0$ [1].");
    expect(report.sections[0]?.narrative?.figures[0]).toMatchObject({ state: "data", value: 71.05 });
    expect(report.warnings).toContainEqual(
      "„wird sich verdoppeln“ in „Überblick und Urteil“: Das lässt sich nicht versprechen. Der Satz wurde entfernt.",
    );
  });

  it("says in that language what was taken out of a text", async () => {
    model.control({ text: "Der Kurs steht [hier](https://elsewhere.example/kurs)." });
    const { report } = await made(server, await readerOf(server, "de"), "KO");
    expect(report.sections[0]?.narrative?.notices).toEqual([
      { code: "unlisted-link", detail: "Ein Link, der nicht zu den Quellen gehört, wurde aus dem Text entfernt." },
    ]);
  });

  it.each([
    ["de", "Die Einstufung ist Stark verkaufen.", "spricht von „Stark verkaufen“"],
    ["fr", "Le verdict est Vente forte.", "parle de «\u00a0Vente forte\u00a0»"],
    ["es", "El veredicto es Venta fuerte.", "habla de «Venta fuerte»"],
    ["ja", "判定は強い売りです。", "は「強い売り」としていますが"],
  ] as const)("says in %s that a text speaks of another rating", async (language, text, warning) => {
    model.control({ text });
    const { report } = await made(server, await readerOf(server, language), "KO");
    expect(report.warnings).toContainEqual(expect.stringContaining(warning));
  });
});
