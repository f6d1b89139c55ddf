import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ChatMessage } from "#contract/conversations.ts";
import { type Language, languages } from "#core/languages/languages.ts";
import { englishWords } from "#core/words/english-words.ts";
import type { Words } from "#core/words/shape.ts";
import { wordsIn } from "#core/words/words.ts";
import { catalog } from "#core/indicators/index.ts";
import { writingOf } from "#core/words/writing.ts";
import { answerEvents } from "../../../../tests/support/answer-stream.ts";
import { runsOf } from "../../../../tests/support/runs-of.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../../tests/support/test-server.ts";
import { startEcbUpstream, type EcbUpstream } from "../../../../tests/upstreams/ecb-upstream.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../../tests/upstreams/yahoo-upstream.ts";
import { questionWords } from "#core/questions/question-words.ts";
import { type QuestionId, questionList } from "../questions/list.ts";

const now = "2026-03-04T16:00:00Z";
const others = languages.filter((language) => language !== "en");

/** What the places of a title are filled with. */
const places: Readonly<Record<string, string>> = {
  symbol: "NVDA",
  other: "MSFT",
  account: "",
  exchange: "NYSE",
  currency: "EUR",
  term: "ETF",
  indicator: "ADX",
};
const amounts: Readonly<Partial<Record<QuestionId, string>>> = {
  setAlert: "120",
  whatIfSell: "5",
  targetWeight: "10 %",
  whatIfMove: "10 %",
  invested: "1000 USD",
  savingsPlan: "100 USD",
};
/** These need a time or an amount that not each title has a place for. */
const isOpen = (id: QuestionId) => {
  const { needs } = questionList[id];
  return needs.includes("period") || needs.includes("amount");
};
const asked = (Object.keys(questionList) as QuestionId[]).filter((id) => !isOpen(id));

function filledTitle(id: QuestionId, title: string): string {
  return title.replaceAll(/\{(\p{L}+)\}/gu, (_, place: string) =>
    place === "amount"
      ? (amounts[id] ?? "10")
      : place === "other" && id === "exchangeRate"
        ? "USD"
        : (places[place] ?? ""),
  );
}

const fields = [
  { type: "deposit", amount: "9000", date: "2025-02-03" },
  { type: "buy", symbol: "NVDA", date: "2025-03-04", quantity: "12", price: "131.20", fee: "1" },
  { type: "buy", symbol: "MSFT", date: "2025-04-01", quantity: "3", price: "380" },
  { type: "buy", symbol: "KO", date: "2025-04-02", quantity: "20", price: "61" },
  { type: "dividend", symbol: "KO", date: "2025-12-15", amount: "10.20" },
  { type: "sell", symbol: "KO", date: "2026-01-15", quantity: "2", price: "70" },
];

/** Titles of stories, and names of economic events and of companies that go public, are the words of others. */
const isOutside = ({ kind, href }: ChatMessage["sources"][number]) =>
  kind === "news" || /^\/calendar\?types=(?:economic|ipo)$/.test(href ?? "");

/** Indicators are called the same in every language. */
const namesOfIndicators = new Set(catalog.flatMap(({ name }) => [name, `- ${name}`].flatMap(runsOf)));

/** Sources whose tables have names and texts by others, or by the user. */
const kindsOfOthers = new Set(["insiders", "owners", "filings", "note"]);

/** Everything that a reader sees of an answer, but for words of others. */
function textsOf({ content, figures, sources, tools, notices, proposals }: ChatMessage): readonly string[] {
  return [
    content,
    ...figures.flatMap(({ formula, inputs }) => [formula ?? "", ...inputs.map(({ label }) => label)]),
    ...sources.flatMap((source) => (isOutside(source) ? [] : sourceTexts(source))),
    ...tools.map(({ summary }) => summary),
    ...notices.map(({ detail }) => detail),
    ...proposals.map(({ summary }) => summary),
  ];
}

function sourceTexts({ kind, title, facts, table }: ChatMessage["sources"][number]): readonly string[] {
  const rows = kindsOfOthers.has(kind) ? [] : (table?.rows ?? []);
  const cells = rows.flatMap((row) => row.cells.flatMap((cell) => ("text" in cell ? [cell.text] : [])));
  const columns = (table?.columns ?? []).map(({ label }) => label);
  return [
    title,
    ...facts.flatMap(({ label, formula }) => [label, formula ?? ""]),
    ...(table === null ? [] : [table.title]),
    ...columns,
    ...cells,
  ];
}

/** What figures are called, by id. */
function namesOf({ answers: { labels, measures } }: Words): readonly (readonly [string, unknown])[] {
  const { figures, statements } = measures;
  return Object.entries<object>({ labels, figures, statements }).flatMap(([list, names]) =>
    Object.entries(names).map(([id, name]: [string, unknown]) => [`${list}.${id}`, name] as const),
  );
}

/** The figures of each line with the facts that they are of, in their order. */
function figuresOf({ content, figures, sources }: ChatMessage): readonly (readonly string[])[] {
  const lines = content.split("\n");
  let end = -1;
  return lines.map((line) => {
    const start = end + 1;
    end = start + line.length;
    return figures
      .filter((figure) => figure.start >= start && figure.start < end)
      .toSorted((one, other) => one.start - other.start)
      .map(({ value, unit, currency, symbol, state, label, sourceNumber }) => {
        const facts = sources.find(({ number }) => number === sourceNumber)?.facts ?? [];
        const same = facts.filter((fact) => fact.value === value && fact.unit === unit);
        const { key = "" } = same.find((fact) => fact.label === label) ?? same[0] ?? {};
        return JSON.stringify({ sourceNumber, key, value, unit, currency, symbol, state });
      });
  });
}

describe("an answer without a model, in the reader's language", () => {
  let server: TestServer;
  let yahoo: YahooUpstream;
  let ecb: EcbUpstream;
  const readers = new Map<Language, Visitor>();

  beforeAll(async () => {
    const clock = { now: () => Date.parse(now) };
    yahoo = await startYahooUpstream({ clock });
    ecb = await startEcbUpstream({ clock });
    server = await startTestServer({
      CLOCK: now,
      YAHOO_BASE_URL: yahoo.url,
      ECB_BASE_URL: ecb.url,
      LIMIT_CHATS_PER_MINUTE: "10000",
      LIMIT_CHATS_PER_DAY: "10000",
    });
    for (const language of languages) {
      const reader = server.visitor();
      await reader.signUp();
      await reader.patch("/api/settings", { preferences: { language } });
      for (const line of fields) {
        const reply = await reader.post("/api/portfolio/transactions", { currency: "USD", ...line });
        if (reply.status !== 201) throw new Error(reply.text);
      }
      await reader.post("/api/watchlist", { symbol: "AAPL" });
      await reader.post("/api/alerts", { symbol: "NVDA", rule: { kind: "price", is: "above", value: 250 } });
      await reader.post("/api/notes", { symbol: "NVDA", text: "Bought for the margins of its chips" });
      readers.set(language, reader);
    }
  });
  afterAll(async () => {
    await server.stop();
    await Promise.all([yahoo.close(), ecb.close()]);
  });

  async function ask(language: Language, text: string): Promise<ChatMessage> {
    const reader = readers.get(language);
    if (reader === undefined) throw new Error(`no reader of ${language}`);
    const { id } = await reader.call("POST /api/assistant/conversations", {});
    const events = await answerEvents(server, reader, `/api/assistant/conversations/${id}/messages`, { text });
    return events.find(({ event }) => event === "end")?.data["message"] as ChatMessage;
  }

  it.each(asked)("answers “%s” in each language, with the same figures", async (id) => {
    const titleIn = async (language: Language) => {
      const { questions } = await questionWords[language]();
      return filledTitle(id, questions[id].title);
    };
    const english = await ask("en", await titleIn("en"));
    const englishRuns = new Set(textsOf(english).flatMap(runsOf));
    const englishNames = namesOf(englishWords);
    for (const language of others) {
      const answer = await ask(language, await titleIn(language));
      const shared = textsOf(answer)
        .flatMap(runsOf)
        .filter((run) => englishRuns.has(run) && !namesOfIndicators.has(run));
      expect(shared, `${language}: ${answer.content}`).toEqual([]);
      const [figures, englishFigures] = [figuresOf(answer), figuresOf(english)];
      expect(figures.flat().toSorted(), `${english.content}\n${answer.content}`).toEqual(
        englishFigures.flat().toSorted(),
      );
      // Null is zero in German.
      expect(answer.content).not.toMatch(language === "de" ? /undefined|NaN|\{\{/ : /null|undefined|NaN|\{\{/);
      const ownNames = new Map(namesOf(await wordsIn(writingOf({ language, numbers: null, dates: "day-month" }))));
      for (const [index, { facts, table }] of english.sources.entries()) {
        const own = answer.sources[index];
        const pairs = [
          ...facts.map(({ key, label }) => [label, own?.facts.find((one) => one.key === key)?.label]),
          ...(table?.columns ?? []).map(({ label }, at) => [label, own?.table?.columns[at]?.label]),
        ];
        for (const [label = "", translated] of pairs) {
          const expected = englishNames.flatMap(([id, one]) => (one === label ? [ownNames.get(id)] : []));
          if (expected.length > 0) expect(expected).toContain(translated);
        }
      }
    }
  });

  it.each([
    ["history of @ZZZZQ this year", "No data available for symbol"],
    ["key figures of @ZZZZQ", "No data available for symbol"],
  ])("says in %s why there is no data", async (question, english) => {
    expect((await ask("en", question)).content).toContain(english);
    expect((await ask("de", question)).content).toContain("Für das Symbol ZZZZQ gibt es keine Daten.");
    expect((await ask("fr", question)).content).toContain("Aucune donnée disponible pour le symbole ZZZZQ.");
  });

  it("takes names for values of its own questions, and reads others by the list", async () => {
    expect((await ask("de", "Was kostet Facebook?")).content).toMatch(/^\*\*META steht bei /);
    expect((await ask("de", "Wie viel Coca-Cola habe ich?")).content).toMatch(/^Sie halten \*\*18 Stück KO\*\*/);
    for (const question of ["Wie viel Cash habe ich?", "Wie hoch ist meine Rendite dieses Jahr?"])
      expect((await ask("de", question)).sources.length).toBeGreaterThan(0);
  });
});
