import { type CompanyRule, type CompanyRuleId, companyRules } from "#core/research/company-rules.ts";
import { unmeasuredWeight } from "#core/research/rule-weight.ts";
import type { Points } from "#core/research/verdict.ts";
import { say } from "../../computed/phrase.ts";
import { percentOf, type SourceDraft } from "../../tools/source-draft.ts";
import type { Gathered } from "../gather.ts";
import type { Ruled } from "./ruled.ts";

/** Rules over what a company reports, what analysts expect, and the tone of the news. Their past can't be counted. */
export function companyRuled(gathered: Gathered, draft: SourceDraft): readonly Ruled[] {
  const { symbol, mood, words } = gathered;
  const { reportRules: texts, values } = words;
  const { falsifiers, labels, reasons } = texts;
  return [...companyRules.map(ofCompany), ofMood()];

  function ofCompany({ id, points: pointsOf, turnsAt }: CompanyRule): Ruled {
    const [name, rule] = [texts.names[id], texts.texts[id]];
    const value = companyValue(id, gathered);
    const points = value === null ? null : pointsOf(value);
    const turn = points === null || points === 0 ? null : turnsAt(points);
    draft.computed({ key: `${id}.value`, label: name, unit: "percent", value, formula: rule, of: [] });
    draft.figure({
      key: `${id}.turnsAt`,
      label: labels.threshold(name),
      unit: "percent",
      value: turn,
    });
    return {
      id,
      name,
      rule,
      value: value === null ? null : values.figure({ value, unit: "percent", currency: null }),
      points,
      weight: unmeasuredWeight,
      evidence: null,
      reason: points === null ? (gathered.gaps.get("company") ?? reasons.notReported) : reasons.pastNotKept,
      finding: (rules) =>
        say(texts.companyFinding, { name, symbol, value: rules.text(`${id}.value`), source: rules.mark }),
      falsifier:
        turn === null || id === "beats"
          ? null
          : (rules) =>
              say(falsifiers.company, {
                name,
                symbol,
                threshold: rules.text(`${id}.turnsAt`),
                isBelow: turn < (value ?? 0),
                value: rules.text(`${id}.value`),
                source: rules.mark,
              }),
    };
  }

  function ofMood(): Ruled {
    const value = mood === null || mood.isLowEvidence ? null : mood.newsMood;
    const points = value === null ? null : ((value >= 0.65 ? 1 : value <= 0.35 ? -1 : 0) as Points);
    draft.computed({
      key: "mood.value",
      label: texts.names.mood,
      unit: "number",
      period: "7d",
      value,
      formula: draft.formulas.meanTone,
      of: [],
    });
    return {
      id: "mood",
      name: texts.names.mood,
      rule: texts.texts.mood,
      value: value === null ? null : values.figure({ value, unit: "number", currency: null }),
      points,
      weight: unmeasuredWeight,
      evidence: null,
      reason: points === null ? reasons.fewStories : reasons.toneNotKept,
      finding: (rules) => say(texts.moodFinding, { symbol, value: rules.text("mood.value"), source: rules.mark }),
      falsifier: null,
    };
  }
}

/** The figure of a company that a rule looks at, per cent; null where it is not reported. */
function companyValue(id: CompanyRuleId, { company, quote, estimates }: Gathered): number | null {
  if (company === null || company.fund !== null) return null;
  const measure = (name: string) => company.measures.find((candidate) => candidate.id === name)?.value ?? null;
  const ratio = (above: number | null, below: number | null) =>
    above === null || below === null || below <= 0 ? null : (above / below) * 100;
  switch (id) {
    case "freeCashFlowYield":
      return ratio(measure("freeCashFlow"), quote.marketCap ?? measure("marketCap"));
    case "expectedGrowth":
      // The figure that the valuation states, so that a report has one expected growth.
      return estimates?.facts.find(({ key }) => key === "year.earningsGrowth")?.value ?? null;
    case "targetDistance": {
      const part = ratio(company.analysts.targetMean, quote.price);
      return part === null ? null : part - 100;
    }
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
