import { describe, expect, it } from "vitest";
import type { Evidence, Fact, FigureUnit, Subject } from "./evidence.ts";
import { groundAnswer } from "./index.ts";

const nvidia: Subject = { symbol: "NVDA", names: ["NVIDIA Corporation"] };
const microsoft: Subject = { symbol: "MSFT", names: ["Microsoft Corporation"] };

function evidenceOf(): Evidence {
  const facts: Fact[] = [];
  const add = (label: string, subject: Subject | null, value: number, unit: FigureUnit, more: Partial<Fact> = {}) =>
    facts.push({
      id: `${more.source ?? 1}.${facts.length + 1}`,
      kind: "data",
      label,
      alsoCalled: [],
      subject,
      value,
      unit,
      currency: unit === "money" ? "USD" : null,
      period: null,
      source: 1,
      asOf: "2026-03-02T14:32:00Z",
      status: "delayed",
      formula: null,
      inputs: [],
      ...more,
    });
  add("Price", nvidia, 178.84, "money");
  add("Day change", nvidia, 3.42, "percent", { period: "1d" });
  add("Previous close", nvidia, 172.93, "money");
  add("Market cap", nvidia, 4_351_234_000_000, "money");
  add("P/E", nvidia, 45.2, "number");
  add("Forward P/E", nvidia, 31.7, "number");
  add("52-week high", nvidia, 212.19, "money");
  add("52-week low", nvidia, 86.62, "money");
  add("Revenue", nvidia, 57.006e9, "money", { period: "2025-Q3" });
  add("Revenue", nvidia, 46.743e9, "money", { period: "2025-Q2" });
  add("Revenue growth", nvidia, 62.5, "percent", { period: "2025-Q3" });
  add("RSI(14)", nvidia, 61.2, "number");
  add("SMA(50)", nvidia, 171.3, "money");
  add("SMA(200)", nvidia, 150.9, "money");
  add("6-month return", nvidia, 18.3, "percent", { period: "6mo" });
  add("Return", nvidia, -7.7, "percent", { period: "1mo" });
  add("Weight", nvidia, 18, "percent", { source: 2 });
  add("Market value", nvidia, 4113.32, "money", { source: 2 });
  add("Unrealised gain", nvidia, -1234.5, "money", { source: 2 });
  add("Total value", null, 23_075.52, "money", { source: 2 });
  add("Holdings", null, 5, "count", { source: 2 });
  add("Three largest holdings", null, 58.2, "percent", { source: 2 });
  add("Max drawdown", null, -20.4, "percent", { source: 2, period: "1y" });
  add("Price", microsoft, 410.2, "money", { source: 3, status: "stale", asOf: "2026-02-27T21:00:00Z" });
  add("Day change", microsoft, -1.21, "percent", { source: 3, period: "1d" });
  add("P/E", microsoft, 33.1, "number", { source: 3 });
  add("Next report", nvidia, Date.parse("2026-03-14"), "date", { source: 4 });
  add("Average report move", nvidia, 6.8, "percent", { source: 4 });
  return {
    facts,
    articles: [
      {
        id: "a1",
        source: 5,
        title: "Nvidia shares jump 12 % after results",
        text: "Analysts at a broker raised the target to $250. AMD gained 7 %.",
        publisher: "Reuters",
        url: "https://news.example/a",
        publishedAt: "2026-03-01T00:00:00Z",
        symbols: ["NVDA"],
      },
    ],
    subjects: [nvidia, microsoft, { symbol: "AAPL", names: ["Apple Inc."] }],
    question: "I have 7,500 dollars. Why did it fall?",
    today: "2026-03-02",
    defaultSubject: null,
  };
}

const evidence = evidenceOf();
const read = (text: string) =>
  groundAnswer(text, evidence).figures.map(({ text: written, state, mismatch }) => `${written}: ${mismatch ?? state}`);

describe("a number of an answer", () => {
  it.each([
    ["NVDA trades at $178.84 [1], up 3.42 % today.", ["$178.84: data", "3.42 %: data"]],
    ["NVIDIA's market cap is $4.35T and its P/E is 45.2.", ["$4.35T: data", "45.2: data"]],
    ["NVDA and MSFT have a P/E of 45.2 and 33.1, respectively.", ["45.2: data", "33.1: data"]],
    ["The 50-day moving average of NVDA is $171.30, its RSI(14) 61.2.", ["$171.30: data", "61.2: data"]],
    ["You have 5 holdings worth $23,075.52 in total.", ["5: data", "$23,075.52: data"]],
    ["nvda is up 18 % over 6 months.", ["18 %: data"]],
    ["Your NVDA position has an unrealised loss of $1,234.50.", ["$1,234.50: data"]],
    ["NVDA traded between $86.62 and $212.19 over 52 weeks.", ["$86.62: data", "$212.19: data"]],
    ["The portfolio's max drawdown was 20.4 % over one year.", ["20.4 %: data"]],
  ])("is matched to the fact it states: %s", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ["MSFT has a P/E of 45.2.", ["45.2: wrong-company"]],
    ["Apple rose 3.42 % today.", ["3.42 %: wrong-company"]],
    ["NVDA's revenue was $57.0bn in Q2.", ["$57.0bn: wrong-period"]],
    ["NVDA is up 18.3 % over the past month.", ["18.3 %: wrong-period"]],
    ["NVDA is at €178.84.", ["€178.84: wrong-unit"]],
    ["NVDA gained 3.42 percentage points today.", ["3.42 percentage points: wrong-unit"]],
    ["MSFT now trades at $410.20.", ["$410.20: stale"]],
    ["NVDA's market cap is $178.84.", ["$178.84: unknown"]],
    ["NVDA fell 3.4 % today.", ["3.4 %: wrong-direction"]],
    ["NVDA's forward P/E is 45.2.", ["45.2: unknown"]],
    ["NVDA's 200-day moving average is $171.30.", ["$171.30: unknown"]],
    ["NVDA's market cap is $4.35B.", ["$4.35B: unknown"]],
    ["NVDA trades at $178.9.", ["$178.9: unknown"]],
  ])("is told from the fact it only resembles: %s", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it("says how old a value is instead of now, and is matched then", () => {
    expect(read("As of February 27, MSFT was last at $410.20.").at(-1)).toBe("$410.20: data");
  });

  it("may follow from two facts of its sentence, with formula and inputs", () => {
    const [price, distance] = groundAnswer("At $178.84, NVDA is 15.7 % below its 52-week high.", evidence).figures;
    expect(price?.state).toBe("data");
    expect(distance).toMatchObject({ state: "computed", formula: "(178.84 − 212.19) ÷ 212.19" });
    expect(distance?.inputs.map(({ label, value }) => [label, value])).toEqual([
      ["NVDA price", 178.84],
      ["NVDA 52-week high", 212.19],
    ]);
    expect(read("NVDA's revenue rose from $46.7bn in Q2 to $57.0bn in Q3 (+22.0 %).").at(-1)).toBe("+22.0 %: computed");
    expect(read("NVDA's revenue rose from $46.7bn in Q2 to $57.0bn in Q3 (+23.0 %).").at(-1)).toBe("+23.0 %: unknown");
    expect(read("An average report move of ±6.8 % [4] is ±$280 for you on NVDA.").at(-1)).toBe("±$280: computed");
    expect(read("NVDA reports on March 14, in 12 days.")).toEqual(["March 14: data", "12 days: computed"]);
  });

  it("may stand in an article that the sentence cites, of the company it speaks of", () => {
    expect(read("Nvidia shares jumped 12 % after results [5].")).toEqual(["12 %: news"]);
    expect(read("According to Reuters, Nvidia's target was raised to $250.")).toEqual(["$250: news"]);
    expect(read("Nvidia gained 7 % [5].")).toEqual(["7 %: wrong-company"]);
    expect(read("Nvidia shares jumped 12 %.")).toEqual(["12 %: unknown"]);
  });

  it("may repeat the question", () => {
    const [figure] = groundAnswer("With your 7,500 dollars there is room.", evidence).figures;
    expect(figure).toMatchObject({ state: "data", source: null, factId: null });
  });

  it("explains a near miss in plain words", () => {
    const explain = (text: string) => groundAnswer(text, evidence).figures[0]?.explanation;
    expect(explain("NVDA trades at $187.84.")).toBe("NVDA’s price is $178.84, not $187.84.");
    expect(explain("MSFT has a P/E of 45.2.")).toBe("45.2 is NVDA’s P/E, not MSFT’s.");
    expect(explain("NVDA's market cap is $178.84.")).toBe("$178.84 is NVDA’s price, not what the text calls it.");
  });

  it("is read from a table by its row and column", () => {
    const table = "| | Price | P/E |\n|---|---|---|\n| NVDA | $178.84 | 45.2 |\n| MSFT | $178.84 | 33.1 |";
    expect(read(table)).toEqual(["$178.84: data", "45.2: data", "$178.84: wrong-company", "33.1: data"]);
    const turned = "| Measure | NVDA | MSFT |\n|---|---|---|\n| Price | $178.84 | $410.20 |\n| P/E | 33.1 | 33.1 |";
    expect(read(turned)).toEqual(["$178.84: data", "$410.20: data", "33.1: wrong-company", "33.1: data"]);
  });
});

describe("what is no figure", () => {
  it.each([
    "NVDA leads the S&P 500 and the Nasdaq 100 [1][2, 3].",
    "1. See Form 10-K and the 13F\n2) 3M and 7-Eleven\n\n[[quote NVDA]]\n[[chart NVDA 6mo]]",
    "See https://news.example/2026/03/178.84 and `178.84`.\n\n```\n178.84\n```",
    "The RSI(14) and the 50-day average of Q3 FY25, FY2024 and 2025; in the third quarter; at 14:32; the top 5; 52-week high.",
    "",
  ])("stays out of the count: %s", (text) => {
    expect(groundAnswer(text, evidence)).toEqual({ figures: [], matched: 0, total: 0 });
  });
});

describe("a measure with a number in its name", () => {
  it("states only its value", () => {
    const { figures } = groundAnswer("**Three largest holdings**: 58.2 % [2].", evidence);
    expect(figures.map(({ text, state }) => `${text} ${state}`)).toEqual(["58.2 % data"]);
  });
});

describe("a number of a day", () => {
  const closes: Evidence = {
    ...evidence,
    facts: [
      ...evidence.facts,
      ...["2025-03-04", "2025-09-01"].map((period, index): Fact => ({
        id: `6.${index + 1}`,
        kind: "data",
        label: "Close",
        alsoCalled: [],
        subject: nvidia,
        value: 131.2 + index * 18.9,
        unit: "money",
        currency: "USD",
        period,
        source: 6,
        asOf: "2026-03-02T14:32:00Z",
        status: "delayed",
        formula: null,
        inputs: [],
      })),
    ],
  };
  it.each([
    ["On March 4, 2025 NVDA closed at $131.20.", "$131.20: data"],
    ["On March 4, 2025 NVDA closed at $150.10.", "$150.10: wrong-period"],
    ["On March 4, 2025 NVDA closed at $178.84.", "$178.84: wrong-period"],
    ["NVDA trades at $131.20.", "$131.20: wrong-period"],
    ["NVDA trades at $178.84 and reports on March 14.", "$178.84: data"],
  ])("is one of that day alone: %s", (text, expected) => {
    const written = groundAnswer(text, closes).figures.map(
      (figure) => `${figure.text}: ${figure.mismatch ?? figure.state}`,
    );
    expect(written).toContain(expected);
  });
});
