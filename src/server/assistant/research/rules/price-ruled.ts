import { figureText } from "#core/computation/figure-text.ts";
import { momentumRule, type PriceRule, trendRule } from "#core/research/price-rules.ts";
import { edgeWeight } from "#core/research/rule-weight.ts";
import type { Points } from "#core/research/verdict.ts";
import { signalNames } from "#core/signals/index.ts";
import type { Cited } from "../../computed/answer-draft.ts";
import { phrase } from "../../computed/phrase.ts";
import { evidenceData, shortEvidenceWords } from "../../tools/evidence-facts.ts";
import { percentOf, type SourceDraft } from "../../tools/source-draft.ts";
import type { Gathered } from "../gather.ts";
import { type Ruled, shownEvidence } from "./ruled.ts";

/** Rules over prices, with the counts of their past calls by rule. */
export function priceRuled(gathered: Gathered, draft: SourceDraft) {
  const { symbol } = gathered;
  const closes = (gathered.history?.bars ?? []).map(({ close }) => close);
  const evidence: Record<string, ReturnType<typeof evidenceData>> = {};
  return {
    rules: [
      overCloses(
        "trend",
        "Trend",
        "The close against the mean of the last 200: 1 above, −1 below, 0 within 2 %.",
        trendRule(closes),
      ),
      overCloses(
        "momentum",
        "Momentum",
        "Change over 126 trading days without the last 21: 1 from 5 %, 2 from 20 %, and the same downwards.",
        momentumRule(closes),
      ),
      ...["sma", "rsi", "macd", "adx"].map(ofSignal),
    ] satisfies readonly Ruled[],
    evidence,
  };

  function overCloses(id: "trend" | "momentum", name: string, rule: string, found: PriceRule): Ruled {
    const isTrend = id === "trend";
    const percent = draft.computed({
      key: `${id}.value`,
      label: name,
      alsoCalled: isTrend ? ["above its 200-day average", "200-day average"] : ["momentum", "six months"],
      unit: "percent",
      value: percentOf(found.value),
      formula: rule,
      of: [],
    });
    draft.computed({
      key: `${id}.turnsAt`,
      label: isTrend ? "200-day average" : "Close six months ago",
      alsoCalled: ["mean of 200 closes"],
      unit: "money",
      currency: gathered.quote.currency,
      value: found.turnsAt,
      formula: isTrend ? "mean of the last 200 closes" : "close of 126 trading days ago",
      of: [],
    });
    evidence[id] = evidenceData(draft, id, name, found.evidence, { newestThird: true });
    return {
      id,
      name,
      rule,
      value:
        percent === null
          ? null
          : figureText({ value: Number(percentOf(found.value)), unit: "percent", currency: null }, true),
      points: found.points,
      weight: edgeWeight(found.evidence),
      evidence: shownEvidence(found.evidence),
      reason: found.points === null ? (gathered.gaps.get("history") ?? "Too few daily closes.") : null,
      say: (rules) =>
        isTrend
          ? phrase`**${name}**: ${symbol} closed ${rules.text("trend.value", { signed: true })} against its 200-day average of ${rules.text("trend.turnsAt")}${past(rules, id)} ${rules.mark}.`
          : phrase`**${name}**: ${symbol} changed by ${rules.text(`${id}.value`, { signed: true })} over six months without the last one${past(rules, id)} ${rules.mark}.`,
      falsifier:
        found.points === null || !isTrend
          ? null
          : (rules) =>
              phrase`**Trend**: a close of ${symbol} ${(found.value ?? 0) >= 0 ? "below" : "above"} its 200-day average, now ${rules.text("trend.turnsAt")} ${rules.mark}.`,
    };
  }

  function ofSignal(id: string): Ruled {
    const reading = gathered.signals?.readings.find((candidate) => candidate.id === id) ?? null;
    const signal = reading?.signal ?? null;
    const points = signal === null ? null : ((signalNames.indexOf(signal) - 2) as Points);
    const name = reading?.indicator ?? id.toUpperCase();
    const value = reading?.value ?? null;
    const counted = reading?.evidence ?? null;
    draft.computed({
      key: `${id}.value`,
      label: name,
      alsoCalled: [id.toUpperCase()],
      unit: "number",
      value,
      formula: `${name} of daily closes`,
      of: [],
    });
    evidence[id] = counted === null ? null : evidenceData(draft, id, name, counted, { newestThird: true });
    return {
      id,
      name,
      rule: "Strong Sell −2 to Strong Buy 2, as the signal says.",
      value: value === null ? null : figureText({ value, unit: "number", currency: null }),
      points,
      weight: counted === null ? 0 : edgeWeight(counted),
      evidence: counted === null ? null : shownEvidence(counted),
      reason: points === null ? (reading?.rule ?? gathered.gaps.get("signals") ?? "No signal.") : null,
      say: (rules) =>
        phrase`**${name}**: ${rules.text(`${id}.value`)} on daily bars is ${signal}${past(rules, id)} ${rules.mark}.`,
      falsifier:
        id === "macd" && points !== null && points !== 0
          ? (rules) =>
              phrase`**MACD**: its line ${points > 0 ? "below" : "above"} zero on daily bars; it is at ${rules.text("macd.value", { signed: true })} ${rules.mark}.`
          : null,
    };
  }
}

/** "; such calls were right in …", where the rule has a past. */
function past(rules: Cited, id: string): string {
  return phrase`; such calls were ${shortEvidenceWords(rules, id)}` ?? "";
}
