import { say } from "../../computed/phrase.ts";
import type { Cited } from "../../computed/answer-draft.ts";
import type { Gathered } from "../gather.ts";
import type { SectionDraft } from "../section-draft.ts";
import { lineOf } from "./statement-line.ts";

/** Revenue, margins, cash and debt over the years, and the reports against what was expected. */
export function financialsSection(draft: SectionDraft, gathered: Gathered): void {
  const { words } = draft;
  const { symbol, gaps, company } = gathered;
  const { labels, measures } = gathered.words;
  const names = measures.figures;
  draft.gap(gaps.get("company") ?? gaps.get("statements"));
  if (company?.fund != null) draft.gap(words.gaps.fundHasNoStatements);
  const income = draft.citeIf(gathered.income);
  const cashFlow = draft.citeIf(gathered.cashFlow);
  const balance = draft.citeIf(gathered.balance);
  const figures = draft.citeIf(gathered.companySource);
  draft.statements(words.headings.lastYear, [
    draft.joined(line(income, "totalRevenue", names.totalRevenue), growth(income, "totalRevenue")),
    draft.joined(line(income, "netIncome", names.netIncome), growth(income, "netIncome")),
    line(income, "netIncome.margin", labels.netMargin),
    line(cashFlow, "freeCashFlow", names.freeCashFlow),
    line(balance, "totalDebt", names.totalDebt),
    line(balance, "equity", names.equity),
    figures === null
      ? null
      : say(words.figure, {
          name: names.debtToEquity,
          symbol,
          value: figures.text("debtToEquity"),
          source: figures.mark,
        }),
  ]);
  draft.table(income);
  draft.table(cashFlow);
  const quarters = draft.citeIf(gathered.quarters);
  draft.statements(words.headings.lastQuarter, [
    draft.joined(line(quarters, "totalRevenue", names.totalRevenue), growth(quarters, "totalRevenue")),
  ]);
  const estimates = draft.citeIf(gathered.estimates);
  const [, surprise] = estimates === null ? [] : lineOf(estimates.source, "surprise");
  draft.statements(words.headings.againstExpectations, [
    estimates === null || surprise === undefined
      ? null
      : say(words.surprise, {
          symbol,
          period: surprise.period,
          value: estimates.text(surprise.key, { signed: true }),
          source: estimates.mark,
        }),
  ]);
  draft.table(estimates);
  draft.gap(gaps.get("estimates"));

  function line(statement: Cited | null, id: string, name: string): string | null {
    const [, last] = statement === null ? [] : lineOf(statement.source, id);
    if (statement === null || last === undefined) return null;
    return say(words.figureIn, {
      name,
      symbol,
      period: last.period,
      value: statement.text(last.key),
      source: statement.mark,
    });
  }

  function growth(statement: Cited | null, id: string): string | null {
    const [, last] = statement === null ? [] : lineOf(statement.source, `${id}.growth`);
    if (statement === null || last === undefined) return null;
    return say(words.changeInYear, { change: statement.text(last.key, { signed: true }), source: statement.mark });
  }
}
