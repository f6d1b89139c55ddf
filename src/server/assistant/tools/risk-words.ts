import { riskWording } from "#core/portfolio-analysis/risk-wording.ts";
import type { Words } from "#core/words/shape.ts";

/** Risk checks in the language of the words. */
export function riskWordsIn({ riskChecks, review: { number, percent, day }, groups }: Words) {
  const sectors: Readonly<Record<string, string>> = groups;
  return riskWording(riskChecks, { number, percent, day, sector: (name) => sectors[name] ?? name });
}
