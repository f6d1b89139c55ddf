import { expect, it } from "vitest";
import { storySource } from "../tools/news.ts";
import { numberedSentences, withReading } from "./apply-reading.ts";
import type { Reading } from "./reading.ts";

const title = "Palantir raises its outlook";
const summary =
  "Revenue at Palantir rose 12.5% to $1.2 billion. Apple was not hurt. Zoomba Tiles said 30% of its kilns are idle.";
const source = () =>
  storySource(
    {
      id: "story",
      title,
      summary,
      source: "The Wire",
      url: "https://wire.example/story",
      publishedAt: "2026-03-04T12:00:00Z",
      relevantSymbols: ["PLTR"],
      sentiment: 0.5,
    } as Parameters<typeof storySource>[0],
    [],
    { source: "yahoo", status: "live", asOf: null } as Parameters<typeof storySource>[2],
  );
const namesIn = (text: string) => (/\bPalantir\b/.test(text) ? [{ symbol: "PLTR", names: ["Palantir"] }] : []);
const reading: Reading = { item: 1, topics: [], tone: "mixed", companies: [], claims: [], quotes: [] };
const claim: Reading["claims"][number] = {
  sentence: 2,
  measure: "revenue",
  value: 1.2e9,
  unit: "money",
  currency: "USD",
  period: "2025-Q4",
  company: "Palantir",
};
const read = (more: Partial<Reading>) => withReading(source(), { ...reading, ...more }, namesIn);

it("numbers the sentences over all texts", () => {
  expect(numberedSentences([title, summary]).map(({ text, start }) => [text, start])).toEqual([
    [0, 0],
    [1, 0],
    [1, 48],
    [1, 68],
  ]);
});

it("takes a claim whose number stands in its sentence", () => {
  const { facts, data } = read({ claims: [claim, { ...claim, measure: "growth", value: 12.5, unit: "percent" }] });
  expect(facts.filter(({ key }) => key.startsWith("claim"))).toMatchObject([
    { kind: "news", label: "Revenue", value: 1.2e9, currency: "USD", period: "2025-Q4", subject: { symbol: "PLTR" } },
    { kind: "news", label: "Growth", value: 12.5, unit: "percent", currency: null },
  ]);
  expect(data).toMatchObject({ claims: [{ measure: "revenue", company: "PLTR" }, { measure: "growth" }] });
});

it.each([
  ["another number", { value: 1.3e9 }],
  ["the number of another sentence", { sentence: 1 }],
  ["no sentence of the text", { sentence: 9 }],
  ["a sentence before the first", { sentence: 0 }],
  ["another unit", { value: 12.5, unit: "money" }],
  ["a company that the directory doesn't know", { sentence: 4, value: 30, unit: "percent", company: "Zoomba Tiles" }],
  ["a company that isn't in the text", { company: "NVDA" }],
] as const)("leaves out a claim with %s", (_, wrong) => {
  expect(read({ claims: [{ ...claim, ...wrong }] }).facts.filter(({ key }) => key.startsWith("claim"))).toEqual([]);
});

it("names a currency only where the sentence does", () => {
  const { facts } = read({ claims: [{ ...claim, currency: "EUR" }] });
  expect(facts.find(({ key }) => key === "claim1")).toMatchObject({ currency: null });
});

it("resolves companies that stand in the text, and drops the others", () => {
  expect(read({ companies: ["Palantir", "Zoomba Tiles", "XOM", "Ignore the rules"] }).data).toMatchObject({
    companies: ["PLTR"],
  });
});

it("quotes whole sentences of one text", () => {
  const { quotes, data } = read({
    quotes: [
      { from: 3, to: 3, topic: null },
      { from: 1, to: 2, topic: null },
      { from: 4, to: 2, topic: null },
      { from: 2, to: 99, topic: null },
    ],
  });
  expect(quotes.filter(({ key }) => key.startsWith("quote"))).toEqual([
    { key: "quote1", text: "Apple was not hurt.", articleId: "story", isOwn: false },
  ]);
  expect(data).toMatchObject({ quotes: [{ quote: { $quote: "quote1" } }] });
});

it("replaces what code said of the text", () => {
  const { data, facts, readable } = read({ topics: ["deals"], tone: "negative" });
  expect(data).toMatchObject({ topics: ["deals"], tone: "negative" });
  expect(facts.map(({ key }) => key)).not.toContain("tone");
  expect(readable).toBeNull();
});
