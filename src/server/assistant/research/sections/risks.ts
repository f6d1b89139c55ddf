import { say } from "../../computed/phrase.ts";
import type { Gathered } from "../gather.ts";
import type { Judged } from "../rules.ts";
import type { SectionDraft } from "../section-draft.ts";

/** Arguments for and against, as many of each, and what can go wrong. */
export function risksSection(draft: SectionDraft, gathered: Gathered, judged: Judged): void {
  const { words } = draft;
  const { symbol, gaps } = gathered;
  const { labels, measures, prices } = gathered.words;
  for (const part of ["company", "history"] as const) draft.gap(gaps.get(part));
  const rules = draft.cite(judged.source);
  draft.cases(
    judged.bull.map((finding) => finding(rules)),
    judged.bear.map((finding) => finding(rules)),
  );
  if (judged.bull.length === 0) draft.gap(words.gaps.noCases);
  const course = draft.citeIf(gathered.fiveYears);
  const figures = draft.citeIf(gathered.companySource);
  const figure = (name: string, key: string) =>
    figures === null ? null : say(words.figure, { name, symbol, value: figures.text(key), source: figures.mark });
  draft.statements(words.headings.risks, [
    course === null
      ? null
      : say(words.deepestFall, {
          symbol,
          value: course.text("deepestFall"),
          from: course.text("deepestFallFrom"),
          to: course.text("deepestFallTo"),
          source: course.mark,
        }),
    course === null
      ? null
      : say(prices.volatility, { symbol, volatility: course.text("volatility"), source: course.mark }),
    figure(measures.figures.beta, "beta"),
    figure(labels.currentRatio, "currentRatio"),
    figures === null
      ? null
      : say(words.shortInterest, { symbol, value: figures.text("shortPercentOfFloat"), source: figures.mark }),
    draft.impliedMove(),
  ]);
}
