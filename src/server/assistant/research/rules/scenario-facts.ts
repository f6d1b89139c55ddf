import type { Scenarios } from "#core/research/scenarios.ts";
import type { SourceDraft } from "../../tools/source-draft.ts";
import type { Gathered } from "../gather.ts";

/** Facts about the ranges of a quarter. */
export function scenarioFacts(found: Scenarios | null, { quote: { currency }, words }: Gathered, draft: SourceDraft) {
  if (found === null) return null;
  const { formulas } = draft;
  const { labels, scenarios } = words.reportRules;
  const percent = (key: string, label: string, value: number, formula: string) =>
    draft.computed({ key, label, unit: "percent", value: value * 100, formula, of: [] });
  const price = (key: string, label: string, value: number) =>
    draft.computed({ key, label, unit: "money", currency, value, formula: formulas.changedClose, of: [] });
  return {
    quarters: draft.figure({
      key: "quarters",
      label: labels.quarters,
      unit: "count",
      value: found.quarters,
    }),
    driftTakenOutPercent: percent("drift", labels.drift, found.drift, formulas.quarterMean),
    ranges: found.scenarios.map(({ name, changeLow, changeHigh, priceLow, priceHigh }) => {
      const key = name.toLowerCase();
      const title = scenarios.names[name];
      return {
        name,
        changeFromPercent: percent(`${key}.changeLow`, labels.changeFrom(title), changeLow, formulas.quarterPercentile),
        changeToPercent: percent(`${key}.changeHigh`, labels.changeTo(title), changeHigh, formulas.quarterPercentile),
        from: price(`${key}.low`, labels.from(title), priceLow),
        to: price(`${key}.high`, labels.to(title), priceHigh),
      };
    }),
  };
}
