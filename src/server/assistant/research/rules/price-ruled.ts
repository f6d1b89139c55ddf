import { momentumRule, type PriceRule, trendRule } from "#core/research/price-rules.ts";
import { edgeWeight } from "#core/research/rule-weight.ts";
import type { Points } from "#core/research/verdict.ts";
import { signalNames } from "#core/signals/index.ts";
import type { Cited } from "../../computed/answer-draft.ts";
import { say } from "../../computed/phrase.ts";
import { evidenceData, suchCalls } from "../../tools/evidence-facts.ts";
import { percentOf, type SourceDraft } from "../../tools/source-draft.ts";
import type { Gathered } from "../gather.ts";
import { type Ruled, shownEvidence } from "./ruled.ts";

/** Rules over prices while they are drafted, with the counts of their past calls by rule. */
interface PriceDraft {
  readonly gathered: Gathered;
  readonly draft: SourceDraft;
  readonly evidence: Record<string, ReturnType<typeof evidenceData>>;
}

/** Rules over prices, with the counts of their past calls by rule. */
export function priceRuled(gathered: Gathered, draft: SourceDraft) {
  const closes = (gathered.history?.bars ?? []).map(({ close }) => close);
  const prices: PriceDraft = { gathered, draft, evidence: {} };
  return {
    rules: [
      overCloses("trend", trendRule(closes), prices),
      overCloses("momentum", momentumRule(closes), prices),
      ...["sma", "rsi", "macd", "adx"].map((id) => ofSignal(id, prices)),
    ] satisfies readonly Ruled[],
    evidence: prices.evidence,
  };
}

function overCloses(id: "trend" | "momentum", found: PriceRule, { gathered, draft, evidence }: PriceDraft): Ruled {
  const { symbol, words } = gathered;
  const { falsifiers, labels, reasons, ...texts } = words.reportRules;
  const [name, rule] = [texts.names[id], texts.texts[id]];
  const isTrend = id === "trend";
  const percent = draft.computed({
    key: `${id}.value`,
    label: name,
    unit: "percent",
    value: percentOf(found.value),
    formula: rule,
    of: [],
  });
  draft.computed({
    key: `${id}.turnsAt`,
    label: isTrend ? draft.measures.figures.twoHundredDayAverage : labels.closeSixMonthsAgo,
    unit: "money",
    currency: gathered.quote.currency,
    value: found.turnsAt,
    formula: isTrend ? draft.formulas.meanOf200 : draft.formulas.closeSixMonthsAgo,
    of: [],
  });
  evidence[id] = evidenceData(draft, id, name, found.evidence, { newestThird: true });
  const valueOf = (rules: Cited) => rules.text(`${id}.value`, { signed: true });
  return {
    id,
    name,
    rule,
    value:
      percent === null
        ? null
        : words.values.figure({ value: Number(percentOf(found.value)), unit: "percent", currency: null }, true),
    points: found.points,
    weight: edgeWeight(found.evidence),
    evidence: shownEvidence(found.evidence),
    reason: found.points === null ? (gathered.gaps.get("history") ?? reasons.fewCloses) : null,
    finding: (rules) => {
      const values = {
        symbol,
        value: valueOf(rules),
        past: suchCalls(rules, id, words.evidence) ?? undefined,
        source: rules.mark,
      };
      return isTrend
        ? say(texts.trendFinding, { ...values, average: rules.text("trend.turnsAt") })
        : say(texts.momentumFinding, values);
    },
    falsifier:
      found.points === null || !isTrend
        ? null
        : (rules) =>
            say(falsifiers.trend, {
              symbol,
              isBelow: (found.value ?? 0) >= 0,
              average: rules.text("trend.turnsAt"),
              source: rules.mark,
            }),
  };
}

function ofSignal(id: string, { gathered, draft, evidence }: PriceDraft): Ruled {
  const { words } = gathered;
  const { falsifiers, reasons, ...texts } = words.reportRules;
  const reading = gathered.signals?.readings.find((candidate) => candidate.id === id) ?? null;
  const signal = reading?.signal ?? null;
  const points = signal === null ? null : ((signalNames.indexOf(signal) - 2) as Points);
  const name = reading?.indicator ?? id.toUpperCase();
  const value = reading?.value ?? null;
  const counted = reading?.evidence ?? null;
  draft.computed({
    key: `${id}.value`,
    label: name,
    unit: "number",
    value,
    formula: draft.formulas.dailyCloses(name),
    of: [],
  });
  evidence[id] = counted === null ? null : evidenceData(draft, id, name, counted, { newestThird: true });
  return {
    id,
    name,
    rule: texts.texts.signal,
    value: value === null ? null : words.values.figure({ value, unit: "number", currency: null }),
    points,
    weight: counted === null ? 0 : edgeWeight(counted),
    evidence: counted === null ? null : shownEvidence(counted),
    reason:
      points === null
        ? reading === null
          ? (gathered.gaps.get("signals") ?? reasons.noSignal)
          : words.signalRules.reasons[reading.ruleId]
        : null,
    finding: (rules) =>
      say(texts.signalFinding, {
        name,
        value: rules.text(`${id}.value`),
        signal: signal === null ? words.evidence.noSignal : words.technical.signals[signal],
        past: suchCalls(rules, id, words.evidence) ?? undefined,
        source: rules.mark,
      }),
    falsifier:
      id === "macd" && points !== null && points !== 0
        ? (rules) =>
            say(falsifiers.macd, {
              isBelow: points > 0,
              value: rules.text("macd.value", { signed: true }),
              source: rules.mark,
            })
        : null,
  };
}
