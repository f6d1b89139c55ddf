import type { VerdictRule } from "#contract/research.ts";
import type { z } from "zod";
import { figureText } from "#core/computation/figure-text.ts";
import { companyRules } from "#core/research/company-rules.ts";
import { momentumRule, outcomeBars, type PriceRule, trendRule } from "#core/research/price-rules.ts";
import { scenariosOf, type Scenarios } from "#core/research/scenarios.ts";
import { type Points, type Verdict, verdictOf } from "#core/research/verdict.ts";
import { signalNames } from "#core/signals/index.ts";
import { worstStatus } from "#core/market/provenance.ts";
import type { FigureUnit } from "#core/grounding/evidence.ts";
import type { ToolSource } from "../tool.ts";
import { percentOf, sourceDraft } from "../tools/source-draft.ts";
import type { Cited } from "../computed/answer-draft.ts";
import { phrase } from "../computed/phrase.ts";
import type { Gathered } from "./gather.ts";

type WireRule = z.input<typeof VerdictRule>;

/** A sentence over the source of the rules, once that has its number in a section. */
export type Say = (rules: Cited) => string | null;

/** What the rules of a report come to. */
export interface Judged {
  /** Points, weights, hit rates, cases and thresholds, to be cited. */
  readonly source: ToolSource;
  readonly verdict: Verdict;
  readonly rules: readonly WireRule[];
  readonly scenarios: Scenarios | null;
  /** What speaks for and against, as many of each. */
  readonly bull: readonly Say[];
  readonly bear: readonly Say[];
  /** What would prove the verdict wrong, each with its threshold. */
  readonly falsifiers: readonly Say[];
}

const mostArguments = 5;
const mostFalsifiers = 6;

interface Ruled {
  readonly id: string;
  readonly wire: WireRule;
  readonly points: Points | null;
  readonly weight: number;
  /** What the rule found, for whichever side it speaks. */
  readonly say: Say;
  readonly falsifier: Say | null;
}

/** Lets every rule vote over what was gathered; a rule without its figure has no signal. */
export function judge(gathered: Gathered): Judged {
  const { symbol, subject, quote, history } = gathered;
  const status =
    worstStatus(
      [quote, gathered.company, gathered.signals].flatMap((part) => (part === null ? [] : [part.provenance.status])),
    ) ?? "unavailable";
  const draft = sourceDraft({ asOf: quote.provenance.asOf, status, subject });
  const { currency } = quote;
  const closes = (history?.bars ?? []).map(({ date, close }) => ({ date, close }));
  const price = draft.figure({ key: "price", label: "Price", unit: "money", currency, value: quote.price });

  const ruled: readonly Ruled[] = [
    priceRule(
      "trend",
      "Trend",
      "The close against the mean of the last 200: 1 above, −1 below, 0 within 2 %.",
      1.5,
      trendRule(closes.map(({ close }) => close)),
    ),
    priceRule(
      "momentum",
      "Momentum",
      "Change over 126 trading days without the last 21: 1 from 5 %, 2 from 20 %, and the same downwards.",
      1,
      momentumRule(closes.map(({ close }) => close)),
    ),
    ...signalRules(),
    ...companyRules.map(companyRule),
    moodRule(),
  ];
  const verdict = verdictOf(ruled.map(({ wire, points, weight }) => ({ name: wire.name, points, weight })));
  const score = draft.computed({
    key: "score",
    label: "Score",
    alsoCalled: ["verdict", "mean of the points"],
    unit: "number",
    value: verdict.score,
    formula: verdict.arithmetic,
    of: [],
  });
  draft.figure({
    key: "counted",
    label: "Rules with a signal",
    alsoCalled: ["rules that have a signal"],
    unit: "count",
    value: verdict.counted,
  });
  draft.figure({ key: "ruleCount", label: "Rules", unit: "count", value: ruled.length });
  const scenarios = scenariosOf(closes);
  const cases = scenarioFacts(scenarios);
  const { bull, bear } = balanced(ruled);

  const source = draft.source({
    kind: "research",
    title: `Rules about ${symbol}`,
    provider: "computed",
    data: {
      price,
      verdict: verdict.verdict ?? "no verdict",
      score,
      rules: ruled
        .map(({ wire }) => ({ name: wire.name, points: wire.points ?? "no signal", weight: wire.weight }))
        .map((rule, index) => ({
          ...rule,
          points:
            typeof rule.points === "number"
              ? draft.figure({
                  key: `${ruled[index]?.id ?? ""}.points`,
                  label: `Points of ${rule.name}`,
                  unit: "number",
                  value: rule.points,
                })
              : rule.points,
          weight: draft.figure({
            key: `${ruled[index]?.id ?? ""}.weight`,
            label: `Weight of ${rule.name}`,
            unit: "number",
            value: rule.weight,
          }),
        })),
      scenarios: cases,
    },
  });
  return {
    source,
    verdict,
    rules: ruled.map(({ wire }) => wire),
    scenarios,
    bull,
    bear,
    falsifiers: falsifiersOf(ruled),
  };

  function priceRule(id: string, name: string, rule: string, weight: number, found: PriceRule): Ruled {
    const percent = draft.computed({
      key: `${id}.value`,
      label: name,
      alsoCalled: id === "trend" ? ["above its 200-day average", "200-day average"] : ["momentum", "six months"],
      unit: "percent",
      value: percentOf(found.value),
      formula: rule,
      of: [],
    });
    draft.computed({
      key: `${id}.turnsAt`,
      label: id === "trend" ? "200-day average" : "Close six months ago",
      alsoCalled: ["mean of 200 closes"],
      unit: "money",
      currency,
      value: found.turnsAt,
      formula: id === "trend" ? "mean of the last 200 closes" : "close of 126 trading days ago",
      of: [],
    });
    const { hits, total } = found.hits;
    hitFacts(id, name, hits, total, outcomeBars);
    return {
      id,
      points: found.points,
      weight,
      wire: {
        name,
        rule,
        value:
          percent === null
            ? null
            : figureText({ value: Number(percentOf(found.value)), unit: "percent", currency: null }, true),
        points: found.points,
        weight,
        hitRate: total === 0 ? null : { right: hits, cases: total, horizon: `${outcomeBars} trading days later` },
        reason: found.points === null ? (gathered.gaps.get("history") ?? "Too few daily closes.") : null,
      },
      say: (rules) =>
        id === "trend"
          ? phrase`**${name}**: ${symbol} closed ${rules.text("trend.value", { signed: true })} against its 200-day average of ${rules.text("trend.turnsAt")}${record(rules, id)} ${rules.mark}.`
          : phrase`**${name}**: ${symbol} changed by ${rules.text(`${id}.value`, { signed: true })} over six months without the last one${record(rules, id)} ${rules.mark}.`,
      falsifier:
        found.points === null
          ? null
          : id === "trend"
            ? (rules) =>
                phrase`**Trend**: a close of ${symbol} ${(found.value ?? 0) >= 0 ? "below" : "above"} its 200-day average, now ${rules.text("trend.turnsAt")} ${rules.mark}.`
            : null,
    };
  }

  function signalRules(): readonly Ruled[] {
    const readings = gathered.signals?.readings ?? [];
    return ["sma", "rsi", "macd", "adx"].map((id): Ruled => {
      const reading = readings.find((candidate) => candidate.id === id);
      const points =
        reading?.signal === null || reading === undefined
          ? null
          : ((signalNames.indexOf(reading.signal) - 2) as Points);
      const name = reading?.indicator ?? id.toUpperCase();
      const value = reading?.value ?? null;
      draft.computed({
        key: `${id}.value`,
        label: name,
        alsoCalled: [id.toUpperCase()],
        unit: "number",
        value,
        formula: `${name} of daily closes`,
        of: [],
      });
      if (reading?.hitRate != null)
        hitFacts(id, name, reading.hitRate.hits, reading.hitRate.total, reading.hitRate.horizonBars);
      const weight = 0.5;
      return {
        id,
        points,
        weight,
        wire: {
          name,
          rule: "Strong Sell −2 to Strong Buy 2, as the signal says.",
          value: value === null ? null : figureText({ value, unit: "number", currency: null }),
          points,
          weight,
          hitRate:
            reading?.hitRate == null
              ? null
              : {
                  right: reading.hitRate.hits,
                  cases: reading.hitRate.total,
                  horizon: `${reading.hitRate.horizonBars} trading days later`,
                },
          reason: points === null ? (reading?.rule ?? gathered.gaps.get("signals") ?? "No signal.") : null,
        },
        say: (rules) =>
          phrase`**${name}**: ${rules.text(`${id}.value`)} on daily bars is ${reading?.signal ?? null}${record(rules, id)} ${rules.mark}.`,
        falsifier:
          id === "macd" && points !== null && points !== 0
            ? (rules) =>
                phrase`**MACD**: its line ${points > 0 ? "below" : "above"} zero on daily bars; it is at ${rules.text("macd.value", { signed: true })} ${rules.mark}.`
            : null,
      };
    });
  }

  function companyRule(rule: (typeof companyRules)[number]): Ruled {
    const value = companyValue(rule.id, gathered);
    const points = value === null ? null : rule.points(value);
    draft.computed({ key: `${rule.id}.value`, label: rule.name, unit: "percent", value, formula: rule.rule, of: [] });
    draft.figure({
      key: `${rule.id}.turnsAt`,
      label: `${rule.name}, threshold`,
      alsoCalled: [rule.name, "threshold"],
      unit: "percent",
      value: points === null || points === 0 ? null : rule.turnsAt(points),
    });
    const written = value === null ? null : figureText({ value, unit: "percent", currency: null });
    return {
      id: rule.id,
      points,
      weight: rule.weight,
      wire: {
        name: rule.name,
        rule: rule.rule,
        value: written,
        points,
        weight: rule.weight,
        hitRate: null,
        reason:
          points === null
            ? (gathered.gaps.get("company") ?? "The figure is not reported.")
            : "Past figures as they were known then are not kept, so there is no hit rate.",
      },
      say: (rules) => phrase`**${rule.name}** of ${symbol}: ${rules.text(`${rule.id}.value`)} ${rules.mark}.`,
      falsifier:
        points === null || points === 0 || rule.id === "beats"
          ? null
          : (rules) => {
              const isAbove = rule.turnsAt(points) < (value ?? 0);
              return phrase`**${rule.name}** of ${symbol} at the threshold of ${rules.text(`${rule.id}.turnsAt`)} or ${isAbove ? "less" : "more"}; the ${rule.name.toLowerCase()} is ${rules.text(`${rule.id}.value`)} now ${rules.mark}.`;
            },
    };
  }

  function moodRule(): Ruled {
    const mood = gathered.mood;
    const value = mood === null || mood.isLowEvidence ? null : mood.newsMood;
    const points = value === null ? null : ((value >= 0.65 ? 1 : value <= 0.35 ? -1 : 0) as Points);
    draft.computed({
      key: "mood.value",
      label: "Mood from news",
      alsoCalled: ["news mood"],
      unit: "number",
      period: "7d",
      value,
      formula: "mean tone of the stories of seven days",
      of: [],
    });
    return {
      id: "mood",
      points,
      weight: 0.5,
      wire: {
        name: "Mood from news",
        rule: "Mean tone of the stories of seven days, 0 to 1: 1 from 0.65 on, −1 from 0.35 down; three stories at least.",
        value: value === null ? null : figureText({ value, unit: "number", currency: null }),
        points,
        weight: 0.5,
        hitRate: null,
        reason:
          points === null
            ? "Fewer than three stories in seven days."
            : "The tone of past stories was not kept for long enough.",
      },
      say: (rules) =>
        phrase`**Mood from news** about ${symbol}: ${rules.text("mood.value")}, where half is neutral ${rules.mark}.`,
      falsifier: null,
    };
  }

  function hitFacts(id: string, name: string, hits: number, total: number, horizon: number): void {
    if (total === 0) return;
    const count = (key: string, label: string, value: number, unit: FigureUnit = "count") =>
      draft.figure({ key: `${id}.${key}`, label: `${name}, ${label}`, alsoCalled: [label], unit, value });
    count("hits", "right before", hits);
    count("cases", "cases before", total);
    count("horizon", "days until the outcome", horizon, "days");
    draft.derive({
      key: `${id}.hitRate`,
      label: `${name}, hit rate`,
      alsoCalled: ["hit rate", "right before"],
      unit: "percent",
      operation: "share",
      of: [`${id}.hits`, `${id}.cases`],
    });
  }

  function scenarioFacts(found: Scenarios | null) {
    if (found === null) return null;
    const band = draft.computed({
      key: "band",
      label: "Half a standard deviation of a quarter's return",
      alsoCalled: ["more than", "within", "split"],
      unit: "percent",
      value: found.band * 100,
      formula: "standard deviation of the returns of past quarters ÷ 2",
      of: [],
    });
    const spans = draft.figure({
      key: "spans",
      label: "Past quarters counted",
      alsoCalled: ["spans", "past quarters"],
      unit: "count",
      value: found.spans,
    });
    return {
      band,
      spans,
      cases: found.scenarios.map(({ name, probability, count, priceLow, priceHigh }) => {
        const key = name.toLowerCase();
        return {
          name,
          count: draft.figure({
            key: `${key}.count`,
            label: `${name} case, past quarters`,
            alsoCalled: ["past quarters", "spans"],
            unit: "count",
            value: count,
          }),
          probability: draft.computed({
            key: `${key}.probability`,
            label: `${name} case, probability`,
            alsoCalled: ["probability", "likely", "chance", "of past quarters"],
            unit: "percent",
            value: probability,
            formula: `${count} ÷ ${found.spans} × 100, rounded so that the cases sum to 100`,
            of: [`${key}.count`, "spans"],
          }),
          low: draft.computed({
            key: `${key}.low`,
            label: `${name} case, from`,
            unit: "money",
            currency,
            value: priceLow,
            formula: "last close × (1 + return)",
            of: [],
          }),
          high: draft.computed({
            key: `${key}.high`,
            label: `${name} case, to`,
            unit: "money",
            currency,
            value: priceHigh,
            formula: "last close × (1 + return)",
            of: [],
          }),
        };
      }),
    };
  }

  /** As many arguments for as against: rules that speak for a side, then what always can be said of the past, the shorter side deciding. */
  function balanced(all: readonly Ruled[]): { bull: readonly Say[]; bear: readonly Say[] } {
    const votes = all
      .filter(({ points }) => points !== null && points !== 0)
      .toSorted(
        (one, other) => Math.abs((other.points ?? 0) * other.weight) - Math.abs((one.points ?? 0) * one.weight),
      );
    const bullish = [...votes.filter(({ points }) => (points ?? 0) > 0).map(({ say }) => say), ...extras("bull")];
    const bearish = [...votes.filter(({ points }) => (points ?? 0) < 0).map(({ say }) => say), ...extras("bear")];
    const count = Math.min(mostArguments, bullish.length, bearish.length);
    return { bull: bullish.slice(0, count), bear: bearish.slice(0, count) };
  }

  function extras(side: "bull" | "bear"): readonly Say[] {
    const { company, fiveYears } = gathered;
    const distance = (target: number | null | undefined) =>
      target == null || quote.price === null || quote.price <= 0 ? null : (target / quote.price - 1) * 100;
    const isBull = side === "bull";
    const target = distance(isBull ? company?.analysts.targetHigh : company?.analysts.targetLow);
    const targetName = isBull ? "Highest price target" : "Lowest price target";
    const isTold = target !== null && (isBull ? target > 0 : target < 0);
    if (isTold)
      draft.computed({
        key: `${side}.target`,
        label: `${targetName} against the price`,
        unit: "percent",
        value: target,
        formula: "target ÷ price − 1",
        of: ["price"],
      });
    const range = isBull ? quote.fiftyTwoWeekLow : quote.fiftyTwoWeekHigh;
    const fromRange =
      distance(range) === null || quote.price === null || range === null || range <= 0
        ? null
        : (quote.price / range - 1) * 100;
    draft.computed({
      key: `${side}.range`,
      label: isBull ? "Above the 52-week low" : "Below the 52-week high",
      alsoCalled: [`from its 52-week ${isBull ? "low" : "high"}`],
      unit: "percent",
      value: fromRange,
      formula: `price ÷ 52-week ${isBull ? "low" : "high"} − 1`,
      of: ["price"],
    });
    const fall = fiveYears?.facts.find(({ key }) => key === "deepestFall");
    if (!isBull && fall !== undefined)
      draft.computed({
        key: "bear.fall",
        label: "Deepest fall",
        alsoCalled: ["fell"],
        unit: "percent",
        period: fall.period,
        value: fall.value,
        formula: fall.formula ?? "close against the peak before",
        of: [],
      });
    return [
      ...(scenarios === null
        ? []
        : [
            (rules: Cited) =>
              phrase`**Its own past**: in ${rules.text(`${side}.probability`)} of past quarters ${symbol} ${isBull ? "rose" : "fell"} by more than ${rules.text("band")} ${rules.mark}.`,
          ]),
      ...(isTold
        ? [
            (rules: Cited) =>
              phrase`**${targetName}**: ${rules.text(`${side}.target`, { signed: true })} against the price ${rules.mark}.`,
          ]
        : []),
      ...(fromRange === null
        ? []
        : [
            (rules: Cited) =>
              phrase`**Range of 52 weeks**: ${symbol} is ${rules.text(`${side}.range`, { signed: true })} from its 52-week ${isBull ? "low" : "high"} ${rules.mark}.`,
          ]),
      ...(!isBull && fall !== undefined
        ? [(rules: Cited) => phrase`**Deepest fall** in five years: ${rules.text("bear.fall")} ${rules.mark}.`]
        : []),
    ];
  }

  /** Thresholds of the rules that speak loudest, then those of the price: at least three where there is a year of prices. */
  function falsifiersOf(all: readonly Ruled[]): readonly Say[] {
    const ofRules = all
      .toSorted((one, other) => Math.abs((other.points ?? 0) * other.weight) - Math.abs((one.points ?? 0) * one.weight))
      .flatMap(({ falsifier }) => (falsifier === null ? [] : [falsifier]));
    draft.figure({
      key: "fiftyTwoWeekLow",
      label: "52-week low",
      unit: "money",
      currency,
      value: quote.fiftyTwoWeekLow,
    });
    draft.figure({
      key: "fiftyTwoWeekHigh",
      label: "52-week high",
      unit: "money",
      currency,
      value: quote.fiftyTwoWeekHigh,
    });
    const ofPrice: readonly Say[] = [
      (rules) =>
        phrase`**Low**: a close of ${symbol} below its 52-week low of ${rules.text("fiftyTwoWeekLow")} would speak against a good view ${rules.mark}.`,
      (rules) =>
        phrase`**High**: a close of ${symbol} above its 52-week high of ${rules.text("fiftyTwoWeekHigh")} would speak against a bad view ${rules.mark}.`,
      ...(scenarios === null
        ? []
        : [
            (rules: Cited) =>
              phrase`**Bear case**: a close of ${symbol} under ${rules.text("bear.high")} within a quarter ${rules.mark}.`,
          ]),
    ];
    return [...ofRules.slice(0, mostFalsifiers - ofPrice.length), ...ofPrice];
  }
}

/** " (right in 12 of 20 cases before)", where the rule has a past. */
function record(rules: Cited, id: string): string {
  return (
    phrase`; such calls were right in ${rules.text(`${id}.hits`)} of ${rules.text(`${id}.cases`)} cases before` ?? ""
  );
}

/** The figure of a company that a rule looks at, per cent; null where it is not reported. */
function companyValue(id: string, { company, quote }: Gathered): number | null {
  if (company === null || company.fund !== null) return null;
  const measure = (name: string) => company.measures.find((candidate) => candidate.id === name)?.value ?? null;
  const ratio = (above: number | null, below: number | null) =>
    above === null || below === null || below <= 0 ? null : (above / below) * 100;
  const change = (to: number | null, from: number | null) => {
    const part = ratio(to, from);
    return part === null ? null : part - 100;
  };
  switch (id) {
    case "freeCashFlowYield":
      return ratio(measure("freeCashFlow"), quote.marketCap ?? measure("marketCap"));
    case "expectedGrowth":
      return change(measure("forwardEps"), measure("trailingEps"));
    case "targetDistance":
      return change(company.analysts.targetMean, quote.price);
    case "beats": {
      const reports = company.earnings.filter(({ surprisePercent }) => surprisePercent !== null).slice(-4);
      return reports.length < 4
        ? null
        : (reports.filter(({ surprisePercent }) => (surprisePercent ?? 0) > 0).length / 4) * 100;
    }
    case "debtToEquity":
      // Banks and insurers work with other people's money: the rule says nothing of them.
      return company.profile.sector?.startsWith("Financial") === true ? null : percentOf(measure(id));
    default:
      return percentOf(measure(id));
  }
}
