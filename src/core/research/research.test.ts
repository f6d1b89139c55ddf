import { array, assert, constantFrom, property } from "fast-check";
import { describe, expect, it } from "vitest";
import type { SignalName } from "../signals/index.ts";
import { companyRules } from "./company-rules.ts";
import { contradictions, type SectionClaims } from "./contradictions.ts";
import { coverageOf } from "./coverage.ts";
import { figureConflicts } from "./figure-conflicts.ts";
import { impliedGrowth } from "./implied-growth.ts";
import { momentumRule, outcomeBars, trendRule } from "./price-rules.ts";
import { promissoryWords, withoutPromises } from "./promissory-words.ts";
import { edgeWeight } from "./rule-weight.ts";
import { scenariosOf } from "./scenarios.ts";
import { trackRecord } from "./track-record.ts";
import { type Points, sideOf, verdictOf } from "./verdict.ts";

const rising = Array.from({ length: 700 }, (_, index) => 100 * 1.001 ** index);
const falling = rising.map((close) => 10_000 / close);
const waving = Array.from({ length: 1_200 }, (_, index) => 100 + 30 * Math.sin(index / 40) + (index % 7));
const dated = (closes: readonly number[]) =>
  closes.map((close, index) => ({ date: new Date(Date.UTC(2022, 0, 1 + index)).toISOString().slice(0, 10), close }));

const covered = { isCovered: true };

describe("a verdict", () => {
  const vote = (points: Points | null, weight = 1, isMeasured = false) => ({ points, weight, isMeasured });

  it("is the weighted mean of the points, with its calculation", () => {
    const votes = [vote(2), vote(-1, 0.5), vote(1), vote(0, 0.5), vote(null, 5), vote(-2, 0)];
    expect(verdictOf(votes, covered)).toEqual({
      verdict: "Buy",
      score: 0.83,
      votes: [
        { weight: 1, points: 2 },
        { weight: 0.5, points: -1 },
        { weight: 1, points: 1 },
        { weight: 0.5, points: 0 },
      ],
      totalWeight: 3,
      counted: 4,
      measured: 0,
      withoutEdge: 1,
      limitedBy: null,
    });
  });

  it("stays at Hold without enough evidence, regardless of the score", () => {
    const buys = [vote(1), vote(1), vote(1), vote(1)];
    expect(verdictOf(buys, { isCovered: false })).toMatchObject({ verdict: "Hold", score: 1, limitedBy: "coverage" });
    expect(verdictOf(buys.slice(1), covered)).toMatchObject({ verdict: "Hold", score: 1, limitedBy: "few-rules" });
    expect(verdictOf([vote(2, 0), vote(2, 0)], covered)).toMatchObject({
      verdict: "Hold",
      score: null,
      counted: 0,
      limitedBy: "few-rules",
    });
    expect(verdictOf([], covered)).toMatchObject({ verdict: null, score: null });
    expect([sideOf(null), sideOf("Hold"), sideOf("Strong Sell"), sideOf("Buy")]).toEqual([null, 0, -1, 1]);
  });

  it("is strong only with a rule that has a confirmed edge", () => {
    const rest = [vote(2), vote(2), vote(2)];
    expect(verdictOf([...rest, vote(2)], covered)).toMatchObject({ verdict: "Buy", limitedBy: "unmeasured" });
    expect(verdictOf([...rest, vote(2, 1, true)], covered)).toMatchObject({ verdict: "Strong Buy", limitedBy: null });
    // A rule without an edge has no weight.
    expect(verdictOf([...rest, vote(2), vote(2, 0, true)], covered)).toMatchObject({ verdict: "Buy" });
  });

  it("stays between the extremes and reverses with its votes", () => {
    const points = constantFrom(-2, -1, 0, 1, 2);
    assert(
      property(array(points, { minLength: 4, maxLength: 12 }), (all) => {
        const verdict = (sign: number) =>
          verdictOf(
            all.map((value) => vote((value * sign + 0) as Points)),
            covered,
          );
        expect(Math.abs(verdict(1).score ?? 9)).toBeLessThanOrEqual(2);
        expect(sideOf(verdict(-1).verdict)).toBe(-(sideOf(verdict(1).verdict) ?? 9) + 0);
      }),
    );
  });
});

it("weighs a rule by its confirmed edge: 1 for five points, at most 2, and 0 without one", () => {
  const weight = (ratio: number, baseRatio: number) => edgeWeight({ result: "edge", ratio, baseRatio });
  expect(weight(0.6, 0.55)).toBe(1);
  expect(weight(0.582, 0.55)).toBe(0.6);
  expect(weight(0.9, 0.55)).toBe(2);
  // The drift was right in two of ten, so a coin toss is the benchmark.
  expect(weight(0.55, 0.2)).toBe(1);
  for (const result of ["unconfirmed", "none", "worse", "too-few"] as const)
    expect(edgeWeight({ result, ratio: 0.9, baseRatio: 0.55 })).toBe(0);
});

describe("the evidence for a verdict", () => {
  const full = {
    today: "2026-03-04",
    closeDates: Array.from({ length: 250 }, () => "2026-03-03"),
    quarterEnds: ["2025-03-31", "2025-06-30", "2025-09-30", "2025-12-31"],
    yearEnds: ["2025-12-31"],
    expectation: { end: "2026-12-31", analysts: 3 },
  };
  const met = (change: Partial<Parameters<typeof coverageOf>[0]>) =>
    coverageOf({ ...full, ...change }).map(({ isMet }) => isMet);

  it("requires a year of closes, four quarters and three analysts", () => {
    expect(met({})).toEqual([true, true, true]);
    expect(met({ closeDates: full.closeDates.slice(1) })).toEqual([false, true, true]);
    expect(met({ quarterEnds: full.quarterEnds.slice(1) })).toEqual([true, false, true]);
    expect(met({ expectation: { end: "2026-12-31", analysts: 2 } })).toEqual([true, true, false]);
    expect(met({ expectation: null })).toEqual([true, true, false]);
  });

  it("counts an annual report as four quarters if there are no quarterly ones", () => {
    expect(met({ quarterEnds: [] })).toEqual([true, true, true]);
    expect(met({ quarterEnds: [], yearEnds: [] })).toEqual([true, false, true]);
  });

  it("expires: ten days for a close, 200 for a quarter, and any ended year", () => {
    expect(met({ closeDates: full.closeDates.map(() => "2026-02-21") })).toEqual([false, true, true]);
    expect(met({ today: "2026-07-18", closeDates: full.closeDates.map(() => "2026-07-18") })).toEqual([
      true,
      true,
      true,
    ]);
    expect(met({ quarterEnds: ["2024-12-31", "2025-03-31", "2025-06-30", "2025-08-15"] })).toEqual([true, false, true]);
    expect(met({ expectation: { end: "2026-03-03", analysts: 9 } })).toEqual([true, true, false]);
  });
});

describe("the track record of verdicts", () => {
  const day = (index: number) => new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10);
  /** Rises for 300 days, then falls. */
  const days = Array.from({ length: 600 }, (_, index) => ({
    date: day(index),
    close: index < 300 ? 100 + index : 700 - index,
  }));
  const past = (symbol: string, index: number, verdict: SignalName) => ({
    id: `${symbol} ${index}`,
    symbol,
    day: day(index),
    verdict,
  });
  const closes = new Map([["A", days]]);

  it("scores each side half a year later, against the drift known on the day", () => {
    const record = trackRecord(
      [past("A", 10, "Buy"), past("A", 150, "Hold"), past("A", 350, "Strong Sell"), past("A", 500, "Buy")],
      closes,
    );
    // Buy on day 10 rose until 136: right, as was the drift, which had no past. The fall from 350 to 476 came while
    // most half years had been rises: right against the drift. Day 500 + 126 is in the future.
    expect(record).toMatchObject({
      verdicts: 4,
      holds: 1,
      open: 1,
      from: day(10),
      hits: 2,
      total: 2,
      baseHits: 1,
      baseRatio: 0.5,
    });
    expect(record.outcomes.map(({ outcome }) => outcome)).toEqual(["open", "right", "not-scored", "right"]);
  });

  it("counts a symbol once in half a year, and not without prices", () => {
    const record = trackRecord(
      [past("A", 10, "Sell"), past("A", 50, "Buy"), past("A", 136, "Buy"), past("B", 10, "Buy")],
      closes,
    );
    expect(record).toMatchObject({ hits: 1, total: 2, open: 0 });
    expect(record.outcomes.map(({ id, outcome }) => [id, outcome])).toEqual([
      ["A 136", "right"],
      ["A 50", "not-scored"],
      ["B 10", "not-scored"],
      ["A 10", "wrong"],
    ]);
    expect(trackRecord([], new Map())).toMatchObject({ verdicts: 0, from: null, ratio: null });
  });
});

describe("conflicts between figures", () => {
  const figures = { price: 178.88, trailingPe: 50.4, trailingEps: 3.55, forwardPe: 38.9, forwardEps: 4.12 };

  it("include a P/E and earnings per share whose product is 2 % or more off the price", () => {
    // 50.4 × 3.55 = 178.92, and 38.9 × 4.12 = 160.27, which is 10.4 % below 178.88.
    const found = figureConflicts(figures);
    expect(found.map(({ id }) => id)).toEqual(["forward"]);
    expect(found[0]?.product).toBeCloseTo(160.268, 6);
    expect(found[0]?.gap).toBeCloseTo(-0.104, 3);
    expect(figureConflicts({ ...figures, forwardEps: null })).toEqual([]);
  });

  it("exclude one side in pence with the other in pounds", () => {
    expect(figureConflicts({ ...figures, price: 17_892, forwardEps: null })).toEqual([]);
  });
});

describe("rules over closes", () => {
  it("detect a trend, and how often it continued", () => {
    expect(trendRule(rising)).toMatchObject({ points: 1, evidence: { ratio: 1, horizonBars: outcomeBars } });
    expect(trendRule(falling)).toMatchObject({ points: -1, evidence: { ratio: 1 } });
    expect(momentumRule(rising)).toMatchObject({ points: 1 });
    expect(momentumRule(falling)).toMatchObject({ points: -1 });
    expect(trendRule(rising).turnsAt).toBeCloseTo(rising.slice(-200).reduce((sum, close) => sum + close, 0) / 200, 6);
  });

  it("have no signal with too few closes", () => {
    for (const rule of [trendRule, momentumRule])
      expect(rule(rising.slice(0, 100))).toMatchObject({
        points: null,
        value: null,
        evidence: { total: 0, ratio: null },
      });
  });

  it("never look ahead: later closes change no earlier call or outcome", () => {
    for (const rule of [trendRule, momentumRule]) {
      const known = waving.slice(0, 900);
      const wild = [...known, ...Array.from({ length: 300 }, (_, index) => (index % 2 === 0 ? 1 : 500))];
      const before = rule(known);
      const after = rule(wild.slice(0, 900));
      expect(after).toEqual(before);
      // With later data there are more cases, but earlier decisions stay the same.
      const all = rule(wild);
      expect(all.evidence.total).toBeGreaterThan(before.evidence.total);
      expect(all.evidence.hits).toBeGreaterThanOrEqual(before.evidence.hits);
    }
  });
});

describe("rules over a company", () => {
  it("change their vote at a threshold", () => {
    for (const rule of companyRules) {
      for (const value of [-50, 500]) {
        const points = rule.points(value);
        expect(points, rule.id).not.toBe(0);
        const turned = rule.points(rule.turnsAt(points));
        expect(Math.sign(turned), rule.id).toBe(-Math.sign(points));
      }
    }
  });
});

describe("ranges for a quarter", () => {
  it("remove past drift, so that a steady rise promises nothing", () => {
    const found = scenariosOf(dated(rising));
    expect(found?.drift).toBeCloseTo(1.001 ** 63 - 1, 12);
    const last = rising.at(-1) ?? 0;
    for (const { changeLow, changeHigh, priceLow, priceHigh } of found?.scenarios ?? []) {
      expect([changeLow, changeHigh].map((change) => Math.abs(change))).toEqual([
        expect.closeTo(0, 9),
        expect.closeTo(0, 9),
      ]);
      expect([priceLow, priceHigh]).toEqual([expect.closeTo(last, 6), expect.closeTo(last, 6)]);
    }
  });

  it("are adjacent, with the base case around no change", () => {
    const found = scenariosOf(dated(waving));
    expect(found?.scenarios.map(({ name }) => name)).toEqual(["Bear", "Base", "Bull"]);
    const edges = found?.scenarios.flatMap(({ changeLow, changeHigh }) => [changeLow, changeHigh]) ?? [];
    expect(edges).toEqual(edges.toSorted((one, other) => one - other));
    expect([edges[1], edges[3]]).toEqual([edges[2], edges[4]]);
    // 1,200 closes are 1,199 steps: 19 quarters of 63.
    expect(found?.quarters).toBe(19);
  });

  it("are null with less than two years", () => {
    expect(scenariosOf(dated(waving.slice(0, 504)))).toBeNull();
    expect(scenariosOf(dated(waving.slice(0, 505)))).not.toBeNull();
  });
});

it("calculates the growth implied by the price", () => {
  // 4 a year on 100, growing by 5 % from next year: 4 × 1.05 ÷ (0.092 − 0.05) = 100.
  expect(impliedGrowth(4, 100, 0.092)).toBeCloseTo(0.05, 12);
  expect(impliedGrowth(-4, 100, 0.09)).toBeNull();
});

describe("promissory words", () => {
  it.each([
    "This is a guaranteed gain.",
    "NVDA will definitely rise.",
    "You can't lose with it.",
    "A risk-free way to earn.",
    "The share is bound to recover.",
    "It will double in a year.",
    "Investors must buy now.",
    "A sure thing, no doubt.",
    "It always goes up.",
    "There is no downside.",
    "You will profit from it.",
  ])("are found in %j", (text) => {
    expect(promissoryWords(text, "en").length).toBeGreaterThan(0);
  });

  it.each([
    "Nothing is guaranteed.",
    "This is not a guarantee of anything.",
    "The risk-free rate is 3 %.",
    "Revenue grew by 12 % and margins fell.",
    "It may double or halve.",
    "Analysts expect growth; they could be wrong.",
    "The dividend will be paid on 5 March.",
  ])("are none in %j", (text) => {
    expect(promissoryWords(text, "en")).toEqual([]);
  });

  it.each([
    ["de", "Der Gewinn ist garantiert."],
    ["de", "Die Aktie wird sich verdoppeln."],
    ["de", "Das ist eine risikolose Anlage."],
    ["de", "Der Kurs wird mit Sicherheit bestimmt steigen."],
    ["fr", "Ce gain est garanti."],
    ["fr", "Le cours va doubler."],
    ["fr", "C’est un placement sans risque."],
    ["es", "La ganancia está garantizada."],
    ["es", "La acción se duplicará."],
    ["es", "Es una inversión sin riesgo."],
    ["ja", "株価は必ず上がります。"],
    ["ja", "利益は保証されています。"],
    ["ja", "リスクはありません。"],
    ["en", "It will rise, without doubt."],
    ["de", "Der Kurs wird garantiert nicht fallen."],
    ["de", "Die Aktie steigt zweifellos."],
    ["de", "Diese risikolose Anlage fällt nicht."],
    ["fr", "L’action montera certainement."],
    ["es", "La acción subirá sin duda."],
    ["es", "Ofrece un rendimiento con garantía."],
    ["ja", "売上高は確実に増えます。"],
  ] as const)("are found in %s: %j", (language, text) => {
    expect(promissoryWords(text, language).length).toBeGreaterThan(0);
  });

  it.each([
    ["de", "Nichts ist garantiert."],
    ["de", "Das ist keine Garantie. Der Umsatz wird wachsen."],
    ["fr", "Rien n’est garanti."],
    ["fr", "Le taux sans risque de 3 % est plus bas."],
    ["es", "No está garantizado."],
    ["es", "El precio subirá o bajará."],
    ["ja", "利益は保証されません。"],
    ["ja", "必ずしも上がりません。"],
    ["en", "The note guaranteed by the parent matures in 2030."],
    ["en", "The guarantee for devices costs $2 billion."],
    ["en", "Margins undoubtedly fell."],
    ["de", "Die Garantie für Geräte kostet 2 Mrd."],
    ["de", "Das Unternehmen garantiert die Anleihe nicht."],
    ["de", "Das Unternehmen garantiert keine Dividende."],
    ["de", "Der Preis wird vom Markt bestimmt."],
    ["de", "Der Umsatz wird nicht sicher wachsen."],
    ["de", "Die Banken müssen Filialen verkaufen."],
    ["fr", "La note garantie par l’État arrive à échéance en 2030."],
    ["fr", "Les charges pour garantie ont baissé de 3 %."],
    ["fr", "L’entreprise ne garantit pas ce prix."],
    ["fr", "L’entreprise ne garantit aucun rendement."],
    ["fr", "Le taux sans risque est de 3 %."],
    ["fr", "La marge a sûrement baissé."],
    ["es", "La deuda incluye un crédito con garantía hipotecaria."],
    ["es", "Seguramente el margen cayó."],
    ["es", "La empresa no garantiza el dividendo."],
    ["es", "La empresa debe vender activos."],
    ["ja", "確実に増えるとは限りません。"],
    ["ja", "必ず成功するわけではありません。"],
    ["ja", "売上高は確実に増えました [1]。"],
    ["ja", "親会社が保証している社債は2030年に満期を迎えます。"],
    ["ja", "買うべきではありません。"],
    ["ja", "急騰する可能性があります。"],
  ] as const)("are none in %s: %j", (language, text) => {
    expect(promissoryWords(text, language)).toEqual([]);
  });

  it("are removed with their sentences in Japanese, too", () => {
    expect(withoutPromises("売上高は増えました [1]。株価は必ず上がります。負債は少ないです。", "ja")).toEqual({
      text: "売上高は増えました [1]。負債は少ないです。",
      words: ["必ず"],
    });
  });

  it("are removed with their sentences, and the rest stays", () => {
    const text =
      "Revenue grew by 12.5 % [1]. It will definitely double. The P/E is 50.4 [2].\n\n- A sure thing.\n- Debt is low [1].";
    expect(withoutPromises(text, "en")).toEqual({
      text: "Revenue grew by 12.5 % [1]. The P/E is 50.4 [2].\n\n- Debt is low [1].",
      words: ["will definitely", "sure thing"],
    });
    expect(withoutPromises("All of it. [[chart NVDA 6mo]]", "en")).toEqual({
      text: "All of it. [[chart NVDA 6mo]]",
      words: [],
    });
  });
});

describe("contradictions", () => {
  const section = (title: string, rest: Partial<SectionClaims> = {}): SectionClaims => ({
    title,
    rating: null,
    facts: [],
    narrative: null,
    ...rest,
  });
  const price = (value: number) =>
    ({ kind: "quote", label: "Price", symbol: "NVDA", period: null, unit: "money", currency: "USD", value }) as const;

  const inEnglish = {
    language: "en",
    ratings: { "Strong Sell": "Strong Sell", Sell: "Sell", Hold: "Hold", Buy: "Buy", "Strong Buy": "Strong Buy" },
  } as const;
  const inJapaneseNames = {
    "Strong Buy": "強い買い",
    Buy: "買い",
    Hold: "中立",
    Sell: "売り",
    "Strong Sell": "強い売り",
  } as const;
  const inGerman = {
    language: "de",
    ratings: {
      "Strong Sell": "Stark verkaufen",
      Sell: "Verkaufen",
      Hold: "Halten",
      Buy: "Kaufen",
      "Strong Buy": "Stark kaufen",
    },
  } as const;

  it("include opposite ratings, two values of one figure, and text with another rating", () => {
    const [one, other] = [price(178.88), price(179.9)];
    expect(
      contradictions(
        "Buy",
        [
          section("Technical picture", { rating: "Sell", facts: [one] }),
          section("Valuation", { facts: [other], narrative: "The company is rated Strong Sell." }),
        ],
        inEnglish,
      ),
    ).toEqual([
      { kind: "against-verdict", verdict: "Buy", title: "Technical picture", rating: "Sell" },
      {
        kind: "two-values",
        fact: other,
        values: [
          { title: "Technical picture", value: 178.88 },
          { title: "Valuation", value: 179.9 },
        ],
      },
      { kind: "other-rating", title: "Valuation", rating: "Strong Sell", verdict: "Buy" },
    ]);
    expect(
      contradictions("Buy", [section("Bewertung", { narrative: "Das Urteil lautet „Stark verkaufen“." })], inGerman),
    ).toEqual([{ kind: "other-rating", title: "Bewertung", rating: "Strong Sell", verdict: "Buy" }]);
  });

  it.each([
    ["評価は買い戻しの影響を受けた。", []],
    ["推奨は売りではない。", []],
    ["推奨は売りではありません。", []],
    ["評価は売り手の多さによる。", []],
    ["投資判断は「売り」です。", ["Sell"]],
    ["評価は強い売りとなった。", ["Strong Sell"]],
    ["判定は買い。", ["Buy"]],
  ])("include ratings in Japanese, but no other words that begin alike: %j", (narrative, ratings) => {
    const inJapanese = { language: "ja", ratings: inJapaneseNames } as const;
    const found = contradictions("Hold", [section("概要", { narrative })], inJapanese);
    expect(found.map((one) => (one.kind === "other-rating" ? one.rating : one.kind))).toEqual(ratings);
  });

  it("are empty if the sections agree", () => {
    expect(
      contradictions(
        "Buy",
        [
          section("Technical picture", {
            rating: "Strong Buy",
            facts: [price(178.88)],
            narrative: "It is rated Strong Buy.",
          }),
          section("Summary", { facts: [price(178.88)], narrative: "The verdict is Buy." }),
        ],
        inEnglish,
      ),
    ).toEqual([]);
    expect(
      contradictions("Buy", [section("Überblick", { narrative: "Die Einstufung ist Kaufen." })], inGerman),
    ).toEqual([]);
    expect(contradictions(null, [section("Technical picture", { rating: "Sell" })], inEnglish)).toEqual([]);
  });
});
