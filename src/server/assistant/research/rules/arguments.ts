import type { Scenarios } from "#core/research/scenarios.ts";
import type { Cited } from "../../computed/answer-draft.ts";
import { phrase } from "../../computed/phrase.ts";
import type { SourceDraft } from "../../tools/source-draft.ts";
import type { Gathered } from "../gather.ts";
import type { Ruled, Say } from "./ruled.ts";

const maxArguments = 5;
const maxFalsifiers = 6;

/** As many arguments for as against: rules that speak for a side, then general points about the past. The shorter side decides. */
export function balanced(
  all: readonly Ruled[],
  gathered: Gathered,
  draft: SourceDraft,
): { bull: readonly Say[]; bear: readonly Say[] } {
  const votes = loudestFirst(all.filter(({ points }) => points !== null && points !== 0));
  const side = (sign: 1 | -1) => [
    ...votes.filter(({ points }) => (points ?? 0) * sign > 0).map(({ say }) => say),
    ...extras(sign === 1 ? "bull" : "bear", gathered, draft),
  ];
  const [bullish, bearish] = [side(1), side(-1)];
  const count = Math.min(maxArguments, bullish.length, bearish.length);
  return { bull: bullish.slice(0, count), bear: bearish.slice(0, count) };
}

function loudestFirst(rules: readonly Ruled[]): readonly Ruled[] {
  return rules.toSorted(
    (one, other) =>
      Math.abs((other.points ?? 0) * other.weight) - Math.abs((one.points ?? 0) * one.weight) ||
      Math.abs(other.points ?? 0) - Math.abs(one.points ?? 0),
  );
}

function extras(side: "bull" | "bear", { company, fiveYears, quote, symbol }: Gathered, draft: SourceDraft): Say[] {
  const isBull = side === "bull";
  const price = quote.price;
  const target = isBull ? company?.analysts.targetHigh : company?.analysts.targetLow;
  const distance = target == null || price === null || price <= 0 ? null : (target / price - 1) * 100;
  const targetName = isBull ? "Highest price target" : "Lowest price target";
  const isOnSide = distance !== null && (isBull ? distance > 0 : distance < 0);
  if (isOnSide)
    draft.computed({
      key: `${side}.target`,
      label: `${targetName} against the price`,
      unit: "percent",
      value: distance,
      formula: "target ÷ price − 1",
      of: ["price"],
    });
  const end = isBull ? quote.fiftyTwoWeekLow : quote.fiftyTwoWeekHigh;
  const fromEnd = price === null || end === null || end <= 0 ? null : (price / end - 1) * 100;
  draft.computed({
    key: `${side}.range`,
    label: isBull ? "Above the 52-week low" : "Below the 52-week high",
    alsoCalled: [`from its 52-week ${isBull ? "low" : "high"}`],
    unit: "percent",
    value: fromEnd,
    formula: `price ÷ 52-week ${isBull ? "low" : "high"} − 1`,
    of: ["price"],
  });
  const fall = isBull ? undefined : fiveYears?.facts.find(({ key }) => key === "deepestFall");
  if (fall !== undefined)
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
    ...(isOnSide
      ? [
          (rules: Cited) =>
            phrase`**${targetName}**: ${rules.text(`${side}.target`, { signed: true })} against the price ${rules.mark}.`,
        ]
      : []),
    ...(fromEnd === null
      ? []
      : [
          (rules: Cited) =>
            phrase`**Range of 52 weeks**: ${symbol} is ${rules.text(`${side}.range`, { signed: true })} from its 52-week ${isBull ? "low" : "high"} ${rules.mark}.`,
        ]),
    ...(fall === undefined
      ? []
      : [(rules: Cited) => phrase`**Deepest fall** in five years: ${rules.text("bear.fall")} ${rules.mark}.`]),
  ];
}

/** Thresholds of the rules that speak loudest, then those of the price: at least three where there are two years of prices. */
export function falsifiersOf(
  all: readonly Ruled[],
  { quote, symbol }: Gathered,
  scenarios: Scenarios | null,
  draft: SourceDraft,
): readonly Say[] {
  const ofRules = loudestFirst(all).flatMap(({ falsifier }) => (falsifier === null ? [] : [falsifier]));
  const level = (key: "fiftyTwoWeekLow" | "fiftyTwoWeekHigh", label: string) =>
    draft.figure({ key, label, unit: "money", currency: quote.currency, value: quote[key] });
  level("fiftyTwoWeekLow", "52-week low");
  level("fiftyTwoWeekHigh", "52-week high");
  const ofPrice: readonly Say[] = [
    (rules) =>
      phrase`**Low**: a close of ${symbol} below its 52-week low of ${rules.text("fiftyTwoWeekLow")} would speak against a good view ${rules.mark}.`,
    (rules) =>
      phrase`**High**: a close of ${symbol} above its 52-week high of ${rules.text("fiftyTwoWeekHigh")} would speak against a bad view ${rules.mark}.`,
    ...(scenarios === null
      ? []
      : [
          (rules: Cited) =>
            phrase`**Bear range**: a close of ${symbol} under ${rules.text("bear.high")} within a quarter ${rules.mark}.`,
        ]),
  ];
  return [...ofRules.slice(0, maxFalsifiers - ofPrice.length), ...ofPrice];
}
