import { describe, expect, it } from "vitest";
import type { Evidence, Fact, FigureUnit, Subject } from "./evidence.ts";
import { groundAnswer, namedSubjects } from "./index.ts";

const nvidia: Subject = { symbol: "NVDA", names: ["NVIDIA Corporation"] };
const apple: Subject = { symbol: "AAPL", names: ["Apple Inc."] };

const fact = (
  id: string,
  label: string,
  subject: Subject | null,
  value: number,
  unit: FigureUnit,
  more: Partial<Fact> = {},
): Fact => ({
  id,
  kind: "data",
  label,
  subject,
  value,
  unit,
  currency: unit === "money" ? "USD" : null,
  period: null,
  source: Number(id.split(".")[0]),
  asOf: "2026-03-02T14:32:00Z",
  status: "delayed",
  formula: null,
  inputs: [],
  ...more,
});
const price = fact("1.price", "Price", nvidia, 178.84, "money");
const evidence: Evidence = {
  facts: [
    price,
    fact("1.pe", "P/E", nvidia, 45.2, "number"),
    fact("1.cap", "Market cap", nvidia, 4.351e12, "money"),
    fact("1.change", "Day change", nvidia, -3.42, "percent"),
    fact("1.q3", "Revenue", nvidia, 57.006e9, "money", { period: "2025-Q3" }),
    fact("1.q2", "Revenue", nvidia, 46.743e9, "money", { period: "2025-Q2" }),
    fact("1.open", "Open", nvidia, 179, "money"),
    fact("1.close", "Open", nvidia, 179, "money"),
    fact("2.price", "Price", apple, 231.59, "money"),
    fact("2.pe", "P/E", apple, 33.1, "number", { status: "stale" }),
    fact("3.total", "Total value", null, 23_075.52, "money"),
    fact("3.sma", "SMA (50)", nvidia, 171.3, "money"),
  ],
  articles: [
    {
      id: "a1",
      source: 5,
      title: "Nvidia shares jump 12% after results",
      text: "Analysts raised the target to $250.",
      publisher: "Reuters",
      url: "https://news.example/a",
      publishedAt: "2026-03-01T00:00:00Z",
      symbols: ["NVDA"],
    },
  ],
  subjects: [nvidia, apple, { symbol: "SPY", names: ["S&P 500"] }],
  question: "I have 7,500 dollars since 14 May 2024. Is a weight of 12% too much?",
  today: "2026-03-02",
  defaultSubject: null,
};
const read = (text: string) =>
  groundAnswer(text, evidence).figures.map(
    ({ text: written, state, mismatch, factId }) => `${written}: ${factId ?? mismatch ?? state}`,
  );

describe("typed digits", () => {
  it.each([
    ["NVDA's price is $178.84.", "$178.84: 1.price"],
    ["NVIDIA has a P/E of 45.20.", "45.20: 1.pe"],
    ["The market cap of NVDA is $4.35T [1].", "$4.35T: 1.cap"],
    ["NVDA's day change is −3.42%.", "−3.42%: 1.change"],
    ["NVDA had revenue of $57.01B in 2025 Q3.", "$57.01B: 1.q3"],
    ["Apple's price is 231.59 USD.", "231.59 USD: 2.price"],
  ])("name exactly one fact: %s", (text, expected) => {
    expect(read(text)).toContain(expected);
  });

  it.each([
    ["another company", "Apple's price is $178.84."],
    ["a company that wasn't looked up", "Palantir trades at a price of $231.59."],
    ["a company that wasn't looked up, beside one that was", "Palantir, unlike Apple, has a price of $231.59."],
    ["no company", "The price is $178.84."],
    ["no measure", "NVDA is at $178.84."],
    ["another measure", "NVDA's target is $178.84."],
    ["another measure besides", "NVDA's 52-week high price is $178.84."],
    ["another currency", "NVDA's price is €178.84."],
    ["another digit", "NVDA's price is $178.85."],
    ["another scale", "NVDA's market cap is $4.35B."],
    ["the other direction", "NVDA's day change is 3.42%."],
    ["a direction in words", "NVDA's day change is up 3.42%."],
    ["no period", "NVDA had revenue of $57.01B."],
    ["another period", "NVDA had revenue of $57.01B in 2025 Q2."],
    ["another period besides", "NVDA had revenue of $57.01B in 2025 Q3 and Q2."],
    ["a negation", "NVDA's price is not $178.84."],
    ["a stale value", "Apple's P/E is 33.10."],
    ["two facts alike", "NVDA's open is $179.00."],
    ["arithmetic", "NVDA's price is $178.84, $52.75 below Apple's."],
    ["another language", "Der Kurs von NVDA beträgt 178,84 Dollar."],
    ["Japanese", "NVDAの株価は178.84ドルです。"],
    ["full-width digits", "NVDAの株価は１７８．８４ドルです。"],
    ["a table", "| Company | Price |\n|---|---|\n| Palantir | $231.59 |"],
    ["a total", "Your total value is $23,075.52."],
  ])("have no known source in %s", (_, text) => {
    const { figures } = groundAnswer(text, evidence);
    expect(figures.length).toBeGreaterThan(0);
    for (const { state, mismatch } of figures) expect([state, mismatch]).toEqual(["not-found", "typed"]);
  });

  it.each([
    ["With 7,500 dollars you could wait.", "7,500: yours"],
    ["Your $7,500 could wait.", "$7,500: yours"],
    ["A weight of 12 % is high.", "12 %: yours"],
    ["Since 14 May 2024 you waited.", "14 May 2024: yours"],
    ["12 shares", "12: typed"],
  ])("of the question are the user's: %s", (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it.each([
    ["Reuters writes “Nvidia shares jump 12% after results” [5].", "12%: news"],
    ['"Analysts raised the target to $250" [5]', "$250: news"],
    ["“Nvidia shares jump 21% after results” [5]", "21%: typed"],
    ["Nvidia jumped 21% [5].", "21%: typed"],
  ])("are quoted only word for word: %s", (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it.each([
    "The 10-K for Q3 names the S&P 500, the 52-week range and GPT-4.",
    "1. First\n2. Second\n\n## 3. Third",
    "The market closes at 16:00 [1], [2, 3] and [4].",
    "See `1,234` and https://example.com/2024/5.html, [[chart NVDA 6mo]].",
    "The SMA (50) rises.",
    "```\n100\n```",
  ])("are no numbers in %j", (text) => {
    expect(read(text)).toEqual([]);
  });

  it("are read with sign, currency and unit, where they are written", () => {
    const text = "−$1.5 billion, +3,5 %, 12.4x, EUR 7, 1 234,56 €, 3–5%, US$4.35T, ¥1,000, 57bn";
    const { figures } = groundAnswer(text, { ...evidence, question: "" });
    expect(figures.map(({ text: written, unit }) => [written, unit])).toEqual([
      ["−$1.5 billion", "money"],
      ["+3,5 %", "percent"],
      ["12.4x", "number"],
      ["EUR 7", "money"],
      ["1 234,56 €", "money"],
      ["3", "number"],
      ["5%", "percent"],
      ["US$4.35T", "money"],
      ["¥1,000", "money"],
      ["57bn", "number"],
    ]);
    for (const { text: written, start, end } of figures) expect(text.slice(start, end)).toBe(written);
  });

  it("can be the date of a value in the same sentence", () => {
    const text = "On 2 March 2026 NVDA was at $178.84, in 2024 at $50.";
    const at = text.indexOf("$178.84");
    const { figures } = groundAnswer(text, { ...evidence, today: "2026-03-09" }, [
      { start: at, end: at + 7, fact: price },
    ]);
    expect(figures.map(({ text: written, state }) => [written, state])).toEqual([
      ["2 March 2026", "data"],
      ["$178.84", "not-found"],
      ["2024", "not-found"],
      ["$50", "not-found"],
    ]);
    expect(figures[0]?.source).toBe(1);
  });

  it.each([
    "2. März 2026",
    "2 mars 2026",
    "2 de marzo de 2026",
    "2026年3月2日",
    "March 2, 2026",
    "2026-03-02",
    "02.03.2026",
  ])("can be today: %s", (text) => {
    expect(groundAnswer(text, evidence).figures.map(({ state }) => state)).toEqual(["data"]);
  });

  it("are cheap to check in a long text", () => {
    const text = "NVDA's price is $178.84, or 12,345.67, or 3 March 2024. ".repeat(400);
    expect(groundAnswer(text, evidence).total).toBe(1200);
  });
});

describe("names", () => {
  it.each([
    ["NVIDIA and Apple", ["NVDA", "AAPL"]],
    ["an apple a day", []],
    ["nvidia corporation", []],
    ["NVDAX", []],
  ])("%s", (text, expected) => {
    expect(namedSubjects(text, evidence.subjects).flatMap(({ symbols }) => symbols)).toEqual(expected);
  });
});

describe("a number of the user", () => {
  const states = (text: string, more: Partial<Evidence>) =>
    groundAnswer(text, { ...evidence, ...more }).figures.map(({ state, explanation }) => [state, explanation]);

  it("is matched to the question with its unit", () => {
    const question = "I have 5000 and pay 12%.";
    expect(states("You have 5,000 and pay 12%.", { question })).toEqual([
      ["yours", null],
      ["yours", null],
    ]);
    expect(states("It rose 5,000% to $12.", { question }).map(([state]) => state)).toEqual(["not-found", "not-found"]);
  });

  it("is matched to the only line of a file that has it", () => {
    const files = [{ name: "rents.txt", text: "Rents\nMay: 815\nJune: 900\nJuly: 900" }];
    expect(states("You noted 815.", { files })).toEqual([["yours", "From rents.txt, line 2."]]);
    expect(states("You noted 900.", { files })).toEqual([["not-found", null]]);
  });
});
