import { figureText } from "#core/computation/figure-text.ts";
import { type CompanyRule, companyRules } from "#core/research/company-rules.ts";
import { unmeasuredWeight } from "#core/research/rule-weight.ts";
import type { Points } from "#core/research/verdict.ts";
import { phrase } from "../../computed/phrase.ts";
import { percentOf, type SourceDraft } from "../../tools/source-draft.ts";
import type { Gathered } from "../gather.ts";
import type { Ruled } from "./ruled.ts";

/** Rules over what a company reports, what analysts expect, and the tone of the news. Their past can't be counted. */
export function companyRuled(gathered: Gathered, draft: SourceDraft): readonly Ruled[] {
  const { symbol, mood } = gathered;
  return [...companyRules.map(ofCompany), ofMood()];

  function ofCompany(rule: CompanyRule): Ruled {
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
    return {
      id: rule.id,
      name: rule.name,
      rule: rule.rule,
      value: value === null ? null : figureText({ value, unit: "percent", currency: null }),
      points,
      weight: unmeasuredWeight,
      evidence: null,
      reason:
        points === null
          ? (gathered.gaps.get("company") ?? "The figure is not reported.")
          : "Past figures as they were known then are not kept, so its hit rate can't be counted.",
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

  function ofMood(): Ruled {
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
      name: "Mood from news",
      rule: "Mean tone of the stories of seven days, 0 to 1: 1 from 0.65 on, −1 from 0.35 down; three stories at least.",
      value: value === null ? null : figureText({ value, unit: "number", currency: null }),
      points,
      weight: unmeasuredWeight,
      evidence: null,
      reason:
        points === null
          ? "Fewer than three stories in seven days."
          : "The tone of past stories was not kept for long enough.",
      say: (rules) =>
        phrase`**Mood from news** about ${symbol}: ${rules.text("mood.value")}, where half is neutral ${rules.mark}.`,
      falsifier: null,
    };
  }
}

/** The figure of a company that a rule looks at, per cent; null where it is not reported. */
function companyValue(id: string, { company, quote, estimates }: Gathered): number | null {
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
