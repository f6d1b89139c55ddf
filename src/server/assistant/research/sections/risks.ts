import { phrase } from "../../computed/phrase.ts";
import type { Gathered } from "../gather.ts";
import type { Judged } from "../rules.ts";
import type { SectionDraft } from "../section-draft.ts";

/** Arguments for and against, as many of each, and what can go wrong. */
export function risksSection(draft: SectionDraft, gathered: Gathered, judged: Judged): void {
  const { symbol, gaps } = gathered;
  for (const part of ["company", "history"] as const) draft.gap(gaps.get(part));
  const rules = draft.cite(judged.source);
  draft.cases(
    judged.bull.map((say) => say(rules)),
    judged.bear.map((say) => say(rules)),
  );
  if (judged.bull.length === 0) draft.gap("Too little is known to set out a bull and a bear case of equal length.");
  const course = draft.citeIf(gathered.fiveYears);
  const figures = draft.citeIf(gathered.companySource);
  const implied = draft.citeIf(gathered.impliedMove);
  draft.statements("Risks in figures", [
    course === null
      ? null
      : phrase`Deepest fall of ${symbol} in five years: ${course.text("deepestFall")}, from ${course.text("deepestFallFrom")} to ${course.text("deepestFallTo")} ${course.mark}.`,
    course === null ? null : phrase`Volatility of ${symbol} a year: ${course.text("volatility")} ${course.mark}.`,
    figures === null ? null : phrase`Beta of ${symbol}: ${figures.text("beta")} ${figures.mark}.`,
    figures === null ? null : phrase`Current ratio of ${symbol}: ${figures.text("currentRatio")} ${figures.mark}.`,
    figures === null
      ? null
      : phrase`Short interest of ${symbol}: ${figures.text("shortPercentOfFloat")} of its free float ${figures.mark}.`,
    implied === null
      ? null
      : phrase`Options on ${symbol} price in a move of ${implied.text("impliedMove")} until ${implied.text("expiry")} ${implied.mark}.`,
  ]);
}
