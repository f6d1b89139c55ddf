import type { Scenarios } from "#core/research/scenarios.ts";
import { say } from "../../computed/phrase.ts";
import type { SourceDraft } from "../../tools/source-draft.ts";
import type { Gathered } from "../gather.ts";
import type { Ruled, Finding } from "./ruled.ts";

const maxArguments = 5;
const maxFalsifiers = 6;

/** As many arguments for as against: rules that speak for a side, then general points about the past. The shorter side decides. */
export function balanced(
  all: readonly Ruled[],
  gathered: Gathered,
  draft: SourceDraft,
): { bull: readonly Finding[]; bear: readonly Finding[] } {
  const votes = loudestFirst(all.filter(({ points }) => points !== null && points !== 0));
  const side = (sign: 1 | -1) => [
    ...votes.filter(({ points }) => (points ?? 0) * sign > 0).map(({ finding }) => finding),
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

/** The highest or lowest price target against the price, on its side of it. */
function targetFinding(isBull: boolean, { company, quote, words }: Gathered, draft: SourceDraft): Finding[] {
  const { labels, targetFinding: text } = words.reportRules;
  const { price } = quote;
  const target = isBull ? company?.analysts.targetHigh : company?.analysts.targetLow;
  const distance = target == null || price === null || price <= 0 ? null : (target / price - 1) * 100;
  if (distance === null || (isBull ? distance <= 0 : distance >= 0)) return [];
  const key = isBull ? "bull.target" : "bear.target";
  draft.computed({
    key,
    label: isBull ? labels.highestTarget : labels.lowestTarget,
    unit: "percent",
    value: distance,
    formula: draft.formulas.targetToPrice,
    of: ["price"],
  });
  return [(rules) => say(text, { isHighest: isBull, value: rules.text(key, { signed: true }), source: rules.mark })];
}

/** The price against the end of its 52-week range. */
function rangeFinding(isBull: boolean, { quote, symbol, words }: Gathered, draft: SourceDraft): Finding[] {
  const { rangeFinding: text } = words.reportRules;
  const { price } = quote;
  const end = isBull ? quote.fiftyTwoWeekLow : quote.fiftyTwoWeekHigh;
  if (price === null || end === null || end <= 0) return [];
  const key = isBull ? "bull.range" : "bear.range";
  draft.computed({
    key,
    label: isBull ? draft.labels.aboveYearLow : draft.labels.belowYearHigh,
    unit: "percent",
    value: (price / end - 1) * 100,
    formula: isBull ? draft.formulas.priceToYearLow : draft.formulas.priceToYearHigh,
    of: ["price"],
  });
  return [
    (rules) => say(text, { symbol, isLow: isBull, value: rules.text(key, { signed: true }), source: rules.mark }),
  ];
}

function fallFinding({ fiveYears, words }: Gathered, draft: SourceDraft): Finding[] {
  const fall = fiveYears?.facts.find(({ key }) => key === "deepestFall");
  if (fall === undefined) return [];
  draft.computed({
    key: "bear.fall",
    label: draft.labels.deepestFall,
    unit: "percent",
    period: fall.period,
    value: fall.value,
    formula: fall.formula ?? draft.labels.deepestFall,
    of: [],
  });
  return [(rules) => say(words.reportRules.fallFinding, { value: rules.text("bear.fall"), source: rules.mark })];
}

function extras(side: "bull" | "bear", gathered: Gathered, draft: SourceDraft): Finding[] {
  const isBull = side === "bull";
  return [
    ...targetFinding(isBull, gathered, draft),
    ...rangeFinding(isBull, gathered, draft),
    ...(isBull ? [] : fallFinding(gathered, draft)),
  ];
}

/** Thresholds of the rules that speak loudest, then those of the price: at least three where there are two years of prices. */
export function falsifiersOf(
  all: readonly Ruled[],
  { quote, symbol, words }: Gathered,
  scenarios: Scenarios | null,
  draft: SourceDraft,
): readonly Finding[] {
  const { falsifiers } = words.reportRules;
  const ofRules = loudestFirst(all).flatMap(({ falsifier }) => (falsifier === null ? [] : [falsifier]));
  const level = (key: "fiftyTwoWeekLow" | "fiftyTwoWeekHigh", label: string) =>
    draft.figure({ key, label, unit: "money", currency: quote.currency, value: quote[key] });
  level("fiftyTwoWeekLow", draft.labels.yearLow);
  level("fiftyTwoWeekHigh", draft.labels.yearHigh);
  const closing =
    (text: typeof falsifiers.low, key: string): Finding =>
    (rules) =>
      say(text, { symbol, value: rules.text(key), source: rules.mark });
  const ofPrice = [
    closing(falsifiers.low, "fiftyTwoWeekLow"),
    closing(falsifiers.high, "fiftyTwoWeekHigh"),
    ...(scenarios === null ? [] : [closing(falsifiers.bearRange, "bear.high")]),
  ];
  return [...ofRules.slice(0, maxFalsifiers - ofPrice.length), ...ofPrice];
}
