import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AssistantContext } from "#contract/assistant.ts";
import { type Language, languages } from "#core/languages/languages.ts";
import { wordsIn } from "#core/words/words.ts";
import { writingOf } from "#core/words/writing.ts";
import { apiOver } from "../../../../tests/support/api-over.ts";
import { startTestServer, type TestServer } from "../../../../tests/support/test-server.ts";
import { startEcbUpstream, type EcbUpstream } from "../../../../tests/upstreams/ecb-upstream.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../../tests/upstreams/yahoo-upstream.ts";
import { createAnswerSources } from "../answer-sources.ts";
import { computedAnswer } from "../computed/computed-answer.ts";
import { answerers } from "../computed/answers/answerers.ts";
import { questionWords } from "#core/questions/question-words.ts";
import { waysIn } from "./asking-words.ts";
import { type QuestionId, questionList } from "./list.ts";
import { readText } from "./read-text.ts";

const now = "2026-03-04T16:00:00Z";
const today = now.slice(0, 10);
const known = [
  { symbol: "NVDA", names: ["NVIDIA Corporation"] },
  { symbol: "MSFT", names: ["Microsoft Corporation"] },
];
const accounts = ["Interactive Brokers", "Savings"];

async function read(text: string, language: Language, more: { readonly carried?: readonly string[] } = {}) {
  const { likely, help, isOfUser } = await waysIn[language]();
  const index = await likely();
  return await readText(text, {
    language,
    index,
    help,
    isOfUser,
    today,
    known,
    accounts,
    search: () => Promise.resolve([]),
    carried: more.carried ?? [],
  });
}

/** Places of a title, filled. */
const places: Readonly<Record<string, string>> = {
  symbol: "NVDA",
  other: "MSFT",
  account: "Savings",
  exchange: "NYSE",
  currency: "EUR",
  term: "ETF",
  indicator: "ADX",
};
const amounts: Readonly<Partial<Record<QuestionId, string>>> = {
  setAlert: "120",
  whatIfMove: "10 %",
  targetWeight: "10 %",
  savingsPlan: "100 USD",
  invested: "1000 USD",
};

function filledTitle(id: QuestionId, title: string): string {
  const other = id === "exchangeRate" ? "USD" : places["other"];
  return title.replaceAll(/\{(\p{L}+)\}/gu, (_, place: string) =>
    place === "amount" ? (amounts[id] ?? "10") : place === "other" ? (other ?? "") : (places[place] ?? ""),
  );
}

describe("the list of questions", () => {
  it("has an answer for each of them", () => {
    for (const [id, { answers, deed }] of Object.entries(questionList)) {
      expect(answers.length > 0 || deed !== null, id).toBe(true);
      for (const answer of answers.flatMap((one) => one.split("|")))
        expect(answerers, id).toHaveProperty(answer.split(":")[0] ?? "");
    }
  });

  it.each(languages)("knows its own titles again in %s", async (language) => {
    const [{ index }, { questions: ways }] = await Promise.all([waysIn[language](), questionWords[language]()]);
    expect(Object.keys(ways)).toEqual(Object.keys(questionList));
    const lost: string[] = [];
    for (const id of Object.keys(ways) as QuestionId[]) {
      if (index.nearest(ways[id].title)[0]?.id !== id) lost.push(`${id}: ${ways[id].title}`);
    }
    expect(lost).toEqual([]);
  });

  it.each(languages)("reads a title as its question in %s, once its places are filled", async (language) => {
    const { questions: ways } = await questionWords[language]();
    const lost: string[] = [];
    for (const id of Object.keys(ways) as QuestionId[]) {
      const { needs } = questionList[id];
      // These need a time beside their title, or an amount that some titles don't name.
      if (needs.includes("period") || (needs.includes("amount") && !ways[id].title.includes("{amount}"))) continue;
      const { sure } = await read(filledTitle(id, ways[id].title), language, { carried: ["NVDA", "MSFT"] });
      if (sure[0]?.id !== id)
        lost.push(`${id}: ${filledTitle(id, ways[id].title)} -> ${sure.map((one) => one.id).join(" ")}`);
    }
    expect(lost).toEqual([]);
  });
});

describe("a question", () => {
  it("is never one about everything where a name in it is unknown", async () => {
    expect((await read("how much have my Foobarium shares made", "en")).sure).toEqual([]);
    expect(await read("Wie viel Cash liegt im Konto Sparfuchs?", "de")).toMatchObject({ sure: [] });
  });

  it("isn't made of an alert that is denied", async () => {
    expect((await read("NVDAが100を下回らなかったら知らせて", "ja")).sure).toEqual([]);
  });

  it("about the user isn't one about the market", async () => {
    expect((await read("have I shorted NVDA?", "en")).sure).toEqual([]);
  });

  it("leaves no time, account or amount out", async () => {
    for (const text of ["beta of NVDA in my Savings account", "was ist die Marktkapitalisierung von NVDA bei 500 Euro"])
      expect((await read(text, text.startsWith("beta") ? "en" : "de")).sure, text).toEqual([]);
  });

  it("is no other one where its answer doesn't use what was named", async () => {
    for (const text of [
      "Volumen von NVDA gestern",
      "Wie entwickelt sich NVDA nächstes Jahr?",
      "Gib Bescheid, wenn der RSI von NVDA unter 30 fällt",
      "Was kostet NVDA auf Xetra?",
    ])
      expect((await read(text, "de")).sure, text).toEqual([]);
    expect((await read("2000 Euro in Dollar", "de")).sure[0]?.filled).toMatchObject({
      period: null,
      amounts: [{ value: 2000, currency: "EUR" }],
    });
  });

  it("that names a holding isn't one about an index of the same name", async () => {
    const { likely, help, isOfUser } = await waysIn.de();
    const index = await likely();
    const { sure } = await readText("Wie steht DOW?", {
      language: "de",
      index,
      help,
      isOfUser,
      today,
      known: [{ symbol: "DOW", names: ["Dow Inc."] }],
      accounts: [],
      search: () => Promise.resolve([]),
      carried: [],
    });
    expect(sure[0]?.filled.symbols).toEqual(["DOW"]);
  });

  it("after another takes its symbol only for a place that has to be filled", async () => {
    expect((await read("Wie hoch ist das KGV?", "de", { carried: ["NVDA"] })).sure[0]?.filled.symbols).toEqual([
      "NVDA",
    ]);
    expect(
      (await read("Wann kommt meine nächste Dividende?", "de", { carried: ["NVDA"] })).sure[0]?.filled.symbols,
    ).toEqual([]);
  });

  it("and another one in a text are two", async () => {
    const { sure } = await read("Was kostet Nvidia und wie viel Cash habe ich?", "de");
    expect(sure.map(({ id }) => id)).toEqual(["price", "cash"]);
    const { sure: ofAccount } = await read("Was kostet Nvidia und wie viel Cash habe ich in Savings?", "de");
    expect(ofAccount.map(({ filled }) => filled.accounts)).toEqual([[], ["Savings"]]);
    expect((await read("Es geht um das Konto Interactive Brokers. Wie hoch sind meine Gebühren?", "de")).sure).toEqual(
      [],
    );
  });

  it("takes a name beside the noun of an account for one, not for a company", async () => {
    for (const [text, language] of [
      ["fees of my Microsoft account", "en"],
      ["Gebühren im Depot bei der Nvidia", "de"],
    ] as const) {
      const { sure, near } = await read(text, language);
      expect(
        [...sure, ...near].flatMap(({ filled }) => filled.symbols),
        text,
      ).toEqual([]);
    }
  });

  it("names accounts by letters of their name", async () => {
    expect((await read("IBKRの現金残高", "ja")).sure[0]?.filled.accounts).toEqual(["Interactive Brokers"]);
  });
});

describe("answers without a model", () => {
  const clock = { now: () => Date.parse(now) };
  let yahoo: YahooUpstream;
  let ecb: EcbUpstream;
  let server: TestServer;
  let api: ReturnType<typeof apiOver>;

  beforeAll(async () => {
    yahoo = await startYahooUpstream({ clock });
    ecb = await startEcbUpstream({ clock });
    server = await startTestServer({ CLOCK: now, YAHOO_BASE_URL: yahoo.url, ECB_BASE_URL: ecb.url });
    const visitor = server.visitor();
    await visitor.signUp();
    for (const fields of [
      { type: "deposit", amount: "9000", date: "2025-02-03" },
      { type: "buy", symbol: "NVDA", date: "2025-03-04", quantity: "12", price: "131.20", fee: "1" },
      { type: "buy", symbol: "KO", date: "2025-04-02", quantity: "20", price: "61" },
      { type: "dividend", symbol: "KO", date: "2025-12-15", amount: "10.20" },
    ]) {
      const reply = await visitor.post("/api/portfolio/transactions", { currency: "USD", ...fields });
      expect(reply.status).toBe(201);
    }
    api = apiOver(visitor);
  });
  afterAll(async () => {
    await server.stop();
    await Promise.all([yahoo.close(), ecb.close()]);
  });

  async function ask(language: Language, question: string, earlier: readonly string[] = []) {
    const words = await wordsIn(writingOf({ language, numbers: null, dates: "iso" }));
    return await computedAnswer(
      question,
      { api, userId: "", today, question: "", words, facts: () => [] },
      { context: AssistantContext.parse({}), earlier },
    );
  }

  it.each<[Language, string, readonly string[]]>([
    ["de", "Wie viel ist mein Depot wert?", ["get_holdings"]],
    ["de", "kgv nvidia", ["get_quotes"]],
    ["de", "Gib Bescheid, wenn Nvidia unter 120 fällt", ["propose_alert"]],
    ["de", "100 Euro in Dollar", ["get_exchange_rates"]],
    ["fr", "combien de dividendes ai-je touchés en 2025 ?", ["get_income", "get_performance", "get_transactions"]],
    ["fr", "pourquoi Nvidia baisse-t-elle ?", ["get_quotes", "get_news"]],
    ["fr", "que signifie PER ?", ["explain"]],
    ["es", "¿cuánto he pagado en comisiones este año?", ["get_performance"]],
    ["es", "¿qué pasa si vendo la mitad de NVDA?", ["what_if"]],
    ["es", "añade Coca-Cola a mi lista de seguimiento", ["propose_watch"]],
    ["ja", "エヌビディアの株価", ["get_quotes"]],
    ["ja", "次の決算発表はいつですか、エヌビディア", ["get_calendar", "get_estimates"]],
  ])("come in %s: %s", async (language, question, tools) => {
    const { tools: used } = await ask(language, question);
    expect(used.length).toBeGreaterThan(0);
    for (const { name, ok } of used) {
      expect(tools).toContain(name);
      expect(ok).toBe(true);
    }
  });

  it.each<[Language, string, readonly string[], RegExp]>([
    ["de", "Welche meiner Aktien hat die höchste Dividendenrendite?", ["get_quotes"], /KO[^]*NVDA/],
    ["fr", "Lesquelles de mes actions ont un PER supérieur à 30 ?", ["get_holdings"], /1 sur 2[^]*NVDA/],
    ["es", "¿Cuáles de mis acciones suben hoy?", ["get_holdings"], /2 de sus 2/],
    ["ja", "持っている株を時価総額の大きい順に並べて", ["get_quotes"], /NVDA[^]*KO/],
  ])("pick and order a list in %s: %s", async (language, question, tools, said) => {
    const { text, sources, tools: used, understood } = await ask(language, question);
    const shown = createAnswerSources({ amounts: "full" });
    shown.add(sources);
    expect(shown.render(text).text).toMatch(said);
    expect(used.map(({ name }) => name)).toEqual(expect.arrayContaining([...tools]));
    expect(understood.map(({ slot }) => slot)).toEqual(expect.arrayContaining(["measure", "subject"]));
  });

  it.each<[Language, string, RegExp]>([
    ["en", "Is NVDA's P/E above 50?", /^- Yes, above `50`\. P\/E of NVDA/],
    ["en", "is NVDA more than 50% of my portfolio", /^No, not above `50%`\./],
    ["en", "Did TSLA fall 5% today?", /^No\. TSLA fell 4\.01% today, less than `5%`\./],
    ["de", "Ist das KGV von Nvidia über 50?", /^- Ja, über `50`\. KGV von NVDA/],
    ["fr", "Le PER de Microsoft est-il supérieur à 30 ?", /^- Oui, au-dessus de `30`\. PER de MSFT/],
    ["es", "¿Está la capitalización de Nvidia por encima de 2 billones?", /^- Sí, por encima de [^]*NVDA/],
    ["ja", "マイクロソフトのPERは30以上ですか？", /^- はい[^]*MSFT/],
    ["en", "is NVDA between $150 and $200?", /^No, not between `150 USD` and `200 USD`\./],
    ["en", "ADX 21 of MSFT", /Average Directional Index \(21\)/],
    ["de", "Was ist ein Drawdown?", /^\*\*(?:Drawdown|Maximaler Rückgang|Rückgang)/],
    ["en", "difference between an ETF and a mutual fund", /\*\*ETF\*\*[^]*\*\*Mutual fund\*\*/],
    ["en", "where can I change my password", /\(\[Settings\]\(\/settings\/security\)\)/],
    ["fr", "Comment changer mon mot de passe ?", /\(\/settings\/security\)/],
    ["ja", "パスワードを変更する方法", /\(\/settings\/security\)/],
    ["en", "what is NVDA in euros", /In EUR, that is \*\*€129\.86\*\*/],
    ["en", "have I beaten the S&P 500 this year", /^(?:Better|Worse)\. Returns from/],
    ["de", "Was war der schlechteste Tag von NVDA?", /^(?![^]*Bester Tag)[^]*Schlechtester Tag/],
    ["de", "Größter Tagesverlust von NVDA?", /^(?![^]*Bester Tag)[^]*Schlechtester Tag/],
    ["en", "worst trading day of NVDA over the past year", /^(?![^]*best day)[^]*worst day/i],
    ["en", "Which of my stocks are up since I bought them?", /unrealised gain above zero/],
    ["de", "Ist NVDA heute gestiegen?", /^Ja\. /],
    ["fr", "NVDA a-t-elle baissé aujourd’hui ?", /^Non\. /],
    ["ja", "NVDAは今日上がりましたか", /^はい/],
    ["de", "Warum ist mein Depot heute gefallen?", /^Ihr Depot ist heute nicht/],
    ["es", "¿está NVDA por encima de la media de 200 sesiones?", /^(?![^]*`50`)[^]*`200`/],
    ["fr", "NVDA est-elle surachetée ?", /^(?![^]*SMA)[^]*RSI \(14\)\*\* à [^]*Neutre/],
    ["en", "Which of my stocks are down more than 1%?", /unrealised gain below/],
    ["en", "biggest losers in the S&P 500 today", /^Movers of a single index aren't known/],
  ])("give only what is asked for in %s: %s", async (language, question, said) => {
    const { text, sources } = await ask(language, question);
    const shown = createAnswerSources({ amounts: "full" });
    shown.add(sources);
    expect(shown.render(text).text).toMatch(said);
  });

  const bought = { type: "buy", symbol: "NVDA", quantity: "5", price: "140", date: "2026-03-03" };
  const below = (value: number) => ({ symbol: "NVDA", rule: { kind: "price", is: "below", value } });
  it.each<[Language, string, object]>([
    ["de", "Habe gestern 5 NVDA zu 140 gekauft", bought],
    ["fr", "J’ai acheté hier 5 actions NVDA à 140 $", bought],
    ["es", "Ayer compré 5 NVDA a 140 dólares cada una", bought],
    ["ja", "昨日NVDAを5株140ドルで買いました", bought],
    ["en", "bought 2k KO at 60 fee 1", { quantity: "2000", price: "60", fee: "1" }],
    ["fr", "acheté 5 NVDA à 140 frais 1", { quantity: "5", price: "140", fee: "1" }],
    ["ja", "NVDAを11株1540ドルで買った", { quantity: "11", price: "140" }],
    ["en", "remind me 2 weeks before NVDA earnings", { rule: { kind: "event", event: "earnings", days: 14 } }],
    ["de", "Gestern 5 NVDA für insgesamt 700 Dollar gekauft, Gebühr 2,50", { ...bought, fee: "2.5" }],
    ["fr", "NVDA m’a versé un dividende de 12,50 $ hier", { type: "dividend", amount: "12.5", date: "2026-03-03" }],
    [
      "es",
      "Ingresé 1.500,50 euros el 2 de marzo",
      { type: "deposit", amount: "1500.5", currency: "EUR", date: "2026-03-02" },
    ],
    ["ja", "昨日500ドル出金しました", { type: "withdrawal", amount: "500", date: "2026-03-03" }],
    ["de", "Sag mir Bescheid, wenn NVDA unter 100 fällt", below(100)],
    ["fr", "Préviens-moi si NVDA passe sous 99,50 dollars", below(99.5)],
    ["es", "Avísame si NVDA baja de 100", below(100)],
    ["ja", "NVDAが100ドルを下回ったら教えて", below(100)],
    ["de", "Erinnere mich 3 Tage vor den Zahlen von NVDA", { rule: { kind: "event", event: "earnings", days: 3 } }],
    ["fr", "Préviens-moi quand NVDA atteint un nouveau plus haut sur 26 semaines", { rule: { is: "high", weeks: 26 } }],
  ])("propose in %s what is told: %s", async (language, told, input) => {
    const { proposals } = await ask(language, told);
    expect(proposals).toMatchObject([{ input }]);
  });

  it.each<[Language, string]>([
    ["de", "habe ich 5 NVDA zu 140 gekauft"],
    ["de", "sie hat 5 NVDA zu 140 gekauft"],
    ["de", "Sag mir Bescheid, wenn NVDA nicht unter 100 fällt"],
    ["en", "don't add NVDA to my watchlist"],
    ["en", "I bought 5 or 6 NVDA at 100"],
    ["en", "could you have bought 5 NVDA at 100"],
    ["ja", "父がNVDAを10株140ドルで売った"],
    ["ja", "NVDAを5株140ドルで買いましたか"],
    ["en", "bought NVDA at 140"],
    ["de", "habe fünf KO zu 60 gekauft"],
    ["en", "sold 5 of my 120 NVDA"],
    ["en", "I never bought 5 NVDA at 140"],
    ["en", "deposited 500 dollars in euros"],
    ["de", "Sag mir, wenn NVDA um 10 Dollar fällt"],
    ["en", "tell me when the volume of NVDA is 200% of normal"],
    ["ja", "NVDAが史上最高値をつけたら教えて"],
    ["de", "Kauf 10 NVDA"],
    ["en", "buy 10 NVDA at market"],
    ["fr", "Préviens-moi si NVDA passe sous 100 ou si le RSI passe sous 30"],
    ["es", "Avísame si NVDA cae un 10 % desde su máximo"],
  ])("propose nothing in %s for %s", async (language, told) => {
    expect((await ask(language, told)).proposals).toEqual([]);
  });

  it("say how a question was understood", async () => {
    const { understood } = await ask("de", "Wie hat sich Nvidia dieses Jahr entwickelt?");
    expect(understood.map(({ slot }) => slot)).toEqual(["measure", "subject", "period"]);
    expect(understood[2]?.value).toBe("2026-01-01/2026-03-04");
    // Another symbol or time is the same question again.
    for (const { slot, alternatives } of understood.slice(1)) {
      expect(alternatives.length, slot).toBeGreaterThan(0);
      for (const { question } of alternatives) {
        const { understood: again } = await ask("de", question);
        expect(again.find((one) => one.slot === "measure")?.value, question).toBe(understood[0]?.value);
        expect(again.find((one) => one.slot === slot)?.value, question).not.toBe(
          understood.find((one) => one.slot === slot)?.value,
        );
      }
    }
  });

  it.each<[Language, string]>([
    ["de", "Soll ich Nvidia verkaufen?"],
    ["fr", "où sera Nvidia dans un an ?"],
    ["es", "¿cuánto tengo que pagar a hacienda por mis ganancias?"],
    ["ja", "エヌビディアを100株買って"],
  ])("decline in %s what can't be known or done: %s", async (language, question) => {
    const { sources, proposals, offers } = await ask(language, question);
    expect({ sources, proposals, offers }).toEqual({ sources: [], proposals: [], offers: [] });
  });

  it("offer the nearest questions in the reader's language where a text isn't clear", async () => {
    const { text, offers, sources } = await ask("de", "irgendwas mit Dividenden und so Zeug von Nvidia halt");
    expect(sources).toEqual([]);
    expect(text).toContain("Meinten Sie");
    expect(offers.length).toBeGreaterThan(0);
    for (const offer of offers) expect((await ask("de", offer)).sources.length, offer).toBeGreaterThan(0);
  });

  it("go on from the question before with what a bare text names", async () => {
    const { understood } = await ask("de", "und 2025?", ["Wie hoch waren meine Gebühren dieses Jahr?"]);
    expect(understood.map(({ value }) => value)).toEqual(["fees", "2025-01-01/2025-12-31"]);
    expect((await ask("fr", "et Coca-Cola ?", ["Quel est le PER de Nvidia ?"])).understood[1]?.value).toBe("KO");
    expect((await ask("en", "what about MSFT instead?", ["How did NVDA do last month?"])).understood[1]?.value).toBe(
      "MSFT",
    );
    // A bound is for what was asked before, which isn't read.
    expect((await ask("en", "is that below 1", ["What is MSFT's price to book ratio?"])).sources).toEqual([]);
  });

  it("test a rule that is written in German", async () => {
    const { tools } = await ask(
      "de",
      "Backtest NVDA: kaufen, wenn der RSI unter 30 fällt, verkaufen, wenn er über 70 steigt",
    );
    expect(tools.map(({ name, ok }) => ({ name, ok }))).toEqual([{ name: "run_backtest", ok: true }]);
  });

  it("say that an account doesn't exist rather than answer for all", async () => {
    expect((await ask("en", "balance in my degiro account")).text).toContain("no account named “degiro”");
  });
});
