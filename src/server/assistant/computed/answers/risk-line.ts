import type { Cited } from "../answer-draft.ts";
import { phrase } from "../phrase.ts";

/** A check that failed, and what its number means. */
export function riskLine(checks: Cited, title: string, value: string, threshold: string): string | null {
  const { mark } = checks;
  const is = checks.text(value);
  const counted = checks.value(value) === 1 ? "holding has" : "holdings have";
  switch (value.replace(/\.value$/, "")) {
    case "spread":
      return phrase`**${title}**: the concentration index is ${is}; above ${checks.text(threshold)} a few holdings decide most of the result ${mark}`;
    case "missing-sector":
      return phrase`**${title}**: ${is} ${counted} no sector, so the allocation by sector is incomplete ${mark}`;
    case "missing-cost":
      return phrase`**${title}**: ${is} ${counted} no known cost, so the gain is incomplete ${mark}`;
    case "missing-price":
      return phrase`**${title}**: ${is} ${counted} no price or rate, so the total value is incomplete ${mark}`;
    case "cash":
      return (checks.value(value) ?? 0) < 0
        ? phrase`**${title}**: below zero by ${checks.text(value, { form: "size" })} of your portfolio ${mark}`
        : phrase`**${title}**: ${is} of your portfolio; up to ${checks.text(threshold)} is in order ${mark}`;
    case "stale-price":
      return phrase`**${title}**: the oldest price is ${is} days old; more than ${checks.text(threshold)} days is too old ${mark}`;
    default:
      return phrase`**${title}**: ${is} of your portfolio; up to ${checks.text(threshold)} is in order ${mark}`;
  }
}
