import type { Scenarios } from "#core/research/scenarios.ts";
import type { SourceDraft } from "../../tools/source-draft.ts";

/** Facts about the ranges of a quarter. */
export function scenarioFacts(found: Scenarios | null, currency: string | null, draft: SourceDraft) {
  if (found === null) return null;
  const percent = (key: string, label: string, value: number, formula: string) =>
    draft.computed({ key, label, alsoCalled: ["a quarter"], unit: "percent", value: value * 100, formula, of: [] });
  const price = (key: string, label: string, value: number) =>
    draft.computed({ key, label, unit: "money", currency, value, formula: "last close × (1 + change)", of: [] });
  const quantiles = "percentile of the changes of past quarters less their mean";
  return {
    quarters: draft.figure({
      key: "quarters",
      label: "Past quarters that don't overlap",
      alsoCalled: ["past quarters"],
      unit: "count",
      value: found.quarters,
    }),
    driftTakenOutPercent: percent("drift", "Mean change of a past quarter", found.drift, "mean of past quarters"),
    ranges: found.scenarios.map(({ name, changeLow, changeHigh, priceLow, priceHigh }) => {
      const key = name.toLowerCase();
      return {
        name,
        changeFromPercent: percent(`${key}.changeLow`, `${name} range, change from`, changeLow, quantiles),
        changeToPercent: percent(`${key}.changeHigh`, `${name} range, change to`, changeHigh, quantiles),
        from: price(`${key}.low`, `${name} range, from`, priceLow),
        to: price(`${key}.high`, `${name} range, to`, priceHigh),
      };
    }),
  };
}
