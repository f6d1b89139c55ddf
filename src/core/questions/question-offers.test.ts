import { describe, expect, it } from "vitest";
import { type Language, languages } from "../languages/languages.ts";
import { askIndex } from "./ask-index.ts";
import { families } from "./families.ts";
import { questionOffers } from "./question-offers.ts";
import { type QuestionId, questionWords } from "./question-words.ts";

const options = {
  symbols: ["AAPL", "NVDA"],
  funds: ["VTI"],
  known: [
    { symbol: "AAPL", name: "Apple Inc." },
    { symbol: "NVDA", name: "NVIDIA Corporation" },
    { symbol: "TSLA", name: "Tesla, Inc." },
    { symbol: "7203.T", name: "" },
  ],
  currency: "EUR",
  today: "2026-03-04",
};
const offersIn = Object.fromEntries(
  await Promise.all(
    languages.map(async (language) => {
      const { questions } = await questionWords[language]();
      return [language, questionOffers(language, questions, askIndex(questions))] as const;
    }),
  ),
);
const matching = (language: Language, typed: string) => offersIn[language]?.matching(typed, options) ?? [];
const textsFor = (typed: string) => matching("en", typed).map(({ text }) => text);

describe("questions offered while one types", () => {
  it.each<[Language, string, QuestionId]>([
    ["en", "my divid", "dividendsReceived"],
    ["en", "div", "dividend"],
    ["en", "how much in fe", "fees"],
    ["en", "biggest posi", "biggestHoldings"],
    ["de", "wie viel divid", "dividendsReceived"],
    ["de", "wie hoch sind meine geb", "fees"],
    ["de", "größte po", "biggestHoldings"],
    ["fr", "mes divid", "dividendsReceived"],
    ["fr", "combien de frais ai-je p", "fees"],
    ["fr", "mes plus grosses pos", "biggestHoldings"],
    ["es", "mis divid", "dividendsReceived"],
    ["es", "cuánto he pagado en com", "fees"],
    ["es", "mis mayores pos", "biggestHoldings"],
    ["ja", "受け取った配", "dividendsReceived"],
    ["ja", "手数料", "fees"],
    ["ja", "一番大きい保有", "biggestHoldings"],
  ])("finds in %s what “%s” begins", (language, typed, id) => {
    expect(matching(language, typed).map((offer) => offer.id)).toContain(id);
  });

  it.each(languages)("finds almost every question in %s by most of its title", (language) => {
    const all = offersIn[language]?.all(options).flatMap(({ offers }) => offers) ?? [];
    const missed = all.filter(({ id, text }) =>
      matching(language, text.slice(0, Math.ceil(text.length * 0.8))).every((offer) => offer.id !== id),
    );
    expect(missed.length, missed.map(({ text }) => text).join(", ")).toBeLessThanOrEqual(2);
  });

  it("fills in the symbol that is named, by itself or by its name, or else the likeliest one", () => {
    expect(textsFor("TSLA rsi")).toContain("What is the RSI of TSLA?");
    expect(textsFor("tesla rsi")).toContain("What is the RSI of TSLA?");
    expect(textsFor("rsi of tesl")).toContain("What is the RSI of TSLA?");
    expect(textsFor("rsi of 7203.T")).toContain("What is the RSI of 7203.T?");
    expect(textsFor("XYZW rsi")).toContain("What is the RSI of XYZW?");
    expect(textsFor("NVDA vs ap")).toContain("How does NVDA compare with AAPL?");
    expect(textsFor("rsi")).toContain("What is the RSI of AAPL?");
    expect(textsFor("expense rat")).toContain("What does VTI cost per year?");
  });

  it("keeps the time and the amount that were typed, and offers nothing that would leave them out", () => {
    expect(textsFor("dividends received in 2025")).toContain("What dividends have I received, in 2025?");
    expect(textsFor("alert nvda 250")).toContain("Alert me when NVDA reaches 250");
    expect(textsFor("what if i sell 10 nvda")).toEqual([]);
  });

  it("leaves a place that nothing fills to be typed", () => {
    const [alert] = matching("en", "alert me when nvda rea");
    expect(alert).toMatchObject({ id: "setAlert", text: "Alert me when NVDA reaches …", gap: { from: 27, to: 28 } });
  });

  it("offers nothing for words that no question has", () => {
    expect(textsFor("hello")).toEqual([]);
  });
});

it("has each question in one family, but for those that are declined and the list itself", async () => {
  const { questions } = await questionWords.en();
  const listed: readonly string[] = Object.values(families).flat();
  const others = Object.keys(questions).filter((id) => !listed.includes(id));
  expect(others).toEqual(["cannotForecast", "cannotAdvise", "cannotTax", "cannotOrder", "cannotKnow", "capabilities"]);
  expect(new Set(listed).size).toBe(listed.length);
});
