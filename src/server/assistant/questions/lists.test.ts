import { describe, expect, it } from "vitest";
import type { Language } from "#core/languages/languages.ts";
import { waysIn } from "./asking-words.ts";
import { readText } from "./read-text.ts";

async function read(text: string, language: Language) {
  const { likely, help, isOfUser } = await waysIn[language]();
  const index = await likely();
  const { sure } = await readText(text, {
    language,
    index,
    help,
    isOfUser,
    today: "2026-03-04",
    known: [{ symbol: "NVDA", names: ["NVIDIA Corporation"] }],
    accounts: ["Savings"],
    search: () => Promise.resolve([]),
    carried: [],
  });
  return sure.map(({ id, filled: { list, direction, accounts } }) => ({ id, list, direction, accounts }));
}

describe("a question about a list", () => {
  it.each<[Language, string, string, string, "most" | "least"]>([
    ["en", "Which of my stocks has the highest dividend yield?", "dividend", "holdings", "most"],
    ["en", "Rank my holdings by market cap", "marketCap", "holdings", "most"],
    ["en", "Which ETF on my watchlist has the lowest expense ratio?", "fundCost", "watchlist", "least"],
    ["en", "Which of my stocks performed best this month?", "change", "holdings", "most"],
    ["en", "Sort my holdings by P/E, lowest first", "peRatio", "holdings", "least"],
    ["en", "lowest p/e in my portfolio", "peRatio", "holdings", "least"],
    ["de", "Sortiere meine Aktien nach KGV aufsteigend", "peRatio", "holdings", "least"],
    ["es", "la acción con más beta de las que tengo", "beta", "holdings", "most"],
    ["es", "Ordena mis acciones por PER de mayor a menor", "peRatio", "holdings", "most"],
    ["de", "Welche meiner Aktien hat die höchste Dividendenrendite?", "dividend", "holdings", "most"],
    ["de", "Sortiere meine Positionen nach Marktkapitalisierung", "marketCap", "holdings", "most"],
    ["de", "Welcher Wert auf meiner Watchlist hat das niedrigste KGV?", "peRatio", "watchlist", "least"],
    ["fr", "Laquelle de mes actions a le rendement du dividende le plus élevé ?", "dividend", "holdings", "most"],
    ["fr", "Classe mes positions par capitalisation boursière", "marketCap", "holdings", "most"],
    ["es", "¿Cuál de mis acciones tiene la mayor rentabilidad por dividendo?", "dividend", "holdings", "most"],
    ["es", "Ordena mis posiciones por capitalización bursátil", "marketCap", "holdings", "most"],
    ["ja", "保有銘柄の中で一番配当利回りが高いのはどれ？", "dividend", "holdings", "most"],
    ["ja", "ウォッチリストで一番PERが低い銘柄は？", "peRatio", "watchlist", "least"],
  ])("asks for an order in %s: %s", async (language, text, id, of, end) => {
    expect(await read(text, language)).toMatchObject([{ id, list: { of, end, bounds: [] } }]);
  });

  it.each<[Language, string, string, string, "above" | "below", number]>([
    ["en", "which of my holdings have a P/E under 30", "peRatio", "holdings", "below", 30],
    ["en", "stocks on my watchlist with a beta above 1.2", "beta", "watchlist", "above", 1.2],
    ["en", "Which of my stocks yields 3% or more?", "dividend", "holdings", "above", 3],
    ["en", "positions over $10k", "holding", "holdings", "above", 10_000],
    ["de", "Welche meiner Aktien haben ein KGV unter 20?", "peRatio", "holdings", "below", 20],
    ["de", "Welche Positionen sind mehr als 5.000 € wert?", "holding", "holdings", "above", 5000],
    ["fr", "Lesquelles de mes actions ont un PER inférieur à 20 ?", "peRatio", "holdings", "below", 20],
    ["fr", "Quelles positions valent plus de 5 000 € ?", "holding", "holdings", "above", 5000],
    ["es", "¿Cuáles de mis acciones tienen un PER inferior a 20?", "peRatio", "holdings", "below", 20],
    ["es", "¿Qué posiciones valen más de 5.000 €?", "holding", "holdings", "above", 5000],
    ["ja", "保有株のうちPERが20倍以下の銘柄は？", "peRatio", "holdings", "below", 20],
    ["ja", "ウォッチリストの銘柄でベータが1.2以上のものは？", "beta", "watchlist", "above", 1.2],
  ])("asks for what a bound allows in %s: %s", async (language, text, id, of, is, value) => {
    expect(await read(text, language)).toMatchObject([{ id, list: { of, bounds: [{ is, amount: { value } }] } }]);
  });

  it.each<[Language, string, "up" | "down"]>([
    ["en", "which stocks on my watchlist are down today", "down"],
    ["de", "Welche meiner Positionen sind dieses Jahr mehr als 10 % gestiegen?", "up"],
    ["fr", "Lesquelles de mes positions sont en hausse aujourd'hui ?", "up"],
    ["es", "¿Qué acciones de mi cartera han caído más de un 5 % hoy?", "down"],
    ["ja", "保有銘柄で今日上がっているのは？", "up"],
  ])("asks for those that moved in %s: %s", async (language, text, direction) => {
    expect(await read(text, language)).toMatchObject([{ id: "change", direction, list: {} }]);
  });

  it("has both ends of a range", async () => {
    const [first] = await read("Which of my stocks have a P/E over 10 and under 30?", "en");
    expect(first?.list?.bounds.map(({ is, amount }) => [is, amount.value])).toEqual([
      ["above", 10],
      ["below", 30],
    ]);
    expect(await read("¿Cuáles de mis acciones tienen un PER mayor de 10 y menor de 30?", "es")).toMatchObject([
      { id: "peRatio", list: { bounds: [{ is: "above" }, { is: "below" }] } },
    ]);
  });

  it("keeps the account that the list is in", async () => {
    expect(await read("Which of my stocks in Savings has the lowest P/E?", "en")).toMatchObject([
      { id: "peRatio", list: { end: "least" }, accounts: ["Savings"] },
    ]);
  });

  it("isn't read where nothing gives a single figure of each entry, or another word is left", async () => {
    for (const text of [
      "which of my stocks has the highest price target",
      "which of my stocks has the highest P/E against its five-year average",
      "which of my stocks are up less than 5% but down more than 2%",
      "how did my investments do this year",
      "which of my stocks have a P/E under 10 or over 50",
      "which of my stocks has the highest P/E under 30",
      "which of my stocks are up less than 5%",
      "which of my stocks are under $50",
      "which of my stocks rose above $100",
      "what is the beta of my portfolio",
    ])
      expect(
        (await read(text, "en")).filter(({ list }) => list !== null),
        text,
      ).toEqual([]);
  });
});
