import { describe, expect, it } from "vitest";
import { languages } from "#core/languages/languages.ts";
import type { Words } from "#core/words/shape.ts";
import { wordsIn } from "#core/words/words.ts";
import { writingOf } from "#core/words/writing.ts";
import { buildIssue, type IssueInput } from "./build-issue.ts";
import { issueSections } from "./issue.ts";
import { chartWords, issueParts, proseBy, spoken } from "./issue-parts.ts";
import type { QuestionFacts } from "./issue-question.ts";

const calm: QuestionFacts = {
  largest: { symbol: "NVDA", weight: 0.08, weightBefore: 0.08 },
  cashShare: 0.05,
  foreignShare: 0.1,
  lastTransactionDay: "2026-10-01",
  today: "2026-11-21",
};
const result = {
  baseCurrency: "USD",
  gain: "1904.00",
  returnRatio: 0.015,
  benchmark: { symbol: "SPY", name: "S&P 500", returnRatio: 0.009, difference: 0.006 },
  course: ["2026-11-18", "2026-11-19", "2026-11-20"].map((date, index) => ({
    date,
    value: 12_345 + index,
    benchmark: 12_340,
  })),
};
const portfolio = {
  result,
  contributions: [
    { symbol: "NVDA", name: "NVIDIA", gain: "1120.00" },
    { symbol: "TSLA", name: null, gain: "-388.50" },
  ],
  payments: [
    { date: "2026-12-03", symbol: "KO", amount: "54.70", isAnnounced: true },
    { date: "2026-12-04", symbol: "PG", amount: "1.30", isAnnounced: false },
  ],
  question: calm,
};
const watched = [
  { symbol: "AAPL", name: null, gain: null, ratio: 0.02 },
  { symbol: "TSLA", name: null, gain: null, ratio: -0.05 },
];
const plain: Omit<IssueInput, "language" | "words"> = {
  cadence: "weekly",
  period: { from: "2026-11-14", to: "2026-11-20" },
  sections: issueSections,
  portfolio,
  watched: [],
  stories: [],
  ahead: { from: "2026-11-21", to: "2026-12-04" },
  events: [
    { date: "2026-11-25", kind: "earnings", symbol: "NVDA", name: null, weight: 0.242, isEstimate: true },
    { date: "2026-11-26", kind: "ex-dividend", symbol: "KO", name: null, weight: null, isEstimate: false },
  ],
  missing: [],
  sources: [{ name: "", status: "closed", asOf: "2026-11-20T21:00:00.000Z" }],
  dataAsOf: "2026-11-20T21:00:00.000Z",
};
const withResult = (changes: Partial<typeof result> | { gain: null } | { returnRatio: null }) => ({
  ...plain,
  portfolio: { ...portfolio, result: { ...result, ...changes } },
});
const asking = (facts: Partial<QuestionFacts>) => ({
  ...plain,
  portfolio: { ...portfolio, question: { ...calm, ...facts } },
});

/** Every sentence that rules write for an issue comes up in one of these. */
const inputs: Readonly<Record<string, Omit<IssueInput, "language" | "words">>> = {
  gain: plain,
  loss: withResult({ gain: "-12.50", benchmark: { ...result.benchmark, difference: -0.006 } }),
  unchanged: withResult({ gain: "0.00", benchmark: { ...result.benchmark, difference: 0 } }),
  "return alone": { ...plain, portfolio: { ...portfolio, result: { ...result, gain: null } } },
  unknown: { ...plain, portfolio: { ...portfolio, result: { ...result, gain: null, returnRatio: null } } },
  "no events": { ...plain, events: [], portfolio: { ...portfolio, payments: [], contributions: [] }, dataAsOf: null },
  "month to a day": { ...plain, cadence: "monthly", period: { from: "2026-10-21", to: "2026-11-20" } },
  month: { ...plain, cadence: "monthly", period: { from: "2026-02-01", to: "2026-02-28" } },
  day: { ...plain, cadence: "daily", period: { from: "2026-11-20", to: "2026-11-20" } },
  "a larger weight": asking({ largest: { symbol: "NVDA", weight: 0.182, weightBefore: 0.169 } }),
  cash: asking({ cashShare: 0.24 }),
  "foreign currencies": asking({ foreignShare: 0.5 }),
  quiet: asking({ lastTransactionDay: "2026-04-01" }),
  "a large holding": asking({ largest: { symbol: "NVDA", weight: 0.18, weightBefore: 0.18 } }),
  watchlist: { ...plain, portfolio: null, watched },
  "watchlist up": { ...plain, portfolio: null, watched: watched.slice(0, 1) },
  "watchlist without prices": { ...plain, portfolio: null, watched: [{ ...watched[0]!, ratio: null }] },
};

const wordsOf = (language: (typeof languages)[number]): Promise<Words> =>
  wordsIn(writingOf({ language, numbers: null, dates: "day-month" }));

/** All texts of an issue and its frame, by place. */
function textsOf(
  input: Omit<IssueInput, "language" | "words">,
  language: (typeof languages)[number],
  { newsletter: words }: Words,
): ReadonlyMap<string, string> {
  const issue = buildIssue({ ...input, language, words });
  const chart = chartWords(issue, words);
  const prose = { phrases: [], model: "Gemini" };
  return new Map([
    ["title", issue.title],
    ["headline", spoken(issue.headline)],
    ...(chart === null ? [] : ([["chart", `${chart.sentence} ${chart.portfolio}`]] as const)),
    ...issueParts(issue, words).flatMap(({ id, heading, lines }) => [
      ...(id === "sources" && heading === "Sources" ? [] : ([[`heading ${id}`, heading]] as const)),
      // A mover is a symbol and a number.
      ...(id === "movers" && lines.some(({ cells }) => cells !== null)
        ? []
        : lines.map(({ text, note }, at) => [`${id} ${at}`, `${text} ${note ?? ""}`] as const)),
    ]),
    ["prose", proseBy({ ...prose, question: null }, words)],
    ["prose with question", proseBy({ ...prose, question: [] }, words)],
    ["subject", words.mail.subject(issue.title)],
    ["advice", words.mail.advice],
    ["read", words.mail.read],
    ["unsubscribe", words.mail.unsubscribe],
  ]);
}

const english = await wordsOf("en");

describe.each(languages.filter((language) => language !== "en"))("an issue in %s", (language) => {
  it.each(Object.entries(inputs))("says everything in its language: %s", async (_name, input) => {
    const own = textsOf(input, language, await wordsOf(language));
    for (const [place, text] of textsOf(input, "en", english)) {
      const other = own.get(place) ?? "";
      // "Return: +1.50%" and the like may share no letter with English, but never all of them.
      if (!/^result [12]$/.test(place) || language === "ja") expect(other, place).not.toBe(text);
      expect(other, place).not.toMatch(/undefined|NaN|null|\[object|\$\{|\uE000/);
      for (const symbol of text.match(/NVDA|TSLA|SPY|KO\b|S&P 500|Gemini/g) ?? [])
        expect(other, place).toContain(symbol);
    }
  });

  it("says what is missing, and names its sources", async () => {
    const { missing, sources } = (await wordsOf(language)).newsletter;
    const texts = [
      missing.session("2026-11-20", "Zürich"),
      missing.leftOut("NVDA", { code: "no-price" }),
      missing.split({ symbol: "NVDA", date: "2026-06-10", ratio: "10" }),
      missing.benchmark("NVDA"),
      missing.onlySamples("NVDA"),
      missing.noPrices("NVDA"),
      sources.benchmark("NVDA"),
    ];
    for (const text of texts.slice(1)) expect(text).toContain("NVDA");
    for (const text of [
      ...texts,
      ...Object.values({ ...missing, ...sources }).filter((one) => typeof one === "string"),
    ])
      expect(text).not.toMatch(/undefined|NaN|\[object|\$\{/);
    expect(texts[2]).toContain("10");
  });
});

it("keeps the fact of every number, wherever the language puts it", async () => {
  const { newsletter: words } = await wordsOf("de");
  const { headline } = buildIssue({ ...plain, language: "de", words });
  expect(spoken(headline)).toBe(
    "In der Woche bis zum 20. November haben Sie 1.904,00\u00a0$ (+1,50\u00a0%) gewonnen; zeitgewichtet 0,60\u00a0Prozentpunkte besser als S&P 500.",
  );
  expect(
    headline.flatMap(({ text, fact, isAmount }) => (fact === undefined ? [] : [[text, fact.value, isAmount]])),
  ).toEqual([
    ["1.904,00\u00a0$", 1904, true],
    ["+1,50\u00a0%", 1.5, false],
    ["0,60\u00a0Prozentpunkte", expect.closeTo(0.6, 9), false],
  ]);
});
